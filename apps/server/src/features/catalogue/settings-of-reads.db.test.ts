import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createEngine } from '../../composition/graphql/engine.ts'
import { createSchema } from '../../composition/graphql/schema.ts'
import { createApp } from '../../composition/http/app.ts'
import { openTestShop, refusalIn, type TestShop, type TestUser } from '../../testing/test-shop.ts'

let shop: TestShop
let app: FastifyInstance
let folder = ''

beforeAll(async () => {
  shop = await openTestShop()
  await shop.deps.pool.query(`
    update product set picture = 'tin.png', created_at = '2026-11-20' where id = 1;
    update category set picture = 'grocery.png';
    update attribute_value set picture = 'harbour.png' where code = 'harbour';
    insert into price (product_id, kind, price, discount_basis_points) values (4, 'clearance', 5000, 0), (8, 'clearance', 20000, 1000);
    update version set n = n + 1 where name = 'catalogue';
    update product set catalogue_version = (select n from version where name = 'catalogue')`)
  await shop.deps.catalogue.syncTo(2)
  folder = mkdtempSync(join(tmpdir(), 'provender-pictures-'))
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'tin.png'), 'a picture')
  app = await createApp({
    deps: shop.deps,
    engine: createEngine(createSchema(), { isOpen: false }),
    readiness: () => 'READY',
    files: [{ folders: [folder], prefix: '/pictures/', immutable: false }],
    shop: () => Promise.reject(new Error('No page is requested')),
  })
})
afterAll(async () => {
  await app.close()
  await shop.close()
  rmSync(folder, { recursive: true })
})
afterEach(() => set({}))

/** Every other setting has its default, except the limit of visible counts, which is 20 in the test shop. */
async function set(settings: Readonly<Record<string, unknown>>): Promise<void> {
  const { pool, wholesaler } = shop.deps
  await pool.query('delete from config')
  for (const [key, value] of Object.entries({ stockCountVisibilityLimit: 20, ...settings }))
    await pool.query('insert into config (key, value) values ($1, $2)', [key, JSON.stringify(value)])
  const { rows } = await pool.query(`update version set n = n + 1 where name = 'settings' returning n`)
  await wholesaler.syncTo(rows[0].n)
}

const ids = async (args: string, caller: TestUser | 'visitor' = 'a1'): Promise<readonly number[]> =>
  (await shop.get(caller, `{ products(${args}) { products { id } } }`)).products.products.map(
    ({ id }: { id: string }) => Number(id),
  )
const product = async (id: number, fields: string, caller: TestUser | 'visitor' = 'a1') =>
  (await shop.get(caller, `{ product(id: ${id}) { ${fields} } }`)).product
const status = async (url: string): Promise<number> => (await app.inject(url)).statusCode
const current = async () =>
  (await app.inject({ url: '/catalogue/current', headers: { deviceid: 'd' } })).json()

const unitsOf = async (id: number) => (await product(id, 'units { price priceKind }')).units
const refusalOf = async (query: string) => refusalIn(await shop.execute('visitor', query))?.code

type Position = readonly [value: unknown, seen: unknown]

