import { createSecretKey } from 'node:crypto'
import type { UserId } from '@provender/domain/ids'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { untilStatementsWait } from '../../testing/waiting-statements.fixture.ts'
import { createAccounts } from './accounts.ts'
import { signInAttempt } from './sign-in-attempt.fixture.ts'
import { uncountAttempt } from './sign-in-throttle.ts'
import { type SignIn, signIn } from './sign-in.ts'
import { createAccessToken, readAccessToken } from './tokens.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const outcome = async (change: Partial<SignIn> = {}) => {
  const result = await signIn(shop.deps, signInAttempt(change))
  return result.ok ? 'SIGNED_IN' : result.refusal.type
}

describe('signing in', () => {
  test('opens a session whose secret is stored only as a hash', async () => {
    const result = await signIn(shop.deps, signInAttempt({ email: ' A1@shop.EXAMPLE ' }))
    expect(result.ok).toBe(true)
    const { secret } = result.ok ? result.value : { secret: '' }
    expect(await shop.deps.accounts.userOfSecret(secret)).toMatchObject({
      companyCode: 'A',
      channel: 'web',
    })
    const { rows } = await shop.deps.pool.query('select * from session')
    expect(JSON.stringify(rows)).not.toContain(secret)
  })

  test('gives the same response for a wrong password and an unknown e-mail', async () => {
    expect(await outcome({ password: 'wrong' })).toBe('WRONG_CREDENTIALS')
    expect(await outcome({ email: 'nobody@shop.example' })).toBe('WRONG_CREDENTIALS')
    expect(await outcome({ password: 'x'.repeat(10_000) })).toBe('WRONG_CREDENTIALS')
  })

  test('reveals that an account is not activated only with the right password', async () => {
    expect(await outcome({ email: 'new@shop.example' })).toBe('ACCOUNT_ACTIVATION_REQUIRED')
    expect(await outcome({ email: 'new@shop.example', password: 'guess' })).toBe('WRONG_CREDENTIALS')
  })

  test('is delayed more and more after five failures, but never for good', async () => {
    for (let n = 0; n < 5; n += 1) expect(await outcome({ password: 'wrong' })).toBe('WRONG_CREDENTIALS')
    for (let n = 0; n < 3; n += 1) expect(await outcome()).toBe('TOO_MANY_ATTEMPTS')
    const { rows } = await shop.deps.pool.query(`select from security_event where kind = 'SIGN_IN_THROTTLED'`)
    expect(rows).toHaveLength(1)
    shop.clock.advance(1000)
    expect(await outcome({ password: 'wrong' })).toBe('WRONG_CREDENTIALS')
    shop.clock.advance(1000)
    expect(await outcome()).toBe('TOO_MANY_ATTEMPTS')
    shop.clock.advance(1000)
    expect(await outcome()).toBe('SIGNED_IN')
    expect(await outcome({ password: 'wrong' })).toBe('WRONG_CREDENTIALS')
  })

  test('does not deadlock with an attempt that ends, from the same user and network', async () => {
    const { db, pool } = shop.deps
    const [account, network] = ['password of login 1', 'network 192.0.2']
    const now = new Date(shop.clock.nowMs())
    await pool.query('insert into sign_in_failure values ($1, 1, $3, $3), ($2, 1, $3, $3)', [
      network,
      account,
      now,
    ])
    const { ended } = await db.transaction().execute(async (tx) => {
      // An attempt is counted for the account first, then for the network.
      await sql`select from sign_in_failure where subject = ${account} for update`.execute(tx)
      const uncounted = uncountAttempt(db, { account, origins: [{ subject: network, freeFailures: 30 }] })
      await untilStatementsWait(shop, 1)
      await sql`select from sign_in_failure where subject = ${network} for update`.execute(tx)
      return { ended: uncounted }
    })
    await ended
    expect((await pool.query('select failures from sign_in_failure')).rows).toEqual([
      { failures: 0 },
      { failures: 0 },
    ])
  })

  test('on a known device cannot be blocked by strangers', async () => {
    expect(await outcome({ deviceId: 'till' })).toBe('SIGNED_IN')
    for (let n = 0; n < 9; n += 1) await outcome({ password: 'wrong', ip: `198.51.${n}.1` })
    expect(await outcome({ ip: '198.51.100.1' })).toBe('TOO_MANY_ATTEMPTS')
    expect(await outcome({ deviceId: 'till' })).toBe('SIGNED_IN')
  })

  test.each([
    ['203.0.113.9', '203.0.113.10'],
    ['2001:db8:0:7::9', '2001:db8:0:8::1'],
  ])(
    'waits at %s after thirty failures there, but not for its neighbour %s or on a known device',
    async (ip, neighbour) => {
      expect(await outcome({ deviceId: 'till' })).toBe('SIGNED_IN')
      for (let n = 0; n < 30; n += 1) await outcome({ email: `x${n}@shop.example`, ip })
      expect(await outcome({ ip })).toBe('TOO_MANY_ATTEMPTS')
      expect(await outcome({ ip: neighbour })).toBe('SIGNED_IN')
      expect(await outcome({ ip, deviceId: 'till' })).toBe('SIGNED_IN')
      expect(await outcome({ ip, deviceId: 'till', email: 'b1@shop.example' })).toBe('TOO_MANY_ATTEMPTS')
    },
  )

  test('counts a known device, too: five guesses on it make it wait', async () => {
    expect(await outcome({ deviceId: 'till' })).toBe('SIGNED_IN')
    for (let n = 0; n < 5; n += 1) await outcome({ deviceId: 'till', password: 'wrong' })
    expect(await outcome({ deviceId: 'till' })).toBe('TOO_MANY_ATTEMPTS')
  })

  test('does not wait until the clock has caught up after it was set back', async () => {
    for (let n = 0; n < 40; n += 1) {
      await outcome({ password: 'wrong' })
      shop.clock.advance(n * 1000)
    }
    await outcome({ password: 'wrong' })
    expect(await outcome()).toBe('TOO_MANY_ATTEMPTS')
    shop.clock.advance(-600_000)
    expect(await outcome()).toBe('SIGNED_IN')
    for (let n = 0; n < 5; n += 1) expect(await outcome({ password: 'wrong' })).toBe('WRONG_CREDENTIALS')
    expect(await outcome()).toBe('TOO_MANY_ATTEMPTS')
  })

  test('is counted together by servers whose clocks differ until both have read a clock that was set', async () => {
    const other = await shop.otherServer({ clock: { nowMs: () => shop.clock.nowMs() - 3_600_000 } })
    const outcomes: string[] = []
    for (let n = 0; n < 12; n += 1) {
      const { deps } = n % 2 === 0 ? shop : other
      const result = await signIn(deps, signInAttempt({ password: 'wrong' }))
      outcomes.push(result.ok ? 'SIGNED_IN' : result.refusal.type)
    }
    expect(outcomes.filter((each) => each === 'WRONG_CREDENTIALS')).toHaveLength(5)
  })

  test('of colleagues at the same time is refused to none, though the later attempt may be counted first', async () => {
    const earlier = await shop.otherServer({ readNowMs: () => Promise.resolve(shop.clock.nowMs() - 3) })
    for (const [n, { deps }] of [shop, earlier, shop, earlier].entries()) {
      const result = await signIn(deps, signInAttempt({ email: `x${n}@shop.example`, password: 'wrong' }))
      expect(result).toMatchObject({ refusal: { type: 'WRONG_CREDENTIALS' } })
    }
  })

  test('checks only five of thirty simultaneous guesses', async () => {
    const guesses = Array.from({ length: 30 }, (_, n) =>
      outcome({ password: `guess ${n}`, ip: `198.51.${n}.1` }),
    )
    const results = await Promise.all(guesses)
    expect(results.filter((each) => each === 'WRONG_CREDENTIALS')).toHaveLength(5)
    expect(results.filter((each) => each === 'TOO_MANY_ATTEMPTS')).toHaveLength(25)
  })
})

