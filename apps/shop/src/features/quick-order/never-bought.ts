import { executeOf } from '@provender/client/api/api-query'
import type { QueryClient } from '@tanstack/react-query'
import type { PasteRow } from './paste-rows.ts'
import { BoughtBefore } from './quick-order.documents.ts'

/** As many as the server answers about at once. */
const maxProducts = 100

/**
 * Which products of the lines to check the company has never bought. Only the server knows: what is on the device ends
 * with the most often bought products of a year.
 */
export async function readNeverBought(
  client: QueryClient,
  rows: readonly Pick<PasteRow, 'group' | 'choice'>[],
): Promise<ReadonlySet<string>> {
  const chosen = rows.flatMap(({ group, choice }) => (group === 'check' && choice ? [choice.product.id] : []))
  const productIds = [...new Set(chosen)].slice(0, maxProducts)
  if (productIds.length === 0) return new Set()
  const { previouslyBought } = await executeOf(client)(BoughtBefore, { productIds })
  const bought = new Set(previouslyBought.map(({ product }) => product.id))
  return new Set(productIds.filter((id) => !bought.has(id)))
}
