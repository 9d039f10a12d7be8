import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { tokenIn, workAccountJobs } from '../../../testing/emails.fixture.ts'
import { products, testPassword } from '../../../testing/fill-test-shop.ts'
import { openTestShop, refusalIn, type TestShop } from '../../../testing/test-shop.ts'
import { untilStatementsWait } from '../../../testing/waiting-statements.fixture.ts'
import { deleteExpired } from '../../application/cleanup-job.ts'
import { placeTestOrder } from '../../order/order.fixture.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const dayMs = 86_400_000
const add = `mutation {
  addBasketProduct(productId: ${products.cola}, quantity: 2, unit: "2", price: null) { problems { type } }
}`

const request = (caller: 'a1' | 'a2' | 'b1', password = testPassword) =>
  shop.execute(
    caller,
    'mutation ($password: String!) { requestAccountDeletion(password: $password) { startsAt } }',
    { password },
  )
const confirm = (token: string) =>
  shop.execute(
    'visitor',
    'mutation ($token: String!) { confirmAccountDeletion(token: $token) { startsAt } }',
    {
      token,
    },
  )
const planned = async (caller: 'a1' | 'a2' | 'b1') =>
  (await shop.get(caller, '{ accountDeletion { startsAt } }')).accountDeletion
const requestDeletionAs = async (caller: 'a1' | 'a2' | 'b1'): Promise<string> => {
  expect((await request(caller)).result.errors).toBeUndefined()
  return tokenIn((await workAccountJobs(shop)).at(-1))
}
/** As if the fourteen days had passed. Jobs use the database clock. */
const whenItIsTime = async () => {
  await shop.deps.pool.query(`update job set due_at = now() where done_at is null`)
  shop.clock.advance(14 * dayMs)
  return await workAccountJobs(shop)
}
const tableOf = (row: string) => row.slice(0, row.indexOf(' '))
/** The whole database as text. */
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
  const token = await requestDeletionAs('a2')
  expect(await planned('a2')).toEqual({ startsAt: null })
  expect(refusalIn(await confirm(`${token}x`))).toMatchObject({ key: 'LINK_EXPIRED' })
  const { result } = await confirm(token)
  const startsAt = new Date(shop.clock.nowMs() + 14 * dayMs).toISOString()
  expect(result.data).toEqual({ confirmAccountDeletion: { startsAt } })
  const [message] = await workAccountJobs(shop)
  expect(message).toMatchObject({
    to: 'a2@shop.example',
    subject: 'Your account will be deleted on Monday, 7 December 2026',
  })
  shop.clock.advance(dayMs)
  expect((await confirm(token)).result.data).toEqual({ confirmAccountDeletion: { startsAt } })
  expect(await planned('a2')).toEqual({ startsAt })
  expect(await workAccountJobs(shop)).toEqual([])
  const { rows } = await shop.deps.pool.query(`select due_at from job where kind = 'DELETE_LOGIN'`)
  expect(rows).toEqual([{ due_at: Date.parse(startsAt) }])
})

test('deletion needs the password, and an e-mail that is confirmed within a day', async () => {
  expect(refusalIn(await request('a2', 'a guess'))).toMatchObject({ key: 'WRONG_PASSWORD' })
  const early = await requestDeletionAs('a2')
  shop.clock.advance(60_000)
  const late = await requestDeletionAs('a2')
  expect(refusalIn(await confirm(early))).toMatchObject({ key: 'LINK_EXPIRED' })
  shop.clock.advance(dayMs + 1)
  expect(refusalIn(await confirm(late))).toMatchObject({ key: 'LINK_EXPIRED' })
  expect(await planned('a2')).toBeNull()
})

