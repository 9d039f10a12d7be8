import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ShopState } from './shop-address.ts'
import type { ShopPageQuery } from './shop-page.documents.ts'
import { shopQuery } from './shop-query.ts'

export type ShopResult = ShopPageQuery['products']

export interface ShopResults {
  /** Undefined only while the first list is on its way. */
  readonly result: ShopResult | undefined
  /** What is shown is still the list before. */
  readonly isOld: boolean
}

/** The list of a state; until a new one has come the old one stays, so that nothing jumps and the focus is not lost. */
export function useShopResults(state: ShopState): ShopResults {
  const { data, isPlaceholderData } = useQuery({
    ...shopQuery(state).options,
    placeholderData: keepPreviousData,
    throwOnError: true,
  })
  return { result: data?.products, isOld: isPlaceholderData }
}
