import { apiQuery } from '@provender/client/api/api-query'
import { statusOf } from '@provender/client/api/execute'
import type { QueryClient } from '@tanstack/react-query'
import { hasCode } from '../catalogue/coded-product.ts'
import { queryDevice } from '../catalogue/device/device-link.ts'
import { otherCodeFor } from './other-code.ts'
import { ScannedCode, type ScannedCodeQuery } from './scan.documents.ts'

export type CodedProduct = ScannedCodeQuery['products']['products'][number]

/**
 * The products with exactly this code or barcode; several if the wholesaler gave them the same. If none has the code of a
 * case, returns the product with the code of its piece; see `otherCodeFor` for the others. Queries the device first, then
 * the server.
 */
export async function findProductsWithCode(
  client: QueryClient,
  code: string,
): Promise<readonly CodedProduct[]> {
  const products = await queryCode(client, code)
  const otherwise = otherCodeFor(code)
  return products.length > 0 || otherwise === undefined ? products : await queryCode(client, otherwise)
}

/** False if the catalogue is not on this device. */
export async function isCodeOnDevice(code: string): Promise<boolean> {
  const onDevice = await productsOnDevice(code)
  return onDevice !== undefined && onDevice.length > 0
}

async function productsOnDevice(code: string): Promise<readonly CodedProduct[] | undefined> {
  const onDevice = await queryDevice({ search: code, pageSize: 10 })
  return onDevice?.products.filter((product) => hasCode(product, code))
}

/** A code needs no network if the catalogue on the device has it. A code that is not in it may be new. */
async function queryCode(client: QueryClient, code: string): Promise<readonly CodedProduct[]> {
  const onDevice = await productsOnDevice(code)
  if (onDevice !== undefined && onDevice.length > 0) return onDevice
  const question = apiQuery(ScannedCode, { code })
  try {
    // Fail at once without a connection: the user is waiting with the next box.
    const { products } = await client.fetchQuery({ ...question, networkMode: 'always', retry: false })
    return products.products.filter((product) => hasCode(product, code))
  } catch (error) {
    if (statusOf(error) !== 0) throw error
    if (onDevice) return []
    const cached = client.getQueryData(question.queryKey)?.products
    if (!cached) throw error
    return cached.products.filter((product) => hasCode(product, code))
  }
}