test('deletion can be cancelled until it starts, and the account stays as it is', async () => {
  await shop.get('a2', 'mutation { addFavorites(productId: [1]) }')
  await confirm(await requestDeletionAs('a2'))
  await shop.get('a2', 'mutation { cancelAccountDeletion }')
  expect(await planned('a2')).toBeNull()
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
    await confirm(await requestDeletionAs('a1'))
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
    const cleanup = { ...deps, settings: { ...deps.settings, dataFolder: '/nonexistent' } }
    await placeTestOrder(shop, 'a1', { lines: [[products.beans, '2', 1]] })
    await deps.pool.query(`
      update login set role = 'OWNER' where id = 2;
      update orders set state = 'PICKING', collector = '${canary}', notes = '${canary}', feedback = '${canary}';
      update order_line set note = '${canary}';
      insert into claim (company_id, login_id, order_id, key, request_hash, type, message, language, state, sent_at)
        select 1, 1, id, gen_random_uuid(), '', 'OTHER', '${canary}', 'en', 'RECEIVED', now() from orders;
      insert into claim_picture (id, company_id, claim_id, file_name, bytes)
        select gen_random_uuid(), 1, id, '${canary}.jpg', 1 from claim`)
    await confirm(await requestDeletionAs('a1'))
    await whenItIsTime()
    await deleteExpired(cleanup)
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
    await deleteExpired(cleanup)
    expect(await everything()).not.toContain(canary)
  })

  test('the name does not return from a session that another server still knows', async () => {
    await shop.deps.pool.query(`update login set role = 'OWNER' where id = 2`)
    const other = await shop.otherServer()
    await confirm(await requestDeletionAs('a1'))
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
    await confirm(await requestDeletionAs('b1'))
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

test('the last owner cannot leave other users without one, nor can two owners at once', async () => {
  expect(refusalIn(await request('a1'))).toMatchObject({ key: 'LAST_OWNER' })
  await shop.get('a1', 'mutation { setColleagueRole(userCode: "2", role: OWNER) { logins { role } } }')
  const [first, second] = [await requestDeletionAs('a1'), await requestDeletionAs('a2')]
  const answers = await Promise.all([confirm(first), confirm(second)])
  const refused = answers.map((answer) => refusalIn(answer)?.key).filter((key) => key !== undefined)
  expect(refused).toEqual(['LAST_OWNER'])
})

describe('a colleague cannot join through the only owner', () => {
  const inviteEve = async (): Promise<string> => {
    await shop.get(
      'b1',
      `mutation { inviteColleague(key: "${crypto.randomUUID()}", email: "eve@rival.example", role: BUYER) {
        invitations { id } } }`,
    )
    return tokenIn((await workAccountJobs(shop)).at(-1))
  }
  const accept = (token: string) =>
    shop.execute(
      'visitor',
      'mutation ($token: String!) { acceptInvitation(token: $token, name: "Eve", password: "a password of hers") }',
      { token },
    )

  test('who is about to leave, only after the deletion is cancelled', async () => {
    const early = await inviteEve()
    await confirm(await requestDeletionAs('b1'))
    expect(refusalIn(await accept(early))).toMatchObject({ key: 'LINK_EXPIRED' })
    const late = await inviteEve()
    expect(refusalIn(await accept(late))).toMatchObject({ key: 'LINK_EXPIRED' })
    await shop.get('b1', 'mutation { cancelAccountDeletion }')
    expect((await accept(late)).result.errors).toBeUndefined()
    expect(refusalIn(await request('b1'))).toMatchObject({ key: 'LAST_OWNER' })
  })

  test('who confirms the deletion at the same moment', async () => {
    const token = await inviteEve()
    await requestDeletionAs('b1')
    const client = await shop.deps.pool.connect()
    try {
      await client.query('begin')
      await client.query('select from company where id = 2 for no key update')
      await client.query('update login_deletion set starts_at = now()')
      const accepted = accept(token)
      await untilStatementsWait(shop, 1)
      await client.query('commit')
      expect(refusalIn(await accepted)).toMatchObject({ key: 'LINK_EXPIRED' })
    } finally {
      client.release()
    }
  })
})

describe('a deletion does not deadlock', () => {
  const { beans } = products
  const makeDue = () => shop.deps.pool.query(`update job set due_at = now() where done_at is null`)
  const isDeleted = async () =>
    (await shop.deps.pool.query('select from login where id = 4 and closed_at is not null')).rowCount === 1
  /** Requests the deletion again, before something else that also waits for the company's row. */
  const requestAgainBefore = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    const { again, working } = await shop.deps.db.transaction().execute(async (tx) => {
      await sql`select from company where id = 2 for no key update`.execute(tx)
      const requested = request('b1')
      await untilStatementsWait(shop, 1)
      const worked = work()
      await untilStatementsWait(shop, 2)
      return { again: requested, working: worked }
    })
    expect((await again).result.errors).toBeUndefined()
    return await working
  }

  test('when it is requested again while its link is opened', async () => {
    const token = await requestDeletionAs('b1')
    const { result } = await requestAgainBefore(() => confirm(token))
    expect(result.errors).toBeUndefined()
    expect((await planned('b1')).startsAt).not.toBeNull()
  })

  test('when it is requested again while it is carried out', async () => {
    await confirm(await requestDeletionAs('b1'))
    await workAccountJobs(shop)
    await makeDue()
    await requestAgainBefore(() => workAccountJobs(shop))
    expect(await isDeleted()).toBe(true)
  })

  test('when an order of the user is credited while it is carried out', async () => {
    await placeTestOrder(shop, 'b1', { lines: [[beans, '2', 1]] })
    await shop.deps.pool.query(`update orders set state = 'DELIVERED', notes = 'Ring twice'`)
    await confirm(await requestDeletionAs('b1'))
    await workAccountJobs(shop)
    await makeDue()
    const { working } = await shop.deps.db.transaction().execute(async (tx) => {
      await sql`select from orders where company_id = 2 for update`.execute(tx)
      const worked = workAccountJobs(shop)
      await untilStatementsWait(shop, 1)
      await sql`select from company where id = 2 for no key update`.execute(tx)
      return { working: worked }
    })
    await working
    expect(await isDeleted()).toBe(true)
    expect((await shop.deps.pool.query('select notes from orders')).rows).toEqual([{ notes: '' }])
  })
})
