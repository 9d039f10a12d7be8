import type { BasketId, ProductId } from '../ids.ts'
import type { Quantity, UnitPrice } from '../money/money.ts'
import type { SalesUnit } from '../price/price.ts'
import type { LineAuthor } from './line-author.ts'

export interface BasketLine {
  readonly productId: ProductId
  readonly unit: SalesUnit
  /** Above 0. */
  readonly quantity: Quantity
  /** The net unit price shown when the line was added; null when none was shown. */
  readonly priceWhenAdded: UnitPrice | null
  /** What the person wants the wholesaler to know of this line; empty for nothing. */
  readonly note: string
  /** Null where it is not known; on a device also where it was the person herself, on this device. */
  readonly changedBy: LineAuthor | null
}

export const fulfilmentMethods = ['DELIVERY', 'CLICK_AND_COLLECT'] as const
export type FulfilmentMethod = (typeof fulfilmentMethods)[number]

/** A company's basket before the order (docs/product-rules.md#baskets). */
export interface Basket {
  readonly id: BasketId
  readonly name: string
  readonly isActive: boolean
  readonly createdAtMs: number
  readonly updatedAtMs: number
  /** The device that wrote the active basket last. */
  readonly deviceId: string | null
  readonly fulfilmentMethod: FulfilmentMethod | null
  /** In the order they were added; at most one line per product and unit. */
  readonly lines: readonly BasketLine[]
}

/** Every basket of a company. Exactly one is active while there is any. */
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

/** A basket's name as it is kept: trimmed; null when it is longer than allowed. Empty means "use the default". */
export function basketName(typed: string): string | null {
  return textWithin(typed, maxBasketNameLength)
}

/** A line's note as it is kept: trimmed; null when it is longer than allowed. Empty means that there is none. */
export function lineNote(typed: string): string | null {
  return textWithin(typed, maxLineNoteLength)
}

/** Characters are counted as people count them: a sign outside the first plane is one. */
function textWithin(typed: string, maximum: number): string | null {
  const text = typed.trim()
  return Array.from(text).length <= maximum ? text : null
}
