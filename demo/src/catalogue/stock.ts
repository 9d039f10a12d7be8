import type { StockRow } from '@provender/domain/import/rows'
import { createRandom, integerBetween } from '../random-source.ts'
import type { ListedProduct } from './products.ts'

/** Stock of weighed products is in multiples of 100 g. */
const roundGrams = (value: number): number => Math.round(value / 100) * 100

function onHandOf(seed: number, { product, offer }: ListedProduct): number {
  const chance = createRandom(seed, `stock ${offer.key}`)
  const least = product.minStock
  if (offer.base.deposit) return 500
  if (product.saleType === 'CLEARANCE')
    return integerBetween(chance, 1, Math.max(2, product.piecesPerBox * 3))
  const at = chance()
  if (at < 0.045) return 0
  if (at < 0.12) return integerBetween(chance, 1, least)
  return least + integerBetween(chance, 1, least * 12)
}

/** Stock of every product: most are well stocked, some low, a few out of stock, and a few suspended. */
export function stockOf(seed: number, listed: readonly ListedProduct[]): readonly StockRow[] {
  return listed.map((one) => {
    const { product, offer } = one
    const count = onHandOf(seed, one)
    const weighed = offer.size.soldBy === 'weight' && count > 0
    return {
      productCode: product.code,
      onHand: weighed ? Math.max(100, roundGrams(count)) : count,
      suspended: !offer.base.deposit && createRandom(seed, `suspended ${offer.key}`)() < 0.012,
    }
  })
}
