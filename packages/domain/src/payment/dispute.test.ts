import { describe, expect, test } from 'vitest'
import type { Minor } from '../money/money.ts'
import { isOlderDispute, withdrawnOf } from './dispute.ts'

const amount = 2640 as Minor

describe('what a bank keeps of a disputed payment', () => {
  test.each([
    ['nothing while it only asks', [], 0],
    ['everything once it has taken the money', [-2640], 2640],
    ['nothing once the money is back', [-2640, 2640], 0],
    ['the rest of a part that came back', [-2640, 640], 2000],
    ['everything in another currency of the account', [-3010], 2640],
    ['half of it in another currency', [-3010, 1505], 1320],
    ['nothing if more comes back than was taken', [-3010, 3040], 0],
    ['everything after it was taken twice and returned once', [-2640, 2640, -2640], 2640],
  ] as const)('%s', (_is, movements, withdrawn) => {
    expect(withdrawnOf(amount, movements)).toBe(withdrawn)
  })
})

test('a record is older with fewer movements, or if it is still open after the end', () => {
  expect(isOlderDispute({ state: 'LOST', movements: 1 }, { state: 'OPEN', movements: 2 })).toBe(true)
  expect(isOlderDispute({ state: 'OPEN', movements: 1 }, { state: 'WON', movements: 1 })).toBe(true)
  expect(isOlderDispute({ state: 'OPEN', movements: 2 }, { state: 'WON', movements: 1 })).toBe(false)
  expect(isOlderDispute({ state: 'LOST', movements: 1 }, { state: 'OPEN', movements: 1 })).toBe(false)
})
