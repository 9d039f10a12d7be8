import type { BasketContext, BasketProduct } from '@provender/domain/basket/context'
import type { UnitPrice } from '@provender/domain/money/money'

/** Sold in any quantity of any unit: its kilograms need not be whole. */
export const unknownProduct: BasketProduct = {
  units: { secondUnit: 'kg', piecesPerBox: 1, sellAs: '3', defaultUnit: '1', weightGrams: 1000 },
  sellable: Infinity,
  netPrice: () => 1_000_000_000 as UnitPrice,
}

/**
 * The context for operations as they were applied. The tab in which they were made has checked them against product and limits,
 * which another tab may not know.
 */
export function contextOfApplied(context: BasketContext): BasketContext {
  return { ...context, product: () => unknownProduct, quantityLimits: noQuantityLimits }
}

const noQuantityLimits = {
  maxBasketItemPcsQuantity: Infinity,
  maxBasketItemBoxQuantity: Infinity,
  maxBasketItemKgQuantity: Infinity,
}
