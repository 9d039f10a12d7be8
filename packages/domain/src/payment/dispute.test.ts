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
    expect(withdrawnOf(amount, movements, { isConverted: false, state: 'OPEN' })).toBe(withdrawn)
  })

  test.each([
    ['nothing once it is won and what was taken has come back', 'WON', [-3010, 2990], 0],
    ['everything while what it is to return is on its way', 'WON', [-3010], 2640],
    ['everything after it was taken again', 'WON', [-3010, 2990, -3020], 2640],
    ['the rest of a part that came back though it is lost', 'LOST', [-3010, 1505], 1320],
  ] as const)('at changing exchange rates: %s', (_is, state, movements, withdrawn) => {
    expect(withdrawnOf(amount, movements, { isConverted: true, state })).toBe(withdrawn)
  })
})

test('a record is older with fewer movements, or if it is still open after the end', () => {
  const isOlder = (
    posted: Omit<Parameters<typeof isOlderDispute>[0], 'isAppealed'>,
    stored: Parameters<typeof isOlderDispute>[1],
    isAppealed = false,
  ) => isOlderDispute({ ...posted, isAppealed }, stored)
  expect(isOlder({ state: 'LOST', movements: 1 }, { state: 'OPEN', movements: 2 })).toBe(true)
  expect(isOlder({ state: 'OPEN', movements: 1 }, { state: 'WON', movements: 1 })).toBe(true)
  expect(isOlder({ state: 'OPEN', movements: 2 }, { state: 'WON', movements: 1 })).toBe(false)
  expect(isOlder({ state: 'LOST', movements: 1 }, { state: 'OPEN', movements: 1 })).toBe(false)
  expect(isOlder({ state: 'OPEN', movements: 1 }, { state: 'LOST', movements: 1 }, true)).toBe(false)
  expect(isOlder({ state: 'OPEN', movements: 1 }, { state: 'WON', movements: 2 }, true)).toBe(true)
})
