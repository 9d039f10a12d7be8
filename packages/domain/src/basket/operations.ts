import type { BasketId, ProductId } from '../ids.ts'
import type { Quantity, UnitPrice } from '../money/money.ts'
import type { SubstitutionWish } from '../order/order.ts'
import type { SalesUnit } from '../price/price.ts'

interface OfLine {
  /** Null for the basket that is active when the operation is applied. */
  readonly basketId: BasketId | null
  readonly productId: ProductId
  readonly unit: SalesUnit
}

/** What the customer saw of the product and unit. */
export interface SeenUnit {
  readonly price: UnitPrice | null
  readonly piecesPerBox?: number | undefined
}

/** One change by one user, small enough to be replayed (docs/product-rules.md#baskets). */
export type BasketOperation =
  | (OfLine & SeenUnit & { readonly type: 'add'; readonly quantity: Quantity })
  | (OfLine & SeenUnit & { readonly type: 'setQuantity'; readonly quantity: Quantity })
  /** Subtracts the quantity; deletes the line at zero or below. */
  | (OfLine & { readonly type: 'remove'; readonly quantity: Quantity })
  /** The device creates the id, so that it can use the basket at once. An empty name means the default. */
  | { readonly type: 'create'; readonly basketId: BasketId; readonly name: string }
  | { readonly type: 'rename'; readonly basketId: BasketId; readonly name: string }
  | { readonly type: 'activate'; readonly basketId: BasketId }
  | { readonly type: 'delete'; readonly basketId: BasketId }
  /** Copies a basket and makes the copy active. An empty name means the default. */
  | {
      readonly type: 'duplicate'
      readonly basketId: BasketId
      readonly newBasketId: BasketId
      readonly name: string
    }
  | { readonly type: 'clear'; readonly basketId: BasketId | null }
  | (OfLine & { readonly type: 'note'; readonly note: string })
  /** Null for the wish of the whole order. */
  | (OfLine & { readonly type: 'wish'; readonly wish: SubstitutionWish | null })
  | {
      readonly type: 'moveLines'
      readonly basketId: BasketId | null
      readonly toBasketId: BasketId
      readonly lines: readonly MovedLine[]
    }
  /** Reorder: replaces the quantity of each line, without the cap. Lines of other products stay. */
  | {
      readonly type: 'replaceLines'
      readonly basketId: BasketId | null
      readonly lines: readonly ReplacedLine[]
    }

export interface ReplacedLine extends SeenUnit {
  readonly productId: ProductId
  readonly unit: SalesUnit
  readonly quantity: Quantity
  /** Null keeps the existing note. */
  readonly note: string | null
  /** Without one, the existing wish stays. */
  readonly wish?: SubstitutionWish | null | undefined
}

export type MovedLine = Pick<ReplacedLine, 'productId' | 'unit'>

export type BasketProblem =
  | { readonly type: 'BASKET_NOT_FOUND'; readonly basketId: BasketId | null }
  /** Somebody else deleted the basket. Lines added since are in a new basket with its name. */
  | { readonly type: 'BASKET_RESTORED'; readonly basketId: BasketId; readonly name: string }
  | { readonly type: 'BASKET_EXISTS'; readonly basketId: BasketId }
  | { readonly type: 'BASKET_NAME_TOO_LONG'; readonly maximum: number }
  | { readonly type: 'TOO_MANY_BASKETS'; readonly maximum: number }
  | { readonly type: 'TOO_MANY_LINES'; readonly maximum: number }
  | {
      readonly type: 'NOTE_TOO_LONG'
      readonly maximum: number
      readonly productId: ProductId
      readonly unit: SalesUnit
    }
  | { readonly type: 'PRODUCT_NOT_FOUND'; readonly productId: ProductId }
  | { readonly type: 'LINE_NOT_FOUND'; readonly productId: ProductId; readonly unit: SalesUnit }
  | { readonly type: 'UNIT_NOT_SOLD'; readonly productId: ProductId; readonly unit: SalesUnit }
  | { readonly type: 'NO_PRICE'; readonly productId: ProductId; readonly unit: SalesUnit }
  | { readonly type: 'INVALID_QUANTITY'; readonly productId: ProductId; readonly unit: SalesUnit }
  | {
      readonly type: 'CAPPED'
      readonly by: 'QUANTITY_CAP' | 'STOCK'
      readonly productId: ProductId
      readonly unit: SalesUnit
      readonly quantity: Quantity
    }
