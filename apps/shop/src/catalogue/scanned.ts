import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { ask } from '../api/ask.ts'
import { findByCode } from './find-by-code.ts'
import type { ProductCardFieldsFragment } from './product-card.documents.ts'
import { ScannedCode } from './scan.documents.ts'

/** What was scanned since the window was opened, the latest first. It lives with the answers of the API. */
const scannedKey = ['Scanned'] as const
const none: readonly ProductCardFieldsFragment[] = []

export function useScanned() {
  const queryClient = useQueryClient()
  const { data } = useQuery({
    queryKey: scannedKey,
    queryFn: () => none,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    initialData: none,
  })
  return { scanned: data, scan: (code: string) => scan(queryClient, code) }
}

/** The product with exactly this code or barcode, put at the head of the list; undefined when there is none. */
async function scan(queryClient: QueryClient, code: string): Promise<ProductCardFieldsFragment | undefined> {
  const { products } = await queryClient.fetchQuery(ask(ScannedCode, { code }))
  const product = findByCode(products.products, code)
  if (product)
    queryClient.setQueryData(scannedKey, (before: typeof none | undefined = none) => [
      product,
      ...before.filter(({ id }) => id !== product.id),
    ])
  return product
}
