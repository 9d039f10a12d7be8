import { expect, test } from 'vitest'
import type { UnitPrice } from '../money/money.ts'
import { priceChange } from './price-change.ts'

const change = (before: number, now: number) => priceChange(before as UnitPrice, now as UnitPrice)

test('a price change is shown in whole percent of the old price', () => {
  expect(change(132_000, 140_000)).toEqual({ isUp: true, percent: 6 })
  expect(change(140_000, 132_000)).toEqual({ isUp: false, percent: 6 })
  expect(change(10_000, 25_000)).toEqual({ isUp: true, percent: 150 })
})

test('a change below one percent is none, and an old price of 0 has no change', () => {
  expect(change(132_000, 132_000)).toBeNull()
  expect(change(132_000, 133_319)).toBeNull()
  expect(change(132_000, 133_320)).toEqual({ isUp: true, percent: 1 })
  expect(change(0, 132_000)).toBeNull()
})
