import { isSoldIn } from '@provender/domain/units/units'
import type { CatalogueProduct } from '../product.ts'
import { trait } from '../search/matches.ts'
import { isPackContent } from './pack-content.ts'
import { packOf } from './pack.ts'
import type { ReadLine } from './read-line.ts'
import type { WrittenAmount } from './written-amount.ts'

export const otherUnit = 3
export const minPackNumber = 12

/**
 * The cost of a product that does not fit the written unit: `2 boxes` for a product sold by weight. Negative if its pack has the number.
 */
export function unitCost({ amount }: ReadLine, product: CatalogueProduct, traits: number): number {
  if (!amount) return 0
  // One box that is not sold in pieces contains more than its packs.
  const isThing = (traits & (trait.head | trait.department)) !== 0
  if (isThing && amount.unit === null && isPackContent(product, amount))
    return isSoldIn(product, '1') ? -minPackNumber : otherUnit - minPackNumber
  if (isSoldInUnit(product, amount)) return 0
  const isOtherWeight = amount.unit === 'kg' && packOf(product).piece?.value !== amount.count * gramsPerKilo
  return isOtherWeight ? 2 * otherUnit : otherUnit
}
const gramsPerKilo = 1000

function isSoldInUnit(product: CatalogueProduct, { unit, count }: WrittenAmount): boolean {
  if (unit === 'kg' || product.secondUnit === 'kg') return unit === 'kg' && product.secondUnit === 'kg'
  if (unit !== 'piece' || isSoldIn(product, '1')) return true
  return product.secondUnit === 'box' && count % packOf(product).pieces === 0
}
