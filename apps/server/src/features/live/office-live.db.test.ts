import type { StaffId } from '@provender/domain/ids'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { products } from '../../testing/fill-test-shop.ts'
import { openTestShop, refusalIn, type TestShop } from '../../testing/test-shop.ts'
import { countWaitingStatements } from '../../testing/waiting-statements.fixture.ts'
import { placeTestOrder, applyTransitions } from '../order/order.fixture.ts'
import { deactivateStaffMember } from '../staff/staff-accounts.ts'
import { openStaffSession } from '../staff/staff-sessions.ts'
import { addStaff } from '../staff/store.ts'
import { readOfficeVersions } from './store.ts'
import { livePollMs } from './subscribe-to-hints.ts'

interface OfficeMessage {
  readonly orders: string
  readonly claims: string
  readonly applications: string
  readonly imports: string
}

/** Practically never, so that changes arrive only by hints. */
const slowPollIntervalMs = 600_000
const pollIntervalMs = 50
const email = 'grace@provender.example'
const subscription = 'subscription { officeLive { orders claims applications imports } }'

let here: TestShop
let otherServer: TestShop
let staffId: StaffId
beforeEach(async () => {
  here = await openTestShop()
  otherServer = await here.otherServer()
  staffId = await addStaff(here.deps.db, { email, name: 'Grace', role: 'WAREHOUSE', passwordHash: 'x' })
})
afterEach(() => here.close())

const open = () => openStaffSession(here.deps.db, staffId, { nowMs: here.clock.nowMs() })

async function listen(shop: TestShop, secret?: string): Promise<() => Promise<OfficeMessage | undefined>> {
  const listening = await shop.listenAs(secret ?? (await open()), subscription)
  if (!listening.ok) throw new Error(refusalIn(listening.refused)?.key)
  return async () => {
    const { done, value } = await listening.answers.next()
    return done ? undefined : (value.result.data?.['officeLive'] as OfficeMessage)
  }
}

const order = (shop: TestShop = here, caller: 'a1' | 'b1' = 'a1') =>
  placeTestOrder(shop, caller, { lines: [[products.cola, '2', 1]] })
const query = (text: string) => here.deps.pool.query(text)

/** A message that differs from the first in this version only. */
const changedOnly = (first: OfficeMessage | undefined, version: keyof OfficeMessage) => ({
  ...first,
  [version]: expect.not.stringMatching(`^${first?.[version]}$`),
})

describe('a new order', () => {
  test.each([
    ['the server that took it', () => here],
    ['another server', () => otherServer],
  ])('reaches staff who listen on %s at once, long before the next poll', async (_, listeningServer) => {
    await Promise.all([here.goLive(slowPollIntervalMs), otherServer.goLive(slowPollIntervalMs)])
    const next = await listen(listeningServer())
    const first = await next()
    await order()
    expect(await next()).toEqual(changedOnly(first, 'orders'))
  })

  test('that another program writes reaches staff within three seconds, without a hint', async () => {
    await order()
    await here.goLive(livePollMs)
    const next = await listen(here)
    const first = await next()
    await query(`
      create temporary table copied as table orders;
      update copied set id = id + 1000, number = number || '0', key = gen_random_uuid();
      insert into orders overriding system value select * from copied`)
    expect(await next()).toEqual(changedOnly(first, 'orders'))
    expect(livePollMs).toBeLessThanOrEqual(3000)
  })

  test('is the only thing told, not what it changes in the catalogue', async () => {
    await here.goLive(pollIntervalMs)
    const next = await listen(here)
    const first = await next()
    await query('update stock_level set on_hand = 0 where product_id = 1')
    await query(`update version set n = n + 1 where name = 'catalogue'`)
    await expect.poll(() => here.deps.catalogue.current().version).toBe(2)
    await order()
    expect(await next()).not.toEqual(first)
  })
})

describe('staff are told of', () => {
  let next: () => Promise<OfficeMessage | undefined>
  let first: OfficeMessage | undefined
  const start = async (): Promise<void> => {
    await otherServer.goLive(slowPollIntervalMs)
    next = await listen(otherServer)
    first = await next()
  }

  test('a change of an order', async () => {
    const number = await order()
    await start()
    await applyTransitions(here, number, 'CONFIRM')
    expect(await next()).toEqual(changedOnly(first, 'orders'))
  })

  test('a claim and its changes', async () => {
    await order()
    await start()
    await query(`insert into claim (company_id, login_id, order_id, key, request_hash, type, message, language, sent_at)
      select company_id, login_id, id, gen_random_uuid(), '', 'DAMAGED', 'x', 'en', now() from orders`)
    const sent = await next()
    expect(sent).toEqual({ ...first, orders: expect.anything(), claims: '1' })
    await query(`update claim set state = 'LOOKED_AT'`)
    expect(await next()).toEqual({ ...sent, orders: expect.anything(), claims: '2' })
  })

  test('an application and the decision about it', async () => {
    await start()
    await query(`insert into application (key, company_name, company_number, vat_number, name, email, telephone, address1,
        address2, city, post_code, country, language, marketing_email_enabled, marketing_sms_enabled, password_hash)
      values (gen_random_uuid(), 'Zoe’s', '', '', 'Zoe', 'zoe@corner.example', '', '', '', '', '', '', 'en', false, false, 'x')`)
    expect(await next()).toEqual(changedOnly(first, 'applications'))
    first = { ...first!, applications: String(Number(first?.applications) + 1) }
    await query(`update application set state = 'REJECTED', decided_at = now(), password_hash = null`)
    expect(await next()).toEqual(changedOnly(first, 'applications'))
  })
})

