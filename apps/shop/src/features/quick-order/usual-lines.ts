import type { PasteRow } from './paste-rows.ts'
import type { PasteMemoryQuery } from './quick-order.documents.ts'

/** How many lines are of a product that the company buys, in the one unit in which it buys it. */
export function countUsual(
  rows: readonly Pick<PasteRow, 'choice'>[],
  bought: PasteMemoryQuery['previouslyBought'],
): number {
  const units = new Map(bought.map(({ product, onlyUnit }) => [product.id, onlyUnit]))
  return rows.filter(({ choice }) => choice && units.get(choice.product.id) === choice.unit).length
}
