import { readFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { answerProducts } from '@provender/catalogue/answer-products'
import { buildCatalogue } from '@provender/catalogue/catalogue'
import { rowsOf } from '@provender/catalogue/catalogue-snapshot'
import { withPrices } from '@provender/catalogue/company-prices'
import { applyDelta } from '@provender/catalogue/delta'
import type { DeviceCatalogue, DeviceSettings } from '@provender/catalogue/device'
import { decodeFavourites, decodePrices, decodeStock } from '@provender/catalogue/overlays'
import type { ProductsRequest } from '@provender/catalogue/product-query'
import { productSorts } from '@provender/catalogue/query-input'
import { decodeDetails, decodeLists } from '@provender/catalogue/snapshot'
import { languages } from '@provender/domain/languages'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createEngine } from '../../../composition/graphql/engine.ts'
import { createSchema } from '../../../composition/graphql/schema.ts'
import { createApp } from '../../../composition/http/app.ts'
import { products, testPassword } from '../../../testing/fill-test-shop.ts'
import { openTestShop, type TestLogin, type TestShop } from '../../../testing/test-shop.ts'

type ViewerName = TestLogin | 'visitor'

let shop: TestShop
let app: FastifyInstance
let cookies: Map<ViewerName, string>

beforeEach(async () => {
  shop = await openTestShop()
  cookies = new Map([['visitor', '']])
  app = await serve(shop)
})
afterEach(async () => {
  await app.close()
  await shop.close()
})

async function serve({ deps }: TestShop): Promise<FastifyInstance> {
  return await createApp({
    deps,
    engine: createEngine(createSchema(), { isOpen: false }),
    isReady: () => true,
    files: [],
    shop: () => Promise.reject(new Error('No page is requested')),
  })
}

/** Restarts the server, which loses everything in memory. */
async function restart(): Promise<void> {
  await app.close()
  app = await serve(await shop.otherServer())
}

async function cookieOf(caller: ViewerName): Promise<string> {
  const existing = cookies.get(caller)
  if (existing !== undefined) return existing
  const { cookies: set } = await post(
    'visitor',
    'mutation ($e: String!, $p: String!) { login(email: $e, password: $p) }',
    {
      e: `${caller}@shop.example`,
      p: testPassword,
    },
  )
  const cookie = `auth-token=${set.find(({ name }) => name === 'auth-token')?.value}`
  cookies.set(caller, cookie)
  return cookie
}

async function post(caller: ViewerName, query: string, variables: object) {
  return await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: {
      'content-type': 'application/json',
      deviceid: 'd1',
      cookie: caller === 'visitor' ? '' : await cookieOf(caller),
    },
    payload: { query, variables },
  })
}

async function get(caller: ViewerName, url: string, headers: Record<string, string> = {}) {
  return await app.inject({ url, headers: { deviceid: 'd1', cookie: await cookieOf(caller), ...headers } })
}

interface Current {
  readonly version: number
  readonly audience: string
  readonly lists: { readonly path: string; readonly checksum: string }
  readonly details: readonly { readonly path: string; readonly checksum: string }[]
  readonly settings: DeviceSettings
}

const current = async (caller: ViewerName): Promise<Current> =>
  (await get(caller, '/catalogue/current')).json()

function value<Value>(result: { readonly ok: boolean; readonly value?: Value }): Value {
  if (!result.ok || result.value === undefined) throw new Error(JSON.stringify(result))
  return result.value
}

async function fetched(caller: ViewerName): Promise<DeviceCatalogue> {
  const { lists, settings } = await current(caller)
  const snapshot = value(decodeLists((await get(caller, lists.path)).body))
  const prices = value(decodePrices((await get(caller, '/catalogue/prices')).body))
  return {
    catalogue: withPrices(buildCatalogue(rowsOf(snapshot)), prices),
    stock: value(decodeStock((await get(caller, '/catalogue/stock')).body)),
    favourites: value(decodeFavourites((await get(caller, '/catalogue/marks')).body)),
    settings,
  }
}

async function set(key: string, setting: unknown): Promise<void> {
  await sql`insert into config (key, value) values (${key}, ${JSON.stringify(setting)}::jsonb)
    on conflict (key) do update set value = excluded.value`.execute(shop.deps.db)
  await sql`update version set n = n + 1 where name = 'settings'`.execute(shop.deps.db)
  await shop.deps.wholesaler.syncTo(Number.MAX_SAFE_INTEGER)
}

