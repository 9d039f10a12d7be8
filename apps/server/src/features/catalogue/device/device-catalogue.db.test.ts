import { readFileSync } from 'node:fs'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { answerProducts } from '@provender/catalogue/answer-products'
import { buildCatalogue } from '@provender/catalogue/catalogue'
import { rowsOf } from '@provender/catalogue/catalogue-snapshot'
import { withPrices } from '@provender/catalogue/company-prices'
import { applyDelta } from '@provender/catalogue/delta'
import type { DeviceCatalogue } from '@provender/catalogue/device'
import { decodeFavourites, decodePrices, decodeStock } from '@provender/catalogue/overlays'
import type { ProductsRequest } from '@provender/catalogue/product-query'
import { productSorts } from '@provender/catalogue/query-input'
import { decodeLists } from '@provender/catalogue/snapshot'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runInLane, visitorAt } from '../../../kernel/fairness/lanes.ts'
import { products } from '../../../testing/fill-test-shop.ts'
import { type DeviceServer, openDeviceServer, value, type ViewerName } from './device-routes.fixture.ts'

let server: DeviceServer
beforeEach(async () => {
  server = await openDeviceServer()
})
afterEach(() => server.close())

async function fetched(caller: ViewerName): Promise<DeviceCatalogue> {
  const { lists, settings } = await server.current(caller)
  const snapshot = value(decodeLists((await server.get(caller, lists.path)).body))
  const prices = value(decodePrices((await server.get(caller, '/catalogue/prices')).body))
  return {
    catalogue: withPrices(buildCatalogue(rowsOf(snapshot)), prices),
    stock: value(decodeStock((await server.get(caller, '/catalogue/stock')).body)),
    favourites: value(decodeFavourites((await server.get(caller, '/catalogue/marks')).body)),
    settings,
  }
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
        await server.post(caller, 'mutation ($ids: [Int64!]!) { addFavorites(productId: $ids) }', {
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
        const answer = (await server.post(caller, shopPage, variables)).json()
        const own = answerProducts(device, variables, {
          language: 'en',
          nowMs: server.shop.clock.nowMs(),
        })
        expect(own, JSON.stringify(variables)).toEqual(answer.data.products)
      }
    },
  )

  test('gives the same answers as the server if out-of-stock products and prices are hidden', async () => {
    await server.set('showOutOfStockItems', false)
    await server.set('hideDefaultProductPrices', true)
    const answer = (await server.post('a1', shopPage, {})).json().data.products
    const device = await fetched('a1')
    expect(answerProducts(device, {}, { language: 'en', nowMs: server.shop.clock.nowMs() })).toEqual(answer)
    expect(answer.total).toBeLessThan(6)
  })

  test('gets from an earlier version to the current one by a delta', async () => {
    const { lists } = await server.current('a1')
    const before = value(decodeLists((await server.get('a1', lists.path)).body))
    await server.change(
      `update product set description2 = 'Bakd Beans', catalogue_version = $n where id = ${products.beans}`,
    )
    await server.change(
      `update product set deleted_at = now(), catalogue_version = $n where id = ${products.cola}`,
    )
    await server.change(`update category set name = '{"en": "Cans"}' where code = 'tins'`)
    const delta = (await server.get('a1', `/catalogue/delta?from=${before.version}`)).body
    const after = value(applyDelta(before, delta))
    const now = await server.current('a1')
    expect(after.catalogue.version).toBe(now.version)
    expect(after.lists).toBe((await server.get('a1', now.lists.path)).body)
    expect(after.lists).toMatch(/Bakd Beans/)
    expect(delta).not.toMatch(/Rice|Mince/)
  })

  test('gets there by a delta even after a restart of the server', async () => {
    const had = await Promise.all(
      (['a1', 'visitor'] as const).map(async (caller) => {
        const { lists } = await server.current(caller)
        return { caller, before: value(decodeLists((await server.get(caller, lists.path)).body)) }
      }),
    )
    await server.change(
      `update product set deleted_at = now(), catalogue_version = $n where id = ${products.cola}`,
    )
    await server.change(
      `update product set mobile_published = false, catalogue_version = $n where id = ${products.beans}`,
    )
    await server.change(`update category set name = '{"en": "Cans"}' where code = 'tins'`)
    await server.restart()
    for (const { caller, before } of had) {
      const delta = (await server.get(caller, `/catalogue/delta?from=${before.version}`)).body
      const after = value(applyDelta(before, delta))
      const now = await server.current(caller)
      expect(after.lists).toBe((await server.get(caller, now.lists.path)).body)
      expect(after.lists).toMatch(/Cans/)
      expect(after.lists).not.toMatch(/Cola/)
      expect(/Baked Beans/.test(after.lists)).toBe(caller === 'a1')
    }
  })

  test('gets no products with only a new price, while the server runs', async () => {
    const { version } = await server.current('a1')
    await server.change(`update product set catalogue_version = $n where id = ${products.beans}`)
    await server.change(
      `update product set notes = 'New', catalogue_version = $n where id = ${products.beans}`,
    )
    expect((await server.get('a1', `/catalogue/delta?from=${version}`)).body).not.toMatch(/Beans/)
    await server.restart()
    expect((await server.get('a1', `/catalogue/delta?from=${version}`)).body).toMatch(/Beans/)
  })

  test('waits for a delta that is not written yet as for other long work, and for a written one not at all', async () => {
    const { version } = await server.current('visitor')
    const rename = `update product set description2 = 'Bakd Beans', catalogue_version = $n where id = ${products.beans}`
    await server.change(rename)
    await server.change(rename)
    await server.current('visitor')
    const other = Promise.withResolvers<void>()
    const long = runInLane('LONG', visitorAt('127.0.0.1'), () => other.promise)
    const answered: number[] = []
    const froms = [version, 0, version + 1]
    const deltas = froms.map((from) =>
      server
        .get('visitor', `/catalogue/delta?from=${from}`)
        .then(({ statusCode }) => answered.push(statusCode)),
    )
    for (let turns = 0; turns < 100; turns += 1) await nextTurn()
    expect((await server.get('visitor', '/catalogue/current')).statusCode).toBe(200)
    expect(answered).toEqual([])
    other.resolve()
    await Promise.all([long, ...deltas])
    expect(Map.groupBy(answered, (status) => status).get(404)).toHaveLength(1)
    const further = Promise.withResolvers<void>()
    const longer = runInLane('LONG', visitorAt('127.0.0.1'), () => further.promise)
    expect((await server.get('visitor', `/catalogue/delta?from=${version}`)).statusCode).toBe(200)
    further.resolve()
    await longer
  })

  test('that missed most of the catalogue loads it completely', async () => {
    const { version } = await server.current('a1')
    await server.change('update product set weight_grams = weight_grams + 1, catalogue_version = $n')
    expect((await server.get('a1', `/catalogue/delta?from=${version}`)).statusCode).toBe(404)
  })

  test('has to load the whole catalogue if its version is too old, unknown or invalid', async () => {
    const { version } = await server.current('a1')
    expect((await server.get('a1', `/catalogue/delta?from=${version}`)).statusCode).toBe(404)
    expect((await server.get('a1', `/catalogue/delta?from=${version + 9}`)).statusCode).toBe(404)
    expect((await server.get('a1', '/catalogue/delta?from=0')).statusCode).toBe(404)
    for (const from of ['', '?from=', '?from=x', '?from=-1', '?from=1&from=2', '?from=1e9'])
      expect((await server.get('a1', `/catalogue/delta${from}`)).statusCode, from).toBe(400)
    expect((await server.get('a1', '/catalogue/1-0000000000000000/lists.json')).statusCode).toBe(404)
    expect((await server.get('a1', '/catalogue/__proto__/details-99999.json')).statusCode).toBe(404)
  })

  test('still gets the announced catalogue if that changes meanwhile', async () => {
    const { lists } = await server.current('a1')
    await server.change(
      `update product set description2 = 'Bakd Beans', catalogue_version = $n where id = ${products.beans}`,
    )
    await server.current('a1')
    expect((await server.get('a1', lists.path)).statusCode).toBe(200)
  })

  test('gets successive changes together', async () => {
    const { version } = await server.current('a1')
    const first = server.shop.deps.catalogue.current().version
    await server.change(
      `update product set description2 = 'One', catalogue_version = $n where id = ${products.beans}`,
    )
    server.shop.clock.advance(-10_000)
    expect((await server.current('a1')).version).toBe(version)
    server.shop.clock.advance(10_000)
    expect((await server.current('a1')).version).toBe(first + 1)
  })
})
