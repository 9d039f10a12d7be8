import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { signInAttempt } from './sign-in-attempt.fixture.ts'
import { type SignIn, signIn } from './sign-in.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const outcome = async (change: Partial<SignIn> = {}) => {
  const result = await signIn(shop.deps, signInAttempt(change))
  return result.ok ? 'SIGNED_IN' : result.refusal.type
}
const fail = async (n: number) => await outcome({ email: `x${n}@shop.example`, password: 'wrong' })

describe('signing in from an address that others use, too,', () => {
  test('successfully and repeatedly delays nobody in the network', async () => {
    await shop.deps.pool.query(`insert into sign_in_failure values ('network 192.0.2', 28, $1, $1)`, [
      new Date(shop.clock.nowMs()),
    ])
    for (let n = 0; n < 4; n += 1) expect(await outcome()).toBe('SIGNED_IN')
    expect(await outcome({ email: 'b1@shop.example' })).toBe('SIGNED_IN')
  })

  test('forgets the failures of an address after an hour without one, however often others sign in', async () => {
    for (let n = 0; n < 29; n += 1) await fail(n)
    for (let times = 0; times < 2; times += 1) {
      shop.clock.advance(40 * 60_000)
      expect(await outcome()).toBe('SIGNED_IN')
    }
    expect(await fail(30)).toBe('WRONG_CREDENTIALS')
    expect(await outcome()).toBe('SIGNED_IN')
  })

  test('remembers the failures of an address for an hour after the last', async () => {
    for (let n = 0; n < 28; n += 1) await fail(n)
    for (const n of [28, 29]) {
      shop.clock.advance(40 * 60_000)
      expect(await outcome()).toBe('SIGNED_IN')
      expect(await fail(n)).toBe('WRONG_CREDENTIALS')
    }
    expect(await outcome()).toBe('TOO_MANY_ATTEMPTS')
  })

  test('is blocked for a network after three hundred failures with any accounts', async () => {
    await shop.deps.pool.query(`insert into sign_in_failure values ('network 203.0.113', 290, $1, $1)`, [
      new Date(shop.clock.nowMs()),
    ])
    for (let n = 0; n < 10; n += 1) await outcome({ email: `x${n}@shop.example`, ip: `203.0.113.${n}` })
    expect(await outcome({ ip: '203.0.113.200' })).toBe('TOO_MANY_ATTEMPTS')
    expect(await outcome({ ip: '192.0.2.1' })).toBe('SIGNED_IN')
    shop.clock.advance(600_000)
    expect(await outcome({ ip: '203.0.113.200' })).toBe('SIGNED_IN')
  })
})