/** Changes products like an import, and waits until devices get the change. */
async function change(statement: string): Promise<void> {
  const { rows } = await sql<{ n: number }>`
    update version set n = n + 1 where name = 'catalogue' returning n`.execute(shop.deps.db)
  const n = Number(rows[0]?.n)
  await sql.raw(statement.replaceAll('$n', String(n))).execute(shop.deps.db)
  await shop.deps.catalogue.syncTo(n)
  shop.clock.advance(10_000)
}

const everyAddress = async (caller: ViewerName): Promise<readonly string[]> => {
  const { lists, details } = await current(caller)
  const own = ['prices', 'stock', 'marks', 'current'].map((name) => `/catalogue/${name}`)
  return [...own, lists.path, ...details.map(({ path }) => path)]
}

const shopPage = ['shop-page', 'product-card']
  .map((name) =>
    readFileSync(
      new URL(`../../../../../shop/src/features/catalogue/${name}.graphql`, import.meta.url),
      'utf8',
    ),
  )
  .join('\n')
  .replace('...ProductCardFields', '...ProductCardFields barcode1 barcode2 barcode3')
  .replace('total', 'total didYouMean answersAll searchedWords')

describe('a device', () => {
  test.each<ViewerName>(['visitor', 'a1', 'b1'])(
    'of %s gives the same answers as the server',
    async (caller) => {
      if (caller !== 'visitor')
        await post(caller, 'mutation ($ids: [Int64!]!) { addFavorites(productId: $ids) }', {
          ids: [products.cola],
        })
      const device = await fetched(caller)
      const requests: ProductsRequest[] = [
        ...productSorts.map((sort) => ({ sort })),
        ...['bean', 'baens', 'crsps', '104033', '5012345104033', 'tins', 'harbour', 'soup', 'bakk'].map(
          (search) => ({ search }),
        ),
        { filter: { categoryId: '2' } },
        { filter: { promotion: true } },
        { filter: { favourites: true } },
        { filter: { inStock: true }, page: 2, pageSize: 2 },
        { filter: { attributes: [{ attributeId: '2', valueIds: ['2'] }] } },
      ]
      for (const variables of requests) {
        const answer = (await post(caller, shopPage, variables)).json()
        const own = answerProducts(device, variables, { language: languages[0], nowMs: shop.clock.nowMs() })
        expect(own, JSON.stringify(variables)).toEqual(answer.data.products)
      }
    },
  )

  test('gives the same answers as the server if out-of-stock products and prices are hidden', async () => {
    await set('showOutOfStockItems', false)
    await set('hideDefaultProductPrices', true)
    const answer = (await post('a1', shopPage, {})).json().data.products
    const device = await fetched('a1')
    expect(answerProducts(device, {}, { language: 'en', nowMs: shop.clock.nowMs() })).toEqual(answer)
    expect(answer.total).toBeLessThan(6)
  })

  test('gets from an earlier version to the current one by a delta', async () => {
    const { lists } = await current('a1')
    const before = value(decodeLists((await get('a1', lists.path)).body))
    await change(
      `update product set description2 = 'Bakd Beans', catalogue_version = $n where id = ${products.beans}`,
    )
    await change(`update product set deleted_at = now(), catalogue_version = $n where id = ${products.cola}`)
    await change(`update category set name = '{"en": "Cans"}' where code = 'tins'`)
    const delta = (await get('a1', `/catalogue/delta?from=${before.version}`)).body
    const after = value(applyDelta(before, delta))
    const now = await current('a1')
    expect(after.catalogue.version).toBe(now.version)
    expect(after.lists).toBe((await get('a1', now.lists.path)).body)
    expect(after.lists).toMatch(/Bakd Beans/)
    expect(delta).not.toMatch(/Rice|Mince/)
  })

  test('gets there by a delta even after a restart of the server', async () => {
    const had = await Promise.all(
      (['a1', 'visitor'] as const).map(async (caller) => {
        const { lists } = await current(caller)
        return { caller, before: value(decodeLists((await get(caller, lists.path)).body)) }
      }),
    )
    await change(`update product set deleted_at = now(), catalogue_version = $n where id = ${products.cola}`)
    await change(
      `update product set mobile_published = false, catalogue_version = $n where id = ${products.beans}`,
    )
    await change(`update category set name = '{"en": "Cans"}' where code = 'tins'`)
    await restart()
    for (const { caller, before } of had) {
      const delta = (await get(caller, `/catalogue/delta?from=${before.version}`)).body
      const after = value(applyDelta(before, delta))
      const now = await current(caller)
      expect(after.lists).toBe((await get(caller, now.lists.path)).body)
      expect(after.lists).toMatch(/Cans/)
      expect(after.lists).not.toMatch(/Cola/)
      expect(/Baked Beans/.test(after.lists)).toBe(caller === 'a1')
    }
  })

  test('gets no products with only a new price, while the server runs', async () => {
    const { version } = await current('a1')
    await change(`update product set catalogue_version = $n where id = ${products.beans}`)
    await change(`update product set notes = 'New', catalogue_version = $n where id = ${products.beans}`)
    expect((await get('a1', `/catalogue/delta?from=${version}`)).body).not.toMatch(/Beans/)
    await restart()
    expect((await get('a1', `/catalogue/delta?from=${version}`)).body).toMatch(/Beans/)
  })

  test('that missed most of the catalogue loads it completely', async () => {
    const { version } = await current('a1')
    await change('update product set weight_grams = weight_grams + 1, catalogue_version = $n')
    expect((await get('a1', `/catalogue/delta?from=${version}`)).statusCode).toBe(404)
  })

  test('has to load the whole catalogue if its version is too old, unknown or invalid', async () => {
    const { version } = await current('a1')
    expect((await get('a1', `/catalogue/delta?from=${version}`)).statusCode).toBe(404)
    expect((await get('a1', `/catalogue/delta?from=${version + 9}`)).statusCode).toBe(404)
    expect((await get('a1', '/catalogue/delta?from=0')).statusCode).toBe(404)
    for (const from of ['', '?from=', '?from=x', '?from=-1', '?from=1&from=2', '?from=1e9'])
      expect((await get('a1', `/catalogue/delta${from}`)).statusCode, from).toBe(400)
    expect((await get('a1', '/catalogue/1-0000000000000000/lists.json')).statusCode).toBe(404)
    expect((await get('a1', '/catalogue/__proto__/details-99999.json')).statusCode).toBe(404)
  })

  test('still gets the announced catalogue if that changes meanwhile', async () => {
    const { lists } = await current('a1')
    await change(
      `update product set description2 = 'Bakd Beans', catalogue_version = $n where id = ${products.beans}`,
    )
    await current('a1')
    expect((await get('a1', lists.path)).statusCode).toBe(200)
  })

  test('gets successive changes together', async () => {
    const { version } = await current('a1')
    const first = shop.deps.catalogue.current().version
    await change(
      `update product set description2 = 'One', catalogue_version = $n where id = ${products.beans}`,
    )
    shop.clock.advance(-10_000)
    expect((await current('a1')).version).toBe(version)
    shop.clock.advance(10_000)
    expect((await current('a1')).version).toBe(first + 1)
  })
})