describe('a subscription of staff', () => {
  test('is refused to customers, visitors and a session that ended elsewhere', async () => {
    const refusal = async (bearer: string) => {
      const listening = await here.listenAs(bearer, subscription)
      return listening.ok ? 'none' : refusalIn(listening.refused)?.key
    }
    const { id } = await here.deps.db
      .selectFrom('login')
      .select('id')
      .where('email', '=', 'a1@shop.example')
      .executeTakeFirstOrThrow()
    const { secret } = await here.deps.accounts.openSession(id, 'web')
    expect(await refusal(secret)).toBe('NOT_ALLOWED')
    expect(await refusal('staff-not-a-secret-of-anybody')).toBe('NOT_SIGNED_IN')
    const cached = await open()
    expect((await here.askAs(cached, '{ officeMe { email } }')).status).toBe(200)
    await otherServer.deps.staffSessions.end(cached)
    expect(await refusal(cached)).toBe('NOT_SIGNED_IN')
    expect(here.deps.live.count()).toBe(0)
  })

  test.each([
    ['signs out on another server', (secret: string) => otherServer.deps.staffSessions.end(secret)],
    ['is deactivated', () => deactivateStaffMember(otherServer.deps, email)],
    ['has not used it for half an hour', async () => here.clock.advance(30 * 60_000)],
  ])('ends when the staff member %s', async (_, end) => {
    await here.goLive(pollIntervalMs)
    const secret = await open()
    const next = await listen(here, secret)
    await next()
    await end(secret)
    expect(await next()).toBeUndefined()
    expect(here.deps.live.count()).toBe(0)
  })

  test('is one of at most fifty of a staff member, and one that leaves makes room', async () => {
    const secret = await open()
    const leaving = await here.listenAs(secret, subscription)
    for (let more = 0; more < 49; more += 1) await listen(here, secret)
    await expect(listen(here, secret)).rejects.toThrow('TOO_MANY_ATTEMPTS')
    if (leaving.ok) await leaving.answers.return?.()
    expect(await (await listen(here, secret))()).toBeDefined()
  })

  test('gets its versions again every 15 seconds', async () => {
    await here.goLive(pollIntervalMs)
    const next = await listen(here)
    const first = await next()
    here.clock.advance(15_000)
    expect(await next()).toEqual(first)
  })
})

/** An order of company A that is placed and not yet committed. Returns the function that commits it. */
async function orderInProgress(): Promise<() => Promise<void>> {
  const client = await here.deps.pool.connect()
  await client.query('begin')
  await client.query(
    `update orders set notes = 'x' where company_id = (select id from company where code = 'A')`,
  )
  await client.query('set constraints all immediate')
  return async () => {
    await client.query('commit')
    client.release()
  }
}

/** What happens to another company's order while one is not yet committed. */
async function placedMeanwhile(): Promise<'placed' | 'waited'> {
  const commit = await orderInProgress()
  let isPlaced = false
  const placing = order(here, 'b1').then(() => (isPlaced = true))
  const hasOutcome = async () => isPlaced || (await countWaitingStatements(here)) > 0
  while (!(await hasOutcome()));
  const outcome = isPlaced ? 'placed' : 'waited'
  await commit()
  await placing
  return outcome
}

describe('orders of two companies', () => {
  beforeEach(() => order())

  test('do not wait for each other to be counted', async () => {
    expect(await placedMeanwhile()).toBe('placed')
  })

  test('would wait for each other if one row counted all orders', async () => {
    await query(`
      create function count_naively() returns trigger language plpgsql as $$
      begin update version set n = n + 1 where name = 'imports'; return null; end $$;
      create constraint trigger count_naively after insert or update on orders deferrable initially deferred
        for each row execute function count_naively()`)
    expect(await placedMeanwhile()).toBe('waited')
  })

  /** Whether a version differs after the first order is committed, when it has been read after the second was. */
  const changesAtCommit = async (read: () => Promise<number>): Promise<boolean> => {
    const commit = await orderInProgress()
    await order(here, 'b1')
    const before = await read()
    await commit()
    return (await read()) !== before
  }

  test('are each noticed, also if the one that began first is committed last', async () => {
    expect(await changesAtCommit(async () => (await readOfficeVersions(here.deps.db)).orders)).toBe(true)
  })

  test('would not be noticed if a sequence counted all orders', async () => {
    await query(`
      create sequence naive;
      create function count_naively() returns trigger language plpgsql as $$
      begin perform nextval('naive'); return null; end $$;
      create constraint trigger count_naively after insert or update on orders deferrable initially deferred
        for each row execute function count_naively()`)
    const read = async () =>
      (await sql<{ n: number }>`select last_value as n from naive`.execute(here.deps.db)).rows[0]!.n
    expect(await changesAtCommit(read)).toBe(false)
  })
})

test('a flood of orders causes few reads', async () => {
  await here.goLive(slowPollIntervalMs)
  const next = await listen(here)
  await next()
  const reads = vi.spyOn(here.deps.live, 'setOfficeVersions')
  for (let n = 0; n < 1000; n += 1) here.deps.live.orderPlaced()
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(reads.mock.calls.length).toBeLessThanOrEqual(3)
})
