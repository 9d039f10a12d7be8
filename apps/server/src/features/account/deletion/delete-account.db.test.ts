import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { workAccountJobs } from '../../../testing/emails.fixture.ts'
import { products } from '../../../testing/fill-test-shop.ts'
import { openTestShop, refusalIn, type TestShop } from '../../../testing/test-shop.ts'
import { deleteExpired } from '../../application/cleanup-job.ts'
import { placeTestOrder } from '../../order/order.fixture.ts'
import {
  confirmDeletion,
  plannedDeletion,
  requestDeletion,
  requestDeletionToken,
} from './account-deletion.fixture.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const dayMs = 86_400_000
const add = `mutation {
  addBasketProduct(productId: ${products.cola}, quantity: 2, unit: "2", price: null) { problems { type } }
}`

const whenItIsTime = async () => {
  await shop.deps.pool.query(`update job set due_at = now() where done_at is null`)
  shop.clock.advance(14 * dayMs)
  return await workAccountJobs(shop)
}
const tableOf = (row: string) => row.slice(0, row.indexOf(' '))
async function everything(): Promise<string> {
  const { rows: tables } = await shop.deps.pool.query(
    `select quote_ident(table_name) as name from information_schema.tables
     where table_schema = current_schema() and table_type = 'BASE TABLE'`,
  )
  const texts = []
  for (const { name } of tables) {
    const { rows } = await shop.deps.pool.query(`select row_to_json(t)::text as text from ${name} t`)
    texts.push(...rows.map(({ text }) => `${name} ${text}`))
  }
  return texts.join('\n')
}

test('nothing happens until the e-mail is confirmed; deletion then follows in a fortnight, as the e-mail says', async () => {
  const token = await requestDeletionToken(shop, 'a2')
  expect(await plannedDeletion(shop, 'a2')).toEqual({ startsAt: null })
  expect(refusalIn(await confirmDeletion(shop, `${token}x`))).toMatchObject({ key: 'LINK_EXPIRED' })
  const { result } = await confirmDeletion(shop, token)
  const startsAt = new Date(shop.clock.nowMs() + 14 * dayMs).toISOString()
  expect(result.data).toEqual({ confirmAccountDeletion: { startsAt } })
  const [message] = await workAccountJobs(shop)
  expect(message).toMatchObject({
    to: 'a2@shop.example',
    subject: 'Your account will be deleted on Monday, 7 December 2026',
  })
  shop.clock.advance(dayMs)
  expect((await confirmDeletion(shop, token)).result.data).toEqual({ confirmAccountDeletion: { startsAt } })
  expect(await plannedDeletion(shop, 'a2')).toEqual({ startsAt })
  expect(await workAccountJobs(shop)).toEqual([])
  const { rows } = await shop.deps.pool.query(`select due_at from job where kind = 'DELETE_LOGIN'`)
  expect(rows).toEqual([{ due_at: Date.parse(startsAt) }])
})

test('deletion needs the password, and an e-mail that is confirmed within a day', async () => {
  expect(refusalIn(await requestDeletion(shop, 'a2', 'a guess'))).toMatchObject({ key: 'WRONG_PASSWORD' })
  const early = await requestDeletionToken(shop, 'a2')
  shop.clock.advance(60_000)
  const late = await requestDeletionToken(shop, 'a2')
  expect(refusalIn(await confirmDeletion(shop, early))).toMatchObject({ key: 'LINK_EXPIRED' })
  shop.clock.advance(dayMs + 1)
  expect(refusalIn(await confirmDeletion(shop, late))).toMatchObject({ key: 'LINK_EXPIRED' })
  expect(await plannedDeletion(shop, 'a2')).toBeNull()
})

test('deletion can be cancelled until it starts, and the account stays as it is', async () => {
  await shop.get('a2', 'mutation { addFavorites(productId: [1]) }')
  await confirmDeletion(shop, await requestDeletionToken(shop, 'a2'))
  await shop.get('a2', 'mutation { cancelAccountDeletion }')
  expect(await plannedDeletion(shop, 'a2')).toBeNull()
  await whenItIsTime()
  expect(await shop.get('a2', '{ user { name } product(id: 1) { isFavorites } }')).toEqual({
    user: { name: 'Ada' },
    product: { isFavorites: true },
  })
})

