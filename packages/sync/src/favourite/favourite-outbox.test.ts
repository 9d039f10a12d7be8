import { expect, test } from 'vitest'
import { createDevice } from '../basket/basket-tab.fixture.ts'
import { createFavouriteOutbox, type PendingChange } from './favourite-outbox.ts'

const unreachable = new Error('unreachable')
const refused = new Error('refused')
const heart = (isOn: boolean, ...productIds: readonly string[]): PendingChange => ({
  kind: 'isFavorites',
  productIds,
  isOn,
})

function setUp() {
  const device = createDevice()
  const server = {
    failure: undefined as Error | undefined,
    isFree: Promise.resolve(),
    deleted: new Set<string>(),
    requests: 0,
    liked: new Set<string>(),
  }
  let ids = 0
  const open = (owner = 'deniz', texts: Parameters<typeof createFavouriteOutbox>[0]['texts'] = device) => {
    const events: string[] = []
    const record = (label: string) => (change: PendingChange) =>
      events.push(`${label} ${change.productIds.join()}`)
    const outbox = createFavouriteOutbox({
      texts,
      owner,
      newId: () => String((ids += 1)),
      send: async ({ productIds, isOn }) => {
        server.requests += 1
        await server.isFree
        if (server.failure) throw server.failure
        if (isOn && productIds.some((id) => server.deleted.has(id))) throw refused
        for (const id of productIds)
          if (isOn) server.liked.add(id)
          else server.liked.delete(id)
      },
      isTransientError: (error) => error === unreachable,
      runExclusive: (work) => work(),
      onFound: (changes) => changes.forEach(record('found')),
      onSent: record('sent'),
      onUnreachable: () => events.push('unreachable'),
      onRefused: record('refused'),
    })
    return { ...outbox, events }
  }
  return { device, server, open }
}

test('the last change of each product without a server is known to the next tab and is sent later', async () => {
  const { device, server, open } = setUp()
  server.liked.add('2')
  server.failure = unreachable
  const first = open()
  first.add(heart(true, '1'))
  first.add(heart(true, '1', '2', '3'))
  first.add(heart(false, '2', '3'))
  expect(await first.deliver()).toBe(false)
  expect(first.events).toEqual(['unreachable'])

  const next = open()
  await next.deliver()
  expect(next.events).toEqual(['found 1', 'found 2', 'found 3', 'unreachable'])
  server.failure = undefined
  server.requests = 0
  expect(await next.deliver()).toBe(true)
  expect([[...server.liked], server.requests, device.size()]).toEqual([['1'], 2, 0])
  expect(await first.deliver()).toBe(true)
  expect([first.pending(), server.requests]).toEqual([[], 2])
})

test('a product that changes again during delivery is sent again', async () => {
  const { device, server, open } = setUp()
  const { promise, resolve } = Promise.withResolvers<void>()
  server.isFree = promise
  const outbox = open()
  outbox.add(heart(true, '1'))
  const delivered = outbox.deliver()
  await expect.poll(() => server.requests).toBe(1)
  outbox.add(heart(false, '1'))
  resolve()
  await delivered
  expect([[...server.liked], outbox.pending(), device.size()]).toEqual([[], [], 0])
})

test('a refused change is reported and does not hold back the others', async () => {
  const { device, server, open } = setUp()
  server.deleted.add('2')
  const outbox = open()
  outbox.add(heart(true, '1', '2', '3'))
  expect(await outbox.deliver()).toBe(true)
  expect(outbox.events).toEqual(['sent 1', 'refused 2', 'sent 3'])
  expect([[...server.liked], device.size()]).toEqual([['1', '3'], 0])
})

test('a change waits for its own user and is sent under no other', async () => {
  const { server, open } = setUp()
  server.failure = unreachable
  const own = open('deniz')
  own.add(heart(true, '1'))
  await own.deliver()
  server.failure = undefined
  const other = open('den')
  expect(await other.deliver()).toBe(true)
  expect([other.events, server.liked.size]).toEqual([[], 0])
  await open('deniz').deliver()
  expect(server.liked.size).toBe(1)
})

test('on a device that stores nothing, a change that does not reach the server is undone', async () => {
  const { server, open, device } = setUp()
  const full = async () => {
    throw new Error('full')
  }
  const outbox = open('deniz', { ...device, read: full, write: full, removeSame: full })
  outbox.add(heart(true, '1'))
  expect(await outbox.deliver()).toBe(true)
  expect(server.liked.size).toBe(1)
  server.failure = unreachable
  outbox.add(heart(true, '2'))
  expect(await outbox.deliver()).toBe(false)
  expect(outbox.events).toEqual(['sent 1', 'refused 2'])
  expect(outbox.pending()).toEqual([])
})

test('on a device that has become full, a change replaces the stored one or is undone', async () => {
  const { server, open, device } = setUp()
  let isFull = false
  const write: typeof device.write = async (...text) => {
    if (isFull) throw new Error('full')
    await device.write(...text)
  }
  const outbox = open('deniz', { ...device, write })
  server.failure = unreachable
  outbox.add(heart(true, '1', '2'))
  await outbox.deliver()
  isFull = true
  outbox.add(heart(false, '1'))
  await outbox.deliver()
  expect(outbox.events).toEqual(['unreachable', 'refused 1', 'unreachable'])
  server.failure = undefined
  outbox.add(heart(false, '2'))
  expect(await outbox.deliver()).toBe(true)
  expect([[...server.liked], outbox.pending(), device.size()]).toEqual([['1'], [], 0])
})
