import { ask } from '@provender/client/api/ask'
import { statusOf } from '@provender/client/api/execute'
import type { QueryClient } from '@tanstack/react-query'
import { hasCode } from '../catalogue/coded-product.ts'
import { askDevice } from '../catalogue/device/device-link.ts'
import { otherCodeFor } from './other-code.ts'
import { ScannedCode, type ScannedCodeQuery } from './scan.documents.ts'

/** A product with the codes that are on it. */
export type CodedProduct = ScannedCodeQuery['products']['products'][number]

/**
 * The products with exactly this code or barcode; more than one where the wholesaler has put it on several. The code of a
 * case that is on none finds the product whose piece it is a case of, a UPC-E what it is short for. Whoever scans need not know who answered.
 */
export async function findByCode(client: QueryClient, code: string): Promise<readonly CodedProduct[]> {
  const found = await askFor(client, code)
  const otherwise = otherCodeFor(code)
  return found.length > 0 || otherwise === undefined ? found : await askFor(client, otherwise)
}

async function askFor(client: QueryClient, code: string): Promise<readonly CodedProduct[]> {
  const question = ask(ScannedCode, { code })
  try {
    // It is said at once that there is no connection: somebody stands there with the next box.
    const { products } = await client.fetchQuery({ ...question, networkMode: 'always', retry: false })
    return products.products.filter((product) => hasCode(product, code))
  } catch (error) {
    if (statusOf(error) !== 0) throw error
    const known =
      (await askDevice({ search: code, pageSize: 10 })) ?? client.getQueryData(question.queryKey)?.products
    if (!known) throw error
    return known.products.filter((product) => hasCode(product, code))
  }
}
