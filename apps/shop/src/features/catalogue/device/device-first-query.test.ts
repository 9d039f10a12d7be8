import { connect } from '@provender/client/api/api-query'
import { apiError } from '@provender/client/api/execute'
import { unreachable } from '@provender/client/api/refusal'
import type { DeviceState } from '@provender/device-catalogue/loaded-catalogue'
import { document } from '@provender/schema/document'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { deviceFirstQuery } from './device-first-query.ts'
import { linkTestDevice } from './link-device.fixture.ts'

interface Answer {
  readonly from: string
}

const operation = document<Answer, { readonly id: string }>('Q', 'query Q($id: ID) { q(id: $id) }')
const now = Date.parse('2026-11-23T10:00:00Z')
const minuteMs = 60_000
const frameMs = 16

let client: QueryClient
let server: () => Promise<Answer>
let state: DeviceState
let hasTexts: boolean
let isFree: Promise<void>

const question = () =>
  deviceFirstQuery<Answer, { readonly id: string }>({
    operation,
    variables: { id: '1' },
    onDevice: async () => {
      await isFree
      return state.isReady ? { answer: { from: 'device' }, isComplete: hasTexts } : undefined
    },
  })
/** Returns what a page shows first, and whether it queries the server afterwards. */
async function firstAnswer() {
  const { from } = await question().load(client)
  const existing = client.getQueryCache().find({ queryKey: question().options.queryKey })
  return [from, existing?.isStaleByTime(30_000) ? 'then the server' : 'and no more']
}
async function refetched(): Promise<Answer> {
  const fetching = client.fetchQuery(question().options)
  await vi.runAllTimersAsync()
  return await fetching
}
const confirmed = (ageMs: number) => ({ pricesAtMs: now, stockAtMs: now - ageMs })

beforeEach(() => {
  vi.useFakeTimers({ now })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('document', { visibilityState: 'visible' })
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw, frameMs))
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  server = async () => ({ from: 'server' })
  // These tests run one operation only.
  connect(client, () => server() as never)
  hasTexts = true
  isFree = Promise.resolve()
  state = { isReady: true, isPersistent: true, hasDetails: true, version: 1, ...confirmed(0) }
  linkTestDevice({ state: () => state })
})
afterEach(() => {
  client.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('with a connection', () => {
  test('only the device answers while its prices and stock are current', async () => {
    expect(await firstAnswer()).toEqual(['device', 'and no more'])
  })

  test('the device answers first when they are a few minutes old', async () => {
    state = { ...state, ...confirmed(4 * minuteMs) }
    expect(await firstAnswer()).toEqual(['device', 'then the server'])
    expect(await refetched()).toEqual({ from: 'server' })
  })

  test('a refetch of data on show waits for the paint, or starts at once in a hidden tab', async () => {
    const request = vi.spyOn({ server }, 'server')
    server = request
    state = { ...state, ...confirmed(4 * minuteMs) }
    await question().load(client)
    const fetching = client.fetchQuery(question().options)
    await vi.advanceTimersByTimeAsync(frameMs - 1)
    expect(request).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(2)
    expect(request).toHaveBeenCalledOnce()
    await fetching
    vi.stubGlobal('document', { visibilityState: 'hidden' })
    await client.fetchQuery(question().options)
    expect(request).toHaveBeenCalledTimes(2)
  })

  test('the server answers when they are too old, from the future, or were never confirmed', async () => {
    state = { ...state, ...confirmed(7 * minuteMs) }
    expect(await firstAnswer()).toEqual(['server', 'and no more'])
    client.clear()
    const aheadMs = now + 365 * 24 * 60 * minuteMs
    state = { ...state, pricesAtMs: aheadMs, stockAtMs: aheadMs }
    expect(await firstAnswer()).toEqual(['server', 'and no more'])
    client.clear()
    state = { ...state, pricesAtMs: undefined }
    expect(await firstAnswer()).toEqual(['server', 'and no more'])
  })

  test('the server answers when the device has only a part of the result, or none', async () => {
    hasTexts = false
    expect(await firstAnswer()).toEqual(['server', 'and no more'])
    client.clear()
    state = { ...state, isReady: false }
    expect(await firstAnswer()).toEqual(['server', 'and no more'])
  })

  test('the server answers when the device is busy', async () => {
    isFree = new Promise((resolve) => setTimeout(resolve, 3000))
    const showing = firstAnswer()
    await vi.advanceTimersByTimeAsync(1000)
    expect(await showing).toEqual(['server', 'and no more'])
  })

  test('cached data is returned without a request', async () => {
    client.setQueryData(question().options.queryKey, { from: 'before' })
    expect(await firstAnswer()).toEqual(['before', 'and no more'])
  })

  test('an error of the server is passed on, not replaced by an answer of the device', async () => {
    state = { ...state, isReady: false }
    server = () => Promise.reject(apiError({ code: 404, key: 'NOT_FOUND', message: '' }))
    await expect(question().load(client)).rejects.toMatchObject({ refusal: { code: 404 } })
    state = { ...state, isReady: true }
    await expect(client.fetchQuery(question().options)).rejects.toMatchObject({ refusal: { code: 404 } })
  })
})

describe('without a connection', () => {
  beforeEach(() => {
    vi.stubGlobal('navigator', { onLine: false })
    server = () => Promise.reject(apiError(unreachable))
    state = { ...state, ...confirmed(3 * 24 * 60 * minuteMs) }
  })

  test('the device answers, however old or incomplete its data is', async () => {
    hasTexts = false
    expect(await firstAnswer()).toEqual(['device', 'then the server'])
    expect(await refetched()).toEqual({ from: 'device' })
    client.clear()
    state = { ...state, pricesAtMs: now * 2, stockAtMs: now * 2 }
    expect(await firstAnswer()).toEqual(['device', 'then the server'])
  })

  test('fails as unreachable when the device has no catalogue', async () => {
    state = { ...state, isReady: false }
    await expect(question().load(client)).rejects.toMatchObject({ refusal: { code: 0 } })
  })
})
