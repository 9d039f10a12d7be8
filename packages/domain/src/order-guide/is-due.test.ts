import { expect, test } from 'vitest'
import { dueOn, isDue } from './is-due.ts'

const today = 20_000
const days = { today, arrivesOn: today + 1 }

test.each([
  ['a week ago, bought weekly', 7, 7, true],
  ['six days ago, bought weekly: needed by the delivery tomorrow', 6, 7, true],
  ['five days ago, bought weekly', 5, 7, false],
  ['three weeks ago, bought weekly', 21, 7, true],
  ['yesterday, bought weekly', 1, 7, false],
  ['60 days ago, bought weekly', 60, 7, true],
  ['61 days ago, bought weekly: no longer bought', 61, 7, false],
  ['a month ago, but without a habit', 30, null, false],
  ['never', undefined, 7, false],
])('a product last bought %s', (_, daysAgo, everyDays, due) => {
  const lastBoughtOn = daysAgo === undefined ? undefined : today - daysAgo
  expect(isDue({ lastBoughtOn, everyDays, isInStock: true }, days)).toBe(due)
  expect(isDue({ lastBoughtOn, everyDays, isInStock: false }, days)).toBe(false)
})

test('knows the day on which a product is needed next', () => {
  expect(dueOn({ lastBoughtOn: today - 2, everyDays: 9, isInStock: true }, days)).toBe(today + 7)
})
