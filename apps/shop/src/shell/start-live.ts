import type { QueryClient } from '@tanstack/react-query'
import type { BasketStore } from '../features/basket-store/basket-store.ts'
import { basketsQuery } from '../features/basket-store/baskets-query.ts'
import { makeCatchUp } from '../features/basket-store/catch-up.ts'
import { lookForNewer } from '../features/catalogue/device/start-device.ts'
import { sessionOf, sessionQuery } from '../kernel/app/shop-queries.ts'
import { createVersionHandler } from '../kernel/live/apply-versions.ts'
import { keepListening } from '../kernel/live/keep-listening.ts'
import { listen } from '../kernel/live/listen.ts'
import { shareListening } from '../kernel/live/share-listening.ts'

/** Without a word for so long the window looks by itself: the truth never depends on being told. */
const silentMs = 30_000

/** What is asked again when prices or stock have changed: what is on show of them. */
const ofShelves = new Set([
  'BasketPage',
  'Home',
  'MyFavourites',
  'ProductPage',
  'ShopPage',
  'SimilarProducts',
  'Usuals',
])
/** What is asked again when something happened to an order or a claim: by the office, by a colleague, at the bank. */
const ofOrders = new Set(['AccountStatement', 'ClaimPage', 'Claims', 'OrderPage', 'Orders', 'PlacedOrder'])
/** And when the wholesaler's settings have. */
const ofSettings = new Set([...ofShelves, 'Departments', 'Session', 'Shell'])

/** Keeps this window at what the server has, for as long as it lives. */
export function startLive(queryClient: QueryClient, baskets: BasketStore): void {
  const user = sessionOf(queryClient)?.user
  if (!user) return
  const reread = () => queryClient.prefetchQuery({ ...basketsQuery, staleTime: 0 })
  const askAgain = (names: ReadonlySet<string>) =>
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => names.has(String(queryKey[0])) })
  const take = createVersionHandler({
    onBaskets: makeCatchUp({ baskets, reread }),
    onOrders: () => askAgain(ofOrders),
    onUnread: (unreadNotifications) =>
      queryClient.setQueryData(sessionQuery.queryKey, (known) => known && { ...known, unreadNotifications }),
    onShelves: () => {
      lookForNewer()
      askAgain(ofShelves)
    },
    onSettings: () => askAgain(ofSettings),
    random: Math.random,
  })
  let heardAt = performance.now()
  shareListening({
    name: `live ${user.firebaseUserUID} ${user.email}`,
    keepListening: (leaving, onVersions) =>
      keepListening(leaving, {
        listen: (left, onTold) => listen({ queryClient, uid: user.firebaseUserUID }, left, onTold),
        onVersions,
        random: Math.random,
      }),
    onVersions: (versions) => {
      heardAt = performance.now()
      take(versions)
    },
  })
  setInterval(() => {
    if (document.visibilityState === 'hidden' || performance.now() - heardAt < silentMs) return
    void reread()
    lookForNewer()
  }, silentMs)
}
