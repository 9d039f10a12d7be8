import { executeOf } from '@provender/client/api/api-query'
import { platform } from '@provender/platform/current'
import type { QueryName } from '@provender/schema/query-name'
import type { BasketStore } from '@provender/sync/basket/basket-store'
import { createCatchUp } from '@provender/sync/basket/catch-up'
import { queryFilter } from '@provender/web/api/query-filter'
import { currentServer } from '@provender/web/api/server'
import { listenToTopic } from '@provender/web/connection/listen-to-topic'
import type { QueryClient } from '@tanstack/react-query'
import { basketsQuery } from '../../features/basket-store/baskets-query.ts'
import { refreshDevice } from '../../features/catalogue/device/start-device.ts'
import { currentUserKey, sessionOf, sessionQuery } from '../../kernel/session/shop-queries.ts'
import { customerTopic } from './customer-topic.ts'
import { createVersionHandler } from './version-handler.ts'
import { versionsSchema } from './versions.ts'

/** After this long without an event the tab checks by itself, so that correct data never depends on the live channel. */
const silentMs = 30_000

/** Queries that show prices or stock. They run again when either has changed. */
const priceAndStockQueries = [
  'BasketPage',
  'Home',
  'MyFavourites',
  'ProductPage',
  'ShopPage',
  'SimilarProducts',
  'Usuals',
] as const satisfies readonly QueryName[]
/** Queries that run again when an order or claim has changed: in the office, through a colleague or at the bank. */
const orderQueries = [
  'AccountBalance',
  'AccountStatement',
  'ClaimPage',
  'Claims',
  'HomeToday',
  'OrderPage',
  'Orders',
  'OverdueInvoices',
  'PlacedOrder',
] as const satisfies readonly QueryName[]
const settingsQueries = [
  ...priceAndStockQueries,
  'Departments',
  'Session',
  'Shell',
] as const satisfies readonly QueryName[]

export function startLive(queryClient: QueryClient, baskets: BasketStore): void {
  const user = sessionOf(queryClient)?.user
  if (!user) return
  const reread = () => queryClient.prefetchQuery({ ...basketsQuery, staleTime: 0 })
  const refetch = (names: readonly QueryName[]) => void queryClient.invalidateQueries(queryFilter(...names))
  const handleVersions = createVersionHandler({
    onBaskets: createCatchUp({ baskets, reread }),
    onOrders: () => refetch(orderQueries),
    onUnread: (unreadNotifications) =>
      queryClient.setQueryData(
        sessionQuery.queryKey,
        (cached) => cached && { ...cached, unreadNotifications },
      ),
    onCatalogue: () => {
      refreshDevice()
      refetch(priceAndStockQueries)
    },
    onSettings: () => refetch(settingsQueries),
    random: Math.random,
  })
  let lastReceivedAt = performance.now()
  listenToTopic({
    tabName: `live ${currentUserKey(queryClient)}`,
    server: currentServer,
    topic: customerTopic(user.firebaseUserUID, executeOf(queryClient)),
    schema: versionsSchema,
    onVersions: (versions) => {
      lastReceivedAt = performance.now()
      handleVersions(versions)
    },
  })
  let isVisible = true
  platform().lifecycle.followVisibility((visibility) => (isVisible = visibility === 'visible'))
  setInterval(() => {
    if (!isVisible || performance.now() - lastReceivedAt < silentMs) return
    void reread()
    refreshDevice()
  }, silentMs)
}
