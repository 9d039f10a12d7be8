import { parseUnitPrice } from '@provender/domain/money/decimal'
import { lineNet } from '@provender/domain/money/money'
import { amount } from '../basket/line-labels.ts'
import { unitOf } from '../catalogue/basket-product.ts'
import { pricePerUnit } from '../catalogue/price-per-unit.ts'
import type { ProductListContext } from '../catalogue/product-list-context.ts'
import type { PasteChoice } from './paste-rows.ts'

/** The net price and total of a line as text; a dash if there is no price. */
export function lineMoney(
  { product, unit, quantity }: PasteChoice,
  listContext: ProductListContext,
): { readonly price: string; readonly sum: string } {
  const sold = unitOf(product, unit)
  const price = parseUnitPrice(sold?.price ?? '')
  if (!sold || price === undefined || price === 0) return { price: listContext.labels.price.hidden, sum: '–' }
  return {
    price: pricePerUnit(price, sold.kind, listContext),
    sum: amount(lineNet(price, quantity), listContext),
  }
}
