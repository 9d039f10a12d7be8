import type { Database } from '@provender/db/tables'
import type { OrderState } from '@provender/domain/order/order'
import { atLength, setLongTimeouts } from '@provender/testing/at-length'
import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countOfficeClaims, readOfficeClaims } from '../../features/claim/claim-store.ts'
import { countOpenMessages, readOpenMessages } from '../../features/contact/store.ts'
import { countOfficeOrders, readOfficeOrders } from '../../features/order/office-store.ts'
import { applyTransitions, placeTestOrder } from '../../features/order/order.fixture.ts'
import { countPaymentProblems, readPaymentProblems } from '../../features/payment/payment-problems.ts'
import { dispatchOrder, runPaymentJobs } from '../../features/payment/payment.fixture.ts'
import { products } from '../../testing/fill-test-shop.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'

setLongTimeouts()

const orderCount = atLength({ short: 20_000, long: 200_000 })
const companyCount = orderCount / 4
const part = 20_000
/** Rows that one step of a statement may look at: more than a page and a count that stops at 1,000 need. */
const maxRows = 5000

let shop: TestShop
let db: Kysely<Database>
const statements: CompiledQuery[] = []

beforeAll(async () => {
  shop = await openTestShop()
  const { pool } = shop.deps
  const byCard = { lines: [[products.beans, '2', 2]], card: { token: 'SUCCEEDS' } } as const
  const delivered = await placeTestOrder(shop, 'a1', byCard)
  await dispatchOrder(shop, delivered)
  await runPaymentJobs(shop, { ...shop.deps, gateway: shop.deps.gateway! })
  await applyTransitions(shop, delivered, 'DELIVER')
  const open = await placeTestOrder(shop, 'a1', byCard)
  await insertHistory(delivered, open)
  db = new Kysely({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void statements.push(query),
  })
})
afterAll(() => shop.close())

/** Copies a delivered and invoiced order, its company, payment and claim, and the open order for each hundredth. */
async function insertHistory(delivered: string, open: string): Promise<void> {
  const client = await shop.deps.pool.connect()
  const copy = async (table: string, which: string, changes: string, count = orderCount): Promise<void> => {
    // A part at a time: the pool waits ten seconds for an answer.
    for (let first = 1; first <= count; first += part)
      await client.query(`insert into ${table} overriding system value select copy.* from ${table} original,
        generate_series(${first}, ${Math.min(count, first + part - 1)}) i,
        jsonb_populate_record(original, jsonb_build_object(${changes})) copy where ${which}`)
  }
  const orderId = (number: string) => `(select id from orders where number = '${number}')`
  const company = `'company_id', 1000000 + i % ${companyCount}`
  const order = `${company}, 'id', 1000000 + i, 'number', 'N' || i, 'key', gen_random_uuid()`
  const invoice = `original.kind = 'INVOICE' and original.order_id = ${orderId(delivered)}`
  try {
    // Rows are copied as they are: neither numbered nor checked again.
    await client.query(`begin; set local session_replication_role = replica; set local statement_timeout = 0`)
    await copy(
      'company',
      `original.id = (select min(company_id) from orders)`,
      `'id', 999999 + i, 'code', 'V' || i, 'uid', gen_random_uuid()`,
      companyCount,
    )
    await copy(
      'orders',
      `original.number = '${delivered}'`,
      `${order}, 'fulfilment_date', date '2026-11-20' - i % 1000,
      'state', case when i % 100 = 0 then 'CANCELLED' else 'DELIVERED' end`,
    )
    await copy(
      'orders',
      `original.number = '${open}'`,
      `${company}, 'id', 9000000 + i, 'number', 'O' || i,
      'key', gen_random_uuid(), 'fulfilment_date', date '2026-11-25' + i % 7`,
      orderCount / 100,
    )
    await copy(
      'payment',
      `original.order_id = ${orderId(delivered)}`,
      `'id', gen_random_uuid(), 'order_id', 1000000 + i`,
    )
    await copy(
      'payment',
      `original.order_id = ${orderId(open)}`,
      `'id', gen_random_uuid(), 'order_id', 9000000 + i`,
      orderCount / 100,
    )
    await copy(
      'ledger_document',
      invoice,
      `${company}, 'id', 1000000 + i, 'number', 'I' || i, 'order_id', 1000000 + i`,
    )
    await copy(
      'ledger_entry',
      `original.id = (select min(id) from ledger_entry where kind = 'INVOICE')`,
      `${company}, 'id', 1000000 + i, 'n', 10 + i, 'document_id', 1000000 + i`,
    )
    await copy(
      'ledger_entry',
      `original.id = (select min(id) from ledger_entry where kind = 'PAYMENT')`,
      `${company}, 'id', 9000000 + i, 'n', 9000000 + i, 'settles_id', 1000000 + i, 'payment_id', null, 'key', null`,
    )
    await copy(
      'allocation',
      `original.id = (select min(id) from allocation)`,
      `'id', 1000000 + i, 'from_entry', 9000000 + i, 'to_entry', 1000000 + i`,
    )
    await client.query(`insert into claim (company_id, login_id, order_id, key, request_hash, type, message, language, sent_at, state, closed_at)
      select company_id, login_id, id, gen_random_uuid(), '', 'OTHER', 'Squashed', 'en', now(), 'CLOSED', now() from orders`)
    await client.query(`insert into contact_message (key, name, email, telephone, message, language, sent_at, done_at)
      select gen_random_uuid(), 'Zoe', 'zoe@corner.example', '', 'Hello', 'en', now(), now() from orders`)
    await client.query('commit')
    await client.query('analyze')
  } finally {
    client.release()
  }
}

