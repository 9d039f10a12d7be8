import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createVersionHandler } from './version-handler.ts'
import type { Versions } from './versions.ts'

const first: Versions = {
  baskets: 4,
  orders: 5,
  unreadNotifications: 2,
  catalogue: '7',
  stock: 'a.1',
  settings: '3',
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function setUp() {
  const done: string[] = []
  const handle = createVersionHandler({
    onBaskets: (version) => done.push(`baskets ${version}`),
    onOrders: () => done.push('orders'),
    onUnread: (count) => done.push(`unread ${count}`),
    onCatalogue: () => done.push('shelves'),
    onSettings: () => done.push('settings'),
    random: () => 1,
  })
  return {
    done: () => done.splice(0),
    handle,
  }
}

test('the first event sets the baskets and the unread count, and reports no other change', async () => {
  const { done, handle } = setUp()
  handle(first)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(done()).toEqual(['baskets 4', 'unread 2'])
})

test('a change of an order is handled at once', () => {
  const { done, handle } = setUp()
  handle(first)
  handle({ ...first, orders: 6 })
  handle({ ...first, orders: 6 })
  expect(done().filter((each) => each === 'orders')).toHaveLength(1)
})

test('a change of the settings is handled at once, and one of the catalogue within three seconds', async () => {
  const { done, handle } = setUp()
  handle(first)
  done()
  handle({ ...first, settings: '4', catalogue: '8' })
  expect(done()).toEqual(['baskets 4', 'unread 2', 'settings'])
  await vi.advanceTimersByTimeAsync(3000)
  expect(done()).toEqual(['shelves'])
})

test('stock that changes every second reloads product lists about every ten seconds', async () => {
  const { done, handle } = setUp()
  handle(first)
  for (let second = 0; second < 60; second += 1) {
    handle({ ...first, stock: `a.${second + 2}` })
    await vi.advanceTimersByTimeAsync(1000)
  }
  const catalogueCalls = done().filter((each) => each === 'shelves').length
  expect(catalogueCalls).toBeGreaterThanOrEqual(4)
  expect(catalogueCalls).toBeLessThanOrEqual(6)
})
