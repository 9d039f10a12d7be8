import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { placeTestOrder } from '../../features/order/order.fixture.ts'
import { openStaffSession } from '../../features/staff/staff-sessions.ts'
import { products } from '../../testing/fill-test-shop.ts'
import { openTestShop, refusalIn, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
let secret = ''
beforeAll(async () => {
  shop = await openTestShop()
  const { db, pool } = shop.deps
  const { id } = await db
    .insertInto('staff')
    .values({ email: 'boss@wholesaler.example', name: 'Boss', role: 'MANAGER', password_hash: 'none' })
    .returning('id')
    .executeTakeFirstOrThrow()
  secret = await openStaffSession(db, id, { nowMs: shop.clock.nowMs() })
  await placeTestOrder(shop, 'a1', { lines: [[products.beans, '2', 2]], card: { token: 'SUCCEEDS' } })
  for (const { insert } of lists) await pool.query(insert, [[0, 0, 1, 2, 2, 3]])
})
afterAll(() => shop.close())

interface List {
  readonly field: string
  readonly node: string
  /** Inserts a row for each number; equal numbers are equal in time. */
  readonly insert: string
}

const lists: readonly List[] = [
  {
    field: 'officeOrders',
    node: 'order { number }',
    insert: `insert into orders overriding system value
      select copy.* from unnest($1::int[]) day, orders placed,
        jsonb_populate_record(placed, jsonb_build_object('id', nextval(pg_get_serial_sequence('orders', 'id')),
          'number', nextval('order_number')::text, 'key', gen_random_uuid(), 'fulfilment_date', date '2026-11-24' + day)) copy
      where placed.id = (select min(id) from orders)`,
  },
  {
    field: 'officeClaims',
    node: 'claim { number }',
    insert: `insert into claim (company_id, login_id, order_id, key, request_hash, type, message, language, sent_at)
      select company_id, login_id, id, gen_random_uuid(), '', 'OTHER', 'Squashed', 'en', now()
      from unnest($1::int[]) each, orders where id = (select min(id) from orders)`,
  },
  {
    field: 'officeContactMessages',
    node: 'id',
    insert: `insert into contact_message (key, name, email, telephone, message, language, sent_at)
      select gen_random_uuid(), 'Zoe', 'zoe@corner.example', '', 'Hello', 'en', now() from unnest($1::int[]) each`,
  },
  {
    field: 'officePaymentProblems',
    node: 'refundId',
    insert: `insert into payment_refund (payment_id, amount, state, note, asked_at, done_at)
      select id, 100, 'REFUSED', '', '2026-10-01', timestamptz '2026-11-01' + make_interval(secs => micros / 1000000.0)
      from unnest($1::int[]) micros, (select id from payment limit 1) payment`,
  },
]

interface Page {
  readonly nodes: readonly unknown[]
  readonly endCursor: string | null
  readonly hasNextPage: boolean
  readonly count: number
}

async function read(
  { field, node }: Pick<List, 'field' | 'node'>,
  variables: { readonly first?: number; readonly after?: string | null },
): Promise<Page> {
  const query = `query ($first: Int, $after: String) {
    ${field}(first: $first, after: $after) { nodes { ${node} } endCursor hasNextPage count } }`
  const { result } = await shop.askAs(secret, query, variables)
  expect(result.errors).toBeUndefined()
  return (result.data as Readonly<Record<string, Page>>)[field]!
}

async function readAll(
  list: List,
  pages: readonly { readonly first: number; readonly inserted: readonly number[] }[],
): Promise<readonly string[]> {
  const ids: string[] = []
  let after: string | null = null
  for (let index = 0; ; index += 1) {
    const { first, inserted } = pages[index] ?? { first: 7, inserted: [] }
    const page: Page = await read(list, { first, after })
    expect(page.nodes.length).toBeLessThanOrEqual(first)
    ids.push(...page.nodes.map((node) => JSON.stringify(node)))
    if (!page.hasNextPage) return ids
    expect(page.nodes).toHaveLength(first)
    after = page.endCursor
    if (inserted.length > 0) await shop.deps.pool.query(list.insert, [inserted])
  }
}

describe.each(lists)('the list $field', (list) => {
  test('has each entry once, while others are added anywhere in it', async () => {
    const page = fc.record({
      first: fc.integer({ min: 1, max: 5 }),
      inserted: fc.array(fc.integer({ min: -2, max: 5 }), { maxLength: 3 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(page, { minLength: 1, maxLength: 6 }), async (pages) => {
        const existing = await readAll(list, [])
        const seen = await readAll(list, pages)
        expect(new Set(seen).size).toBe(seen.length)
        expect(seen.filter((id) => existing.includes(id))).toEqual(existing)
      }),
      { numRuns: 8 },
    )
  })

  test('refuses a cursor that it has not given', async () => {
    const own = (await read(list, { first: 1 })).endCursor ?? ''
    const others = await Promise.all(
      lists
        .filter((other) => other !== list)
        .map(async (other) => (await read(other, { first: 1 })).endCursor),
    )
    const changed = (change: (text: string) => string) =>
      Buffer.from(change(Buffer.from(own, 'base64url').toString())).toString('base64url')
    const wrong = [
      ...others,
      '',
      '1',
      'null',
      own.slice(0, -4),
      changed((text) => text.replace(/\d+/, '1e999')),
      changed((text) => text.replace(/\d+/, '"\\u0000"')),
      changed((text) => text.replace(/(\d+|"[^"]*")\]\]$/, 'null]]')),
      changed((text) => text.replace(/\]\]$/, ',1]]')),
    ]
    for (const after of wrong) {
      const query = `query ($after: String) { ${list.field}(after: $after) { count } }`
      const answer = await shop.askAs(secret, query, { after })
      expect([after, refusalIn(answer)?.key]).toEqual([after, 'BAD_INPUT'])
      expect(JSON.stringify(answer.result.errors)).toContain('after')
    }
  })

  test.each([0, -1, 101])('refuses a page of %i entries', async (first) => {
    const answer = await shop.askAs(secret, `{ ${list.field}(first: ${first}) { count } }`)
    expect(refusalIn(answer)).toMatchObject({ code: 400, key: 'BAD_INPUT' })
  })

  test('counts every entry up to a thousand, and no further', async () => {
    const insert = async (entries: number) => {
      await shop.deps.pool.query(list.insert, [Array.from({ length: entries }, () => 0)])
      return (await read(list, { first: 1 })).count
    }
    const { count } = await read(list, { first: 1 })
    expect(count).toBe((await readAll(list, [])).length)
    expect(await insert(1000 - count)).toBe(1000)
    expect(await insert(1)).toBe(1001)
    expect(await insert(1)).toBe(1001)
  })
})

test('an empty page has no cursor and no next page', async () => {
  const none = await shop.askAs(
    secret,
    `{ officeOrders(companyCode: "NOBODY") { nodes { placedBy } endCursor hasNextPage count } }`,
  )
  expect(none.result).toEqual({
    data: { officeOrders: { nodes: [], endCursor: null, hasNextPage: false, count: 0 } },
  })
})
