import { activeBasket, findLine } from '@provender/domain/basket/basket'
import type { BasketOperation } from '@provender/domain/basket/operations'
import type { BasketId, ProductId } from '@provender/domain/ids'
import type { Quantity } from '@provender/domain/money/money'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { onServer, passBatchDelay, setUpWithBasket, visibleLines } from './basket-store.fixture.ts'
import {
  add,
  create,
  createDevice,
  createServer,
  createTabMessages,
  openTabStore,
  productWithBoxOf,
  remove,
  settled,
  setUp,
  unreachable,
} from './basket-tab.fixture.ts'

const one = { productId: 1 as ProductId, unit: '1' } as const

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const unpriced = { ...productWithBoxOf(12), netPrice: () => null }
const linesOf = (units: readonly number[], basketId: BasketId | null = null): BasketOperation => ({
  type: 'replaceLines',
  basketId,
  lines: units.map((quantity, index) => ({
    productId: (index + 1) as ProductId,
    unit: '1',
    quantity: (quantity * 1000) as Quantity,
    price: null,
    note: null,
  })),
})

describe('lines that do not come back', () => {
  test('are reported with their quantity when they are put back', () => {
    const { store, problems } = setUpWithBasket()
    store.registerProduct(2 as ProductId, unpriced)
    store.putBack([linesOf([3, 4]), remove(4)])
    expect(problems).toMatchObject([{ type: 'NO_PRICE', product: '2', quantity: 4 }])
    expect(visibleLines(store)).toEqual([[1, 3]])
  })

  test('are reported with their quantity if the server refuses them', async () => {
    const server = createServer(10, (id) => (id === 2 ? unpriced : productWithBoxOf(12)))
    const { store, problems, requests } = setUpWithBasket(server)
    store.putBack([linesOf([3, 4])])
    expect(problems).toEqual([])
    await passBatchDelay()
    await requests[0]?.answer()
    expect(problems).toMatchObject([{ type: 'NO_PRICE', product: '2', quantity: 4 }])
    expect(visibleLines(store)).toEqual([[1, 3]])
  })
})

test('what the user discards in one tab is gone in all, and no tab sends or stores it again', async () => {
  const texts = createDevice()
  const joinTabs = createTabMessages()
  const sent = vi.fn(() => Promise.reject(unreachable))
  const tabs = [0, 1].map(() => openTabStore({ texts, send: sent, tabs: joinTabs({ isOver: false }) }).store)
  const [one, other] = tabs
  one?.push([create('weekly'), add(1)])
  other?.push([add(2)])
  await vi.advanceTimersByTimeAsync(12_000)
  await other?.discard()
  sent.mockClear()
  await vi.advanceTimersByTimeAsync(60_000)
  for (const tab of tabs) {
    tab.flush()
    expect(tab.view()).toMatchObject({ baskets: [], isSaving: false })
  }
  expect([sent.mock.calls, texts.size()]).toEqual([[], 0])
})

test('a basket is not created for lines of which it can hold none', () => {
  const { store } = setUp()
  store.registerProduct(1 as ProductId, unpriced)
  expect(store.push([create('weekly'), add(1)])).toMatchObject([{ type: 'NO_PRICE' }])
  expect(store.view()).toMatchObject({ baskets: [], isSaving: false })
  expect(store.push([create('weekly'), add(1), add(2)])).toMatchObject([{ type: 'NO_PRICE' }])
  expect(visibleLines(store)).toEqual([[2, 1]])
})

test('a basket goes again if the server refuses all lines that it was created for', async () => {
  const server = createServer(10, () => unpriced)
  const { store, problems, requests } = setUpWithBasket(server)
  store.push([create('order'), linesOf([3, 4], 'order' as BasketId)])
  await passBatchDelay()
  await requests[0]?.answer()
  expect(problems).toMatchObject([{ quantity: 3 }, { quantity: 4 }])
  const names = () => store.view().baskets.map(({ name, isActive }) => [name, isActive])
  expect(names()).toEqual([['weekly', true]])
  await passBatchDelay()
  await requests[1]?.answer()
  expect(names()).toEqual([['weekly', true]])
  expect(server.baskets()).toHaveLength(1)
})

test('a basket that the user empties at once stays', async () => {
  const { store, requests } = setUpWithBasket()
  store.push([create('order'), linesOf([3], 'order' as BasketId)])
  store.push([{ type: 'clear', basketId: null }])
  await passBatchDelay()
  await requests[0]?.answer()
  expect(store.view()).toMatchObject({ active: { name: 'order', lines: [] }, isSaving: false })
})

