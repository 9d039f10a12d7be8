import type { ProductId } from '@provender/domain/ids'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { add, create, createDevice, openTabStore, setUp, unreachable } from './basket-tab.fixture.ts'
import { createShop, heal, later, type Tab } from './unsent-operations.fixture.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('an operation made offline', () => {
  test('survives a reload, and the new tab sends it before its own', async () => {
    const { device, open, inBasket } = createShop()
    const first = await open()
    first.store.push([add(1, 3)])
    await later(300)
    await first.requests[0]?.lose()
    first.store.flush()

    const second = await open()
    expect(second.store.view().isSaving).toBe(true)
    second.store.push([add(1, 2)])
    await heal(second)
    expect(inBasket()).toBe(5)
    expect(second.requests.map(({ sent }) => sent.operations.map(({ quantity }) => quantity))).toEqual([
      [3],
      [2],
    ])
    expect(second.store.view().isSaving).toBe(false)
    expect(device.size()).toBe(0)
  })

  test('is waited for by a tab that opens without a server, so that nobody sees the basket without it', async () => {
    const device = createDevice()
    const offline = { texts: device, send: () => Promise.reject(unreachable), isReachable: () => false }
    const first = openTabStore(offline)
    first.store.push([create('weekly'), add(1, 3)])
    await later(300)

    const second = openTabStore(offline)
    const seen: unknown[] = []
    const look = () => seen.push(second.store.view().isReading || second.store.view().active?.lines.length)
    second.store.subscribe(look)
    look()
    second.store.retry()
    await later(300)
    expect(seen.filter((each, index) => each !== seen[index - 1])).toEqual([true, 1])
    expect(openTabStore({ ...offline, isReachable: () => true }).store.view().isReading).toBe(false)
  })

  test('is not doubled if the server had it and only the response was lost', async () => {
    const { open, inBasket } = createShop()
    const first = await open()
    first.store.push([add(1, 3)])
    await later(300)
    await first.requests[0]?.reach().lose()
    const second = await open()
    await heal(second)
    expect(inBasket()).toBe(3)
    expect(second.store.view().active?.lines.map(({ quantity }) => quantity)).toEqual([3000])
  })

  test('is sent once, even if two tabs find it and the old tab is still open', async () => {
    const { device, open, inBasket } = createShop()
    const first = await open()
    first.store.push([add(1, 3)])
    await later(300)
    await first.requests[0]?.lose()
    const [second, third] = [await open(), await open()]
    await heal(third)
    await heal(second)
    first.store.push([add(1, 1)])
    await heal(first)
    expect(inBasket()).toBe(4)
    expect(device.size()).toBe(0)
  })

  test('is not taken over while it can still change under its number', async () => {
    const { open, inBasket } = createShop()
    const first = await open()
    first.store.push([add(1, 1)])
    const second = await open()
    expect(second.requests).toEqual([])
    first.store.push([add(1, 1)])
    await heal(first)
    expect(inBasket()).toBe(2)
  })

  test('of a killed tab is found ten seconds later by an open one', async () => {
    const { open, inBasket } = createShop()
    const first = await open()
    first.store.push([add(1, 1)])
    vi.clearAllTimers()
    const second = await open()
    await later(9000)
    expect(second.requests).toEqual([])
    await later(1000)
    expect(second.requests).toHaveLength(1)
    await heal(second)
    expect(inBasket()).toBe(1)
  })

  test('is not part of the first render, for parts of the page that hydrate later', async () => {
    const { open } = createShop()
    const first = await open()
    first.store.push([add(1, 3)])
    await later(300)
    await first.requests[0]?.lose()
    const second = await open()
    await heal(second)
    expect(second.store.quantityOf(1 as ProductId, '1')).toBe(3000)
    expect(second.store.first.quantityOf(1 as ProductId, '1')).toBe(0)
    expect(second.store.first.view().active?.lines).toEqual([])
  })

  test('waits for its own user: another one neither sees nor sends it', async () => {
    const { open, inBasket } = createShop()
    const first = await open('deniz')
    first.store.push([add(1, 3)])
    await later(300)
    await first.requests[0]?.lose()
    const other = await open('ada')
    expect(other.store.view().isSaving).toBe(false)
    expect(other.requests).toHaveLength(0)
    await heal(await open('deniz'))
    expect(inBasket()).toBe(3)
  })

  test('is gone when the user discards it', async () => {
    const { device, open } = createShop()
    const tab = await open()
    tab.store.push([add(1, 3)])
    await later(300)
    await tab.requests[0]?.lose()
    await tab.store.discard()
    tab.store.flush()
    expect(tab.store.view()).toMatchObject({ isSaving: false, active: { lines: [] } })
    expect(tab.handedOver).toHaveLength(0)
    expect(device.size()).toBe(0)
  })

  test('gets new numbers if the server has lost its ledger', async () => {
    const { server, device, open, inBasket } = createShop()
    const first = await open()
    first.store.push([add(1, 1)])
    await heal(first)
    first.store.push([add(1, 2)])
    await later(300)
    await first.requests[1]?.lose()
    server.loseQueues()
    await heal(await open())
    // The first tab is closed. Its operations were sent under another id.
    await heal(await open())
    expect(inBasket()).toBe(3)
    expect(device.size()).toBe(0)
  })

  test.each([1, -1])('is sent even if the clock was corrected by a year in the meantime', async (years) => {
    const { server, device, open, inBasket } = createShop()
    const right = Date.now()
    vi.setSystemTime(right + years * 365 * 86_400_000)
    const writes = [device.write]
    const firstWrite: typeof device.write = (key, text) => writes.pop()?.(key, text) ?? new Promise(() => {})
    const killed = setUp({ maxQuantity: 10_000, server, device: { ...device, write: firstWrite } })
    killed.store.setBaskets(server.read())
    killed.store.push([add(1, 3)])
    vi.setSystemTime(right)
    await heal(await open())
    expect(inBasket()).toBe(3)
    expect(device.size()).toBe(0)
  })

  test('that the server refuses for good is dropped and reported', async () => {
    const { server, device, open } = createShop()
    const first = await open()
    first.store.push([add(1, 1)])
    await later(300)
    await first.requests[0]?.lose()
    server.refuse('BAD_INPUT')
    const second = await open()
    await second.requests[0]?.answer()
    expect(second.refusals).toEqual(['BAD_INPUT'])
    expect(device.size()).toBe(0)
  })
})

