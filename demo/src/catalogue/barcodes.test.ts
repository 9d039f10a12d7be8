import { expect, test } from 'vitest'
import { barcodesOf } from './barcodes.ts'
import { offersOf } from './offers.ts'

test('a case code equals its piece code except for the first and last digit', () => {
  const cases = barcodesOf(1, offersOf(1, 500)).filter(([, second]) => second?.length === 14)
  expect(cases.length).toBeGreaterThan(100)
  expect(cases.filter(([piece, second]) => second!.slice(1, 13) !== piece!.slice(0, 12))).toEqual([])
})
