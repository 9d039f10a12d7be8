import { connect } from '@provender/client/api/api-query'
import { apiError, type Execute } from '@provender/client/api/execute'
import { platform, setPlatform } from '@provender/platform/current'
import { setReadOnly } from '@provender/web/api/server'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPickStore } from './pick-store.ts'

const web = platform()
const reload = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  setPlatform({
    ...web,
    network: { isOnline: () => true, onChange: () => () => {} },
    lifecycle: { ...web.lifecycle, onReturn: () => () => {} },
    storage: { ...web.storage, persist: () => {} },
    locks: { ...web.locks, runExclusive: (_name, work) => work() },
    navigation: { ...web.navigation, reload },
  })
  vi.stubGlobal('addEventListener', () => {})
})
afterEach(() => {
  reload.mockReset()
  setReadOnly(false)
  setPlatform(web)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const pickOf = (position: number) => ({
  number: '1',
  position,
  supplied: 3,
  seen: null,
  agreedBy: '',
  weighedAgain: null,
})

function setUp() {
  const server = {
    member: 'ana',
    refusal: undefined as { code: number; key: string } | undefined,
    attempts: 0,
  }
  const queryClient = new QueryClient()
  const execute = async ({ text }: { readonly text: string }) => {
    if (text.startsWith('query')) return { officeMe: { email: server.member, name: '', role: '' } }
    server.attempts += 1
    if (server.refusal) throw apiError({ ...server.refusal, message: 'no' })
    return { change: { order: { state: 'PICKING', version: 2, lines: [] }, refusal: null } }
  }
  connect(queryClient, execute as Execute)
  return { server, store: createPickStore(queryClient, 'ana') }
}

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const kept = ({ view }: ReturnType<typeof setUp>['store']) => view().unsent.map(({ position }) => position)

test('while the server is busy there is one retry, however many lines are picked', async () => {
  const { server, store } = setUp()
  server.refusal = { code: 503, key: 'BUSY' }
  for (const position of [1, 2, 3, 4, 5]) {
    store.pick(pickOf(position))
    await wait(100)
  }
  server.attempts = 0
  await wait(30_000)
  expect([server.attempts, kept(store), store.view().isWaiting]).toEqual([3, [1, 2, 3, 4, 5], true])
  server.refusal = undefined
  await wait(10_000)
  expect([kept(store), store.view().isWaiting]).toEqual([[], false])
})

test.each([
  { code: 400, key: 'BAD_REQUEST' },
  { code: 500, key: 'INTERNAL' },
])('a pick is kept at $key and sent later', async (refusal) => {
  const { server, store } = setUp()
  server.refusal = refusal
  store.pick(pickOf(1))
  await wait(100)
  expect([kept(store), store.view().refused]).toEqual([[1], []])
  server.refusal = undefined
  await wait(10_000)
  expect([kept(store), server.attempts]).toEqual([[], 2])
})

test('a refusal of the pick itself is told', async () => {
  const { server, store } = setUp()
  server.refusal = { code: 403, key: 'FORBIDDEN' }
  store.pick(pickOf(1))
  await wait(100)
  expect([kept(store), store.view().refused.map(({ refusal }) => refusal.type)]).toEqual([[], ['FORBIDDEN']])
})

test('the page of a member who is not signed in any more sends nothing and reloads', async () => {
  const { server, store } = setUp()
  await wait(100)
  server.member = 'ben'
  store.pick(pickOf(1))
  await wait(100)
  expect([server.attempts, kept(store), reload.mock.calls.length]).toEqual([0, [1], 1])
})