describe('a session', () => {
  const open = async () => {
    const result = await signIn(shop.deps, signInAttempt())
    if (!result.ok) throw new Error(result.refusal.type)
    return result.value
  }

  test('ends after 180 days, however often it is used', async () => {
    const { secret } = await open()
    const isAlive = async () => {
      const server = await shop.otherServer()
      return (await server.deps.accounts.userOfSecret(secret)) !== undefined
    }
    for (let n = 0; n < 29; n += 1) {
      shop.clock.advance(6 * 86_400_000)
      expect(await isAlive()).toBe(true)
    }
    shop.clock.advance(6 * 86_400_000 - 1)
    expect(await isAlive()).toBe(true)
    shop.clock.advance(1)
    expect(await isAlive()).toBe(false)
  })

  test('ends at a limit that was lowered since', async () => {
    const { secret } = await open()
    const withLimit = (sessionMaxDays: number) => createAccounts({ ...shop.deps, sessionMaxDays })
    shop.clock.advance(3 * 86_400_000)
    expect(await withLimit(4).userOfSecret(secret)).toBeDefined()
    expect(await withLimit(2).userOfSecret(secret)).toBeUndefined()
  })

  test('lasts seven days from its last use', async () => {
    const { secret } = await open()
    const day = 86_400_000
    shop.clock.advance(6 * day)
    const other = await shop.otherServer()
    expect(await other.deps.accounts.userOfSecret(secret)).toBeDefined()
    shop.clock.advance(6 * day)
    const third = await shop.otherServer()
    expect(await third.deps.accounts.userOfSecret(secret)).toBeDefined()
    shop.clock.advance(7 * day + 1)
    const fourth = await shop.otherServer()
    expect(await fourth.deps.accounts.userOfSecret(secret)).toBeUndefined()
  })

  test('that has ended is invalid at once, with every token it issued', async () => {
    const { secret, sessionId } = await open()
    const token = await createAccessToken(shop.deps.secrets.tokenKey, sessionId, shop.clock.nowMs())
    const sid = await readAccessToken(shop.deps.secrets.tokenKey, token, shop.clock.nowMs())
    expect(await shop.deps.accounts.userOfSession(sid!)).toBeDefined()
    await shop.deps.accounts.userOfSecret(secret)
    await shop.deps.accounts.endSession(sessionId)
    expect(await shop.deps.accounts.userOfSecret(secret)).toBeUndefined()
    expect(await shop.deps.accounts.userOfSession(sid!)).toBeUndefined()
  })

  test('that ends while another is being read is invalid at once, even if used in between', async () => {
    const { accounts, db } = shop.deps
    const ended = await open()
    const other = await accounts.openSession(2 as UserId, 'web')
    await accounts.userOfSecret(ended.secret)
    // From now on, the first use of a session moves its end, for which it needs the row.
    shop.clock.advance(6 * 60_000)
    const ending = await db.transaction().execute(async (tx) => {
      await sql`select from session where id = ${other.sessionId} for update`.execute(tx)
      const reading = accounts.userOfSecret(other.secret)
      await untilStatementsWait(shop, 1)
      await sql`delete from session where id = ${ended.sessionId}`.execute(db)
      const invalidated = accounts.invalidate(ended.userId)
      await accounts.userOfSecret(ended.secret)
      return { reading, invalidated }
    })
    await Promise.all([ending.reading, ending.invalidated])
    expect(await accounts.userOfSecret(ended.secret)).toBeUndefined()
    expect(await accounts.userOfSecret(other.secret)).toMatchObject({ userId: 2 })
  })

  test('is invalid at once if its user is still being read when it ends', async () => {
    const { accounts, db } = shop.deps
    const { secret, sessionId, userId } = await open()
    shop.clock.advance(6 * 60_000)
    const ending = await db.transaction().execute(async (tx) => {
      await sql`select from session where id = ${sessionId} for update`.execute(tx)
      const reading = accounts.userOfSecret(secret)
      await untilStatementsWait(shop, 1)
      await sql`delete from session where id = ${sessionId}`.execute(tx)
      return { reading }
    })
    await accounts.invalidate(userId)
    expect(await ending.reading).toMatchObject({ userId })
    expect(await accounts.userOfSecret(secret)).toBeUndefined()
  })

  test('is reported as valid by checkToken until it ends', async () => {
    const { secret, sessionId } = await open()
    const token = await createAccessToken(shop.deps.secrets.tokenKey, sessionId, shop.clock.nowMs())
    const check = async (each: string): Promise<boolean> =>
      (
        await shop.get('visitor', 'query ($token: String!) { checkToken(token: $token) }', {
          token: each,
        })
      ).checkToken
    for (const each of [secret, token]) expect(await check(each)).toBe(true)
    for (const each of ['', 'made up', `${token}x`]) expect(await check(each)).toBe(false)
    await shop.deps.accounts.endSession(sessionId)
    for (const each of [secret, token]) expect(await check(each)).toBe(false)
  })

  test('of a deactivated user gives no access', async () => {
    const { secret } = await open()
    await shop.deps.pool.query(`update login set active = false where email = 'a1@shop.example'`)
    const other = await shop.otherServer()
    expect(await other.deps.accounts.userOfSecret(secret)).toBeUndefined()
  })

  test('stays one session when twenty tabs refresh it at once', async () => {
    const tokens = await Promise.all(
      Array.from({ length: 20 }, () => shop.get('a1', 'mutation { refreshToken }')),
    )
    for (const { refreshToken } of tokens)
      expect(
        (
          await shop.get('visitor', 'query ($token: String!) { checkToken(token: $token) }', {
            token: refreshToken,
          })
        ).checkToken,
      ).toBe(true)
  })
})

describe('an access token', () => {
  test('is valid for 300 seconds, for the API, if this server signed it', async () => {
    const key = shop.deps.secrets.tokenKey
    const nowMs = shop.clock.nowMs()
    const token = await createAccessToken(key, 'session', nowMs)
    expect(await readAccessToken(key, token, nowMs + 299_000)).toBe('session')
    expect(await readAccessToken(key, token, nowMs + 301_000)).toBeNull()
    expect(await readAccessToken(createSecretKey(Buffer.alloc(32, 8)), token, nowMs)).toBeNull()
    const [header = '', payload = ''] = token.split('.')
    const none = Buffer.from('{"alg":"none"}').toString('base64url')
    expect(await readAccessToken(key, `${none}.${payload}.`, nowMs)).toBeNull()
    expect(await readAccessToken(key, `${header}.${payload}.AAAA`, nowMs)).toBeNull()
    const { firebaseCustomToken } = await shop.get('a1', '{ firebaseCustomToken }')
    expect(await readAccessToken(key, firebaseCustomToken, nowMs)).toBeNull()
  })
})
