import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { pagesOf, type PageRange } from './page-range.ts'
import type { ShopPageState } from './shop-address.ts'
import type { ShopPageQuery } from './shop-page.documents.ts'
import { shopQuery } from './shop-query.ts'

export type ShopResult = ShopPageQuery['products']

export interface ShopResults {
  readonly result: ShopResult | undefined
  readonly products: ShopResult['products']
  readonly isOld: boolean
  readonly onRetry: (() => void) | undefined
}

/** The list of a state. The old list stays until the new one has loaded, so that nothing moves and the focus is kept. */
export function useShopResults(state: ShopPageState, range: PageRange): ShopResults {
  const [from = range.from, ...further] = pagesOf(range)
  const first = useQuery({
    ...shopQuery({ ...state, page: from }).options,
    placeholderData: keepPreviousData,
    throwOnError: true,
  })
  const others = useQueries({ queries: further.map((page) => shopQuery({ ...state, page }).options) })
  const result = first.data?.products
  const isOld = first.isPlaceholderData
  const failed = others.find(({ isError, isFetching }) => isError && !isFetching)
  const pages = isOld ? [result] : [result, ...others.map(({ data }) => data?.products)]
  return {
    result,
    products: eachOnce(pages.flatMap((page) => page?.products ?? [])),
    isOld,
    onRetry: failed && (() => void failed.refetch()),
  }
}

/** A product may have moved to another page between two responses. */
function eachOnce(products: ShopResult['products']): ShopResult['products'] {
  return [...new Map(products.map((product) => [product.id, product])).values()]
}
