import { expect, test } from 'vitest'
import { shownWeight } from './unit-name.ts'

test('a weight is grouped and marked as the numbers of its language', () => {
  expect(shownWeight(12_345, 'en')).toBe('12.345')
  expect(shownWeight(1_000_000_000, 'en')).toBe('1,000,000')
  expect(shownWeight(12_345_050, 'pl')).toBe('12\u00a0345,05')
  expect(shownWeight(1_250_500, 'tr')).toBe('1.250,5')
  expect(shownWeight(40, 'en')).toBe('0.04')
})
