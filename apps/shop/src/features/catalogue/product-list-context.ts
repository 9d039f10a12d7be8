import type { StockNotice } from '@provender/ui/overlays/notice-queue'
import type { AddAct, AddControlProps } from '@provender/ui/product/add-control-props'
import type { ComponentType } from 'react'
import type { ProductControl, productControl } from './add-state.ts'
import type { ProductCardFieldsFragment } from './product-card.documents.ts'
import type { ProductContext } from './product-context.ts'

export type NotifyStock = (notice: Omit<StockNotice, 'kind'>) => void

/** What the control of a product, or of one of its units, offers now. */
export type ControlOf = typeof productControl

/** Whose control was pressed. */
export interface PressedControl {
  readonly product: ProductCardFieldsFragment
  readonly control: ProductControl
  /** Where a stock alert appears when it is not over the page. */
  readonly tellStock?: NotifyStock | undefined
}

/** What every product of a page is shown and acted on by: made once a page and handed to each card. */
export interface ProductListContext extends ProductContext {
  /** Of visitors, the way to the login page; likewise what it shows. */
  readonly controlOf: ControlOf
  readonly AddControl: ComponentType<AddControlProps>
  readonly onAdd: (act: AddAct, on: PressedControl) => void
  readonly onFavourite: (product: ProductCardFieldsFragment) => void
}
