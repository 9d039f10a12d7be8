import type { BasketOperation } from '@provender/domain/basket/operations'
import type { BasketId, ProductId } from '@provender/domain/ids'
import type { Quantity, UnitPrice } from '@provender/domain/money/money'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { onServer, passBatchDelay, setUpWithBasket, visibleLines } from './basket-store.fixture.ts'
import {
  add,
  create,
  createDevice,
  createServer,
  openTabStore,
  productWithBoxOf,
  remove,
  set,
  settled,
  setUp,
  unreachable,
} from './basket-tab.fixture.ts'

const box = (operation: BasketOperation): BasketOperation => ({ ...operation, unit: '2' }) as BasketOperation
const replacedBox = {
  productId: 1 as ProductId,
  unit: '2',
  quantity: 1000 as Quantity,
  price: null,
  note: null,
} as const

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('the baskets of a tab', () => {
  test('show a press at once and send it 300 ms later', async () => {
    const { server, store, requests } = setUpWithBasket()
    store.push([add(1)])
    expect(visibleLines(store)).toEqual([[1, 1]])
    expect(store.quantityOf(1 as ProductId, '1')).toBe(1000)
    expect(store.view().isSaving).toBe(true)
    await vi.advanceTimersByTimeAsync(299)
    expect(requests).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(1)
    await requests[0]?.answer()
    expect(onServer(server)).toEqual([[1, 1]])
    expect(store.view().isSaving).toBe(false)
  })

  test('count unsent changes into the total at once', async () => {
    const { store, server, requests } = setUpWithBasket()
    server.applyElsewhere(add(1, 2))
    store.setBaskets(server.read())
    const total = () => store.view().totals.get('weekly' as BasketId)
    expect(total()).toBe('200.00')
    store.push([add(2, 3)])
    expect(total()).toBe('500.00')
    store.push([set(2, 0)])
    expect(total()).toBe('200.00')
    store.push([set(1, 5)])
    expect(total()).toBe('500.00')
    await passBatchDelay()
    await requests[0]?.answer()
    expect(total()).toBe('500.00')
  })

  test('create a basket and fill it in one request', async () => {
    const { server, store, requests } = setUp()
    store.push([create(''), add(1, 2)])
    expect(store.view().active?.name).toBe('Basket 1')
    await passBatchDelay()
    await requests[0]?.answer()
    expect(onServer(server)).toEqual([[1, 2]])
  })

  test('coalesce quick presses on one line into one operation', async () => {
    const { store, requests } = setUpWithBasket()
    store.push([add(1)])
    await vi.advanceTimersByTimeAsync(200)
    store.push([add(1)])
    store.push([add(1)])
    store.push([add(2)])
    store.push([set(2, 5)])
    store.push([set(2, 6)])
    await passBatchDelay()
    expect(requests[0]?.sent.operations.map(({ n, type, quantity }) => [n, type, quantity])).toEqual([
      [1, 'ADD', 3],
      [2, 'ADD', 1],
      [3, 'SET_QUANTITY', 6],
    ])
  })

  test.each<BasketOperation[]>([
    [box(add(1))],
    [box(set(1, 3))],
    [box(add(1)), box(set(1, 3)), box(set(1, 4))],
    [{ type: 'replaceLines', basketId: null, lines: [replacedBox] }],
  ])('note the box that the user saw, if it changes before the operation is sent', async (...operations) => {
    let pieces = 12
    const server = createServer(10, () => productWithBoxOf(pieces))
    const { store, requests } = setUpWithBasket(server)
    store.push(operations)
    const boxes = () => server.baskets()[0]?.lines.map((line) => line.piecesPerBoxWhenAdded)
    pieces = 24
    await passBatchDelay()
    await requests[0]?.answer()
    expect(boxes()).toEqual([12])
    // The user saw the new box when they pressed again, but the line was added with the old one.
    store.registerProduct(1 as ProductId, productWithBoxOf(24))
    store.push(operations)
    await passBatchDelay()
    await requests[1]?.answer()
    expect(boxes()).toEqual(operations[0]?.type === 'replaceLines' ? [24] : [12])
  })

  test('send what a limit leaves, nothing that was refused, and report if the server allows even less', async () => {
    const { store, requests, problems } = setUpWithBasket(createServer(5))
    store.registerProduct(2 as ProductId, { ...productWithBoxOf(12), netPrice: () => null })
    expect(store.push([add(1, 400), add(2)])).toMatchObject([{ type: 'CAPPED' }, { type: 'NO_PRICE' }])
    await passBatchDelay()
    expect(requests[0]?.sent.operations).toMatchObject([{ type: 'ADD', product: 1, quantity: 10 }])
    await requests[0]?.answer()
    expect(problems).toMatchObject([{ type: 'CAPPED_BY_QUANTITY', quantity: 5 }])
    expect(visibleLines(store)).toEqual([[1, 5]])
  })

  test('keep the price and the box that the user saw first, when presses are coalesced', async () => {
    const seen = [12, 24].map((pieces) => ({ price: (pieces * 100) as UnitPrice, pieces }))
    for (const press of [add, set]) {
      const { server, store, requests } = setUpWithBasket()
      for (const [index, { price, pieces }] of seen.entries()) {
        store.registerProduct(1 as ProductId, productWithBoxOf(pieces))
        store.push([{ ...box(press(1, index + 1)), price } as BasketOperation])
      }
      await passBatchDelay()
      await requests[0]?.answer()
      expect(server.baskets()[0]?.lines).toMatchObject([{ priceWhenAdded: 1200, piecesPerBoxWhenAdded: 12 }])
    }
  })

  test('keep the order: presses during a request are sent after it', async () => {
    const { server, store, requests } = setUpWithBasket()
    store.push([add(1)])
    await passBatchDelay()
    store.push([add(1)])
    store.push([remove(1)])
    await passBatchDelay()
    expect(requests).toHaveLength(1)
    await requests[0]?.answer()
    expect(visibleLines(store)).toEqual([[1, 1]])
    await passBatchDelay()
    expect(requests[1]?.sent.operations.map(({ n, type }) => [n, type])).toEqual([
      [2, 'ADD'],
      [3, 'REMOVE'],
    ])
    await requests[1]?.answer()
    expect(onServer(server)).toEqual([[1, 1]])
  })

  test('reapply unsent operations on top of a response that contains changes of others', async () => {
    const { server, store, requests } = setUpWithBasket()
    store.push([add(1)])
    await passBatchDelay()
    store.push([add(2, 3)])
    server.applyElsewhere(add(3, 4))
    await requests[0]?.answer()
    expect(visibleLines(store)).toEqual([
      [3, 4],
      [1, 1],
      [2, 3],
    ])
  })
})

