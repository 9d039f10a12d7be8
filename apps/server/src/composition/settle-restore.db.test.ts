import { afterEach, beforeEach, expect, test } from 'vitest'
import { placeTestOrder } from '../features/order/order.fixture.ts'
import { twoBoxes } from '../features/payment/payment.fixture.ts'
import { readGivenUpJobs, retryJob } from '../kernel/jobs/given-up-jobs.ts'
import { leaseJob } from '../kernel/jobs/job-store.ts'
import { openTestShop, type TestShop } from '../testing/test-shop.ts'
import { repeatableJobs, settleRestore } from './settle-restore.ts'
import { jobsByWorker } from './start-jobs.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const yesterday = Date.parse('2026-11-22T02:00:00Z')

function kindsOfJobs() {
  const { emails, pushes, ...others } = jobsByWorker(shop.deps, { send: () => Promise.resolve() })
  return {
    messages: Object.keys({ ...emails, ...pushes }),
    others: Object.values(others).flatMap((handlers) => Object.keys(handlers)),
  }
}

test('what may have been sent is held until staff send it; what is done once goes on', async () => {
  const { db, pool } = shop.deps
  const { messages, others } = kindsOfJobs()
  for (const kind of [...messages, ...others])
    await pool.query(`insert into job (kind, key, payload) values ($1, $1, '{}')`, [kind])
  await pool.query(`insert into job (kind, key, payload, done_at) values ('PUSH', 'sent', '{}', now())`)
  const { heldMessages } = await settleRestore(shop.deps, shop.deps.files, yesterday)
  const held = await readGivenUpJobs(db, 99)
  expect(held).toHaveLength(heldMessages)
  expect(new Set(held.map(({ error }) => error))).toEqual(
    new Set(['Held after a restore: it may have been sent already']),
  )
  expect(held.map(({ kind }) => kind).toSorted()).toEqual(
    messages.filter((kind) => kind !== 'DELETE_LOGIN').toSorted(),
  )
  expect(await leaseJob(db, ['ORDER_MAIL', 'PUSH'])).toBeUndefined()
  for (const kind of repeatableJobs) expect(await leaseJob(db, [kind])).toMatchObject({ kind })
  const mail = held.find(({ kind }) => kind === 'ORDER_MAIL')
  await retryJob(db, mail?.id ?? 0)
  expect(await leaseJob(db, ['ORDER_MAIL'])).toMatchObject({ id: mail?.id, n: 1 })
})

test('without it, a server sends what the lost time may have sent', async () => {
  await shop.deps.pool.query(`insert into job (kind, key, payload) values ('ORDER_MAIL', 'a', '{}')`)
  expect(await leaseJob(shop.deps.db, ['ORDER_MAIL'])).toBeDefined()
})

test('no number of the lost time is given again, and the reason of the hole stays', async () => {
  const { pool } = shop.deps
  expect(Number(await placeTestOrder(shop, 'a1', { lines: [...twoBoxes] }))).toBeLessThan(110_000)
  await pool.query(`update document_series set last_number = 100123 where kind = 'INVOICE'`)
  const { skipped } = await settleRestore(shop.deps, shop.deps.files, yesterday)
  expect(skipped).toContainEqual({ series: 'INVOICE', first: 'INV-100124', last: 'INV-120000' })
  expect((await pool.query(`select nextval('order_number') as next`)).rows).toEqual([{ next: 120_001 }])
  const { rows } = await pool.query('select lost_from, skipped from restore')
  expect(rows).toEqual([{ lost_from: yesterday, skipped }])
  const series = await pool.query('select kind, last_number from document_series order by kind')
  expect(series.rows).toEqual([
    { kind: 'CREDIT_NOTE', last_number: 120_000 },
    { kind: 'INVOICE', last_number: 120_000 },
  ])
})

test('servers and devices notice that the database was set back', async () => {
  const { pool } = shop.deps
  const before = (await pool.query('select n from version order by name')).rows
  await settleRestore(shop.deps, shop.deps.files, yesterday)
  const after = (await pool.query('select n from version order by name')).rows
  for (const [index, { n }] of after.entries()) expect(n).toBeGreaterThan(before[index].n)
  expect((await pool.query('select epoch from schema')).rows).toEqual([{ epoch: 1 }])
})
