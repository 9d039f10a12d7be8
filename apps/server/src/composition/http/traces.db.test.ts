import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { runNextJob } from '../../kernel/jobs/run-jobs.ts'
import { createRequestTraces } from '../../kernel/tracing/request-traces.ts'
import { startTracing } from '../../kernel/tracing/start-tracing.ts'
import { testPassword } from '../../testing/fill-test-shop.ts'
import { createApp } from './app.ts'
import { openCollector, type SentSpan } from './collector.fixture.ts'
import { type ServedShop, serveTestShop } from './served-shop.fixture.ts'

let server: ServedShop
let app: Awaited<ReturnType<typeof createApp>>
let address = ''
/** Requests that were sent, and those whose spans have ended. */
const count = { sent: 0, ended: 0 }
let collector: Awaited<ReturnType<typeof openCollector>>
beforeAll(async () => {
  server = await serveTestShop()
  app = await createApp({ ...server.options(), traces: createRequestTraces() })
  app.addHook('onResponse', (_request, _reply, done) => {
    count.ended += 1
    done()
  })
  address = await app.listen({ port: 0, host: '127.0.0.1' })
})
beforeEach(async () => {
  collector = await openCollector()
})
afterEach(() => collector.close())
afterAll(async () => {
  await app.close()
  await server.close()
})

const warn = vi.fn()

/** Traces while it works, and returns what the collector has then. */
async function traced(
  work: () => Promise<unknown>,
  isSampled: () => boolean = () => true,
): Promise<readonly SentSpan[]> {
  const tracing = await startTracing({ endpoint: collector.endpoint, version: '1.0', isSampled }, { warn })
  await work()
  await expect.poll(() => count.ended).toBe(count.sent)
  await tracing.stop()
  return collector.spans()
}

const ask = async (path: string, request: RequestInit = {}): Promise<Response> => {
  count.sent += 1
  return await fetch(address + path, { redirect: 'manual', ...request })
}
const post = async (body: object, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  await ask('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address, deviceid: 'canary-device', ...headers },
    body: JSON.stringify(body),
  })
const logIn = {
  query: `mutation canaryName($p: String!) { canaryAlias: login(email: "a1@shop.example", password: $p) }`,
  variables: { p: testPassword },
}

test('a trace leads from the request over the operation to its statements, under the id of the request', async () => {
  let id: string | null = null
  const spans = await traced(async () => {
    const answer = await post(logIn)
    expect(await answer.json()).toHaveProperty('data.canaryAlias')
    id = answer.headers.get('x-request-id')
  })
  const named = (name: string) => spans.find((span) => span.name === name)
  const request = named('POST /graphql')
  const operation = named('mutation login')
  expect(request?.parentSpanId).toBeUndefined()
  expect(operation?.parentSpanId).toBe(request?.spanId)
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === operation?.spanId)
  expect(statements.map(({ name }) => name)).toContain('insert login_device')
  expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([id]))
})

test('nothing that anybody typed or may keep secret is in a trace', async () => {
  const spans = await traced(async () => {
    const cookie = await server.sessionCookie()
    await post(logIn, { cookie, 'user-agent': 'canary-agent', 'x-forwarded-for': '198.51.100.7' })
    await post({ query: '{ product(id: 99887766) { name } canaryField }' }, { cookie })
    await ask('/shop?q=canary-search', { headers: { cookie } })
    await ask('/canary-path/99887766')
    server.page = async () => {
      throw new TypeError('canary-message')
    }
    await ask('/faq')
  })
  const sent = collector.received()
  expect(spans.length).toBeGreaterThan(10)
  for (const canary of [/canary/i, /99887766/, /a1@shop/, /198\.51/, new RegExp(testPassword), /\$1/])
    expect(sent).not.toMatch(canary)
  const keys = new Set(spans.flatMap(({ attributes }) => attributes.map(({ key }) => key)))
  expect([...keys].toSorted()).toEqual([
    'db.system.name',
    'http.request.method',
    'http.response.status_code',
    'http.route',
    'provender.statement',
  ])
  for (const { status } of spans) expect(status.message).toBeUndefined()
})

test('what failed or took long is sent, and what was quick is not', async () => {
  const spans = await traced(
    async () => {
      await post({ query: '{ faq { question } }' })
      server.page = async (execute) => {
        await execute('{ faq { question } }')
        await pause(210)
        return {}
      }
      await ask('/slow')
      server.page = () => Promise.reject(new Error('broken'))
      await ask('/failed')
      server.page = async () => ({ html: '<p>page</p>' })
    },
    () => false,
  )
  const first = spans.filter(({ parentSpanId }) => parentSpanId === undefined)
  expect(first.map(({ status: { code } }) => code)).toEqual([0, 2])
})

test('a caller goes on with a trace of its own if it names one in the form of the standard', async () => {
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
  const idFor = async (traceparent: string) =>
    (await post({ query: '{ faq { question } }' }, { traceparent })).headers.get('x-request-id')
  const spans = await traced(async () => {
    expect(await idFor(`00-${traceId}-00f067aa0ba902b7-00`)).toBe(traceId)
    for (const wrong of [`00-${'0'.repeat(32)}-00f067aa0ba902b7-01`, `00-${traceId}`, `'; drop table`])
      expect(await idFor(wrong)).toMatch(/^(?!4bf92f)[\da-f]{32}$/)
  })
  expect(spans.find((span) => span.traceId === traceId && span.name === 'POST /graphql')).toMatchObject({
    parentSpanId: '00f067aa0ba902b7',
  })
})

test('a live channel is not traced, because it stays open for hours', async () => {
  const spans = await traced(async () => {
    const answer = await post({ query: 'subscription { changes { type } }' }, { accept: 'text/event-stream' })
    expect(answer.headers.get('x-request-id')).toMatch(/^[\da-f]{8}-/)
    await answer.body?.cancel()
  })
  expect(spans).toEqual([])
})

test('a job is a trace, and says that it failed without saying why', async () => {
  const { deps } = server.shop
  await deps.pool.query(
    `insert into job (kind, key, payload, due_at) values ('CANARY_MAIL', 'k', '{}', now())`,
  )
  const log = { info: vi.fn(), warn, error: vi.fn() }
  const work = async () => {
    await deps.db.selectFrom('version').select('n').execute()
    throw new RangeError('canary-message')
  }
  const spans = await traced(
    async () => expect(await runNextJob({ db: deps.db, log }, { CANARY_MAIL: work })).toBe(true),
    () => false,
  )
  const job = spans.find(({ name }) => name === 'job CANARY_MAIL')
  expect(job?.status).toEqual({ code: 2 })
  expect(collector.received()).toContain('RangeError')
  expect(collector.received()).not.toContain('canary-message')
  expect(spans.find(({ name }) => name === 'select version')?.parentSpanId).toBe(job?.spanId)
})

test('a collector that is away costs one line of the log, and no request', async () => {
  collector.close()
  warn.mockClear()
  const startedAt = performance.now()
  const tracing = await startTracing(
    { endpoint: collector.endpoint, version: '1.0', isSampled: () => true },
    { warn },
  )
  for (let request = 0; request < 600; request += 1)
    expect((await post({ query: '{ faq { question } }' })).status).toBe(200)
  await tracing.stop()
  await expect.poll(() => warn.mock.calls.length).toBe(1)
  expect(performance.now() - startedAt).toBeLessThan(30_000)
})
