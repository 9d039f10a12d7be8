import type { FulfilmentMethod } from '../basket/basket.ts'
import { isOrderable, type PricedBasket } from '../basket/price-basket.ts'
import type { ProductId } from '../ids.ts'
import type { Minor } from '../money/money.ts'

/** The configured minimum of each method, net, in minor units; 0 for none (docs/product-rules.md#minimum-order). */
export interface Minimums {
  readonly deliveryMinBasketTotal: Minor
  readonly collectionMinBasketTotal: Minor
}

export function minimumOf(minimums: Minimums, method: FulfilmentMethod): Minor {
  return method === 'DELIVERY' ? minimums.deliveryMinBasketTotal : minimums.collectionMinBasketTotal
}

export function missingToMinimum(net: Minor, minimum: Minor): Minor {
  return Math.max(0, minimum - net) as Minor
}

export type QuoteRefusal =
  | { readonly type: 'BASKET_EMPTY' }
  | { readonly type: 'SHORT_OF_STOCK'; readonly productIds: readonly ProductId[] }

/**
 * Refuses a basket without orderable lines, or with a line above the stock: the user sets the quantity, nothing is
 * reduced silently. If every line has sold out, the refusal names that instead of an empty basket.
 */
export function refusalOfQuote({ lines }: PricedBasket): QuoteRefusal | null {
  const isAnyOrderable = lines.some(isOrderable)
  const short = lines.filter((line) =>
    line.problems.some(({ type }) => type === 'SHORT' || (type === 'OUT_OF_STOCK' && !isAnyOrderable)),
  )
  if (short.length > 0)
    return { type: 'SHORT_OF_STOCK', productIds: [...new Set(short.map((line) => line.productId))] }
  return isAnyOrderable ? null : { type: 'BASKET_EMPTY' }
}
