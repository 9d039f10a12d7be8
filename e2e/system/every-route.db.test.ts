import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createEngine } from '@provender/server/graphql/engine'
import { createApp } from '@provender/server/http/app'
import { openPictures } from '@provender/server/picture/open-pictures'
import { createSchema } from '@provender/server/schema'
import { openTestShop, type TestShop } from '@provender/server/testing/test-shop'
import { atLength, setLongTimeouts } from '@provender/testing/at-length'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillOtherCompany, otherCompanyPrice } from './fixture/fill-other-company.ts'
import { plantCanaries, rowsOfCompany } from './fixture/rows-of-company.ts'

/**
 * Every route of the server by what it returns. `EVERYBODYS` is the same for all callers, `CATALOGUE` is at
 * the prices of the caller, `COMPANYS` is for users of one company, `IN` receives data and returns none.
 * Decide this for every new route. `OPTIONS` returns only headers (app-origins.db.test.ts).
 */
const routes = {
  EVERYBODYS: [
    ...'GET /healthz, GET /readyz, GET /readyz/database, GET /metrics, GET /robots.txt, GET /sitemap.xml, GET /.well-known/security.txt'.split(
      ', ',
    ),
    ...'GET /sitemap-:number.xml, GET /manifest.webmanifest, GET /favicon.ico'.split(', '),
    ...'GET /.well-known/assetlinks.json, GET /.well-known/apple-app-site-association'.split(', '),
    ...'GET /graphql, GET /service-worker.js, GET /offline-start, GET /pictures/*, GET /narrower-pictures/:width/*'.split(
      ', ',
    ),
  ],
  CATALOGUE: [
    ...'GET /catalogue/current, GET /catalogue/delta, GET /catalogue/prices, GET /catalogue/stock'.split(
      ', ',
    ),
    ...'GET /catalogue/marks, GET /catalogue/:key/:part'.split(', '),
  ],
  COMPANYS: [
    'GET /claims/pictures/:id',
    ...'GET /documents/statement.pdf, GET /documents/statement.csv, GET /documents/:name'.split(', '),
    // Pages and the API check access per operation.
    ...'GET /*, POST /graphql'.split(', '),
  ],
  IN: [
    ...'POST /proofs, POST /webhooks/stripe, POST /login, POST /register, POST /reset-password'.split(', '),
    ...'POST /claims/pictures, POST /contact-us, POST /account/help-centre/report'.split(', '),
    ...'POST /invitation, POST /account/settings, POST /account/settings/*'.split(', '),
  ],
}

setLongTimeouts()

const mark = 'canary7f3a'
const account =
  '{ user { name companyName } orders { orders { number notes } } basketList { baskets { name } } }'

let folder: string
let shop: TestShop
let app: FastifyInstance
let identifiers: readonly string[]
const routePaths: string[] = []
const secrets = new Map<string, string>()

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'provender-routes-'))
  const filling = await openTestShop()
  await fillOtherCompany(filling)
  const { pool } = filling.deps
  const { rows: users } = await pool.query(`select id, split_part(email, '@', 1) as who from login`)
  for (const { id, who: caller } of users)
    secrets.set(caller, (await filling.deps.accounts.openSession(id, 'web')).secret)
  await plantCanaries(pool, { code: 'B', mark })
  const rows = (await rowsOfCompany(pool, 'B')).flatMap(({ row }) => [row['id'], row['number'], row['key']])
  const all = [...new Set(rows.filter((value) => value != null).map(String))]
  identifiers = atLength({
    short: all.filter((each, index) => /^(?:INV|CN)-/.test(each) || each.startsWith(mark) || index % 8 === 0),
    long: all,
  })
  const settings = {
    ...filling.deps.settings,
    dataFolder: folder,
    stripe: { secretKey: 'k', publishableKey: 'k', webhookSecret: 'k', isLive: false, api: undefined },
  }
  shop = { ...(await filling.otherServer({ settings })), close: filling.close }
  app = await createApp({
    deps: shop.deps,
    engine: createEngine(createSchema(), { isOpen: false }),
    readiness: () => 'READY',
    files: [],
    pictures: await openPictures(folder),
    serviceWorker: 'self.skipWaiting()',
    shop: async () => ({
      visitorPath: (path) => path,
      renderOfflinePage: () => '<p>no connection</p>',
      renderPage: async ({ execute }) => ({
        status: 200,
        location: undefined,
        html: JSON.stringify(await execute(account, {})),
      }),
    }),
    before: (instance) =>
      instance.addHook('onRoute', ({ method, url }) => {
        for (const each of [method].flat())
          if (each !== 'HEAD' && each !== 'OPTIONS') routePaths.push(`${each} ${url}`)
      }),
  })
})
afterAll(async () => {
  await app.close()
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
})

