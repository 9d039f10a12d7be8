import type { Quantity } from '@provender/domain/money/money'
import { quantityAsBaseUnits, quantityWithin, toBaseUnits } from '@provender/domain/units/units'
import { productControl, type ProductControl } from '../catalogue/add-state.ts'
import { productUnitsOf, unitOf } from '../catalogue/basket-product.ts'
import type { ProductListContext } from '../catalogue/product-list-context.ts'
import type { EditedLine } from './edited-basket.ts'

/** The control of a line; undefined when its product, or its unit, is no longer sold. */
export function lineControl(
  { reviewed: { product }, unit, quantity, otherQuantity, problems }: EditedLine,
  shelf: ProductListContext,
): ProductControl | undefined {
  if (!product || !unitOf(product, unit)) return undefined
  const inBasket =
    unit === '1' ? { '1': quantity, '2': otherQuantity } : { '1': otherQuantity, '2': quantity }
  const isBasketLine = !problems.some(({ type }) => type === 'OUT_OF_STOCK')
  const control = productControl(product, { inBasket, shelf }, { unit, isBasketLine })
  // Without stock and without a reminder to set, the line can still be lowered.
  const usable =
    control.state.offer === 'nothing'
      ? productControl(product, { inBasket, shelf }, { unit, isBasketLine: true })
      : control
  // The line's own note says what is wrong; the control does not say it again in other words.
  return problems.some(({ type }) => type === 'SHORT') ? withoutReason(usable) : usable
}

function withoutReason(control: ProductControl): ProductControl {
  const { state } = control
  return state.offer === 'quantity' ? { ...control, state: { ...state, reason: undefined } } : control
}

/** Of a line that asks for too much: what the product's other line leaves; undefined when that is nothing, or not known. */
export function availableTo({ problems, reviewed, unit, otherQuantity }: EditedLine): Quantity | undefined {
  const short = problems.find(({ type }) => type === 'SHORT')
  if (short?.available === undefined || !reviewed.product) return undefined
  const units = productUnitsOf(reviewed.product)
  const other = unit === '1' ? '2' : '1'
  // What does not fill a box counts where pieces are taken from it.
  const there = short.together
    ? quantityAsBaseUnits(units, short.together.there)
    : toBaseUnits(units, unit, short.available)
  const quantity = quantityWithin(units, unit, there - toBaseUnits(units, other, otherQuantity))
  return quantity > 0 ? quantity : undefined
}
