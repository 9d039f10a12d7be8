import type { StockNotice } from '@provender/ui/overlays/notice-queue'
import type { AddAction, AddControlProps } from '@provender/ui/product/add-control-props'
import type { ComponentType } from 'react'
import type { ProductControl, productControl } from './add-state.ts'
import type { ProductCardFieldsFragment } from './product-card.documents.ts'
import type { ProductContext } from './product-context.ts'

export type ShowStockAlert = (notice: Omit<StockNotice, 'kind'>) => void

export type ControlOf = typeof productControl

export interface AddTarget {
  readonly product: ProductCardFieldsFragment
  readonly control: ProductControl
  readonly showStockAlert?: ShowStockAlert | undefined
}

export interface ProductList extends ProductContext {
  /** For visitors, the control that links to the login page, and the component that shows it. */
  readonly controlOf: ControlOf
  readonly AddControl: ComponentType<AddControlProps>
  readonly onAdd: (action: AddAction, on: AddTarget) => void
  readonly onFavourite: (product: ProductCardFieldsFragment) => void
}
