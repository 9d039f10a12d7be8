import type { UnitPrice } from '@provender/domain/money/money'
import { expect, test } from 'vitest'
import { priceChange } from './price-change.ts'

const change = (before: number, now: number) => priceChange(before as UnitPrice, now as UnitPrice)

test('a price is up or down in whole percent of what it was', () => {
  expect(change(132_000, 140_000)).toEqual({ isUp: true, percent: 6 })
  expect(change(140_000, 132_000)).toEqual({ isUp: false, percent: 6 })
  expect(change(10_000, 25_000)).toEqual({ isUp: true, percent: 150 })
})

test('a price that hardly moved has not, and one that was nothing is compared with nothing', () => {
  expect(change(132_000, 132_000)).toBeNull()
  expect(change(132_000, 132_400)).toBeNull()
  expect(change(0, 132_000)).toBeNull()
})
