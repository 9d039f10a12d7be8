import type { BasketId } from '@provender/domain/ids'
import type { BasketStore, BasketView } from '@provender/sync/basket/basket-store'
import { isOfEarlierStart } from '@provender/web/api/is-of-earlier-start'
import { queryFilter } from '@provender/web/api/query-filter'
import type { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { basketsQuery } from './baskets-query.ts'

const { predicate: dependsOnBaskets } = queryFilter('BasketPage', 'CheckoutPage')
const { predicate: isBasketPage } = queryFilter('BasketPage')

/**
 * Puts every basket query result into the store. When the store has a new version, invalidates results computed from older
 * baskets. Until the server's first baskets the store has those of an earlier start, and what is loaded meanwhile is newer.
 */
export function syncQueryResults(
  queryClient: QueryClient,
  store: Pick<BasketStore, 'setBaskets' | 'subscribe' | 'view'>,
): void {
  const read = () => {
    const baskets = queryClient.getQueryData(basketsQuery.queryKey)
    if (baskets) store.setBaskets(baskets.basketList)
  }
  const cache = queryClient.getQueryCache()
  const present = cache.find(basketsQuery)
  let isOfServer = present !== undefined && !isOfEarlierStart(present)
  read()
  cache.subscribe((event) => {
    if (event.type !== 'updated') return
    const { query } = event
    if (query.queryKey[0] === basketsQuery.queryKey[0]) read()
    // Prices have changed, and not the baskets: the header gets the total of the page.
    if (
      event.action.type === 'success' &&
      isBasketPage(query) &&
      hasOtherTotal(query.state.data, store.view())
    )
      void queryClient.prefetchQuery({ ...basketsQuery, staleTime: 0 })
  })
  let { version } = store.view()
  store.subscribe(() => {
    const { version: now } = store.view()
    if (now === version) return
    const isOlder = isOfServer ? () => true : isOfEarlierStart
    void queryClient.invalidateQueries(
      { predicate: (query) => dependsOnBaskets(query) && isOlder(query) },
      { cancelRefetch: isOfServer },
    )
    version = now
    isOfServer = true
  })
}

const pageSchema = v.object({
  basket: v.object({ id: v.string(), review: v.object({ totals: v.object({ net: v.string() }) }) }),
})

function hasOtherTotal(data: unknown, { totals, isSaving }: BasketView): boolean {
  const page = v.safeParse(pageSchema, data)
  if (!page.success || isSaving) return false
  const { id, review } = page.output.basket
  const total = totals.get(id as BasketId)
  return total !== undefined && total !== review.totals.net
}
