import type { Document } from '@provender/schema/document'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Execute, isApiError } from './execute.ts'
import { createHttpExecute, sendWhileClosing } from './http-execute.ts'
import { withRetries } from './with-retries.ts'

const question: Document<{ readonly user: string }, object> = { name: 'Who', text: 'query Who { user }' }
const onSessionEnded = vi.fn()
const fetched = vi.fn<typeof fetch>()
const onUnknownDocument = vi.fn()
const onReachable = vi.fn<(isReachable: boolean) => void>()
const device = {
  type: 'WEB',
  build: '220',
  id: 'till-7',
  model: 'browser',
  system: 'Android',
  systemVersion: '14',
} as const
const execute: Execute = createHttpExecute({
  server: { baseUrl: '', credentials: { kind: 'cookies' }, device: () => device },
  onSessionEnded,
  onReachable,
  onUnknownDocument,
})

const answer = (body: object, status = 200) => new Response(JSON.stringify(body), { status })
const refused = (code: number, key: string, message: string) => ({
  errors: [{ message: JSON.stringify({ code, key, message }) }, { message: 'a second one' }],
})

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  vi.resetAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function failure(asking: Promise<unknown>): Promise<readonly [number, string] | undefined> {
  try {
    await asking
    return undefined
  } catch (error) {
    return isApiError(error) ? [error.refusal.code, error.message] : undefined
  }
}

test('a call POSTs the query and its variables with the specified headers', async () => {
  fetched.mockResolvedValueOnce(answer({ data: { user: 'Ada' } }))
  expect(await execute(question, { id: 7 })).toEqual({ user: 'Ada' })
  const [address, request] = fetched.mock.calls[0] ?? []
  expect(address).toBe('/graphql')
  expect(request).toMatchObject({
    method: 'POST',
    body: JSON.stringify({ query: 'query Who { user }', variables: { id: 7 } }),
    headers: {
      accept: 'application/json',
      DeviceType: 'WEB',
      BuildID: '220',
      DeviceId: 'till-7',
      DeviceModel: 'browser',
      Os: 'Android',
      OsVersion: '14',
    },
  })
})

test('a call with a token goes to the base address with the current token', async () => {
  let token: string | undefined
  const native = createHttpExecute({
    server: {
      baseUrl: 'https://shop.example',
      credentials: { kind: 'token', token: () => token },
      device: () => ({ ...device, type: 'IOS' }),
    },
    onSessionEnded,
    onReachable,
  })
  fetched.mockImplementation(async () => answer({ data: { user: 'Ada' } }))
  await native(question, {})
  token = 'secret-7'
  await native(question, {})
  const [[address, before], [, after]] = fetched.mock.calls as [
    Parameters<typeof fetch>,
    Parameters<typeof fetch>,
  ]
  expect(address).toBe('https://shop.example/graphql')
  expect(before?.headers).not.toHaveProperty('authorization')
  expect(after?.headers).toMatchObject({ authorization: 'Bearer secret-7', DeviceType: 'IOS' })
})

test('the refusal of a token that has been replaced meanwhile ends no session', async () => {
  let token = 'before the change of the password'
  const run = createHttpExecute({
    server: { baseUrl: '', credentials: { kind: 'token', token: () => token }, device: () => device },
    onSessionEnded,
    onReachable,
  })
  fetched.mockImplementation(async () => {
    token = 'new'
    return answer(refused(401, 'NOT_SIGNED_IN', 'Please sign in.'))
  })
  expect(await failure(run(question, {}))).toEqual([401, 'Please sign in.'])
  expect(onSessionEnded).not.toHaveBeenCalled()
  await failure(run(question, {}))
  expect(onSessionEnded).toHaveBeenCalledOnce()
})

test('a call reports whether the server was reached', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await failure(execute(question, {}))
  fetched.mockResolvedValueOnce(answer(refused(409, 'STALE', 'Changed elsewhere.')))
  await failure(execute(question, {}))
  expect(onReachable.mock.calls).toEqual([[false], [true]])
})

test('the first error is parsed as JSON, its code is the status, and only an ended session leads to the login', async () => {
  fetched.mockResolvedValueOnce(answer(refused(409, 'STALE', 'Changed elsewhere.')))
  expect(await failure(execute(question, {}))).toEqual([409, 'Changed elsewhere.'])
  expect(onSessionEnded).not.toHaveBeenCalled()
  fetched.mockResolvedValueOnce(answer(refused(401, 'NOT_SIGNED_IN', 'Please sign in.')))
  expect(await failure(execute(question, {}))).toEqual([401, 'Please sign in.'])
  expect(onSessionEnded).toHaveBeenCalledOnce()
})

