import { expect, test } from 'vitest'
import { createDevice } from '../basket/basket-tab.fixture.ts'
import { createLearnedMatchOutbox } from './learned-match-outbox.ts'
import type { LearnedMatch } from './learned-match.ts'

const unreachable = new Error('unreachable')
const refused = new Error('refused')
const match = (said: string, productId = '1'): LearnedMatch => ({ said, productId, unit: '2' })
const change = (said: string, productId = '1') => ({ said, meaning: { productId, unit: '2' } })

function setUp() {
  const unsorted = createDevice()
  const device = {
    ...unsorted,
    // A browser reads in the order of the keys.
    read: async (prefix: string) =>
      new Map([...(await unsorted.read(prefix))].toSorted(([one], [other]) => one.localeCompare(other))),
  }
  const server = {
    failure: undefined as Error | undefined,
    learned: new Map<string, string>(),
    requests: [] as number[],
    arrival: Promise.resolve(),
  }
  let ids = 0
  let last: Promise<unknown> = Promise.resolve()
  const open = (owner = 'deniz', texts: Parameters<typeof createLearnedMatchOutbox>[0]['texts'] = device) =>
    createLearnedMatchOutbox({
      texts,
      owner,
      newId: () => String(100 - (ids += 1)),
      nowMs: () => 1,
      send: async (changes) => {
        await server.arrival
        if (server.failure) throw server.failure
        if (changes.some(({ meaning }) => meaning?.productId === 'gone')) throw refused
        server.requests.push(changes.length)
        for (const { said, meaning } of changes)
          if (meaning === null) server.learned.delete(said)
          else server.learned.set(said, meaning.productId)
      },
      isTransientError: (error) => error === unreachable,
      runExclusive: (work) => {
        const done = last.then(work, work)
        last = done
        return done
      },
    })
  return { device, server, open }
}

test('a match learned without a server is known to the next tab and is sent later', async () => {
  const { device, server, open } = setUp()
  server.failure = unreachable
  const first = open()
  await first.learn([match('cola', '3')])
  await first.learn([match('semi', '8'), match('cola', '4')])
  const next = open()
  expect(await next.pending()).toEqual([change('cola', '3'), change('semi', '8'), change('cola', '4')])

  server.failure = undefined
  expect(await next.deliver()).toBe(true)
  expect([...server.learned]).toEqual([
    ['cola', '4'],
    ['semi', '8'],
  ])
  expect(device.size()).toBe(0)
  expect(await next.deliver()).toBe(false)
})

test('a learned match waits for its own user and is sent under no other', async () => {
  const { server, open } = setUp()
  server.failure = unreachable
  await open('deniz').learn([match('cola')])
  server.failure = undefined
  await open('den').deliver()
  expect(await open('den').pending()).toEqual([])
  expect(server.learned.size).toBe(0)
  await open('deniz').deliver()
  expect([...server.learned.keys()]).toEqual(['cola'])
})

test('a refused match does not hold back the others', async () => {
  const { device, server, open } = setUp()
  server.failure = refused
  const outbox = open()
  await outbox.learn([match('cola')])
  server.failure = undefined
  await outbox.learn([match('semi')])
  expect([...server.learned.keys()]).toEqual(['semi'])
  expect(device.size()).toBe(0)
})

test('clearing removes the matches of one user alone', async () => {
  const { device, server, open } = setUp()
  server.failure = unreachable
  await open('deniz').learn([match('cola')])
  await open('till').learn([match('semi')])
  await open('deniz').clear()
  expect(device.size()).toBe(1)
  expect(await open('till').pending()).toEqual([change('semi')])
})

test('on a device that stores nothing, the server still learns', async () => {
  const { server, open } = setUp()
  const refuse = () => Promise.reject(new Error('full'))
  const outbox = open('deniz', { read: refuse, write: refuse, removeSame: refuse, removeAll: refuse })
  await outbox.learn([match('cola')])
  expect([...server.learned.keys()]).toEqual(['cola'])
  expect(await outbox.pending()).toEqual([])
  await outbox.clear()
})

test('a match forgotten without a server is sent in order, and one learned again afterwards stays', async () => {
  const { device, server, open } = setUp()
  const outbox = open()
  await outbox.learn([match('cola'), match('semi')])
  server.failure = unreachable
  await outbox.unlearn(['cola', 'semi'])
  await outbox.learn([match('cola', '7')])
  expect(await open().pending()).toEqual([
    { said: 'cola', meaning: null },
    { said: 'semi', meaning: null },
    change('cola', '7'),
  ])
  server.failure = undefined
  await open().deliver()
  expect([...server.learned]).toEqual([['cola', '7']])
  expect(device.size()).toBe(0)
})

test('the later of two matches arrives last, even if the request with the earlier one is slow', async () => {
  const { device, server, open } = setUp()
  const outbox = open()
  const { promise, resolve } = Promise.withResolvers<void>()
  server.arrival = promise
  const first = outbox.learn([match('cola', '3')])
  await new Promise((wait) => setTimeout(wait))
  server.arrival = Promise.resolve()
  const second = outbox.learn([match('cola', '4')])
  await new Promise((wait) => setTimeout(wait))
  resolve()
  await Promise.all([first, second])
  expect([...server.learned]).toEqual([['cola', '4']])
  expect(device.size()).toBe(0)
})

test('on a device that stores nothing, a match waits in its tab for the server', async () => {
  const { server, open } = setUp()
  const refuse = () => Promise.reject(new Error('full'))
  const outbox = open('deniz', { read: refuse, write: refuse, removeSame: refuse, removeAll: refuse })
  server.failure = unreachable
  await outbox.learn([match('cola')])
  expect(await outbox.pending()).toEqual([change('cola')])
  server.failure = undefined
  expect(await outbox.deliver()).toBe(true)
  expect([...server.learned.keys()]).toEqual(['cola'])
  expect(await outbox.pending()).toEqual([])
})

test('ten thousand matches learned without a server are sent 500 at a time, and the last meaning counts', async () => {
  const { device, server, open } = setUp()
  const stored = (index: number, ...changes: readonly object[]) =>
    device.write(`lessons deniz ${String(index).padStart(15, '0')} x`, JSON.stringify(changes))
  for (let index = 0; index < 10_000; index += 1)
    await stored(index, change(`words ${index % 9999}`, `${index}`))
  await stored(10_000, { said: 'words 7', meaning: null })
  expect(await open().deliver()).toBe(true)
  expect(server.requests).toHaveLength(21)
  expect(Math.max(...server.requests)).toBe(500)
  expect([server.learned.size, server.learned.get('words 0'), server.learned.has('words 7')]).toEqual([
    9998,
    '9999',
    false,
  ])
  expect(device.size()).toBe(0)
})

test('a refused match among many is dropped alone', async () => {
  const { device, server, open } = setUp()
  server.failure = unreachable
  const outbox = open()
  await outbox.learn([match('cola', '3')])
  await outbox.learn([match('semi', 'gone')])
  await outbox.learn([match('cola', '4')])
  server.failure = undefined
  expect(await outbox.deliver()).toBe(true)
  expect([...server.learned]).toEqual([['cola', '4']])
  expect(device.size()).toBe(0)
})
