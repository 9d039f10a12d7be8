import { createSecretKey } from 'node:crypto'
import type { UserId } from '@provender/domain/ids'
import { TOTP } from 'otpauth'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { workAccountJobs } from '../../../testing/emails.fixture.ts'
import { testPassword } from '../../../testing/fill-test-shop.ts'
import { openTestShop, refusalIn, type TestShop } from '../../../testing/test-shop.ts'
import { setPassword } from '../set-password.ts'
import { signInAttempt } from '../sign-in-attempt.fixture.ts'
import { type SignIn, signIn } from '../sign-in.ts'
import { resealSecondFactors } from './reseal.ts'
import { turnOffSecondFactor } from './turn-off.ts'
import { turnOnSecondFactor } from './turn-on.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const start = 'mutation ($password: String!) { startSecondFactor(password: $password) { secret address } }'
const turnOn = 'mutation ($code: String!) { turnOnSecondFactor(code: $code) }'
const turnOff =
  'mutation ($password: String!, $code: String!) { turnOffSecondFactor(password: $password, code: $code) }'

const keyOf = async (query: string, variables: object) =>
  refusalIn(await shop.execute('a1', query, variables))?.key
const codeOf = (secret: string, stepsLater = 0) =>
  new TOTP({ secret }).generate({ timestamp: shop.clock.nowMs() + stepsLater * 30_000 })
const attempt = async (code: string | null, change: Partial<SignIn> = {}) => {
  const result = await signIn(shop.deps, signInAttempt({ code, ...change }))
  return result.ok ? 'IN' : result.refusal.type
}

async function setUp() {
  const { startSecondFactor } = await shop.get('a1', start, { password: testPassword })
  const { secret } = startSecondFactor as { readonly secret: string }
  const { turnOnSecondFactor } = await shop.get('a1', turnOn, { code: codeOf(secret) })
  shop.clock.advance(60_000)
  return { secret, codes: turnOnSecondFactor as readonly string[] }
}

describe('a login with a second factor', () => {
  test('asks for the code only after the right password, and opens no session without it', async () => {
    const { secret } = await setUp()
    const sessions = async () => (await shop.deps.pool.query('select from session')).rowCount
    const before = await sessions()
    expect(await attempt(null, { password: 'wrong' })).toBe('WRONG_CREDENTIALS')
    expect(await attempt(codeOf(secret), { password: 'wrong' })).toBe('WRONG_CREDENTIALS')
    expect(await attempt(null)).toBe('SECOND_FACTOR_REQUIRED')
    expect(await attempt('  ')).toBe('SECOND_FACTOR_REQUIRED')
    expect(await attempt('000000')).toBe('WRONG_CODE')
    expect(await sessions()).toBe(before)
    expect(await attempt(codeOf(secret))).toBe('IN')
    expect(await attempt(null, { email: 'a2@shop.example' })).toBe('IN')
  })

  test('keeps the contract: the API answers with an error, and takes the code as an argument', async () => {
    const { secret } = await setUp()
    const login = (code: string) =>
      shop.execute(
        'visitor',
        `mutation { login(email: "a1@shop.example", password: "${testPassword}"${code}) }`,
      )
    expect(refusalIn(await login(''))).toMatchObject({ key: 'SECOND_FACTOR_REQUIRED' })
    expect(refusalIn(await login(`, code: "${codeOf(secret)}"`))).toBeUndefined()
  })

  test('accepts no code twice, none from before it, and only one of a hundred at once', async () => {
    const { secret } = await setUp()
    const code = codeOf(secret)
    const answers = await Promise.all([1, 2, 3, 4].map(() => attempt(code)))
    expect(answers.toSorted()).toEqual(['IN', 'WRONG_CODE', 'WRONG_CODE', 'WRONG_CODE'])
    expect(await attempt(codeOf(secret, -1))).toBe('WRONG_CODE')
    expect(await attempt(codeOf(secret, 1))).toBe('IN')
  })

  test('does not accept the code that turned it on', async () => {
    const { startSecondFactor } = await shop.get('a1', start, { password: testPassword })
    const code = codeOf(startSecondFactor.secret)
    await shop.get('a1', turnOn, { code })
    expect(await attempt(code)).toBe('WRONG_CODE')
  })

  test('reads spaces and full-width digits', async () => {
    const { secret } = await setUp()
    const code = codeOf(secret)
    const wide = code.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)))
    expect(await attempt(`${wide.slice(0, 3)} ${wide.slice(3)} `)).toBe('IN')
  })

  test('goes on after the clock of the database was set back', async () => {
    const { secret } = await setUp()
    expect(await attempt(codeOf(secret))).toBe('IN')
    shop.clock.advance(-3_600_000)
    expect(await attempt(codeOf(secret))).toBe('IN')
  })

  test('limits guesses of the code like those of the password, which the right password does not clear', async () => {
    await setUp()
    for (const guess of ['000000', '000001', '000002', '000003', '000004', '000005'])
      if ((await attempt(guess)) === 'WRONG_CODE') await attempt(null)
    expect(await attempt('000006')).toBe('TOO_MANY_ATTEMPTS')
  })

  test('limits guesses of the code across all devices that have signed in before', async () => {
    const devices = ['till', 'phone', 'office'].map((deviceId) => ({ deviceId }))
    for (const device of devices) expect(await attempt(null, device)).toBe('IN')
    await setUp()
    for (let n = 0; n < 5; n += 1) expect(await attempt(`00000${n}`, devices[n % 2])).toBe('WRONG_CODE')
    expect(await attempt('000005', devices[2])).toBe('TOO_MANY_ATTEMPTS')
    expect(await attempt(null, devices[2])).toBe('SECOND_FACTOR_REQUIRED')
  })

  test('limits guesses of the code across new passwords, each of which an e-mail can set', async () => {
    await setUp()
    for (let n = 0; n < 5; n += 1) expect(await attempt(`00000${n}`)).toBe('WRONG_CODE')
    const login = {
      id: 1 as UserId,
      passwordHash: await shop.deps.accounts.passwords.hash('another secret', 'test'),
    }
    await shop.deps.db.transaction().execute((tx) => setPassword(tx, login))
    expect(await attempt('000005', { password: 'another secret' })).toBe('TOO_MANY_ATTEMPTS')
  })
})

