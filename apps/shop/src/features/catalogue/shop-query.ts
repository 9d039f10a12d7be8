import type { QueryClient } from '@tanstack/react-query'
import { deviceFirstQuery } from './device/device-first-query.ts'
import { pagesOf, type PageRange } from './page-range.ts'
import type { ShopPageState } from './shop-address.ts'
import { ShopPage, type ShopPageQueryVariables } from './shop-page.documents.ts'

export const productsPerPage = 24

export function shopQuery(state: ShopPageState) {
  const variables = shopVariables(state)
  return deviceFirstQuery({
    operation: ShopPage,
    variables,
    onDevice: async (device) => {
      const products = await device.products(variables)
      return products && { answer: { products }, isComplete: true }
    },
  })
}

export async function fetchPageRange(queryClient: QueryClient, state: ShopPageState, range: PageRange) {
  const pages = pagesOf(range).map((page) => shopQuery({ ...state, page }).load(queryClient))
  return (await Promise.all(pages))[0]
}

/** Like fetchPageRange, but some pages may fail. Waits for all and returns whether the first one loaded. */
export async function fetchAvailablePages(
  queryClient: QueryClient,
  state: ShopPageState,
  range: PageRange,
): Promise<{ readonly hasFirst: boolean }> {
  const pages = pagesOf(range).map((page) => shopQuery({ ...state, page }).load(queryClient))
  const [first] = await Promise.allSettled(pages)
  return { hasFirst: first?.status === 'fulfilled' }
}

function shopVariables({
  q,
  category,
  attributes,
  flags,
  sort,
  page,
}: ShopPageState): ShopPageQueryVariables {
  return {
    search: q,
    filter: {
      categoryId: category ?? null,
      attributes: [...attributes].map(([attributeId, valueIds]) => ({ attributeId, valueIds })),
      ...Object.fromEntries([...flags].map((flag) => [flag, true])),
    },
    sort,
    page,
    pageSize: productsPerPage,
  }
}