/** Each setting that affects reads of the catalogue, with what is visible for each of its values. */
const settings: readonly (readonly [
  key: string,
  looks: () => Promise<unknown>,
  one: Position,
  other: Position,
])[] = [
  ['showOutOfStockItems', () => ids('search: "oat milk"'), [true, [5]], [false, []]],
  [
    'stockCountVisibilityEnabled',
    () => product(4, 'stockStatus { stockCount }'),
    [true, { stockStatus: { stockCount: 10 } }],
    [false, { stockStatus: { stockCount: null } }],
  ],
  [
    'stockCountVisibilityLimit',
    () => product(4, 'stockStatus { stockCount }'),
    [10, { stockStatus: { stockCount: 10 } }],
    [9, { stockStatus: { stockCount: null } }],
  ],
  [
    'hideDefaultProductPrices',
    () => unitsOf(3),
    [false, [{ price: '9.36', priceKind: 'STANDARD' }]],
    [true, [{ price: null, priceKind: null }]],
  ],
  [
    'hideDefaultProductPrices',
    () => product(3, 'price { parcelPrice } rawPrices { parcelPrice }'),
    [false, { price: { parcelPrice: '9.36' }, rawPrices: { parcelPrice: '9.36' } }],
    [true, { price: null, rawPrices: null }],
  ],
  [
    'hideDefaultProductPrices',
    () => product(8, 'clearancePrice { price discount netPrice }'),
    [false, { clearancePrice: { price: '2.00', discount: 10, netPrice: '1.80' } }],
    [true, { clearancePrice: { price: '1.80', discount: 0, netPrice: '1.80' } }],
  ],
  ['productIsNewDays', () => product(1, 'isNew'), [3, { isNew: true }], [2, { isNew: false }]],
  ['productIsNewDays', () => ids('filter: { isNew: true }'), [3, [1]], [2, []]],
  [
    'clearancePriceFilterEnabled',
    () => ids('filter: { clearance: true }'),
    [true, [4, 8]],
    [false, [1, 2, 3, 4, 5, 8]],
  ],
  ['searchMaxResults', async () => (await ids('search: "grocery"')).length, [100, 6], [2, 2]],
  [
    'showCategoryImage',
    async () => (await shop.get('a1', '{ categories { pictureUrl } }')).categories[0].pictureUrl,
    [true, '/pictures/grocery.png'],
    [false, null],
  ],
  [
    'showBrandImage',
    async () =>
      (await shop.get('a1', '{ productAttributes { values { pictureUrl } } }')).productAttributes[0].values[0]
        .pictureUrl,
    [true, '/pictures/harbour.png'],
    [false, null],
  ],
  [
    's3BucketUrl',
    () => product(1, 'pictureUrl'),
    ['', { pictureUrl: '/pictures/tin.png' }],
    ['https://pictures.example/shop', { pictureUrl: 'https://pictures.example/shop/tin.png' }],
  ],
  [
    'pricePrecedence',
    () => unitsOf(8),
    ['kind', [{ price: '1.80', priceKind: 'CLEARANCE' }]],
    ['lowest', [{ price: '1.50', priceKind: 'PROMO' }]],
  ],
  [
    'showAttributesAsPage',
    async () => (await app.inject('/sitemap-1.xml')).body.includes('/brands<'),
    [true, true],
    [false, false],
  ],
  [
    'forcedDatabaseUpdateDate',
    async () => (await current()).forcedDatabaseUpdateDate,
    [null, null],
    ['2026-11-20', '2026-11-20'],
  ],
  [
    'removeLocalDBNewBuild',
    async () => (await current()).removeLocalDBNewBuild,
    [false, false],
    [true, true],
  ],
  ['loginWall', () => refusalOf('{ products { total } }'), [false, undefined], [true, 401]],
  ['loginWall', () => refusalOf('{ categories { id } }'), [false, undefined], [true, 401]],
  ['loginWall', () => status('/catalogue/current'), [false, 200], [true, 401]],
  ['loginWall', () => status('/catalogue/stock'), [false, 200], [true, 401]],
  ['loginWall', () => status('/sitemap-1.xml'), [false, 200], [true, 404]],
  ['loginWall', () => status('/pictures/tin.png'), [false, 200], [true, 401]],
]

describe.each(settings)('%s', (key, looks, ...positions) => {
  test.each(positions)('applies the value %j', async (value, seen) => {
    await set({ [key]: value })
    expect(await looks()).toEqual(seen)
  })
})

test('a picture behind the login wall is shown to signed-in users and cached only privately', async () => {
  const { rows } = await shop.deps.pool.query(`select id from login where email = 'a1@shop.example'`)
  const { secret } = await shop.deps.accounts.openSession(rows[0].id, 'web')
  const picture = () => app.inject({ url: '/pictures/tin.png', headers: { cookie: `auth-token=${secret}` } })
  expect((await picture()).headers['cache-control']).toContain('public')
  await set({ loginWall: true })
  const { statusCode, body, headers } = await picture()
  expect({ statusCode, body }).toEqual({ statusCode: 200, body: 'a picture' })
  expect(headers['cache-control']).toBe('private, max-age=3600, stale-while-revalidate=604800')
  expect((await app.inject('/pictures/none.png')).statusCode).toBe(401)
})

test('a page beyond the last is empty and has the total', async () => {
  const pageBeyondEnd = '{ products(page: 9999) { total page products { id } } }'
  expect((await shop.get('a1', pageBeyondEnd)).products).toEqual({ total: 6, page: 9999, products: [] })
  const searched = '{ products(search: "grocery", page: 9999, sort: NAME_DESC) { total products { id } } }'
  expect((await shop.get('a1', searched)).products).toEqual({ total: 6, products: [] })
})
