import type { Quantity } from '@provender/domain/money/money'
import { quantityAsBaseUnits, quantityWithin, toBaseUnits } from '@provender/domain/units/units'
import { quantityFromWire } from '@provender/sync/operations/basket-wire'
import { productControl, type ProductControl } from '../catalogue/add-state.ts'
import { productUnits, unitOf } from '../catalogue/basket-product.ts'
import type { ProductCardFieldsFragment } from '../catalogue/product-card.documents.ts'
import type { ProductList } from '../catalogue/product-list.ts'
import type { EditedLine } from './edited-basket.ts'

export function lineControl(
  {
    reviewed: { product, hasLastStock, quantity: reviewedQuantity },
    unit,
    quantity,
    otherQuantity,
    problems,
  }: EditedLine,
  listContext: ProductList,
): ProductControl | undefined {
  if (!product || !unitOf(product, unit)) return undefined
  const inBasket =
    unit === '1' ? { '1': quantity, '2': otherQuantity } : { '1': otherQuantity, '2': quantity }
  const isBasketLine = !problems.some(({ type }) => type === 'OUT_OF_STOCK')
  const control = productControl(product, { inBasket, listContext }, { unit, isBasketLine })
  // Without stock, and with no reminder to set, the line can still be lowered.
  const usable =
    control.state.offer === 'nothing'
      ? productControl(product, { inBasket, listContext }, { unit, isBasketLine: true })
      : control
  // The note of the line states the problem already; do not repeat it in the control.
  if (problems.some(({ type }) => type === 'SHORT')) return withoutReason(usable)
  const isReviewed = quantity === quantityFromWire(reviewedQuantity)
  return hasLastStock && isReviewed ? withLastStock(usable, { product, unit, quantity }, listContext) : usable
}

/** The server has found that a line without a product is no longer sold; a device may only lack its product. */
export function canComeBack(line: EditedLine, listContext: ProductList): boolean {
  return line.reviewed.product ? lineControl(line, listContext) !== undefined : line.isOrderable
}

/** The server limits the line by stock whose count it does not send. */
function withLastStock(
  control: ProductControl,
  {
    product,
    unit,
    quantity,
  }: { readonly product: ProductCardFieldsFragment } & Pick<EditedLine, 'unit' | 'quantity'>,
  { labels }: ProductList,
): ProductControl {
  const { state, limit } = control
  if (state.offer !== 'quantity' || limit.maximum <= quantity) return control
  const reason = labels.allYours(quantity, unitOf(product, unit)?.kind ?? 'PIECE')
  return {
    ...control,
    limit: { maximum: quantity, by: 'stock', remaining: 0 as Quantity },
    state: { ...state, field: { ...state.field, maximum: quantity }, reason },
  }
}

function withoutReason(control: ProductControl): ProductControl {
  const { state } = control
  return state.offer === 'quantity' ? { ...control, state: { ...state, reason: undefined } } : control
}

/** For a line above the stock: the quantity that the product's other line leaves. Undefined if that is 0 or unknown. */
export function availableTo({ problems, reviewed, unit, otherQuantity }: EditedLine): Quantity | undefined {
  const short = problems.find(({ type }) => type === 'SHORT')
  if (short?.available === undefined || !reviewed.product) return undefined
  const units = productUnits(reviewed.product)
  const other = unit === '1' ? '2' : '1'
  // Single pieces that do not fill a box count as well, because the other line can have them.
  const combined = short.combined
    ? quantityAsBaseUnits(units, short.combined.available)
    : toBaseUnits(units, unit, short.available)
  const quantity = quantityWithin(units, unit, combined - toBaseUnits(units, other, otherQuantity))
  return quantity > 0 ? quantity : undefined
}