describe('what a device is given', () => {
  test('is nothing at all behind the login wall', async () => {
    const addresses = await everyAddress('visitor')
    await set('loginWall', true)
    for (const address of [...addresses, '/catalogue/delta?from=1']) {
      const refused = await get('visitor', address)
      expect([address, refused.statusCode]).toEqual([address, 401])
      expect(refused.body).not.toMatch(/Beans|part/)
      expect(refused.headers['cache-control']).toBe('no-store')
    }
    expect((await get('a1', '/catalogue/current')).statusCode).toBe(200)
  })

  test('is refused to another site that sends a customer’s cookie behind the login wall', async () => {
    await set('loginWall', true)
    const cookie = await cookieOf('a1')
    for (const headers of [{ cookie }, { cookie, deviceid: 'd1', 'sec-fetch-site': 'cross-site' }])
      expect((await app.inject({ url: '/catalogue/prices', headers })).statusCode).toBe(403)
  })

  test('contains only its own company’s prices, without hidden and future ones', async () => {
    await shop.deps.db
      .insertInto('price')
      .values({
        product_id: 1,
        kind: 'promo',
        price: 7711,
        parcel_price: null,
        discount_basis_points: 0,
        starts_on: '2026-11-24',
        ends_on: null,
      } as never)
      .execute()
    await change(`update product set catalogue_version = $n where id = 1`)
    const body = async (caller: ViewerName) => (await get(caller, '/catalogue/prices')).body
    expect(await body('a1')).toMatch(/132000/)
    expect(await body('b1')).not.toMatch(/132000/)
    expect(await body('visitor')).not.toMatch(/132000/)
    for (const caller of ['a1', 'b1', 'visitor'] as const) {
      expect(await body(caller)).toMatch(/146400/)
      expect(await body(caller)).not.toMatch(/7711/)
    }
    shop.clock.advance(86_400_000)
    expect(await body('b1')).toMatch(/7711/)
    await set('hideDefaultProductPrices', true)
    expect(await body('visitor')).not.toMatch(/146400|6400/)
    for (const caller of ['a1', 'visitor'] as const)
      for (const path of (await everyAddress(caller)).filter((each) => each !== '/catalogue/prices'))
        expect((await get(caller, path)).body, path).not.toMatch(/146400|132000|7711|15000/)
  })

  test('contains no stock count above the limit', async () => {
    const stock = await get('a1', '/catalogue/stock')
    // 10 of the app's crisps are not on the web; 100, 240 and 1000 are above the limit of 20.
    expect([...value(decodeStock(stock.body))].map(([id, { state, count }]) => [id, state, count])).toEqual([
      [products.beans, 'in', null],
      [products.mince, 'in', null],
      [products.cola, 'in', null],
      [products.priceless, 'low', 10],
      [products.soldOut, 'out', 0],
      [products.promoted, 'in', null],
    ])
    expect(stock.body).not.toMatch(/100\b|240|50000|1000/)
  })

  test('leaves out products that are not published to the caller', async () => {
    for (const caller of ['visitor', 'a1'] as const)
      for (const path of await everyAddress(caller))
        expect((await get(caller, path)).body, path).not.toMatch(/App Crisps|600001|Old Soup/)
  })

  test('does not contain shelf locations', async () => {
    await change(`update product set shelf_location = 'B-04-2', catalogue_version = $n`)
    expect(JSON.stringify(shop.deps.catalogue.current().products)).not.toContain('B-04-2')
    for (const caller of ['visitor', 'a1'] as const)
      for (const address of await everyAddress(caller))
        expect((await get(caller, address)).body, address).not.toContain('B-04-2')
  })

  test('for customers is refused to visitors who know its address', async () => {
    await sql`update product set mobile_published = false where id = ${products.beans}`.execute(shop.deps.db)
    await change(`update product set catalogue_version = $n where id = ${products.beans}`)
    const { lists } = await current('a1')
    expect((await get('a1', lists.path)).body).toMatch(/Baked Beans/)
    expect((await get('visitor', lists.path)).statusCode).toBe(404)
    expect((await get('visitor', (await current('visitor')).lists.path)).body).not.toMatch(/Baked Beans/)
  })

  test('may be cached by anyone for ever if visitors may see it, else only by the device', async () => {
    const cacheControl = async (caller: ViewerName) =>
      (await get(caller, (await current(caller)).lists.path)).headers['cache-control']
    expect(await cacheControl('visitor')).toBe('public, max-age=31536000, immutable')
    expect(await cacheControl('a1')).toBe('private, no-store')
    for (const path of ['current', 'prices', 'stock', 'marks'])
      expect((await get('a1', `/catalogue/${path}`)).headers['cache-control']).toBe('private, no-store')
  })

  test('is not sent again if the device has it', async () => {
    for (const name of ['prices', 'stock', 'marks']) {
      const { headers, body } = await get('a1', `/catalogue/${name}`)
      const again = await get('a1', `/catalogue/${name}`, { 'if-none-match': String(headers.etag) })
      expect([again.statusCode, again.body]).toEqual([304, ''])
      expect(body).not.toBe('')
    }
    const { etag } = (await get('a1', '/catalogue/prices')).headers
    expect((await get('b1', '/catalogue/prices', { 'if-none-match': String(etag) })).statusCode).toBe(200)
  })

  test('is compressed, with long texts in separate parts', async () => {
    await change(
      `update product set description3 = repeat('Long. ', 500), catalogue_version = $n where id = 1`,
    )
    const { lists, details } = await current('a1')
    const path = details[0]?.path ?? ''
    const br = await get('a1', path, { 'accept-encoding': 'gzip, br' })
    expect(br.headers['content-encoding']).toBe('br')
    const text = brotliDecompressSync(br.rawPayload).toString()
    expect(value(decodeDetails(text))[0]?.description3).toMatch(/^Long\./)
    const gz = await get('a1', path, { 'accept-encoding': 'gzip' })
    expect(gunzipSync(gz.rawPayload).toString()).toBe(text)
    expect((await get('a1', lists.path)).body).not.toMatch(/Long\./)
  })
})