test.each<[status: number, body: unknown]>([
  [200, null],
  [200, {}],
  [200, { data: null }],
  [200, 'signed in to the hotel'],
  [200, { errors: [] }],
  [429, { type: 'about:blank', title: 'Too many requests', status: 429 }],
  [502, { message: 'Bad gateway' }],
  [502, { success: false, errors: [{ code: 1033, message: 'Tunnel error' }] }],
  [503, { errors: 'none' }],
])('an answer of a gateway means that the server was not reached: %i %j', async (status, body) => {
  fetched.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }))
  expect(await failure(execute(question, {}))).toEqual([0, 'Network Error'])
  expect(onReachable.mock.calls).toEqual([[false]])
  expect(onSessionEnded).not.toHaveBeenCalled()
})

test('once another user has signed in, changes are not sent, and reading goes on', async () => {
  let isReadOnly = false
  const server = { baseUrl: '', credentials: { kind: 'cookies' }, device: () => device } as const
  const tab = { ...server, isReadOnly: () => isReadOnly }
  const run = createHttpExecute({ server: tab, onSessionEnded, onReachable })
  const change: typeof question = { name: 'Add', text: 'mutation Add { user }' }
  fetched.mockImplementation(async () => answer({ data: { user: 'Ada' } }))
  await run(change, {})
  sendWhileClosing(tab, change, {})
  expect(fetched).toHaveBeenCalledTimes(2)

  isReadOnly = true
  expect(await failure(run(change, {}))).toEqual([0, 'Network Error'])
  sendWhileClosing(tab, change, {})
  expect(fetched).toHaveBeenCalledTimes(2)
  await run(question, {})
  expect(fetched).toHaveBeenCalledTimes(3)
})

test('only a document of another version is reported as such', async () => {
  fetched.mockResolvedValueOnce(answer(refused(400, 'INVALID_INPUT', 'No.'), 400))
  await failure(execute(question, {}))
  expect(onUnknownDocument).not.toHaveBeenCalled()
  fetched.mockResolvedValueOnce(answer(refused(400, 'UNKNOWN_DOCUMENT', 'Only its own requests.'), 400))
  expect(await failure(execute(question, {}))).toEqual([400, 'Only its own requests.'])
  expect(onUnknownDocument).toHaveBeenCalledOnce()
})

test('a request to a busy server is retried once', async () => {
  fetched.mockResolvedValueOnce(answer(refused(503, 'BUSY', 'Busy.'), 503))
  fetched.mockResolvedValueOnce(answer({ data: { user: 'Ada' } }))
  const asking = execute(question, {})
  await vi.advanceTimersByTimeAsync(800)
  expect(await asking).toEqual({ user: 'Ada' })
})

test('a refusal after a busy answer says that the first try may have been done', async () => {
  for (const isRetry of [true, false]) {
    if (isRetry) fetched.mockResolvedValueOnce(answer(refused(503, 'BUSY', 'Busy.'), 503))
    fetched.mockResolvedValueOnce(answer(refused(403, 'NOT_ALLOWED', 'No.')))
    const asking = execute(question, {}).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(800)
    expect(await asking).toMatchObject({ isRetry, refusal: { code: 403 } })
  }
})

test('network failures, aborted requests and timeouts have the specified messages', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  expect(await failure(execute(question, {}))).toEqual([0, 'Network Error'])

  fetched.mockImplementationOnce(async () => {
    throw new DOMException('', 'AbortError')
  })
  expect(await failure(execute(question, {}, AbortSignal.abort()))).toEqual([0, 'Request aborted'])

  const late = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(late.signal)
  fetched.mockImplementationOnce(async () => {
    late.abort()
    throw new DOMException('', 'TimeoutError')
  })
  expect(await failure(execute(question, {}))).toEqual([0, 'timeout exceeded'])
})

test('the settings are requested three times before the specified failure', async () => {
  const settings = () =>
    withRetries(
      () => execute(question, {}),
      () => true,
    )
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  const outcome = failure(settings())
  await vi.advanceTimersByTimeAsync(3000)
  expect(await outcome).toEqual([0, 'Too many request retries.'])
  const requestCount = () => fetched.mock.calls.filter(([address]) => address === '/graphql').length
  expect(requestCount()).toBe(3)

  fetched.mockResolvedValueOnce(answer(refused(500, 'INTERNAL', 'An error has occurred.')))
  expect(await failure(settings())).toEqual([500, 'An error has occurred.'])
  expect(requestCount()).toBe(4)
})
