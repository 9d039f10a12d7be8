import type { ProductId } from '@provender/domain/ids'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  add,
  create,
  createDevice,
  createServer,
  openTabStore,
  productWithBoxOf,
  unreachable,
} from './basket-tab.fixture.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const isOnDevice = (id: ProductId) => id % 2 === 0

/** A tab that opens without a connection, after another one has added lines of this number of products. */
async function reload(products: number) {
  const server = createServer()
  server.applyElsewhere(create('weekly'))
  const texts = createDevice()
  const open = (asked: ProductId[]) => {
    const { store } = openTabStore({
      texts,
      isReachable: () => false,
      send: async () => {
        throw unreachable
      },
      productOf: (id) => {
        asked.push(id)
        return isOnDevice(id) ? productWithBoxOf(12) : undefined
      },
    })
    store.setBaskets(server.read())
    return store
  }
  open([]).push(Array.from({ length: products }, (_, index) => add(index + 1)))
  await vi.advanceTimersByTimeAsync(1)
  const asked: ProductId[] = []
  const store = open(asked)
  let views = 0
  store.subscribe(() => (views += 1))
  store.retry()
  await vi.advanceTimersByTimeAsync(1)
  expect(store.view().active?.lines).toHaveLength(products)
  return { store, server, asked, views }
}

test('a reload counts the baskets as often for many products as for two', async () => {
  const { views } = await reload(2)
  expect((await reload(50)).views).toBe(views)
})

test('a product that the device does not have is asked for again only after an answer of the server', async () => {
  const { store, server, asked } = await reload(6)
  expect(asked.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6])
  store.push([add(2)])
  await vi.advanceTimersByTimeAsync(1)
  expect(asked).toHaveLength(6)
  store.setBaskets(server.read())
  await vi.advanceTimersByTimeAsync(1)
  expect(asked.slice(6).toSorted((one, other) => one - other)).toEqual([1, 3, 5])
})
