import type { BasketContext, BasketProduct } from '@provender/domain/basket/context'
import type { BasketOperation } from '@provender/domain/basket/operations'
import type { UnitPrice } from '@provender/domain/money/money'

/** Sold in any quantity of any unit: its kilograms need not be whole. */
export const unknownProduct: BasketProduct = {
  units: { secondUnit: 'kg', piecesPerBox: 1, sellAs: '3', defaultUnit: '1', weightGrams: 1000 },
  sellable: Infinity,
  netPrice: () => 1_000_000_000 as UnitPrice,
}

/**
 * The context for an operation as it was applied. The tab in which it was made has checked it against product and limits, which
 * another tab may not know. Limits still bound the sum of a move: how much that is depends on what others leave in both baskets,
 * so no operation can say it.
 */
export function contextOfApplied({ type }: BasketOperation, context: BasketContext): BasketContext {
  if (type === 'moveLines') return context
  return { ...context, product: () => unknownProduct, quantityLimits: noQuantityLimits }
}

const noQuantityLimits = {
  maxBasketItemPcsQuantity: Infinity,
  maxBasketItemBoxQuantity: Infinity,
  maxBasketItemKgQuantity: Infinity,
}
