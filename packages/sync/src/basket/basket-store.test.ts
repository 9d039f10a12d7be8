import type { ProductId } from '@provender/domain/ids'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { BasketServer } from './basket-server.fixture.ts'
import type { BasketStore } from './basket-store.ts'
import {
  add,
  create,
  makeDevice,
  openWindow,
  remove,
  set,
  settled,
  setUp,
  unreachable,
} from './basket-window.fixture.ts'

/** With one basket that both sides know. */
function setUpWithBasket() {
  const made = setUp()
  made.server.elsewhere(create('weekly'))
  made.store.take(made.server.read())
  return made
}

const shown = (store: BasketStore) =>
  store.view().active?.lines.map(({ productId, quantity }) => [productId, quantity / 1000])
const onServer = (server: BasketServer) =>
  server
    .baskets()
    .find(({ isActive }) => isActive)
    ?.lines.map(({ productId, quantity }) => [productId, quantity / 1000])

const gathering = () => vi.advanceTimersByTimeAsync(300)

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('the baskets of a window', () => {
  test('show a press at once and send it 300 ms later', async () => {
    const { server, store, requests } = setUpWithBasket()
    store.push([add(1)])
    expect(shown(store)).toEqual([[1, 1]])
    expect(store.quantityOf(1 as ProductId, '1')).toBe(1000)
    expect(store.view().isSaving).toBe(true)
    await vi.advanceTimersByTimeAsync(299)
    expect(requests).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(1)
    await requests[0]?.answer()
    expect(onServer(server)).toEqual([[1, 1]])
    expect(store.view().isSaving).toBe(false)
  })

  test('make a basket and fill it in one go', async () => {
    const { server, store, requests } = setUp()
    store.push([create(''), add(1, 2)])
    expect(store.view().active?.name).toBe('Basket 1')
    await gathering()
    await requests[0]?.answer()
    expect(onServer(server)).toEqual([[1, 2]])
  })

  test('gather quick presses on one line into one operation', async () => {
    const { store, requests } = setUpWithBasket()
    store.push([add(1)])
    await vi.advanceTimersByTimeAsync(200)
    store.push([add(1)])
    store.push([add(1)])
    store.push([add(2)])
    store.push([set(2, 5)])
    store.push([set(2, 6)])
    await gathering()
    expect(requests[0]?.sent.operations.map(({ n, type, quantity }) => [n, type, quantity])).toEqual([
      [1, 'ADD', 3],
      [2, 'ADD', 1],
      [3, 'SET_QUANTITY', 6],
    ])
  })

  test('keep the order: what is pressed while a request is under way goes after it', async () => {
    const { server, store, requests } = setUpWithBasket()
    store.push([add(1)])
    await gathering()
    store.push([add(1)])
    store.push([remove(1)])
    await gathering()
    expect(requests).toHaveLength(1)
    await requests[0]?.answer()
    expect(shown(store)).toEqual([[1, 1]])
    await gathering()
    expect(requests[1]?.sent.operations.map(({ n, type }) => [n, type])).toEqual([
      [2, 'ADD'],
      [3, 'REMOVE'],
    ])
    await requests[1]?.answer()
    expect(onServer(server)).toEqual([[1, 1]])
  })

  test('lay what waits on top of an answer that brings what others did', async () => {
    const { server, store, requests } = setUpWithBasket()
    store.push([add(1)])
    await gathering()
    store.push([add(2, 3)])
    server.elsewhere(add(3, 4))
    await requests[0]?.answer()
    expect(shown(store)).toEqual([
      [3, 4],
      [1, 1],
      [2, 3],
    ])
  })
})

test('without the settings nothing is added, and it is said', () => {
  let told = 0
  const send = () => expect.fail('nothing is to be sent')
  const { store } = openWindow({ texts: makeDevice(), send, hasCaps: false, onNoCaps: () => (told += 1) })
  expect(store.push([add(1)])).toEqual([])
  expect(told).toBe(1)
  expect(store.view()).toMatchObject({ baskets: [], isSaving: false })
})

