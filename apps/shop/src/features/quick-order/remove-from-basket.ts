import { findLine } from '@provender/domain/basket/basket'
import { replacedLine } from '@provender/sync/basket/restore-lines'
import { basketProduct, productIdOf } from '../catalogue/basket-product.ts'
import type { BasketTarget } from './add-rows.ts'
import type { PasteChoice } from './paste-rows.ts'

/**
 * Removes the line of a product, also what the basket had before. Returns what brings it back as it was, with its note and wish;
 * undefined if there is no such line.
 */
export function removeFromBasket(
  { baskets, listContext }: BasketTarget,
  { product, unit }: Omit<PasteChoice, 'quantity'>,
): (() => void) | undefined {
  const basket = baskets.view().active
  const productId = productIdOf(product)
  const line = findLine(basket, productId, unit)
  if (!basket || !line) return undefined
  const basketId = basket.id
  baskets.registerProduct(productId, basketProduct(product, listContext.stockPolicy))
  baskets.push([{ type: 'remove', basketId, productId, unit, quantity: line.quantity }])
  return () => baskets.putBack([{ type: 'replaceLines', basketId, lines: [replacedLine(line)] }])
}
