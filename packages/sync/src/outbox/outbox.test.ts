import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { createDevice } from '../basket/basket-tab.fixture.ts'
import type { StoredTexts } from '../stored-texts.ts'
import { followingKey } from './following-key.ts'
import { createOutbox } from './outbox.ts'

const unreachable = new Error('unreachable')
const refused = new Error('refused')
const full = () => Promise.reject(new Error('full'))
const noDevice: StoredTexts = { read: full, write: full, removeSame: full, removeAll: full }

function setUp() {
  const device = createDevice()
  const server = {
    failure: undefined as Error | undefined,
    refuses: '',
    requests: [] as string[],
    onRequest: () => {},
  }
  const open = ({ user = 'deniz', texts = device }: { user?: string; texts?: StoredTexts } = {}) => {
    const outbox = createOutbox({ texts, prefix: `picks ${user} `, schema: v.object({ pick: v.string() }) })
    const events: string[] = []
    return {
      ...outbox,
      events,
      put: (key: string, pick: string) => outbox.put(key, { pick }),
      picks: () => outbox.entries().map(({ value }) => value.pick),
      deliver: () =>
        outbox.deliver({
          batchOf: (unsent) => unsent,
          send: async (batch) => {
            const picks = batch.map(({ value }) => value.pick).join()
            server.onRequest()
            if (server.failure) throw server.failure
            if (server.refuses !== '' && picks.includes(server.refuses)) throw refused
            server.requests.push(picks)
          },
          isTransientError: (error) => error === unreachable,
          runExclusive: (work) => work(),
          onFound: (entries) => events.push(`found ${entries.length}`),
          onSent: (batch) => events.push(`sent ${batch.map(({ value }) => value.pick).join()}`),
          onUnreachable: async (batch) => void events.push(`unreachable ${batch.length}`),
          onRefused: ({ value }) => events.push(`refused ${value.pick}`),
        }),
    }
  }
  return { device, server, open }
}

test('the entries of all tabs are sent in the order of their keys', async () => {
  const { device, server, open } = setUp()
  server.failure = unreachable
  const [first, second] = [open(), open()]
  await first.put('2', 'b')
  await second.put('3', 'c')
  await first.put('1', 'a')
  expect(await second.deliver()).toBe(false)
  expect(second.events).toEqual(['found 2', 'unreachable 3'])
  server.failure = undefined
  expect(await second.deliver()).toBe(true)
  expect(await first.deliver()).toBe(true)
  expect([server.requests, first.picks(), device.size()]).toEqual([['a,b,c'], [], 0])
})

test('an entry waits for its own user', async () => {
  const { device, server, open } = setUp()
  await open({ user: 'deniz' }).put('1', 'a')
  await open({ user: 'den' }).deliver()
  await open({ user: 'den' }).clear()
  expect([server.requests, device.size()]).toEqual([[], 1])
  await open({ user: 'deniz' }).clear()
  expect(device.size()).toBe(0)
})

test('an entry that the server refuses among others is dropped alone', async () => {
  const { device, server, open } = setUp()
  server.refuses = 'b'
  const outbox = open()
  for (const pick of ['a', 'b', 'c']) await outbox.put(pick, pick)
  expect(await outbox.deliver()).toBe(true)
  expect(outbox.events).toEqual(['sent a', 'refused b', 'sent c'])
  expect(device.size()).toBe(0)
})

test('an entry that the device does not store waits in its tab', async () => {
  const { server, open } = setUp()
  server.failure = unreachable
  const outbox = open({ texts: noDevice })
  expect(await outbox.put('1', 'a')).toBe(false)
  expect(await outbox.deliver()).toBe(false)
  server.failure = undefined
  expect(await outbox.deliver()).toBe(true)
  expect([server.requests, outbox.picks()]).toEqual([['a'], []])
})

test('an entry waits in its tab if the device is full', async () => {
  const { device, server, open } = setUp()
  const outbox = open({ texts: { ...device, write: full } })
  await outbox.put('1', 'a')
  expect(await outbox.deliver()).toBe(true)
  expect(server.requests).toEqual(['a'])
})

test('an entry replaces an older one that the device keeps because it is full', async () => {
  const { device, server, open } = setUp()
  await open().put('1', 'old')
  const outbox = open({ texts: { ...device, write: full } })
  await outbox.put('1', 'new')
  await outbox.load()
  expect(outbox.picks()).toEqual(['new'])
  expect(await outbox.deliver()).toBe(true)
  expect([outbox.events, server.requests, device.size()]).toEqual([['sent new'], ['new'], 0])
})

describe('an entry that replaces an older one while the device is read', () => {
  test('stays, if the device has the older one', async () => {
    const { device, open } = setUp()
    const { promise: read, resolve: end } = Promise.withResolvers<ReadonlyMap<string, string>>()
    const outbox = open({ texts: { ...device, read: () => read } })
    void outbox.put('1', 'old')
    const loaded = outbox.load()
    void outbox.put('1', 'new')
    end(new Map([['picks deniz 1', '{"pick":"old"}']]))
    await loaded
    expect(outbox.picks()).toEqual(['new'])
  })

  test('is not reported as found, but sent', async () => {
    const { server, open } = setUp()
    const [first, second] = [open(), open()]
    await second.put('1', 'old')
    const delivered = first.deliver()
    void first.put('1', 'new')
    expect(await delivered).toBe(true)
    expect([first.events, server.requests]).toEqual([['sent new'], ['new']])
  })

  test('stays, if the device lacks the older one', async () => {
    const { device, open } = setUp()
    const { promise: written, resolve: end } = Promise.withResolvers<void>()
    const outbox = open({ texts: { ...device, write: () => written } })
    void outbox.put('1', 'old')
    const loaded = outbox.load()
    await new Promise((resolve) => setTimeout(resolve))
    void outbox.put('1', 'new')
    end()
    await loaded
    expect(outbox.picks()).toEqual(['new'])
  })
})

test('what is no entry stays on the device', async () => {
  const { device, server, open } = setUp()
  await device.write('picks deniz 1', 'no json')
  await device.write('picks deniz 2', '{"pick":2}')
  expect(await open().deliver()).toBe(true)
  expect([server.requests, device.size()]).toEqual([[], 2])
})

test('a key follows the last one, even if the clock was corrected', () => {
  const key = followingKey(undefined, 1_795_900_000_000, 'a')
  expect(key).toBe('001795900000000 a')
  expect(followingKey(key, 1_795_900_000_005, 'b')).toBe('001795900000005 b')
  expect(followingKey(key, 1000, 'b')).toBe('001795900000001 b')
})

test('a device that removes nothing does not make a tab send an entry without end', async () => {
  const { device, server, open } = setUp()
  const outbox = open({ texts: { ...device, removeSame: full } })
  await outbox.put('1', 'a')
  expect(await outbox.deliver()).toBe(true)
  expect(server.requests).toEqual(['a'])
})

test('an entry that is put during delivery follows what another tab has put before it', async () => {
  const { server, open } = setUp()
  const [first, second] = [open(), open()]
  await first.put('1', 'a')
  const delivered = first.deliver()
  await second.put('2', 'b')
  await first.put('3', 'c')
  await delivered
  expect(server.requests.join()).toBe('a,b,c')
})

test('entries that the user drops during delivery are not sent', async () => {
  const { server, open } = setUp()
  const outbox = open()
  server.refuses = 'a'
  await outbox.put('1', 'a')
  await outbox.put('2', 'b')
  server.onRequest = () => void outbox.clear()
  await outbox.deliver()
  expect(server.requests).toEqual([])
})