describe('when the deletion is due', () => {
  const canary = 'Canary-Quill'

  test('no personal data is left anywhere, and all figures of the company stay', async () => {
    const { pool } = shop.deps
    const number = await placeTestOrder(shop, 'a1', { lines: [[products.beans, '2', 1]] })
    await pool.query(`
      update login set email = '${canary}@shop.example', name = '${canary}', role = 'BUYER' where id = 1;
      update login set role = 'OWNER' where id = 2;
      update company set contact_name = '${canary}' where id = 1;
      update orders set state = 'DELIVERED', collector = '${canary}', notes = '${canary}', feedback = '${canary}';
      update order_line set note = '${canary}';
      insert into request_log values (1, '${canary}', '2026-11-01', '', '', '', '', '');
      insert into stock_reminder (login_id, product_id) values (1, 5);
      insert into notification (login_id, kind, product_id) values (1, 'GENERAL', 1);
      insert into sign_in_failure values ('account ${canary.toLowerCase()}@shop.example from till', 1, now(), now());
      insert into contact_message (key, login_id, name, email, telephone, message, language, sent_at) values
        (gen_random_uuid(), 1, '${canary}', '${canary}@shop.example', '${canary}', '${canary}', 'en', now()),
        (gen_random_uuid(), null, '${canary}', '${canary}@shop.example', '', '', 'en', now());
      insert into claim (company_id, login_id, order_id, key, request_hash, type, message, language, state, sent_at, closed_at)
        select 1, 1, id, gen_random_uuid(), '', 'OTHER', '${canary}', 'en', 'CLOSED', now(), now() from orders;
      insert into claim_picture (id, company_id, claim_id, file_name, bytes)
        select gen_random_uuid(), 1, id, '${canary}.jpg', 1 from claim;
      insert into login_email_change values (gen_random_uuid(), 1, '${canary}@new.example', 'en', now(), null, '');
      insert into job (kind, key, payload, done_at, given_up_at) values ('X', 'x', '{}', null, null),
        ('RESET_MAIL', 'sent', '{"email":"${canary}@shop.example","language":"en"}', now(), null),
        ('RESET_MAIL', 'lost', '{"email":"${canary}@shop.example","language":"en"}', null, now());
      insert into allowance (subject, used, since) values ('reset to ${canary.toLowerCase()}@shop.example', 1, now()),
        ('reset of account ${canary.toLowerCase()}@shop.example in en for network 192.0.2.0', 1, now()),
        ('reset device till ${canary.toLowerCase()}@shop.example', 1, now());
      insert into job_attempt (job_id, n, error)
        select id, 1, '550 no ${canary}@shop.example here' from job where kind = 'X'`)
    await shop.deps.accounts.invalidateCompany(1 as never)
    await shop.get('a1', 'mutation { addFavorites(productId: [1]) }')
    await shop.get('a1', add)
    const figures = async () =>
      (await pool.query('select number, net, vat, gross, state, login_id from orders order by id')).rows
    const before = await figures()
    expect(before.map(({ number }) => number)).toContain(number)
    await confirmDeletion(shop, await requestDeletionToken(shop, 'a1'))
    await workAccountJobs(shop)
    await whenItIsTime()
    expect(await figures()).toEqual(before)
    expect((await everything()).toLowerCase()).not.toContain(canary.toLowerCase())
    expect(refusalIn(await shop.execute('a1', '{ user { name } }'))).toMatchObject({ code: 401 })
    // The only columns that may still refer to the user. Check any new table that stores personal data.
    const { rows } = await pool.query(`
      select distinct c.conrelid::regclass::text as name, a.attname as col from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
      where c.confrelid = 'login'::regclass and c.contype = 'f'`)
    const naming = []
    for (const { name, col } of rows)
      if ((await pool.query(`select from ${name} where ${col} = 1`)).rows.length > 0) naming.push(name)
    expect(new Set(naming)).toEqual(new Set(['claim', 'login_deletion', 'orders']))
  })

  test('notes on open orders and claims stay until these are finished', async () => {
    const { deps } = shop
    await placeTestOrder(shop, 'a1', { lines: [[products.beans, '2', 1]] })
    await deps.pool.query(`
      update login set role = 'OWNER' where id = 2;
      update orders set state = 'PICKING', collector = '${canary}', notes = '${canary}', feedback = '${canary}';
      update order_line set note = '${canary}';
      insert into claim (company_id, login_id, order_id, key, request_hash, type, message, language, state, sent_at)
        select 1, 1, id, gen_random_uuid(), '', 'OTHER', '${canary}', 'en', 'RECEIVED', now() from orders;
      insert into claim_picture (id, company_id, claim_id, file_name, bytes)
        select gen_random_uuid(), 1, id, '${canary}.jpg', 1 from claim`)
    await confirmDeletion(shop, await requestDeletionToken(shop, 'a1'))
    await whenItIsTime()
    await deleteExpired(deps)
    const remaining = new Set(
      (await everything())
        .split('\n')
        .filter((row) => row.includes(canary))
        .map(tableOf),
    )
    expect(remaining).toEqual(new Set(['orders', 'order_line', 'claim', 'claim_picture']))
    await deps.pool.query(`
      update orders set state = 'DELIVERED';
      update claim set state = 'CLOSED', closed_at = now()`)
    await deleteExpired(deps)
    expect(await everything()).not.toContain(canary)
  })

  test('the name does not return from a session that another server still knows', async () => {
    await shop.deps.pool.query(`update login set role = 'OWNER' where id = 2`)
    const other = await shop.otherServer()
    await confirmDeletion(shop, await requestDeletionToken(shop, 'a1'))
    await other.get('a1', '{ user { name } }')
    await whenItIsTime()
    await other.execute('a1', `mutation { updateUser(name: "${canary}") { name } }`)
    expect(await everything()).not.toContain(canary)
  })

  test('with the last user of a company, its cards, baskets and telephone numbers are deleted, but not its name and address', async () => {
    const { pool } = shop.deps
    await pool.query(`
      update company set contact_name = 'B', telephone = '1', mobile = '2' where id = 2;
      insert into saved_card (company_id, login_id, gateway, reference, setup_id, brand, last_four, expiry_month,
        expiry_year, is_primary) values (2, 4, 'sandbox', 'card-1', gen_random_uuid(), 'VISA', '4242', 1, 2030, true)`)
    await shop.get('b1', add)
    await confirmDeletion(shop, await requestDeletionToken(shop, 'b1'))
    await whenItIsTime()
    const { rows: companies } = await pool.query(
      'select name, address1, contact_name, telephone, mobile from company where id = 2',
    )
    expect(companies).toEqual([
      { name: 'Rival Foods', address1: '1 High Street', contact_name: '', telephone: '', mobile: '' },
    ])
    expect((await pool.query('select from basket where company_id = 2')).rows).toEqual([])
    expect((await pool.query(`select payload from job where kind = 'FORGET_CARD'`)).rows).toEqual([
      { payload: { reference: 'card-1', gateway: 'sandbox' } },
    ])
    expect((await pool.query('select removed_at from saved_card')).rows[0].removed_at).not.toBeNull()
  })
})
