import { buildDemoWholesaler } from '@provender/demo/wholesaler'
import { openTestDb, type TestDb, withDatabase } from '@provender/testing/test-database'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPasswords } from '../features/account/passwords.ts'
import { readOpenDebits } from '../features/ledger/statement-store.ts'
import { seedDatabase } from './seed-database.ts'
import { demoPassword } from './seed-demo.ts'
import { type SeedOptions } from './seed-options.ts'

const nowMs = Date.parse('2026-05-06T09:00:00Z')
const options: SeedOptions = { demo: true, products: 500, nowMs, print: () => {} }

async function contentOf({ db }: TestDb): Promise<Readonly<Record<string, number>>> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'provender'`.execute(db)
  const counts = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(name)}`.execute(db)
      return [name, rows[0]?.n ?? 0] as const
    }),
  )
  const versions = await db.selectFrom('version').selectAll().execute()
  return Object.fromEntries([...counts, ...versions.map(({ name, n }) => [`version ${name}`, n] as const)])
}

async function rowsOf<Row>({ db }: TestDb, query: string): Promise<readonly Row[]> {
  return (await sql.raw<Row>(query).execute(db)).rows
}

describe('an empty database', () => {
  test('gets the whole demo wholesaler once', async () => {
    await withDatabase(async (database) => {
      await seedDatabase(database, options)
      const content = await contentOf(database)
      const demo = buildDemoWholesaler({ seed: 1, anchor: '2026-05-06', productCount: 500 })
      expect(content).toMatchObject({
        product: demo.products.length,
        category: demo.categories.length,
        price: demo.prices.length,
        stock_level: demo.stock.length,
        company: demo.companies.length,
        site: demo.sites.length,
        login: demo.companies.flatMap(({ users }) => users).length,
        orders: demo.orders.length,
        banner: demo.banners.length,
        content_page: demo.pages.length,
        faq_entry: demo.faq.length,
        holiday: demo.holidays.length,
        route: demo.routes.length,
        price_list: demo.priceLists.length,
        favourite: demo.favourites.flatMap(({ productCodes }) => productCodes).length,
        'version catalogue': 2,
        'version settings': 2,
      })
      expect(content['notification']).toBeGreaterThan(0)
      const nameless = await rowsOf(
        database,
        `select from notification where kind <> 'STATEMENT' and coalesce(product_id, order_id) is null`,
      )
      expect(nameless).toEqual([])
      await seedDatabase(database, { ...options, nowMs: nowMs + 86_400_000 })
      expect(await contentOf(database)).toEqual(content)
    })
  })

  test('gets an invoice for every order that left the warehouse, one of which is unpaid', async () => {
    await withDatabase(async (database) => {
      await seedDatabase(database, options)
      const [left] = await rowsOf<{ orders: number; invoices: number }>(
        database,
        `select (select count(*) from orders where state in ('OUT_FOR_DELIVERY', 'DELIVERED', 'COLLECTED')) as orders,
          (select count(*) from ledger_document where kind = 'INVOICE') as invoices`,
      )
      expect(left?.invoices).toBe(left?.orders)
      const { id } = await database.db
        .selectFrom('company')
        .select('id')
        .where('code', '=', '2071')
        .executeTakeFirstOrThrow()
      const open = await readOpenDebits(database.db, { companyId: id, currencyCode: 'GBP' }, '2026-05-06')
      expect(open.filter(({ dueOn }) => dueOn < '2026-05-06')).toHaveLength(1)
      expect(open.length).toBeGreaterThan(2)
      const [other] = await rowsOf<{ n: number }>(
        database,
        `select count(*) as n from ledger_entry where company_id = ${id} and kind = 'CREDIT_NOTE'`,
      )
      expect(other?.n).toBe(1)
    })
  })

  test('is seeded once by two servers that start together', async () => {
    await withDatabase(async (database) => {
      await Promise.all([seedDatabase(database, options), seedDatabase(database, options)])
      const { company, 'version catalogue': version } = await contentOf(database)
      expect([company, version]).toEqual([6, 2])
    })
  })

  test('is seeded again after an interrupted seeding, which leaves nothing', async () => {
    await withDatabase(async (database) => {
      const before = await contentOf(database)
      const cutOff = seedDatabase(database, {
        ...options,
        print: (line) => {
          if (line.includes('done')) throw new Error('cut off')
        },
      })
      await expect(cutOff).rejects.toThrow('cut off')
      expect(await contentOf(database)).toEqual(before)
      await seedDatabase(database, options)
      expect((await contentOf(database))['company']).toBe(6)
    })
  })

  test('without the demo gets the attributes of every shop, in three languages', async () => {
    await withDatabase(async (database) => {
      await seedDatabase(database, { ...options, demo: false })
      const content = await contentOf(database)
      expect(content).toMatchObject({ product: 0, company: 0, category: 0, 'version catalogue': 2 })
      const attributes = await rowsOf<{ code: string; values: number; untranslated: number }>(
        database,
        `select attribute.code, count(value.id) as values,
           count(*) filter (where not attribute.name ?& array['pl', 'tr'] or not value.name ?& array['pl', 'tr']) as untranslated
         from attribute left join attribute_value value on value.attribute_id = attribute.id
         group by attribute.id order by attribute.index`,
      )
      expect(attributes).toEqual([
        { code: 'brand', values: 0, untranslated: 0 },
        { code: 'country', values: 0, untranslated: 0 },
        { code: 'diet', values: 7, untranslated: 0 },
        { code: 'allergens', values: 14, untranslated: 0 },
        { code: 'storage', values: 3, untranslated: 0 },
      ])
      await seedDatabase(database, { ...options, demo: false })
      expect(await contentOf(database)).toEqual(content)
    })
  })
})