describe('one operation that the server refuses among others', () => {
  const allButTwo = [
    [1, 1],
    [3, 1],
    [4, 1],
  ]
  const pressEach = async ({ store, requests }: Tab): Promise<void> => {
    for (const id of [1, 2, 3, 4]) store.push([add(id)])
    await later(300)
    await requests[0]?.lose()
  }

  test('is dropped alone, and reported once', async () => {
    const { server, device, open, lines } = createShop()
    const tab = await open()
    await pressEach(tab)
    server.refuseProduct(2)
    await heal(tab)
    expect(lines()).toEqual(allButTwo)
    expect(tab.refusals).toEqual(['CARD_NUMBER'])
    expect(device.size()).toBe(0)
  })

  test('is dropped alone by later tabs too, and what follows it is applied once', async () => {
    const { server, device, open, lines } = createShop()
    const first = await open()
    await pressEach(first)
    server.refuseProduct(2)
    const [second, third] = [await open(), await open()]
    for (let index = 0; index < 8; index += 1) {
      await second.requests[index]?.answer()
      await third.requests[index]?.answer()
    }
    await heal(first)
    expect(lines()).toEqual(allButTwo)
    expect(second.refusals).toEqual(['CARD_NUMBER'])
    expect(device.size()).toBe(0)
  })
})

test('a press after another tab could send the last one is an operation of its own', async () => {
  const { open, inBasket } = createShop()
  const first = await open()
  first.store.push([add(2)])
  await later(300)
  first.store.push([add(1)])
  await later(10_000)
  const second = await open()
  first.store.push([add(1)])
  await heal(second)
  await heal(first)
  expect(inBasket()).toBe(1)
  expect(first.store.view().active?.lines.map(({ quantity }) => quantity / 1000)).toEqual([1, 2])
})

describe('a device', () => {
  test('that allows no storage, or is full, still accepts changes, and reports it once', async () => {
    const { server, inBasket } = createShop()
    const refuse = () => Promise.reject(new Error('full'))
    const full = { read: refuse, write: refuse, removeSame: refuse, removeAll: refuse }
    const tab = setUp({ maxQuantity: 10_000, server, device: full })
    tab.store.setBaskets(server.read())
    tab.store.retry()
    expect(tab.unstored.count).toBe(0)
    tab.store.push([add(1, 1)])
    await heal(tab)
    tab.store.push([add(1, 1)])
    await heal(tab)
    expect(inBasket()).toBe(2)
    expect(tab.unstored.count).toBe(1)
  })

  test('stores a press before it reports that the tab may close, and reports if it cannot', async () => {
    const { server, device } = createShop()
    const stored = setUp({ maxQuantity: 10_000, server, device })
    expect(await stored.store.isSafe()).toBe(true)
    stored.store.push([create('weekly'), add(1, 1)])
    expect(await stored.store.isSafe()).toBe(true)
    expect(device.size()).toBe(1)

    const refuse = () => Promise.reject(new Error('full'))
    const full = { read: refuse, write: refuse, removeSame: refuse, removeAll: refuse }
    const unstored = setUp({ maxQuantity: 10_000, server, device: full })
    unstored.store.push([create('weekly'), add(1, 1)])
    expect(await unstored.store.isSafe()).toBe(false)
    await heal(unstored)
    expect(await unstored.store.isSafe()).toBe(true)
  })

  test('keeps unknown texts in its storage', async () => {
    const { device, open } = createShop()
    await device.write('deniz x', 'no json')
    await device.write('deniz y', '{"operations":"none"}')
    await device.write('theme', 'dark')
    expect((await open()).store.view().isSaving).toBe(false)
    expect(device.size()).toBe(3)
  })
})
