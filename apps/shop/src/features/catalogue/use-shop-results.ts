import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { pagesOf, type PageRange } from './page-range.ts'
import type { ShopState } from './shop-address.ts'
import type { ShopPageQuery } from './shop-page.documents.ts'
import { shopQuery } from './shop-query.ts'

export type ShopResult = ShopPageQuery['products']

export interface ShopResults {
  /** Of the first page; undefined only while the first list is on its way. */
  readonly result: ShopResult | undefined
  /** Those of every page that is there, each once. */
  readonly products: ShopResult['products']
  /** What is shown is still the list before. */
  readonly isOld: boolean
  /** A further page could not be loaded: asks for it again. */
  readonly onRetry: (() => void) | undefined
}

/** The list of a state; until a new one has come the old one stays, so that nothing jumps and the focus is not lost. */
export function useShopResults(state: ShopState, run: PageRange): ShopResults {
  const [from = run.from, ...further] = pagesOf(run)
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

/** A product may have moved from one page to the next between two answers. */
function eachOnce(products: ShopResult['products']): ShopResult['products'] {
  return [...new Map(products.map((product) => [product.id, product])).values()]
}
