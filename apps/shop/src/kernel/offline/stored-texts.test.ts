import type { PersistentValues } from '@provender/platform/platform'
import { webPlatform } from '@provender/platform/web-platform'
import { add, create, createServer, setUp } from '@provender/sync/basket/basket-tab.fixture'
import { createFavouriteOutbox } from '@provender/sync/favourite/favourite-outbox'
import { createLearnedMatchOutbox } from '@provender/sync/learned-matches/learned-match-outbox'
import type { StoredTexts } from '@provender/sync/stored-texts'
import { installedApp } from '@provender/web/api/installed-app.fixture'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

const openDB = vi.fn<() => Promise<ReturnType<typeof createDatabase>>>()
const never = () => new Promise<never>(() => {})
const later = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const unreachable = new Error('unreachable')

let setValues: (values: PersistentValues | undefined) => void
let createStoredTexts: () => StoredTexts
let openers: Record<string, () => Promise<unknown>>

beforeAll(async () => {
  vi.resetModules()
  vi.doMock('idb', () => ({ openDB }))
  const { setPlatform } = await import('@provender/platform/current')
  setValues = (persistentValues) => {
    const app = persistentValues && { ...installedApp, persistentValues }
    setPlatform({ ...webPlatform, app })
  }
  ;({ createStoredTexts } = await import('@provender/web/storage/stored-texts'))
  const pictures = await import('../../features/claim/stored-pictures.ts')
  const { openStoredAnswers } = await import('./stored-answers.ts')
  openers = {
    'the pictures of a report': pictures.pictureStore('deniz').all,
    'their deletion': () => pictures.deletePictures('deniz'),
    'the stored responses': openStoredAnswers,
  }
})
afterAll(() => {
  vi.doUnmock('idb')
  vi.resetModules()
})
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IDBKeyRange', { bound: (from: string) => from })
  setValues(undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  openDB.mockReset()
})

function createDatabase(entries = new Map<string, string>(), pace = { ms: 0 }) {
  let last: Promise<unknown> = Promise.resolve()
  const transaction = vi.fn(() => {
    const done = last.then(() => pace.ms > 0 && new Promise((resolve) => setTimeout(resolve, pace.ms)))
    last = done
    const inTurn =
      <Input extends readonly unknown[], Value>(work: (...input: Input) => Value) =>
      async (...input: Input): Promise<Value> => {
        await done
        return work(...input)
      }
    const matching = (from: string) => [...entries].filter(([key]) => key.startsWith(from))
    const store = {
      getAllKeys: inTurn((from: string) => matching(from).map(([key]) => key)),
      getAll: inTurn((from: string) => matching(from).map(([, text]) => text)),
      get: inTurn((key: string) => entries.get(key)),
      put: inTurn((text: string, key: string) => entries.set(key, text)),
      delete: inTurn((key: string) => entries.delete(key)),
    }
    return { store, done, commit: () => {} }
  })
  return { transaction, close: vi.fn() }
}

function watch<Value>(work: Promise<Value>) {
  const outcome: { value?: Value; failure?: unknown } = {}
  work.then(
    (value) => (outcome.value = value),
    (error: unknown) => (outcome.failure = error),
  )
  return outcome
}

function openFavourites(texts: StoredTexts, send: () => Promise<unknown>) {
  const refused: string[] = []
  const outbox = createFavouriteOutbox({
    texts,
    owner: 'deniz',
    newId: () => '1',
    send,
    isTransientError: (error) => error === unreachable,
    runExclusive: (work) => work(),
    onFound: () => {},
    onSent: () => {},
    onUnreachable: () => {},
    onRefused: ({ productIds }) => refused.push(...productIds),
  })
  return { ...outbox, refused }
}

function openLearnedMatches(texts: StoredTexts, send: () => Promise<unknown>) {
  return createLearnedMatchOutbox({
    texts,
    owner: 'deniz',
    newId: () => '1',
    nowMs: () => 1,
    send,
    isTransientError: (error) => error === unreachable,
    runExclusive: (work) => work(),
  })
}

const products = Array.from({ length: 30 }, (_, index) => String(index))
const favourites = { kind: 'isFavorites', productIds: products, isOn: true } as const
const colaMatch = { said: 'cola', productId: '1', unit: '2' } as const

