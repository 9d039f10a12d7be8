import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { decodeStock } from '@provender/catalogue/overlays'
import { decodeDetails } from '@provender/catalogue/snapshot'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { products } from '../../../testing/fill-test-shop.ts'
import { type DeviceServer, openDeviceServer, value, type ViewerName } from './device-routes.fixture.ts'

let server: DeviceServer
beforeEach(async () => {
  server = await openDeviceServer()
})
afterEach(() => server.close())

const everyAddress = async (caller: ViewerName): Promise<readonly string[]> => {
  const { lists, details } = await server.current(caller)
  const own = ['prices', 'stock', 'marks', 'current'].map((name) => `/catalogue/${name}`)
  return [...own, lists.path, ...details.map(({ path }) => path)]
}

describe('what a device is given', () => {
  test('is nothing at all behind the login wall', async () => {
    const addresses = await everyAddress('visitor')
    await server.set('loginWall', true)
    for (const address of [...addresses, '/catalogue/delta?from=1']) {
      const refused = await server.get('visitor', address)
      expect([address, refused.statusCode]).toEqual([address, 401])
      expect(refused.body).not.toMatch(/Beans|part/)
      expect(refused.headers['cache-control']).toBe('no-store')
    }
    expect((await server.get('a1', '/catalogue/current')).statusCode).toBe(200)
  })

  test('is refused to another site that sends a customer’s cookie behind the login wall', async () => {
    await server.set('loginWall', true)
    const cookie = await server.cookieOf('a1')
    for (const headers of [{ cookie }, { cookie, deviceid: 'd1', 'sec-fetch-site': 'cross-site' }])
      expect((await server.app().inject({ url: '/catalogue/prices', headers })).statusCode).toBe(403)
  })

  test('contains only its own company’s prices, without hidden and future ones', async () => {
    await server.shop.deps.db
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
    await server.change(`update product set catalogue_version = $n where id = 1`)
    const body = async (caller: ViewerName) => (await server.get(caller, '/catalogue/prices')).body
    expect(await body('a1')).toMatch(/132000/)
    expect(await body('b1')).not.toMatch(/132000/)
    expect(await body('visitor')).not.toMatch(/132000/)
    for (const caller of ['a1', 'b1', 'visitor'] as const) {
      expect(await body(caller)).toMatch(/146400/)
      expect(await body(caller)).not.toMatch(/7711/)
    }
    server.shop.clock.advance(86_400_000)
    expect(await body('b1')).toMatch(/7711/)
    await server.set('hideDefaultProductPrices', true)
    expect(await body('visitor')).not.toMatch(/146400|6400/)
    for (const caller of ['a1', 'visitor'] as const)
      for (const path of (await everyAddress(caller)).filter((each) => each !== '/catalogue/prices'))
        expect((await server.get(caller, path)).body, path).not.toMatch(/146400|132000|7711|15000/)
  })

  test('contains no stock count above the limit', async () => {
    const stock = await server.get('a1', '/catalogue/stock')
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
        expect((await server.get(caller, path)).body, path).not.toMatch(/App Crisps|600001|Old Soup/)
  })

  test('does not contain shelf locations', async () => {
    await server.change(`update product set shelf_location = 'B-04-2', catalogue_version = $n`)
    expect(JSON.stringify(server.shop.deps.catalogue.current().products)).not.toContain('B-04-2')
    for (const caller of ['visitor', 'a1'] as const)
      for (const address of await everyAddress(caller))
        expect((await server.get(caller, address)).body, address).not.toContain('B-04-2')
  })

  test('for customers is refused to visitors who know its address', async () => {
    await sql`update product set mobile_published = false where id = ${products.beans}`.execute(
      server.shop.deps.db,
    )
    await server.change(`update product set catalogue_version = $n where id = ${products.beans}`)
    const { lists } = await server.current('a1')
    expect((await server.get('a1', lists.path)).body).toMatch(/Baked Beans/)
    expect((await server.get('visitor', lists.path)).statusCode).toBe(404)
    const { lists: visible } = await server.current('visitor')
    expect((await server.get('visitor', visible.path)).body).not.toMatch(/Baked Beans/)
  })

  test('may be cached by anyone for ever if visitors may see it, else only by the device', async () => {
    const cacheControl = async (caller: ViewerName) =>
      (await server.get(caller, (await server.current(caller)).lists.path)).headers['cache-control']
    expect(await cacheControl('visitor')).toBe('public, max-age=31536000, immutable')
    expect(await cacheControl('a1')).toBe('private, no-store')
    for (const path of ['current', 'prices', 'stock', 'marks'])
      expect((await server.get('a1', `/catalogue/${path}`)).headers['cache-control']).toBe(
        'private, no-store',
      )
  })

  test('is not sent again if the device has it', async () => {
    for (const name of ['prices', 'stock', 'marks']) {
      const { headers, body } = await server.get('a1', `/catalogue/${name}`)
      const again = await server.get('a1', `/catalogue/${name}`, { 'if-none-match': String(headers.etag) })
      expect([again.statusCode, again.body]).toEqual([304, ''])
      expect(body).not.toBe('')
    }
    const { etag } = (await server.get('a1', '/catalogue/prices')).headers
    const other = await server.get('b1', '/catalogue/prices', { 'if-none-match': String(etag) })
    expect(other.statusCode).toBe(200)
  })

  test('is compressed, with long texts in separate parts', async () => {
    await server.change(
      `update product set description3 = repeat('Long. ', 500), catalogue_version = $n where id = 1`,
    )
    const { lists, details } = await server.current('a1')
    const path = details[0]?.path ?? ''
    const br = await server.get('a1', path, { 'accept-encoding': 'gzip, br' })
    expect(br.headers['content-encoding']).toBe('br')
    const text = brotliDecompressSync(br.rawPayload).toString()
    expect(value(decodeDetails(text))[0]?.description).toMatch(/^Long\./)
    const gz = await server.get('a1', path, { 'accept-encoding': 'gzip' })
    expect(gunzipSync(gz.rawPayload).toString()).toBe(text)
    expect((await server.get('a1', lists.path)).body).not.toMatch(/Long\./)
  })
})