test('without the settings nothing is added, and the user is notified', () => {
  let notices = 0
  const send = () => expect.fail('nothing is to be sent')
  const { store } = openTabStore({
    texts: createDevice(),
    send,
    hasQuantityLimits: false,
    onNoQuantityLimits: () => (notices += 1),
  })
  expect(store.push([add(1)])).toEqual([])
  expect(notices).toBe(1)
  expect(store.view()).toMatchObject({ baskets: [], isSaving: false })
})

describe('a reading of the baskets', () => {
  test('never undoes unsent operations', () => {
    const { server, store } = setUpWithBasket()
    store.push([add(1)])
    server.applyElsewhere(add(2))
    store.setBaskets(server.read())
    expect(visibleLines(store)).toEqual([
      [2, 1],
      [1, 1],
    ])
  })

  test('that is older than the last response is ignored', async () => {
    const { server, store, requests } = setUpWithBasket()
    const old = server.read()
    store.push([add(1)])
    await passBatchDelay()
    await requests[0]?.answer()
    store.setBaskets(old)
    expect(visibleLines(store)).toEqual([[1, 1]])
  })

  test('does not count operations twice that the server has but not yet confirmed', async () => {
    const { server, store, requests } = setUpWithBasket()
    store.push([add(1)])
    await passBatchDelay()
    const reply = requests[0]?.reach()
    store.setBaskets(server.read())
    expect(visibleLines(store)).toEqual([[1, 1]])
    await reply?.lose()
    store.setBaskets(server.read())
    expect(visibleLines(store)).toEqual([[1, 1]])
  })
})

describe('a tab that closes', () => {
  test('hands over unsent operations; if it stays, nothing is applied twice', async () => {
    const { server, store, requests, handedOver } = setUpWithBasket()
    store.push([add(1)])
    store.flush()
    expect(handedOver).toHaveLength(1)
    server.apply(handedOver[0]!)
    store.push([add(1)])
    await passBatchDelay()
    await requests[0]?.answer()
    expect(onServer(server)).toEqual([[1, 2]])
    expect(visibleLines(store)).toEqual([[1, 2]])
  })

  test('hands over operations in progress too, in one request with those behind them', async () => {
    const { server, store, handedOver } = setUpWithBasket()
    store.push([add(1)])
    await passBatchDelay()
    store.push([add(2)])
    store.flush()
    server.apply(handedOver[0]!)
    expect(onServer(server)).toEqual([
      [1, 1],
      [2, 1],
    ])
  })

  test('sends nothing if nothing is unsent', () => {
    const { store, handedOver } = setUpWithBasket()
    store.flush()
    expect(handedOver).toEqual([])
  })
})

describe('settling', () => {
  test('sends at once and waits until everything has arrived', async () => {
    const { store, requests } = setUpWithBasket()
    let isDone = false
    store.push([add(1)])
    const settling = store.settle().then(() => (isDone = true))
    await settled()
    store.push([add(2)])
    await requests[0]?.answer()
    expect(isDone).toBe(false)
    await passBatchDelay()
    await requests[1]?.answer()
    await settling
    expect(isDone).toBe(true)
  })

  test('fails when the server cannot be reached, and the operations still wait', async () => {
    const { store, requests } = setUpWithBasket()
    store.push([add(1)])
    const settling = store.settle()
    const lost = settled().then(() => requests[0]?.lose())
    await Promise.all([expect(settling).rejects.toBe(unreachable), lost])
    expect(store.view().isSaving).toBe(true)
  })
})
