import { vi } from 'vitest'
import type { BasketServer } from './basket-server.fixture.ts'
import type { BasketStore } from './basket-store.ts'
import { create, createServer, setUp } from './basket-tab.fixture.ts'

export function setUpWithBasket(server = createServer()) {
  const tab = setUp({ server })
  tab.server.applyElsewhere(create('weekly'))
  tab.store.setBaskets(tab.server.read())
  return tab
}

export const visibleLines = (store: BasketStore) =>
  store.view().active?.lines.map(({ productId, quantity }) => [productId, quantity / 1000])
export const onServer = (server: BasketServer) =>
  server
    .baskets()
    .find(({ isActive }) => isActive)
    ?.lines.map(({ productId, quantity }) => [productId, quantity / 1000])

export const passBatchDelay = () => vi.advanceTimersByTimeAsync(300)