interface PlanStep {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Rows Removed by Index Recheck'?: number
  readonly Plans?: readonly PlanStep[]
}

/** The steps of all statements so far that look at more rows than `maxRows`. */
async function longSteps(): Promise<readonly string[]> {
  const long: string[] = []
  const look = (step: PlanStep): void => {
    const { 'Actual Rows': kept, 'Rows Removed by Filter': dropped = 0, 'Actual Loops': loops } = step
    const rows = (kept + dropped + (step['Rows Removed by Index Recheck'] ?? 0)) * loops
    const where = step['Index Name'] ?? step['Relation Name']
    if (rows > maxRows) long.push(`${step['Node Type']} ${where ?? ''}: ${rows} rows`)
    step.Plans?.forEach(look)
  }
  for (const { sql, parameters } of statements.splice(0)) {
    const { rows } = await shop.deps.pool.query(`explain (analyze, format json) ${sql}`, [...parameters])
    look(rows[0]['QUERY PLAN'][0].Plan)
  }
  return long
}

const every = { states: [], date: null, companyCode: null } as const
const openStates: readonly OrderState[] = ['SUBMITTED', 'ON_HOLD', 'CONFIRMED', 'PICKING', 'PACKED']

test.each([
  ['all orders', every],
  ['open orders', { ...every, states: openStates }],
  ['new orders', { ...every, states: ['SUBMITTED'] as const }],
  ['cancelled orders', { ...every, states: ['CANCELLED'] as const }],
  ['orders of a day', { ...every, date: '2026-03-02' }],
  ['orders of a company', { ...every, companyCode: 'V77' }],
])('the list of %s reads little of many orders, on any page', async (_name, filter) => {
  const limit = 51
  const first = await readOfficeOrders(db, filter, { after: null, limit })
  expect(first.length).toBeGreaterThan(3)
  await readOfficeOrders(db, filter, { after: ['2026-11-20', 1_000_500], limit })
  await countOfficeOrders(db, filter)
  expect(await longSteps()).toEqual([])
})

test.each([
  ['all claims', []],
  ['open claims', ['RECEIVED'] as const],
])('the list of %s reads little of many claims, on any page', async (_name, states) => {
  await readOfficeClaims(db, { states }, { after: null, limit: 51 })
  await readOfficeClaims(db, { states }, { after: [orderCount / 2], limit: 51 })
  await countOfficeClaims(db, { states })
  expect(await longSteps()).toEqual([])
})

test('the list of open messages reads little of many messages', async () => {
  await readOpenMessages(db, { after: null, limit: 51 })
  await readOpenMessages(db, { after: [orderCount / 2], limit: 51 })
  await countOpenMessages(db)
  expect(await longSteps()).toEqual([])
})

test('the list of payment problems reads little of many payments', async () => {
  await readPaymentProblems(db, { after: null, limit: 51 })
  await countPaymentProblems(db)
  expect(await longSteps()).toEqual([])
})
