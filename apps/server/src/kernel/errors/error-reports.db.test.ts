import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createEngine } from '../../composition/graphql/engine.ts'
import { createSchema } from '../../composition/graphql/schema.ts'
import { createApp } from '../../composition/http/app.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { type ErrorReports, openErrorReports } from './error-reports.ts'
import { reportLogged } from './report-logged.ts'

interface StoredReport {
  readonly path: string
  readonly envelope: string
}

/** A fake error service that accepts envelopes. */
async function startService(): Promise<{
  readonly server: Server
  readonly dsn: string
  readonly taken: StoredReport[]
}> {
  const taken: StoredReport[] = []
  const server = createServer((request, response) => {
    let envelope = ''
    request.setEncoding('utf8').on('data', (text: string) => (envelope += text))
    request.on('end', () => {
      taken.push({ path: request.url ?? '', envelope })
      response.end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, taken, dsn: `http://public@127.0.0.1:${(server.address() as AddressInfo).port}/42` }
}

let shop: TestShop
let service: Awaited<ReturnType<typeof startService>>
let reports: ErrorReports
let app: FastifyInstance
beforeEach(async () => {
  service = await startService()
  reports = await openErrorReports(service.dsn)
  shop = await openTestShop()
  const log = pino({ level: 'error', hooks: reportLogged(reports) }, { write: () => {} })
  app = await createApp({
    deps: { ...shop.deps, errorReports: reports, log },
    engine: createEngine(createSchema(), { isOpen: false }),
    readiness: () => 'READY',
    files: [],
    shop: () => Promise.reject(new TypeError('no page for ada@corner.example at £12.99')),
  })
})
afterEach(async () => {
  await app.close()
  await shop.close()
  service.server.close()
})

/** The event of an envelope: the third line, after the headers of envelope and item. */
const eventIn = ({ envelope }: StoredReport) => JSON.parse(envelope.split('\n')[2] ?? '')
const sent = async () => {
  await reports.close()
  return service.taken
}

test('reports a server bug with the reference on its page and without private data', async () => {
  const page = await app.inject({
    url: '/shop?q=secret-search',
    headers: { cookie: 'company-name=a-secret-of-a-company' },
  })
  expect(page.statusCode).toBe(500)
  const [taken] = await sent()
  expect(taken?.path).toContain('/api/42/envelope/?')
  expect(taken?.envelope).not.toMatch(/corner\.example|12\.99|secret/)
  const event = eventIn(taken!)
  expect(event).toMatchObject({
    platform: 'node',
    level: 'error',
    tags: { where: 'server', what: 'bug in a page' },
    exception: { values: [{ type: 'TypeError', value: 'no page for [e-mail] at [amount]' }] },
  })
  expect(page.body).toContain(event.tags.reference)
  expect(event.exception.values[0].stacktrace.frames.at(-1).filename).toContain('error-reports.db.test.ts')
})

test('an unreachable error service causes no failures', async () => {
  service.server.close()
  expect((await app.inject('/shop')).statusCode).toBe(500)
  expect(await sent()).toEqual([])
})

describe('a browser', () => {
  const bug = {
    reference: 'A1B2C3D4',
    name: 'TypeError',
    message: 'cannot read lines of ada@corner.example',
    stack: 'TypeError: x\n    at add (https://orders.example/assets/shop-D1.js?token=zzz:12:7)',
    route: '/account/orders/$number',
    build: '220',
    language: 'pl',
  }
  const report = (payload: object, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: '/error-reports',
      headers: { cookie: 'cookie-permission=preferences.reports', ...headers },
      payload,
    })

  test('with consent is forwarded, scrubbed, with the reference on screen and without the user’s identity', async () => {
    expect((await report(bug, { 'user-agent': 'Her Browser 1' })).statusCode).toBe(204)
    const [taken] = await sent()
    expect(taken?.envelope).not.toMatch(/corner\.example|zzz|Her Browser/)
    expect(eventIn(taken!)).toMatchObject({
      platform: 'javascript',
      tags: { where: 'browser', reference: 'A1B2C3D4', route: '/account/orders/$number', build: '220' },
      exception: {
        values: [
          { stacktrace: { frames: [{ filename: 'https://orders.example/assets/shop-D1.js', lineno: 12 }] } },
        ],
      },
    })
  })

  test.each([
    ['did not agree', bug, { cookie: 'cookie-permission=preferences' }, 403],
    ['never answered', bug, { cookie: '' }, 403],
    ['is sent by another site', bug, { 'sec-fetch-site': 'cross-site' }, 403],
    ['says something else', { ...bug, route: '<script>' }, {}, 400],
    ['sends too much', { ...bug, stack: 'x'.repeat(11_000) }, {}, 413],
  ])('that %s is ignored', async (_, payload, headers, status) => {
    expect((await report(payload, headers)).statusCode).toBe(status)
    expect(await sent()).toEqual([])
  })

  test('that sends too many reports is refused, and no other behind the same address', async () => {
    const cookieOf = (device: string) => ({
      cookie: `cookie-permission=preferences.reports; device-id=${device}`,
    })
    const answers = []
    for (let time = 1; time <= 31; time += 1) answers.push((await report(bug, cookieOf('busy'))).statusCode)
    expect([answers[0], answers.at(-1)]).toEqual([204, 429])
    expect((await report(bug, cookieOf('other'))).statusCode).toBe(204)
  })
})

test('no error service is called and no report accepted without a DSN', async () => {
  const appWithoutDsn = await createApp({
    deps: shop.deps,
    engine: createEngine(createSchema(), { isOpen: false }),
    readiness: () => 'READY',
    files: [],
    shop: () => Promise.reject(new Error('not requested')),
  })
  const { statusCode } = await appWithoutDsn.inject({ method: 'POST', url: '/error-reports', payload: {} })
  expect(statusCode).toBe(404)
  expect(await shop.get('visitor', '{ initConfig { reportsErrors } }')).toEqual({
    initConfig: { reportsErrors: false },
  })
  await appWithoutDsn.close()
})
