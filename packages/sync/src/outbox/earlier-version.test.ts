import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createDevice, openTabStore } from '../basket/basket-tab.fixture.ts'
import { createFavouriteOutbox } from '../favourite/favourite-outbox.ts'
import { createLearnedMatchOutbox } from '../learned-matches/learned-match-outbox.ts'
import { mirrorTexts } from '../mirror-texts.ts'
import type { StoredTexts } from '../stored-texts.ts'
import {
  appDatabase,
  appSettings,
  browserAtOnce,
  browserOfTwo,
  deniz,
  elif,
  rival,
  type Texts,
} from './earlier-version.fixture.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function databaseWith(texts: Texts) {
  const device = createDevice()
  for (const [key, text] of texts) void device.write(key, text)
  return device
}

function appWith(database: Texts, settings: Texts) {
  const device = databaseWith(database)
  const values = new Map(settings)
  const texts = mirrorTexts(device, {
    keys: async () => [...values.keys()],
    get: async (key) => values.get(key),
    set: async (key, text) => void (text === undefined ? values.delete(key) : values.set(key, text)),
  })
  return { texts, size: () => device.size() + values.size }
}

type Sent = readonly (readonly [string, object])[]

async function openShop(texts: StoredTexts, owner: string): Promise<Readonly<Record<string, Sent>>> {
  const operations: [string, object][] = []
  const favourites: [string, object][] = []
  const learned: [string, object][] = []
  const { store } = openTabStore({
    texts,
    owner,
    send: async (sent) => {
      for (const { atMs: _, ...operation } of sent.operations as readonly { n: number; atMs?: number }[])
        operations.push([sent.clientId, operation])
      return { version: '1', baskets: [], problems: [], lastN: sent.operations.at(-1)?.n ?? 0 }
    },
  })
  const options = {
    texts,
    owner,
    newId: () => 'new',
    isTransientError: () => false,
    runExclusive: async <Result>(work: () => Promise<Result>) => await work(),
  }
  const favouriteOutbox = createFavouriteOutbox({
    ...options,
    send: async ({ productIds, kind, isOn }) => {
      for (const productId of productIds) favourites.push([`${kind} ${productId}`, { isOn }])
    },
    onFound: () => {},
    onSent: () => {},
    onUnreachable: () => {},
    onRefused: () => {},
  })
  const learnedOutbox = createLearnedMatchOutbox({
    ...options,
    nowMs: Date.now,
    send: async (changes) =>
      void learned.push(...changes.map(({ said, meaning }) => [said, { meaning }] as [string, object])),
  })
  store.retry()
  await Promise.all([favouriteOutbox.deliver(), learnedOutbox.deliver()])
  await vi.advanceTimersByTimeAsync(20_000)
  expect([store.view().isSaving, favouriteOutbox.pending(), await learnedOutbox.pending()]).toEqual([
    false,
    [],
    [],
  ])
  return { operations, favourites, learned }
}

function contentOf(texts: Texts, owner: string): Readonly<Record<string, Sent>> {
  const of = (prefix: string) =>
    texts
      .filter(([key]) => key.startsWith(prefix))
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, text]) => [key.slice(prefix.length), JSON.parse(text)] as const)
  return {
    operations: of(`${owner} `)
      .flatMap(([clientId, { operations }]) =>
        operations.map(({ atMs, ...operation }: { readonly atMs: number }) => ({
          clientId,
          atMs,
          operation,
        })),
      )
      .toSorted((one, other) => one.atMs - other.atMs)
      .map(({ clientId, operation }) => [clientId, operation]),
    favourites: of(`marks ${owner} `).map(([key, { isOn }]) => [key, { isOn }]),
    // Of the same words, only the last meaning is sent.
    learned: [
      ...new Map(
        of(`lessons ${owner} `).flatMap(([, changes]) =>
          (changes as readonly { readonly said: string; readonly meaning: unknown }[]).map(
            ({ said, meaning }) => [said, { meaning }] as const,
          ),
        ),
      ),
    ],
  }
}

const countsOf = (content: Readonly<Record<string, Sent>>) =>
  Object.values(content).map(({ length }) => length)

const nothing = { operations: [], favourites: [], learned: [] }

describe('a browser with texts of the queues before the outbox', () => {
  test('sends all that each of its users left, once and in order, and nothing as another user', async () => {
    const device = databaseWith(browserOfTwo)
    expect(countsOf(contentOf(browserOfTwo, deniz))).toEqual([7, 2, 2])
    expect(countsOf(contentOf(browserOfTwo, elif))).toEqual([3, 1, 0])
    expect(await openShop(device, rival)).toEqual(nothing)
    expect(device.size()).toBe(browserOfTwo.length)
    for (const user of [deniz, elif]) {
      expect(await openShop(device, user)).toEqual(contentOf(browserOfTwo, user))
      expect(await openShop(device, user)).toEqual(nothing)
    }
    expect(device.size()).toBe(0)
  })

  test('sends the press during which it was killed', async () => {
    const device = databaseWith(browserAtOnce)
    expect(countsOf(contentOf(browserAtOnce, deniz))).toEqual([1, 0, 0])
    expect(await openShop(device, deniz)).toEqual(contentOf(browserAtOnce, deniz))
    expect(device.size()).toBe(0)
  })
})

describe('an app with texts of the queues before the outbox sends all once and in order', () => {
  const even = (texts: Texts) => texts.filter((_, index) => index % 2 === 0)
  const keysOfEven = new Set(even(appDatabase).map(([key]) => `unsent:${key}`))
  test.each([
    ['in both places', appDatabase, appSettings],
    ['in its settings alone', [], appSettings],
    ['in its settings alone, whatever their order', [], appSettings.toReversed()],
    ['in its database alone', appDatabase, []],
    ['in one of the two', even(appDatabase), appSettings.filter(([key]) => !keysOfEven.has(key))],
  ])('%s', async (_, database, settings) => {
    const { texts, size } = appWith(database, settings)
    expect(countsOf(contentOf(appDatabase, rival))).toEqual([6, 1, 2])
    expect(await openShop(texts, rival)).toEqual(contentOf(appDatabase, rival))
    expect(await openShop(texts, rival)).toEqual(nothing)
    expect(size()).toBe(0)
  })
})