describe('a recovery code', () => {
  test('works once, however it is typed, and is stored as a hash', async () => {
    const { codes } = await setUp()
    const [first = '', second = ''] = codes
    expect(new Set(codes).size).toBe(10)
    expect(await attempt(first)).toBe('IN')
    expect(await attempt(first)).toBe('WRONG_RECOVERY_CODE')
    expect(await attempt(second.toLowerCase().replaceAll('-', ' ').replaceAll('o', '0'))).toBe('IN')
    const { secondFactor } = await shop.get('a1', '{ secondFactor { isOn recoveryCodesLeft } }')
    expect(secondFactor).toEqual({ isOn: true, recoveryCodesLeft: 8 })
    const { rows } = await shop.deps.pool.query('select second_factor::text as row from second_factor')
    for (const code of codes) expect(JSON.stringify(rows)).not.toContain(code.slice(0, 9))
  })

  test('of somebody else does not work', async () => {
    const { codes } = await setUp()
    await shop.deps.pool.query(
      'update second_factor set login_id = (select id from login where email = $1)',
      ['a2@shop.example'],
    )
    expect(await attempt(null)).toBe('IN')
    expect(await attempt(codes[0] ?? '', { email: 'b1@shop.example' })).toBe('IN')
  })
})

describe('turning it on', () => {
  test('needs the password, then a code of the app', async () => {
    expect(await keyOf(start, { password: 'wrong' })).toBe('WRONG_PASSWORD')
    expect(await keyOf(turnOn, { code: '123456' })).toBe('STALE')
    const { startSecondFactor } = await shop.get('a1', start, { password: testPassword })
    expect(startSecondFactor.address).toContain(startSecondFactor.secret)
    expect(await keyOf(turnOn, { code: '000000' })).toBe('WRONG_CODE')
    expect(await attempt(null)).toBe('IN')
    expect(await keyOf(turnOn, { code: codeOf(startSecondFactor.secret) })).toBeUndefined()
    expect(await attempt(null)).toBe('SECOND_FACTOR_REQUIRED')
  })

  test('cannot be repeated while it is on, so nobody at an open session exchanges the secret', async () => {
    const { secret } = await setUp()
    expect(await keyOf(start, { password: testPassword })).toBe('STALE')
    expect(await attempt(codeOf(secret))).toBe('IN')
  })

  test('stores no secret that the database alone could use', async () => {
    const { secret } = await setUp()
    const { rows } = await shop.deps.pool.query('select sealed_secret from second_factor')
    expect(rows[0].sealed_secret.toString('latin1')).not.toContain(secret)
  })

  test('and off is reported by e-mail and recorded', async () => {
    const { secret } = await setUp()
    await shop.get('a1', turnOff, { password: testPassword, code: codeOf(secret) })
    const emails = await workAccountJobs(shop)
    expect(emails.map(({ to, subject }) => [to, subject])).toEqual([
      ['a1@shop.example', 'Two-step login is on'],
      ['a1@shop.example', 'Two-step login is off'],
    ])
    const { rows } = await shop.deps.pool.query(
      `select kind from security_event where kind like 'SECOND%' order by id`,
    )
    expect(rows.map(({ kind }) => kind)).toEqual(['SECOND_FACTOR_ON', 'SECOND_FACTOR_OFF'])
  })
})