test('a database with a company of its own never gets the demo', async () => {
  await withDatabase(async (database) => {
    await sql`
      insert into company (code, name, contact_name, address1, address2, address3, city, country, post_code, telephone,
        telephone2, mobile, fax, currency_code) values ('1', 'Own', '', '', '', '', '', '', '', '', '', '', '', 'GBP')`.execute(
      database.db,
    )
    await seedDatabase(database, options)
    expect(await contentOf(database)).toMatchObject({ company: 1, product: 0, attribute: 5 })
  })
})

describe('the demo wholesaler', () => {
  // Seeded once for tests that only read.
  let database: TestDb
  beforeAll(async () => {
    database = await openTestDb()
    await seedDatabase(database, options)
  })
  afterAll(() => database.close())

  test('has orders with correct totals, numbered by age, in the state of their last event', async () => {
    const wrong = await rowsOf(
      database,
      `select orders.number from orders join order_line on order_id = orders.id group by orders.id
         having sum(order_line.net) <> orders.net or sum(order_line.vat) <> orders.vat or orders.net + orders.vat <> gross
           or orders.net = 0 or min(allocated_base_units) <= 0`,
    )
    expect(wrong).toEqual([])
    const orders = await rowsOf<{ number: string; state: string; last_state: string }>(
      database,
      `select number, orders.state, placed_at,
           (select state from order_event where order_id = orders.id order by id desc limit 1) as last_state
         from orders order by placed_at, id`,
    )
    const numbers = orders.map(({ number }) => Number(number))
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other))
    expect(orders.filter(({ state, last_state }) => state !== last_state)).toEqual([])
    const outOfTime = await rowsOf(
      database,
      `select number from orders join order_event on order_id = orders.id
         where at > '2026-05-06T09:00:00Z' or at < placed_at
           or (orders.state in ('DELIVERED', 'COLLECTED') and fulfilment_date > '2026-05-06')`,
    )
    expect(outOfTime).toEqual([])
    const states = await rowsOf<{ state: string }>(database, 'select distinct state from orders')
    expect(states.map(({ state }) => state)).toEqual(
      expect.arrayContaining([
        'SUBMITTED',
        'PICKING',
        'READY_TO_COLLECT',
        'DELIVERED',
        'COLLECTED',
        'CANCELLED',
      ]),
    )
  })

  test('has the stock of the demo data, whatever was ordered before', async () => {
    const { stock } = buildDemoWholesaler({ seed: 1, anchor: '2026-05-06', productCount: 500 })
    const levels = await rowsOf<{ code: string; on_hand: number; suspended: boolean }>(
      database,
      'select code, on_hand, suspended from stock_level join product on product.id = product_id order by code',
    )
    const visible = stock.map(({ productCode, onHand, suspended }) => ({
      code: productCode,
      on_hand: onHand,
      suspended,
    }))
    expect(levels).toEqual(visible.toSorted((one, other) => (one.code < other.code ? -1 : 1)))
  })

  test('lets every active user sign in with the demo password', async () => {
    const users = await rowsOf<{ email: string; active: boolean; password_hash: string }>(
      database,
      'select email, active, password_hash from login',
    )
    const demo = users.find(({ email }) => email === 'demo@provender.example')
    expect(await createPasswords().check(demo?.password_hash, demoPassword, 'test')).toBe('right')
    expect(new Set(users.map(({ password_hash }) => password_hash)).size).toBe(users.length)
    expect(users.find(({ email }) => email === 'new@provender.example')?.active).toBe(false)
  })

  test('remembers the day of the first start, which its promotions are relative to', async () => {
    expect(await rowsOf(database, `select value from config where key = 'demoAnchor'`)).toEqual([
      { value: '2026-05-06' },
    ])
    const running = await rowsOf(
      database,
      `select from banner where starts_on <= '2026-05-06' and ends_on >= '2026-05-06'`,
    )
    expect(running.length).toBeGreaterThan(0)
  })
})