describe.each<[string, PersistentValues | undefined]>([
  ['a browser', undefined],
  ['an app', { keys: never, get: never, set: never }],
])('in %s whose storage never answers', (_, values) => {
  let texts: StoredTexts
  beforeEach(() => {
    openDB.mockImplementation(never)
    setValues(values)
    texts = createStoredTexts()
  })

  test('baskets are sent, and known not to be stored', async () => {
    const tab = setUp({ device: texts })
    tab.store.retry()
    tab.store.push([create('weekly'), add(1)])
    const isSafe = watch(tab.store.isSafe())
    await later(5000)
    expect(tab.requests).toHaveLength(1)
    expect([isSafe.value, tab.unstored.count]).toEqual([false, 1])
    await tab.requests[0]?.answer()
    const [settled, discarded] = [watch(tab.store.settle()), watch(tab.store.discard())]
    await later(5000)
    expect([settled, discarded]).toEqual([{ value: undefined }, { value: undefined }])
  })

  test('favourites are sent, and do not hold up a logout', async () => {
    const send = vi.fn(async () => {})
    const outbox = openFavourites(texts, send)
    outbox.add(favourites)
    const delivered = watch(outbox.deliver())
    await later(20_000)
    expect(send).toHaveBeenCalledTimes(1)
    expect(delivered).toEqual({ value: true })

    send.mockRejectedValue(unreachable)
    outbox.add(favourites)
    const tried = watch(outbox.deliver())
    await later(20_000)
    expect(tried).toEqual({ value: false })
    expect(outbox.refused).toEqual(products)
    const cleared = watch(outbox.clear())
    await later(5000)
    expect(cleared).toEqual({ value: undefined })
  })

  test('learned matches are sent, and do not hold up a logout', async () => {
    const send = vi.fn(async () => {})
    const outbox = openLearnedMatches(texts, send)
    const learned = watch(outbox.learn([colaMatch]))
    await later(5000)
    expect(send).toHaveBeenCalledTimes(1)
    const [delivered, cleared] = [watch(outbox.deliver()), watch(outbox.clear())]
    await later(10_000)
    expect([learned, delivered, cleared]).toEqual([
      { value: undefined },
      { value: false },
      { value: undefined },
    ])
  })
})

test('an app whose database never answers has its texts in its settings', async () => {
  openDB.mockImplementation(never)
  const settings = new Map<string, string>()
  setValues({
    keys: async () => [...settings.keys()],
    get: async (key) => settings.get(key),
    set: async (key, text) => void (text === undefined ? settings.delete(key) : settings.set(key, text)),
  })
  const texts = createStoredTexts()
  const written = watch(texts.write('deniz 1', 'add 2'))
  await later(5000)
  const read = watch(texts.read('deniz'))
  await later(5000)
  expect([written, read]).toEqual([{ value: undefined }, { value: new Map([['deniz 1', 'add 2']]) }])
})

describe('a database that does not open', () => {
  test('is opened again by the next call', async () => {
    openDB.mockRejectedValueOnce(new Error('UnknownError')).mockResolvedValueOnce(createDatabase())
    const texts = createStoredTexts()
    await expect(texts.write('deniz 1', 'add 1')).rejects.toThrow('UnknownError')
    await texts.write('deniz 1', 'add 2')
    expect(await texts.read('deniz')).toEqual(new Map([['deniz 1', 'add 2']]))
    expect(openDB).toHaveBeenCalledTimes(2)
  })

  test('in time but later is closed, so that no older text replaces a newer one', async () => {
    const late = createDatabase()
    const { promise, resolve } = Promise.withResolvers<typeof late>()
    openDB.mockReturnValueOnce(promise).mockResolvedValueOnce(createDatabase())
    const texts = createStoredTexts()
    const first = watch(texts.write('deniz 1', 'add 1'))
    await later(5000)
    expect(first.failure).toBeDefined()
    await texts.write('deniz 1', 'add 2')
    resolve(late)
    await later(0)
    expect(late.transaction).not.toHaveBeenCalled()
    expect(late.close).toHaveBeenCalledTimes(1)
  })

  test.each(['the pictures of a report', 'their deletion', 'the stored responses'])(
    'is not waited for by %s',
    async (name) => {
      openDB.mockImplementation(never)
      let isOver = false
      void openers[name]?.()
        .catch(() => undefined)
        .then(() => (isOver = true))
      await later(5000)
      expect(isOver).toBe(true)
    },
  )
})

describe('writes that take six seconds', () => {
  const entries = new Map<string, string>()
  const pace = { ms: 6000 }
  beforeEach(() => {
    entries.clear()
    pace.ms = 6000
    const database = createDatabase(entries, pace)
    openDB.mockImplementation(async () => database)
  })

  test('lose no operation of a basket', async () => {
    const server = createServer(10)
    server.applyElsewhere(create('weekly'))
    const first = setUp({ server, device: createStoredTexts() })
    first.store.setBaskets(server.read())
    first.store.push([add(1, 2)])
    await later(300)
    first.store.push([add(1, 1)])
    await later(60_000)
    expect(first.unstored.count).toBe(1)

    // The first tab gets no answer and is closed.
    pace.ms = 0
    const second = setUp({ server, device: createStoredTexts() })
    second.store.retry()
    await later(10_000)
    await second.requests[0]?.answer()
    expect(server.baskets()[0]?.lines.map(({ quantity }) => quantity)).toEqual([3000])
  })

  test('leave no favourite behind that the user saw undone', async () => {
    const outbox = openFavourites(createStoredTexts(), () => Promise.reject(unreachable))
    outbox.add({ ...favourites, productIds: ['1'] })
    void outbox.deliver()
    await later(60_000)
    expect(outbox.refused).toEqual(['1'])
    expect(entries.size).toBe(0)
  })

  test('lose no learned match', async () => {
    const send = vi.fn(() => Promise.reject(unreachable))
    const outbox = openLearnedMatches(createStoredTexts(), send)
    void outbox.learn([colaMatch])
    await later(60_000)
    pace.ms = 0
    expect(await outbox.pending()).toEqual([{ said: 'cola', meaning: { productId: '1', unit: '2' } }])
  })
})
