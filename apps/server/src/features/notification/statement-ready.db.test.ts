import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestShop, type TestShop, type TestUser } from '../../testing/test-shop.ts'
import { notifyStatements } from './statement-ready.ts'

const dayMs = 86_400_000

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
  await shop.deps.pool.query(`update company set statements_told_to = '2026-11-01'`)
})
afterEach(() => shop.close())

const post = (companyId: number, day: string, owed: number) =>
  shop.deps.pool.query(
    `insert into ledger_entry (company_id, currency_code, kind, owed, booked_on, booked_at, method)
     values ($1, 'GBP', $2, $3, $4, now(), 'CASH')`,
    [companyId, owed < 0 ? 'PAYMENT' : 'REFUND', owed, day],
  )

const notificationsOf = async (caller: TestUser): Promise<readonly string[]> =>
  (
    await shop.get(caller, '{ notifications { notifications { notificationType } } }')
  ).notifications.notifications.map((each: { notificationType: string }) => each.notificationType)

const goTo = (day: string) => shop.clock.advance(Date.parse(`${day}T10:00:00Z`) - shop.clock.nowMs())

test('when a month ends, every user of a company with a statement is notified once', async () => {
  await post(1, '2026-11-10', -500)
  await post(1, '2026-11-11', -500)
  await notifyStatements(shop.deps)
  expect(await notificationsOf('a1')).toEqual([])
  goTo('2026-12-01')
  await Promise.all(Array.from({ length: 8 }, () => notifyStatements(shop.deps)))
  await notifyStatements(shop.deps)
  expect(await notificationsOf('a1')).toEqual(['STATEMENT'])
  expect(await notificationsOf('a2')).toEqual(['STATEMENT'])
  expect(await notificationsOf('b1')).toEqual([])
  const { rows } = await shop.deps.pool.query('select from notification where login_id = 3')
  expect(rows).toEqual([])
})

test('a month without entries is notified only if the balance is not zero', async () => {
  await post(1, '2026-10-10', -500)
  await post(2, '2026-10-10', -500)
  await post(2, '2026-10-11', 500)
  goTo('2026-12-02')
  await notifyStatements(shop.deps)
  expect([await notificationsOf('a1'), await notificationsOf('b1')]).toEqual([['STATEMENT'], []])
  goTo('2027-01-01')
  await notifyStatements(shop.deps)
  expect(await notificationsOf('a1')).toEqual(['STATEMENT', 'STATEMENT'])
})

test('the month ends in the time zone of the warehouse', async () => {
  await shop.deps.pool.query(
    `insert into config values ('warehouseTimezone', '"America/New_York"') on conflict (key) do update set value = excluded.value`,
  )
  await shop.deps.pool.query(`update version set n = n + 1 where name = 'settings'`)
  await shop.deps.wholesaler.syncTo(999)
  await post(1, '2026-11-10', -500)
  shop.clock.advance(Date.parse('2026-12-01T03:00:00Z') - shop.clock.nowMs())
  await notifyStatements(shop.deps)
  expect(await notificationsOf('a1')).toEqual([])
  shop.clock.advance(dayMs / 4)
  await notifyStatements(shop.deps)
  expect(await notificationsOf('a1')).toEqual(['STATEMENT'])
})

test('a new company is not notified of earlier months', async () => {
  const { rows } = await shop.deps.pool.query(`
    insert into company (code, name, contact_name, address1, address2, address3, city, country, post_code, telephone,
      telephone2, mobile, fax, currency_code)
    select 'NEW', name, contact_name, address1, address2, address3, city, country, post_code, telephone, telephone2, mobile,
      fax, currency_code from company where id = 1
    returning statements_told_to = date_trunc('month', now()) as begins_now`)
  expect(rows).toEqual([{ begins_now: true }])
})