describe('a bad network', () => {
  test('loses nothing: the same operations are sent again with the same numbers, at growing intervals', async () => {
    const { server, store, requests, failures } = setUpWithBasket()
    store.push([add(1)])
    await passBatchDelay()
    for (const [index, waitMs] of [1000, 2000, 5000, 10_000, 10_000].entries()) {
      await requests[index]?.lose()
      await vi.advanceTimersByTimeAsync(waitMs - 1)
      expect(requests).toHaveLength(index + 1)
      await vi.advanceTimersByTimeAsync(1)
      expect(requests[index + 1]?.sent).toEqual(requests[0]?.sent)
    }
    expect(failures).toHaveLength(1)
    expect(visibleLines(store)).toEqual([[1, 1]])
    await requests[5]?.answer()
    expect(onServer(server)).toEqual([[1, 1]])
  })

  test('loses no wish for a line', async () => {
    const { server, store, requests } = setUpWithBasket()
    store.push([add(1), { type: 'wish', basketId: null, ...one, wish: 'LEAVE_OUT' }])
    await passBatchDelay()
    await requests[0]?.lose()
    expect(findLine(store.view().active, one.productId, one.unit)?.substitutionWish).toBe('LEAVE_OUT')
    await vi.advanceTimersByTimeAsync(1000)
    await requests[1]?.answer()
    expect(onServer(server)).toEqual([[1, 1]])
    expect(findLine(activeBasket(server.baskets()), one.productId, one.unit)?.substitutionWish).toBe(
      'LEAVE_OUT',
    )
  })

  test('after a lost response, operations that are sent again are applied once', async () => {
    const { server, store, requests } = setUpWithBasket()
    store.push([add(1)])
    await passBatchDelay()
    await requests[0]?.reach().lose()
    await vi.advanceTimersByTimeAsync(1000)
    await requests[1]?.answer()
    expect(onServer(server)).toEqual([[1, 1]])
    expect(visibleLines(store)).toEqual([[1, 1]])
  })

  test('a press after a lost response is not lost among operations that the server already has', async () => {
    const { server, store, requests } = setUpWithBasket()
    store.push([add(1)])
    await passBatchDelay()
    await requests[0]?.reach().lose()
    store.push([add(1)])
    await passBatchDelay()
    await requests[1]?.answer()
    expect(onServer(server)).toEqual([[1, 2]])
    expect(visibleLines(store)).toEqual([[1, 2]])
  })

  test('causes a retry at once when it works again', async () => {
    const { store, requests } = setUpWithBasket()
    store.push([add(1)])
    await passBatchDelay()
    await requests[0]?.lose()
    store.retry()
    await settled()
    expect(requests).toHaveLength(2)
  })

  test('is reported once, and again only after it has worked', async () => {
    const { store, requests, failures } = setUpWithBasket()
    store.push([add(1)])
    await passBatchDelay()
    await requests[0]?.lose()
    await vi.advanceTimersByTimeAsync(1000)
    await requests[1]?.lose()
    expect(failures).toHaveLength(1)
    store.retry()
    await settled()
    await requests[2]?.answer()
    store.push([add(1)])
    await passBatchDelay()
    await requests[3]?.lose()
    expect(failures).toHaveLength(2)
  })
})

describe('an operation that the server refuses', () => {
  test('is dropped and reported, and later operations arrive', async () => {
    const { server, store, requests, refusals } = setUpWithBasket()
    store.push([add(1)])
    await passBatchDelay()
    store.push([add(2)])
    server.refuse('BAD_INPUT')
    await requests[0]?.answer()
    server.refuse(undefined)
    expect(refusals).toEqual(['BAD_INPUT'])
    expect(visibleLines(store)).toEqual([[2, 1]])
    await passBatchDelay()
    await requests[1]?.answer()
    expect(onServer(server)).toEqual([[2, 1]])
  })

  test('after a lost response does not cause the next press to be ignored', async () => {
    const { server, store, requests } = setUpWithBasket()
    store.push([add(1)])
    await passBatchDelay()
    await requests[0]?.reach().lose()
    server.refuse('BAD_INPUT')
    store.retry()
    await settled()
    await requests[1]?.answer()
    server.refuse(undefined)
    store.push([add(2)])
    await passBatchDelay()
    await requests[2]?.answer()
    expect(onServer(server)).toEqual([
      [1, 1],
      [2, 1],
    ])
  })

  test('because it lost the earlier ones is sent again under another queue', async () => {
    const { server, store, requests, refusals } = setUpWithBasket()
    store.push([add(1)])
    await passBatchDelay()
    await requests[0]?.answer()
    server.loseQueues()
    store.push([add(2)])
    await passBatchDelay()
    await requests[1]?.answer()
    await vi.advanceTimersByTimeAsync(1000)
    const [, before, after] = requests.map(({ sent }) => sent)
    expect(after).toMatchObject({ operations: [{ n: 1, type: 'ADD' }] })
    expect(after?.clientId).not.toBe(before?.clientId)
    await requests[2]?.answer()
    expect(refusals).toEqual([])
    expect(onServer(server)).toEqual([
      [1, 1],
      [2, 1],
    ])
  })

  test('only in part is reported, unless the device already reported it at the press', async () => {
    const { server, store, requests, problems } = setUpWithBasket()
    expect(store.push([add(1, 11)])).toMatchObject([{ type: 'CAPPED', by: 'QUANTITY_CAP' }])
    await passBatchDelay()
    await requests[0]?.answer()
    expect(problems).toEqual([])
    server.applyElsewhere(add(2, 10))
    store.push([add(2)])
    await passBatchDelay()
    await requests[1]?.answer()
    expect(problems).toMatchObject([{ type: 'CAPPED_BY_QUANTITY', product: '2', quantity: 10 }])
  })
})
