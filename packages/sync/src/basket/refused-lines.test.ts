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
  productWithBoxOf,
  remove,
  set,
  settled,
  setUp,
} from './basket-tab.fixture.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const one = { productId: 1 as ProductId, unit: '1' } as const
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

test('a basket goes again, too, if its tab was reloaded before the server refuses its lines, unless the user made it', async () => {
  for (const pressMs of [0, 200]) {
    const device = createDevice()
    const server = createServer(10, () => unpriced)
    server.applyElsewhere(create('monthly'))
    server.applyElsewhere(create('weekly'))
    const closed = setUp({ server, device })
    closed.store.setBaskets(server.read())
    const press = [create('order'), linesOf([3], 'order' as BasketId)]
    for (const operations of pressMs === 0 ? [press] : press.map((each) => [each])) {
      closed.store.push(operations)
      await vi.advanceTimersByTimeAsync(pressMs)
    }
    await passBatchDelay()
    const { store, requests, problems } = setUp({ server, device })
    store.setBaskets(server.read())
    store.retry()
    await settled()
    await requests[0]?.answer()
    expect(problems).toMatchObject([{ type: 'NO_PRICE' }])
    await passBatchDelay()
    await requests[1]?.answer()
    expect(server.baskets().map(({ name, isActive }) => [name, isActive])).toEqual(
      pressMs === 0
        ? [
            ['monthly', false],
            ['weekly', true],
          ]
        : [
            ['monthly', false],
            ['weekly', false],
            ['order', true],
          ],
    )
  }
})

test('a basket that the user empties at once stays', async () => {
  const { store, requests } = setUpWithBasket()
  store.push([create('order'), linesOf([3], 'order' as BasketId)])
  store.push([{ type: 'clear', basketId: null }])
  await passBatchDelay()
  await requests[0]?.answer()
  expect(store.view()).toMatchObject({ active: { name: 'order', lines: [] }, isSaving: false })
})

describe('a line that a colleague ordered meanwhile', () => {
  const setUpWithLine = async () => {
    const tab = setUpWithBasket()
    tab.store.push([add(1, 3)])
    await passBatchDelay()
    await tab.requests[0]?.answer()
    return tab
  }
  const keptPrice: BasketOperation = {
    type: 'replaceLines',
    basketId: null,
    lines: [{ ...one, quantity: 3000 as Quantity, price: null, note: null, onlyPresent: true }],
  }

  test.each([
    ['set quantity', set(1, 5)],
    ['kept price', keptPrice],
  ])('does not come back by a %s, and the user is told', async (_change, operation) => {
    const { server, store, requests, problems } = await setUpWithLine()
    store.putBack([operation])
    server.applyElsewhere({ type: 'clear', basketId: null })
    await passBatchDelay()
    await requests[1]?.answer()
    expect(onServer(server)).toEqual([])
    expect(visibleLines(store)).toEqual([])
    expect(problems).toMatchObject([{ type: 'LINE_NOT_FOUND', product: '1' }])
  })

  test('comes back if the user who saw it go sets it again', async () => {
    const { server, store, requests } = await setUpWithLine()
    store.push([set(1, 5)])
    server.applyElsewhere({ type: 'clear', basketId: null })
    store.setBaskets(server.read())
    expect(visibleLines(store)).toEqual([])
    store.push([set(1, 2)])
    await passBatchDelay()
    await requests[1]?.answer()
    expect(onServer(server)).toEqual([[1, 2]])
  })
})
