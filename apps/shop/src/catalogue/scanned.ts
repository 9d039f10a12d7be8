import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { ask } from '../api/ask.ts'
import type { ProductCardFieldsFragment } from './product-card.documents.ts'
import { ScannedCode, type ScannedCodeQuery } from './scan.documents.ts'

type FoundProduct = ScannedCodeQuery['products']['products'][number]

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

/** By its code or one of its barcodes; spaces, dashes and leading noughts do not count. */
function findByCode(products: readonly FoundProduct[], code: string): FoundProduct | undefined {
  const sought = plain(code)
  return products.find((product) =>
    [product.code, product.barcode1, product.barcode2, product.barcode3].some(
      (each) => each !== null && plain(each) === sought,
    ),
  )
}

function plain(code: string): string {
  return code
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '')
    .replace(/^0+(?=.)/, '')
}
