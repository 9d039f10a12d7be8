import type { CountUnit } from '@provender/catalogue/unit-words'
import type { SalesUnit } from '@provender/domain/price/price'
import type { BasketStore } from '@provender/sync/basket/basket-store'
import { unitFromWire } from '@provender/sync/operations/basket-wire'
import { productControl } from '../catalogue/add-state.ts'
import type { ProductList } from '../catalogue/product-list.ts'
import { lineUnit, usualQuantityOf } from '../usual/requested-items.ts'
import { basketState, unitToAdd } from './add-product.ts'
import type { SuggestedProductRow } from './suggestion-rows.ts'
import type { SuggestionView } from './suggestion-view.ts'

const noneInBasket = { '1': 0, '2': 0 } as Parameters<typeof lineUnit>[1]

interface RowContext {
  readonly baskets: Pick<BasketStore, 'quantityOf'>
  readonly listContext: ProductList
}

/** The unit that was typed, as a code or a word, else the unit of the last purchase. */
export function unitOfRow({ unit, usual }: SuggestedProductRow): SalesUnit | undefined {
  return unit ?? (usual && lineUnit(usual, noneInBasket))
}

/** Rows that add what was typed, '3 boxes' or '3 pieces', where the product is sold so. */
export function withTypedUnit(view: SuggestionView, typed: CountUnit | undefined): SuggestionView {
  const kind = typed === 'box' ? 'BOX' : typed === 'piece' ? 'PIECE' : undefined
  if (kind === undefined) return view
  const products = view.products.map((row): SuggestedProductRow => {
    const sold = row.product.units.find((each) => each.kind === kind)
    return sold ? { ...row, unit: unitFromWire(sold.unit) } : row
  })
  return { ...view, products }
}

/** How many one press or Enter adds: what was typed, else as much as last time. Empty for one. */
export function countOfRow(row: SuggestedProductRow, typed: string): string {
  if (typed !== '') return typed
  const isUsual = row.usual?.lastBoughtAt && lineUnit(row.usual, noneInBasket) === unitOfRow(row)
  return isUsual && row.usual ? String(usualQuantityOf(row.usual) / 1000) : ''
}

export function canAddRow(row: SuggestedProductRow, { baskets, listContext }: RowContext): boolean {
  const unit = unitToAdd(row.product, { baskets, listContext }, unitOfRow(row))
  if (unit === undefined) return false
  const inBasket = basketState(row.product, baskets)
  const { state } = productControl(row.product, { inBasket, listContext }, { unit })
  return state.offer === 'add' || state.offer === 'quantity'
}