describe('turning it off', () => {
  test('needs the password and a code', async () => {
    const { secret } = await setUp()
    expect(await keyOf(turnOff, { password: 'wrong', code: codeOf(secret) })).toBe('WRONG_PASSWORD')
    expect(await keyOf(turnOff, { password: testPassword, code: '000000' })).toBe('WRONG_CODE')
    expect(await keyOf(turnOff, { password: testPassword, code: '' })).toBe('WRONG_CODE')
    expect(await attempt(null)).toBe('SECOND_FACTOR_REQUIRED')
    expect(await keyOf(turnOff, { password: testPassword, code: codeOf(secret) })).toBeUndefined()
    expect(await attempt(null)).toBe('IN')
  })

  test('limits guesses of the code', async () => {
    await setUp()
    const guesses = []
    for (let n = 0; n < 7; n += 1)
      guesses.push(await keyOf(turnOff, { password: testPassword, code: `00000${n}` }))
    expect(guesses.at(-1)).toBe('TOO_MANY_ATTEMPTS')
  })

  test('leaves no secret and no recovery code', async () => {
    const { codes } = await setUp()
    await shop.get('a1', turnOff, { password: testPassword, code: codes[0] ?? '' })
    expect((await shop.deps.pool.query('select from second_factor')).rowCount).toBe(0)
  })
})

describe('after the key that sealed its secret was lost', () => {
  const withNewKey = () => ({
    ...shop.deps,
    secrets: { ...shop.deps.secrets, tokenKey: createSecretKey(Buffer.alloc(32, 9)) },
  })
  const signInNow = async (code: string | null) => {
    const result = await signIn(withNewKey(), signInAttempt({ code }))
    return result.ok ? 'IN' : result.refusal.type
  }

  test('codes of the app are refused as such and recorded once, and recovery codes work', async () => {
    const { secret, codes } = await setUp()
    for (let n = 0; n < 7; n += 1) expect(await signInNow(codeOf(secret))).toBe('SECOND_FACTOR_UNREADABLE')
    const { rows } = await shop.deps.pool.query(
      `select login_id from security_event where kind = 'SECOND_FACTOR_UNREADABLE'`,
    )
    expect(rows).toEqual([{ login_id: 1 }])
    expect(await signInNow(codes[0] ?? '')).toBe('IN')
    const origin = { device: '', network: '' }
    const turnOffWith = async (code: string) =>
      await turnOffSecondFactor(
        withNewKey(),
        { userId: 1 as UserId },
        {
          code,
          record: () => Promise.resolve(),
          ...origin,
        },
      )
    expect(await turnOffWith(codeOf(secret))).toMatchObject({ refusal: { type: 'SECOND_FACTOR_UNREADABLE' } })
    expect(await turnOffWith(codes[1] ?? '')).toMatchObject({ ok: true })
    expect(await signInNow(null)).toBe('IN')
  })

  test('guesses of recovery codes still make it wait', async () => {
    const { secret } = await setUp()
    for (let n = 0; n < 5; n += 1) {
      expect(await signInNow('AAAA-BBBB-CCCC')).toBe('WRONG_RECOVERY_CODE')
      expect(await signInNow(codeOf(secret))).not.toBe('IN')
    }
    expect(await signInNow('AAAA-BBBB-CCCC')).toBe('TOO_MANY_ATTEMPTS')
  })

  test('a setup that was started before starts again', async () => {
    const { startSecondFactor } = await shop.get('a1', start, { password: testPassword })
    const code = codeOf(startSecondFactor.secret)
    const turnedOn = await turnOnSecondFactor(
      withNewKey(),
      { userId: 1 as UserId },
      {
        code,
        record: () => Promise.resolve(),
        device: '',
        network: '',
      },
    )
    expect(turnedOn).toMatchObject({ refusal: { type: 'STALE' } })
  })
})

test('renewed keys keep it working, however often they are renewed', async () => {
  const { secret } = await setUp()
  const keyNumber = (n: number) => createSecretKey(Buffer.alloc(32, n))
  let secrets = { ...shop.deps.secrets, previousTokenKey: shop.deps.secrets.previousTokenKey }
  for (const n of [1, 2, 3]) {
    await resealSecondFactors(shop.deps.db, secrets)
    secrets = { ...secrets, tokenKey: keyNumber(n), previousTokenKey: secrets.tokenKey }
    shop.clock.advance(60_000)
    const result = await signIn({ ...shop.deps, secrets }, signInAttempt({ code: codeOf(secret) }))
    expect(result.ok).toBe(true)
  }
})
