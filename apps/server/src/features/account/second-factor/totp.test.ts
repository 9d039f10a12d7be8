import { Secret, TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { acceptedStep, createTotpSecret, totpAddress } from './totp.ts'

const secret = Secret.fromLatin1('12345678901234567890').base32

describe('a code', () => {
  // The last six of the eight digits in appendix B.
  test.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('of RFC 6238 at %i is accepted', (seconds, code) => {
    expect(acceptedStep(secret, code, seconds * 1000)).toBe(Math.floor(seconds / 30))
  })

  test('is accepted one step early or late, and says its own step', () => {
    const code = new TOTP({ secret }).generate({ timestamp: 300_000 })
    const accepted = [-60, -30, 0, 30, 60].map((late) => acceptedStep(secret, code, 300_000 + late * 1000))
    expect(accepted).toEqual([null, 10, 10, 10, null])
  })

  test.each(['', '28708', '2870820', 'abcdef', '-87082', '28708２'])('%j is none', (code) => {
    expect(acceptedStep(secret, code, 59_000)).toBeNull()
  })
})

test('the address names the shop and the user', () => {
  const address = totpAddress(secret, { issuer: 'Tollgate: Foods & Co', label: 'ada@corner.example' })
  expect(address).toMatch(/^otpauth:\/\/totp\//)
  const { searchParams } = new URL(address)
  expect(Object.fromEntries(searchParams)).toMatchObject({
    secret,
    issuer: 'Tollgate: Foods & Co',
    digits: '6',
    period: '30',
    algorithm: 'SHA1',
  })
})

test('a new secret has 160 random bits', () => {
  expect(createTotpSecret()).toMatch(/^[A-Z2-7]{32}$/)
  expect(createTotpSecret()).not.toBe(createTotpSecret())
})
