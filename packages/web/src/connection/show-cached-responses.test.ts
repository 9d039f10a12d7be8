import { apiError } from '@provender/client/api/execute'
import { unreachable } from '@provender/client/api/refusal'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showCachedResponses } from './show-cached-responses.ts'

const basket = { queryKey: ['Basket'], retry: false }
const rejectAsUnreachable = async () => await Promise.reject(apiError(unreachable))

let client: QueryClient
let storedAnswer: string | undefined

beforeEach(() => {
  const window = new EventTarget()
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('dispatchEvent', window.dispatchEvent.bind(window))
  vi.stubGlobal('navigator', { onLine: false })
  client = new QueryClient({ defaultOptions: { queries: { networkMode: 'always' } } })
  storedAnswer = 'of yesterday'
  showCachedResponses(client, async () => storedAnswer)
})
afterEach(() => vi.unstubAllGlobals())

const runQuery = async (queryFn: () => Promise<string>, more = {}) =>
  await client.fetchQuery({ ...basket, queryFn, ...more })

test('without a server, the response stored on the device is shown', async () => {
  expect(await runQuery(rejectAsUnreachable)).toBe('of yesterday')
})

test('a response from this tab wins over the stored one', async () => {
  expect(await runQuery(async () => 'of today')).toBe('of today')
  await client.invalidateQueries()
  expect(await runQuery(rejectAsUnreachable)).toBe('of today')
})

test('a response shown offline is invalidated once there is a connection, and nothing else is', async () => {
  client.setQueryData(['Shell'], 'here')
  await runQuery(rejectAsUnreachable)
  vi.stubGlobal('navigator', { onLine: true })
  dispatchEvent(new Event('online'))
  const outdated = client.getQueryCache().findAll({ predicate: ({ state }) => state.isInvalidated })
  expect(outdated.map(({ queryKey }) => queryKey)).toEqual([['Basket']])
})

test('the error is shown if nothing is stored, the store is closed, or the server refuses', async () => {
  storedAnswer = undefined
  await expect(runQuery(rejectAsUnreachable)).rejects.toMatchObject({ refusal: unreachable })
  storedAnswer = 'of yesterday'
  const notFound = apiError({ code: 404, key: 'NOT_FOUND', message: '' })
  await expect(runQuery(async () => await Promise.reject(notFound))).rejects.toBe(notFound)
  showCachedResponses(client, async () => await Promise.reject(new Error('It is closed')))
  await expect(runQuery(rejectAsUnreachable)).rejects.toMatchObject({ refusal: unreachable })
})

test.each([{ staleTime: 0 }, { meta: { isMomentary: true } }])(
  'a stored response never replaces a query that must be current: %j',
  async (more) => {
    await expect(runQuery(rejectAsUnreachable, more)).rejects.toMatchObject({ refusal: unreachable })
  },
)