describe('a bad network', () => {
  test('loses nothing: the same operations are sent again with the same numbers, ever less often', async () => {
    const { server, store, requests, failures } = setUpWithBasket()
    store.push([add(1)])
    await gathering()
    for (const [at, waitMs] of [1000, 2000, 5000, 10_000, 10_000].entries()) {
      await requests[at]?.lose()
      await vi.advanceTimersByTimeAsync(waitMs - 1)
      expect(requests).toHaveLength(at + 1)
      await vi.advanceTimersByTimeAsync(1)
      expect(requests[at + 1]?.sent).toEqual(requests[0]?.sent)
    }
    expect(failures).toHaveLength(1)
    expect(shown(store)).toEqual([[1, 1]])
    await requests[5]?.answer()
    expect(onServer(server)).toEqual([[1, 1]])
  })

  test('a lost reply: what is sent again is applied once', async () => {
    const { server, store, requests } = setUpWithBasket()
    store.push([add(1)])
    await gathering()
    await requests[0]?.reach().lose()
    await vi.advanceTimersByTimeAsync(1000)
    await requests[1]?.answer()
    expect(onServer(server)).toEqual([[1, 1]])
    expect(shown(store)).toEqual([[1, 1]])
  })

  test('a lost reply and another press: the press is not drowned in what the server has already', async () => {
    const { server, store, requests } = setUpWithBasket()
    store.push([add(1)])
    await gathering()
    await requests[0]?.reach().lose()
    store.push([add(1)])
    await gathering()
    await requests[1]?.answer()
    expect(onServer(server)).toEqual([[1, 2]])
    expect(shown(store)).toEqual([[1, 2]])
  })

  test('is tried again at once when it is back', async () => {
    const { store, requests } = setUpWithBasket()
    store.push([add(1)])
    await gathering()
    await requests[0]?.lose()
    store.retry()
    await settled()
    expect(requests).toHaveLength(2)
  })

  test('is told once, and again only after it had worked', async () => {
    const { store, requests, failures } = setUpWithBasket()
    store.push([add(1)])
    await gathering()
    await requests[0]?.lose()
    await vi.advanceTimersByTimeAsync(1000)
    await requests[1]?.lose()
    expect(failures).toHaveLength(1)
    store.retry()
    await settled()
    await requests[2]?.answer()
    store.push([add(1)])
    await gathering()
    await requests[3]?.lose()
    expect(failures).toHaveLength(2)
  })
})

describe('a reading', () => {
  test('never undoes what waits', () => {
    const { server, store } = setUpWithBasket()
    store.push([add(1)])
    server.elsewhere(add(2))
    store.take(server.read())
    expect(shown(store)).toEqual([
      [2, 1],
      [1, 1],
    ])
  })

  test('older than the last answer is left aside', async () => {
    const { server, store, requests } = setUpWithBasket()
    const old = server.read()
    store.push([add(1)])
    await gathering()
    await requests[0]?.answer()
    store.take(old)
    expect(shown(store)).toEqual([[1, 1]])
  })

  test('does not count twice what the server has and has not answered yet', async () => {
    const { server, store, requests } = setUpWithBasket()
    store.push([add(1)])
    await gathering()
    const reply = requests[0]?.reach()
    store.take(server.read())
    expect(shown(store)).toEqual([[1, 1]])
    await reply?.lose()
    store.take(server.read())
    expect(shown(store)).toEqual([[1, 1]])
  })
})

describe('what the server does not take', () => {
  test('is dropped and told, and what comes after it arrives', async () => {
    const { server, store, requests, refusals } = setUpWithBasket()
    store.push([add(1)])
    await gathering()
    store.push([add(2)])
    server.refuse('BAD_INPUT')
    await requests[0]?.answer()
    server.refuse(undefined)
    expect(refusals).toEqual(['BAD_INPUT'])
    expect(shown(store)).toEqual([[2, 1]])
    await gathering()
    await requests[1]?.answer()
    expect(onServer(server)).toEqual([[2, 1]])
  })

  test('after a lost reply leaves no number that would swallow the next press', async () => {
    const { server, store, requests } = setUpWithBasket()
    store.push([add(1)])
    await gathering()
    await requests[0]?.reach().lose()
    server.refuse('BAD_INPUT')
    store.retry()
    await settled()
    await requests[1]?.answer()
    server.refuse(undefined)
    store.push([add(2)])
    await gathering()
    await requests[2]?.answer()
    expect(onServer(server)).toEqual([
      [1, 1],
      [2, 1],
    ])
  })

  test('because it lost what came before is sent anew under another queue', async () => {
    const { server, store, requests, refusals } = setUpWithBasket()
    store.push([add(1)])
    await gathering()
    await requests[0]?.answer()
    server.forgetQueues()
    store.push([add(2)])
    await gathering()
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

  test('as it was meant is told, unless the device said so when it was pressed', async () => {
    const { server, store, requests, problems } = setUpWithBasket()
    expect(store.push([add(1, 11)])).toMatchObject([{ type: 'CAPPED', by: 'QUANTITY_CAP' }])
    await gathering()
    await requests[0]?.answer()
    expect(problems).toEqual([])
    server.elsewhere(add(2, 10))
    store.push([add(2)])
    await gathering()
    await requests[1]?.answer()
    expect(problems).toMatchObject([{ type: 'CAPPED_BY_QUANTITY', product: '2', quantity: 10 }])
  })
})

describe('a window that goes away', () => {
  test('hands over what waits; when it stays after all, nothing is applied twice', async () => {
    const { server, store, requests, handedOver } = setUpWithBasket()
    store.push([add(1)])
    store.flush()
    expect(handedOver).toHaveLength(1)
    server.apply(handedOver[0]!)
    store.push([add(1)])
    await gathering()
    await requests[0]?.answer()
    expect(onServer(server)).toEqual([[1, 2]])
    expect(shown(store)).toEqual([[1, 2]])
  })

  test('hands over what is under way too, in one piece with what waits behind it', async () => {
    const { server, store, handedOver } = setUpWithBasket()
    store.push([add(1)])
    await gathering()
    store.push([add(2)])
    store.flush()
    server.apply(handedOver[0]!)
    expect(onServer(server)).toEqual([
      [1, 1],
      [2, 1],
    ])
  })

  test('with nothing to say is silent', () => {
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
    await gathering()
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
