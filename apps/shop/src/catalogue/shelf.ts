import type { StockPolicy } from '@provender/domain/stock/stock'
import type { QuantityCaps } from '@provender/domain/units/quantity-rule'
import type { AddAct, AddControlProps } from '@provender/ui/add-control'
import type { StockNotice } from '@provender/ui/notice-queue'
import type { ComponentType } from 'react'
import type { ProductControl, productControl } from './add-state.ts'
import type { PriceReading } from './price-view.ts'
import type { ProductCardFieldsFragment } from './product-card.documents.ts'
import type { ProductWords } from './product-words.ts'

export type TellStock = (notice: Omit<StockNotice, 'kind'>) => void

/** What the control of a product, or of one of its units, offers now. */
export type ControlOf = typeof productControl

/** Whose control was pressed. */
interface PressedControl {
  readonly product: ProductCardFieldsFragment
  readonly control: ProductControl
  /** Where a stock alert appears when it is not over the page. */
  readonly tellStock?: TellStock | undefined
}

/** By what every product of a page is shown and acted on: made once a page and handed to each card. */
export interface Shelf extends PriceReading {
  readonly words: ProductWords
  readonly isSignedIn: boolean
  readonly stockPolicy: StockPolicy
  readonly caps: QuantityCaps
  /** The login page, leading back here. */
  readonly loginHref: string
  /** Of visitors, the way to the login page; likewise what it shows. */
  readonly controlOf: ControlOf
  readonly AddControl: ComponentType<AddControlProps>
  readonly onAdd: (act: AddAct, on: PressedControl) => void
  readonly onFavourite: (product: ProductCardFieldsFragment) => void
}
