import { createSecretKey } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, refusalIn, type TestShop, type TestUser } from '../../testing/test-shop.ts'
import { createAccessToken, createRealtimeToken, realtimeTokenSeconds } from '../account/tokens.ts'

let shop: TestShop
const paths = new Map<TestUser, string>()
const nobodys = 'master/00000000-0000-4000-8000-000000000000/baskets'

beforeAll(async () => {
  shop = await openTestShop()
  for (const user of ['a1', 'a2', 'b1'] as const)
    paths.set(
      user,
      `master/${(await shop.get(user, '{ user { firebaseUserUID } }')).user.firebaseUserUID}/baskets`,
    )
})
afterAll(() => shop.close())

const tokenOf = async (user: TestUser): Promise<string> =>
  (await shop.get(user, '{ firebaseCustomToken }')).firebaseCustomToken

async function listenAs(caller: TestUser | 'visitor', variables: object): Promise<unknown> {
  const listening = await shop.listen(caller, variables)
  if (!listening.ok) return refusalIn(listening.refused)?.key
  const { value } = await listening.answers.next()
  await listening.answers.return?.()
  return value.result.data?.['live']
}

const shopVersions = { catalogue: '1', settings: '1', stock: expect.any(String) }
const companyVersions = { ...shopVersions, baskets: '0', orders: '0', unreadNotifications: 0 }

describe('the baskets of a company', () => {
  test('can be subscribed to by its users with their session', async () => {
    expect(await listenAs('a1', { path: paths.get('a1') })).toEqual(companyVersions)
    expect(await listenAs('a2', { path: paths.get('a1') })).toEqual(companyVersions)
  })

  test('can be subscribed to with the token alone', async () => {
    const token = await tokenOf('a1')
    expect(await listenAs('visitor', { path: paths.get('a1'), token })).toEqual(companyVersions)
  })

  test('count as missing for other companies', async () => {
    expect(await listenAs('b1', { path: paths.get('a1') })).toBe('NOT_FOUND')
    expect(await listenAs('b1', { path: nobodys })).toBe('NOT_FOUND')
    const token = await tokenOf('b1')
    expect(await listenAs('visitor', { path: paths.get('a1'), token })).toBe('NOT_FOUND')
    expect(await listenAs('visitor', { path: nobodys, token })).toBe('NOT_FOUND')
    expect(await listenAs('a1', { path: paths.get('a1'), token })).toBe('NOT_FOUND')
    expect(await listenAs('visitor', { path: paths.get('a1') })).toBe('NOT_SIGNED_IN')
  })

  test('cannot be subscribed to with a forged or expired token, or one for another purpose', async () => {
    const { tokenKey } = shop.deps.secrets
    const { uid, session } = await sessionOf('a1@shop.example')
    const nowMs = shop.clock.nowMs()
    const good = await createRealtimeToken(tokenKey, { uid, sessionId: session }, nowMs)
    const old = nowMs - (realtimeTokenSeconds + 1) * 1000
    const bad = [
      await createRealtimeToken(createSecretKey(Buffer.alloc(32, 8)), { uid, sessionId: session }, nowMs),
      await createRealtimeToken(tokenKey, { uid, sessionId: session }, old),
      await createRealtimeToken(tokenKey, { uid, sessionId: crypto.randomUUID() }, nowMs),
      // The session now belongs to another company.
      await createRealtimeToken(
        tokenKey,
        { uid: crypto.randomUUID() as typeof uid, sessionId: session },
        nowMs,
      ),
      await createAccessToken(tokenKey, session, nowMs),
      'not.a.token',
      '',
    ]
    const path = paths.get('a1')
    expect(await listenAs('visitor', { path, token: good })).toEqual(companyVersions)
    for (const token of bad) expect(await listenAs('a1', { path, token })).toBe('NOT_SIGNED_IN')
    // The token for the live channel is valid for nothing else.
    expect((await shop.get('visitor', `{ checkToken(token: "${good}") }`)).checkToken).toBe(false)
  })

  test('cannot be subscribed to after signing out, even if the server has cached the session', async () => {
    const token = await tokenOf('a2')
    await shop.deps.pool.query(
      `delete from session where login_id = (select id from login where email = 'a2@shop.example')`,
    )
    expect(await listenAs('a2', { path: paths.get('a2') })).toBe('NOT_SIGNED_IN')
    expect(await listenAs('visitor', { path: paths.get('a2'), token })).toBe('NOT_SIGNED_IN')
  })
})

describe('the shop', () => {
  test('can be subscribed to by visitors, who receive nothing about companies', async () => {
    expect(await listenAs('visitor', {})).toEqual({
      ...shopVersions,
      baskets: null,
      orders: null,
      unreadNotifications: null,
    })
  })

  test('cannot be subscribed to while the login wall is on', async () => {
    await shop.deps.pool.query(`insert into config values ('loginWall', 'true')`)
    await shop.deps.wholesaler.syncTo(await nextSettings())
    expect(await listenAs('visitor', {})).toBe('NOT_SIGNED_IN')
    expect(await listenAs('a1', {})).toMatchObject({ baskets: null })
    await shop.deps.pool.query(`delete from config where key = 'loginWall'`)
    await shop.deps.wholesaler.syncTo(await nextSettings())
  })
})

test('a user may subscribe from fifty devices, and one that leaves makes room', async () => {
  const path = paths.get('a1')
  const listening = await Promise.all(Array.from({ length: 50 }, () => shop.listen('a1', { path })))
  expect(await listenAs('a1', { path })).toBe('TOO_MANY_ATTEMPTS')
  expect(await listenAs('b1', { path: paths.get('b1') })).toMatchObject({ baskets: '0' })
  const [first] = listening
  if (first?.ok) await first.answers.return?.()
  expect(await listenAs('a1', { path })).toMatchObject({ baskets: '0' })
  for (const each of listening) if (each.ok) await each.answers.return?.()
  expect(shop.deps.live.count()).toBe(0)
})

async function sessionOf(email: string) {
  const { rows } = await shop.deps.pool.query(
    `select uid, session.id as session from login join company on company.id = company_id
     join session on login_id = login.id where email = $1`,
    [email],
  )
  return rows[0]
}

async function nextSettings(): Promise<number> {
  const { rows } = await shop.deps.pool.query(
    `update version set n = n + 1 where name = 'settings' returning n`,
  )
  return rows[0].n
}
