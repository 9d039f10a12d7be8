import { visibleLine } from '../contact/visible-text.ts'
import type { BasketId, ProductId } from '../ids.ts'
import type { Quantity, UnitPrice } from '../money/money.ts'
import type { SubstitutionWish } from '../order/order.ts'
import type { SalesUnit } from '../price/price.ts'
import type { LineAuthor } from './line-author.ts'

export interface BasketLine {
  readonly productId: ProductId
  readonly unit: SalesUnit
  readonly quantity: Quantity
  /** The net unit price shown when the line was added; null when none was shown. */
  readonly priceWhenAdded: UnitPrice | null
  /** The pieces in a box when the line was added; null for other units, or if unknown. */
  readonly piecesPerBoxWhenAdded: number | null
  /** A note to the wholesaler about this line; empty for none. */
  readonly note: string
  /** What the customer wants if the product runs out; null for the wish of the whole order. */
  readonly substitutionWish: SubstitutionWish | null
  /** Null if unknown. On a device also null for the user's own changes on this device. */
  readonly changedBy: LineAuthor | null
}

export const fulfilmentMethods = ['DELIVERY', 'CLICK_AND_COLLECT'] as const
export type FulfilmentMethod = (typeof fulfilmentMethods)[number]

export interface Basket {
  readonly id: BasketId
  readonly name: string
  readonly isActive: boolean
  readonly createdAtMs: number
  readonly updatedAtMs: number
  readonly deviceId: string | null
  readonly fulfilmentMethod: FulfilmentMethod | null
  /** In the order they were added; at most one line per product and unit. */
  readonly lines: readonly BasketLine[]
}

/** All baskets of a company. Exactly one is active unless the list is empty. */
export type Baskets = readonly Basket[]

export const maxBasketNameLength = 60
export const maxBaskets = 50
export const maxBasketLines = 1000
export const maxLineNoteLength = 200

export function activeBasket(baskets: Baskets): Basket | undefined {
  return baskets.find((basket) => basket.isActive)
}

export function findBasket(baskets: Baskets, id: BasketId | null): Basket | undefined {
  return id === null ? activeBasket(baskets) : baskets.find((basket) => basket.id === id)
}

export function findLine(
  basket: Basket | undefined,
  productId: ProductId,
  unit: SalesUnit,
): BasketLine | undefined {
  return basket?.lines.find((line) => line.productId === productId && line.unit === unit)
}

/** Cleaned; null if it is too long. Empty means "use the default". */
export function basketName(typed: string): string | null {
  return textWithin(typed, maxBasketNameLength)
}

/** Cleaned; null if it is too long. Empty means no note. */
export function lineNote(typed: string): string | null {
  return textWithin(typed, maxLineNoteLength)
}

/** Counts code points, so that a character outside the basic plane counts once. */
function textWithin(typed: string, maximum: number): string | null {
  const text = visibleLine(typed)
  return Array.from(text).length <= maximum ? text : null
}