const cookieOf = (caller: string): Readonly<Record<string, string>> =>
  caller === 'visitor' ? {} : { cookie: `auth-token=${secrets.get(caller)}` }

async function get(caller: string, url: string, headers: Readonly<Record<string, string>> = {}) {
  const device = { deviceid: 'd1', 'accept-encoding': 'identity' }
  return await app.inject({ url, headers: { ...device, ...cookieOf(caller), ...headers } })
}

/** Addresses of a route for everything that belongs to company B. */
function addressesOf(route: string): readonly string[] {
  const path = route.slice(route.indexOf(' ') + 1)
  if (!/[:*]/.test(path)) return [path]
  return identifiers.flatMap((identifier) => {
    const filled = path.replace(/:width/, '320').replace(/:\w+|\*/g, encodeURIComponent(identifier))
    return path.startsWith('/documents/') ? [filled, `${filled}.pdf`] : [filled]
  })
}

/** An identifier may hold the mark, and a redirect to the login repeats the address. */
function withoutOwnText(text: string, address: string): string {
  const own = new RegExp(String.raw`${mark}-\d+`).exec(address)?.[0]
  return own === undefined ? text : text.replaceAll(new RegExp(String.raw`${own}(?!\d)`, 'g'), '')
}

test('every route of the server is listed by what it returns', () => {
  const listed: readonly string[] = Object.values(routes).flat()
  const routed = [...new Set(routePaths)]
  expect(
    routed.filter((route) => !listed.includes(route)),
    'think of these, then list them here',
  ).toEqual([])
  expect(
    listed.filter((route) => !routed.includes(route)),
    'these are no more',
  ).toEqual([])
})

describe.each(['visitor', 'new', 'a1', 'a2'])('%s', (caller) => {
  test('finds nothing of company B at any address', async () => {
    const leaks: string[] = []
    for (const route of [...routes.EVERYBODYS, ...routes.CATALOGUE, ...routes.COMPANYS]) {
      if (!route.startsWith('GET')) continue
      for (const address of addressesOf(route)) {
        const { body, headers } = await get(caller, address)
        const text = withoutOwnText(body + JSON.stringify(headers), address)
        if (text.includes(mark) || text.includes(otherCompanyPrice)) leaks.push(address)
      }
    }
    expect(leaks).toEqual([])
  })

  test('gets the same response for a document of company B as for a missing one', async () => {
    const fetchDocument = (name: string) => get(caller, `/documents/${name}`)
    const foreign = await fetchDocument('INV-100001.pdf')
    const missing = await fetchDocument('INV-999999.pdf')
    expect([foreign.statusCode, foreign.body]).toEqual([missing.statusCode, missing.body])
    expect(foreign.statusCode).toBe(['a1', 'a2'].includes(caller) ? 404 : 401)
    expect((await get('b1', '/documents/INV-100001.pdf')).statusCode).toBe(200)
  })

  test('does not learn that the prices of company B are unchanged', async () => {
    const { headers } = await get('b1', '/catalogue/prices')
    const again = await get(caller, '/catalogue/prices', { 'if-none-match': String(headers['etag']) })
    expect(again.statusCode).toBe(200)
  })
})

test('company B finds its own data at the same addresses', async () => {
  expect((await get('b1', '/account')).body).toContain(mark)
  expect((await get('b1', '/documents/statement.csv')).statusCode).toBe(200)
  const prices = async (caller: string) => (await get(caller, '/catalogue/prices')).body
  expect(await prices('b1')).not.toBe(await prices('visitor'))
  expect(await prices('a2')).not.toBe(await prices('b1'))
})
