import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { tokenIn, workAccountJobs } from '../../../testing/emails.fixture.ts'
import { products } from '../../../testing/fill-test-shop.ts'
import { openTestShop, refusalIn, type TestShop } from '../../../testing/test-shop.ts'
import { untilStatementsWait } from '../../../testing/waiting-statements.fixture.ts'
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

test('the last owner cannot leave other users without one, nor can two owners at once', async () => {
  expect(refusalIn(await requestDeletion(shop, 'a1'))).toMatchObject({ key: 'LAST_OWNER' })
  await shop.get('a1', 'mutation { setColleagueRole(userCode: "2", role: OWNER) { logins { role } } }')
  const [first, second] = [await requestDeletionToken(shop, 'a1'), await requestDeletionToken(shop, 'a2')]
  const answers = await Promise.all([confirmDeletion(shop, first), confirmDeletion(shop, second)])
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
    await confirmDeletion(shop, await requestDeletionToken(shop, 'b1'))
    expect(refusalIn(await accept(early))).toMatchObject({ key: 'LINK_EXPIRED' })
    const late = await inviteEve()
    expect(refusalIn(await accept(late))).toMatchObject({ key: 'LINK_EXPIRED' })
    await shop.get('b1', 'mutation { cancelAccountDeletion }')
    expect((await accept(late)).result.errors).toBeUndefined()
    expect(refusalIn(await requestDeletion(shop, 'b1'))).toMatchObject({ key: 'LAST_OWNER' })
  })

  test('who confirms the deletion at the same moment', async () => {
    const token = await inviteEve()
    await requestDeletionToken(shop, 'b1')
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
      const requested = requestDeletion(shop, 'b1')
      await untilStatementsWait(shop, 1)
      const worked = work()
      await untilStatementsWait(shop, 2)
      return { again: requested, working: worked }
    })
    expect((await again).result.errors).toBeUndefined()
    return await working
  }

  test('when it is requested again while its link is opened', async () => {
    const token = await requestDeletionToken(shop, 'b1')
    const { result } = await requestAgainBefore(() => confirmDeletion(shop, token))
    expect(result.errors).toBeUndefined()
    expect((await plannedDeletion(shop, 'b1')).startsAt).not.toBeNull()
  })

  test('when it is requested again while it is carried out', async () => {
    await confirmDeletion(shop, await requestDeletionToken(shop, 'b1'))
    await workAccountJobs(shop)
    await makeDue()
    await requestAgainBefore(() => workAccountJobs(shop))
    expect(await isDeleted()).toBe(true)
  })

  test('when an order of the user is credited while it is carried out', async () => {
    await placeTestOrder(shop, 'b1', { lines: [[beans, '2', 1]] })
    await shop.deps.pool.query(`update orders set state = 'DELIVERED', notes = 'Ring twice'`)
    await confirmDeletion(shop, await requestDeletionToken(shop, 'b1'))
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
