import { formatQuantity, parseQuantity, quantityTooLong } from '../money/decimal.ts'
import type { Quantity } from '../money/money.ts'
import type { UnitKind } from './units.ts'

/** The configured limits of one basket line, in whole units (docs/product-rules.md#quantities). */
export interface QuantityLimits {
  readonly maxBasketItemPcsQuantity: number
  readonly maxBasketItemBoxQuantity: number
  readonly maxBasketItemKgQuantity: number
}

/** The limit of the line's own unit (docs/product-rules.md#quantities). */
export function configuredLimit(quantityLimits: QuantityLimits, kind: UnitKind): Quantity {
  switch (kind) {
    case 'piece':
      return (quantityLimits.maxBasketItemPcsQuantity * 1000) as Quantity
    case 'box':
      return (quantityLimits.maxBasketItemBoxQuantity * 1000) as Quantity
    case 'kg':
      return (quantityLimits.maxBasketItemKgQuantity * 1000) as Quantity
  }
}

/** Pieces and boxes are integers; kilograms have up to 3 decimals; never negative, and never with eight digits or more. */
export function isQuantityOf(kind: UnitKind, quantity: number): quantity is Quantity {
  if (!Number.isSafeInteger(quantity) || quantity < 0 || quantity >= quantityTooLong) return false
  return kind === 'kg' || quantity % 1000 === 0
}

/**
 * Parses typed text into thousandths. Empty counts as 0. Kilograms accept `,` or `.` as the decimal mark. Undefined if it is not a quantity
 * of this unit; the field then keeps its text.
 */
export function typedQuantity(kind: UnitKind, text: string): Quantity | undefined {
  const trimmed = text.trim()
  if (trimmed === '') return 0 as Quantity
  const plain = kind === 'kg' ? trimmed.replace(',', '.').replace(/^\./, '0.').replace(/\.$/, '') : trimmed
  if (kind !== 'kg' && !/^\d+$/.test(plain)) return undefined
  const quantity = parseQuantity(plain)
  return quantity !== undefined && isQuantityOf(kind, quantity) ? quantity : undefined
}

export function displayedQuantity(quantity: Quantity, decimalMark: '.' | ','): string {
  return formatQuantity(quantity).replace('.', decimalMark)
}
