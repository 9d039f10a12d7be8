import type { QueryClient } from '@tanstack/react-query'
import { hasCode } from '../catalogue/coded-product.ts'
import { otherCodeFor } from '../scan/other-code.ts'
import {
  deviceSuggestionsQuery,
  type ProductSuggestions,
  suggestionsQuery,
  fetchSuggestions,
} from './product-suggestions.ts'

/**
 * The products with a code. If none has it and it is the code of a case, the products with the code of its
 * piece. More than one if the wholesaler gave several the same code.
 */
export async function findProductsByCode(
  client: QueryClient,
  code: string,
): Promise<ProductSuggestions['products']> {
  const products = await productsWith(client, code)
  const otherwise = otherCodeFor(code)
  return products.length > 0 || otherwise === undefined ? products : await productsWith(client, otherwise)
}

async function productsWith(client: QueryClient, code: string): Promise<ProductSuggestions['products']> {
  const onDevice = await productsOnDevice(client, code)
  return onDevice.length > 0 ? onDevice : await productsAtServer(client, code)
}

/** A scan needs no network if the catalogue on the device has the code. A code that is not in it may be new. */
async function productsOnDevice(client: QueryClient, code: string) {
  const suggestions = await client.fetchQuery(deviceSuggestionsQuery(code))
  return suggestions?.products.filter((each) => hasCode(each, code)) ?? []
}

async function productsAtServer(client: QueryClient, code: string) {
  const { queryKey } = suggestionsQuery(code)
  const suggestions = client.getQueryData(queryKey) ?? (await fetchSuggestions({ client, text: code }))
  client.setQueryData(queryKey, suggestions)
  return suggestions.products.filter((each) => hasCode(each, code))
}
