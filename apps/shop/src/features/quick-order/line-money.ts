import { parseUnitPrice } from '@provender/domain/money/decimal'
import { lineNet, type Minor, type Quantity } from '@provender/domain/money/money'
import { amount } from '../basket/line-labels.ts'
import { unitOf } from '../catalogue/basket-product.ts'
import { pricePerUnit } from '../catalogue/price-per-unit.ts'
import type { ProductList } from '../catalogue/product-list.ts'
import type { PasteChoice, PasteRow } from './paste-rows.ts'
import type { AddableRows } from './use-addable.ts'

/** The net price and total of a line as text; a dash if there is no price. */
export function lineMoney(
  { product, unit, quantity }: PasteChoice,
  listContext: ProductList,
): { readonly price: string; readonly sum: string } {
  const sold = unitOf(product, unit)
  const price = parseUnitPrice(sold?.price ?? '')
  if (!sold || price === undefined || price === 0) return { price: listContext.labels.price.hidden, sum: '–' }
  return {
    price: pricePerUnit(price, sold.kind, listContext),
    sum: amount(lineNet(price, quantity), listContext),
  }
}

/** The money of a pasted row, as far as the basket accepts its quantity: the sum of the rows counts no more. */
export function rowMoney(
  choice: PasteChoice,
  addable: Quantity | undefined,
  listContext: ProductList,
): ReturnType<typeof lineMoney> {
  return lineMoney({ ...choice, quantity: addable ?? choice.quantity }, listContext)
}

/** The net sum of the confirmed rows, as far as the basket accepts them. Rows without a price count nothing. */
export function sumOfRows(rows: readonly PasteRow[], addable: AddableRows, listContext: ProductList): string {
  let net = 0
  for (const { id, choice, isConfirmed } of rows) {
    if (!choice || !isConfirmed) continue
    const price = parseUnitPrice(unitOf(choice.product, choice.unit)?.price ?? '')
    if (price !== undefined) net += lineNet(price, addable.get(id)?.quantity ?? choice.quantity)
  }
  return amount(net as Minor, listContext)
}
