import type { BasketStore, ServerBaskets } from '@provender/sync/basket/basket-store'
import { create, setUp } from '@provender/sync/basket/basket-tab.fixture'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { basketsQuery } from './baskets-query.ts'
import { syncQueryResults } from './sync-query-results.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function startTab(storedAtMs: number) {
  const { server, store } = setUp()
  const client = new QueryClient()
  const put = (baskets: ServerBaskets, updatedAt = Date.now()) =>
    client.setQueryData(basketsQuery.queryKey, { basketList: baskets }, { updatedAt })
  put(server.read(), storedAtMs)
  client.setQueryData(['BasketPage', {}], {}, { updatedAt: storedAtMs })
  client.setQueryData(['CheckoutPage', {}], {})
  client.setQueryData(['Orders', {}], {}, { updatedAt: storedAtMs })
  syncQueryResults(client, store)
  const readNewer = (name: string) => {
    server.applyElsewhere(create(name))
    put(server.read())
  }
  const invalidated = () =>
    client
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.isInvalidated)
      .map(({ queryKey: [name] }) => name)
  return { client, store, readNewer, invalidated }
}

const names = (store: BasketStore) => store.view().baskets.map(({ name }) => name)

test('the first baskets of the server ask again only for what an earlier start has stored', () => {
  const { store, readNewer, invalidated } = startTab(1000)
  readNewer('weekly')
  expect([names(store), invalidated()]).toEqual([['weekly'], ['BasketPage']])
  readNewer('party')
  expect([names(store), invalidated()]).toEqual([
    ['weekly', 'party'],
    ['BasketPage', 'CheckoutPage'],
  ])
})

test('only later baskets of the server repeat a request that is under way', () => {
  const { client, readNewer } = startTab(1000)
  const load = vi.fn(() => new Promise(() => {}))
  new QueryObserver(client, { queryKey: ['BasketPage', {}], queryFn: load }).subscribe(() => {})
  readNewer('weekly')
  expect(load).toHaveBeenCalledTimes(1)
  readNewer('party')
  expect(load).toHaveBeenCalledTimes(2)
})

test('baskets that came with the page are of the server', () => {
  const { readNewer, invalidated } = startTab(Date.now())
  readNewer('weekly')
  expect(invalidated()).toEqual(['BasketPage', 'CheckoutPage'])
})

test('a page with another total, as after a change of prices, asks for the total of the header', () => {
  const { client, readNewer } = startTab(Date.now())
  readNewer('weekly')
  const asked = vi.spyOn(client, 'prefetchQuery').mockResolvedValue()
  const show = (net: string) =>
    client.setQueryData(['BasketPage', {}], { basket: { id: 'weekly', review: { totals: { net } } } })
  show('0.00')
  expect(asked).not.toHaveBeenCalled()
  show('1.20')
  expect(asked).toHaveBeenCalledTimes(1)
  client.setQueryData(['BasketPage', {}], { basket: null })
  expect(asked).toHaveBeenCalledTimes(1)
})
