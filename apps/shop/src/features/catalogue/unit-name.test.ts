import { expect, test } from 'vitest'
import { box, piece, listContext, tomatoes } from './product.fixture.ts'
import { shownWeight, unitName } from './unit-name.ts'

test("a piece has the wholesaler's own name, if there is one", () => {
  expect(unitName(piece, { ...tomatoes, pieceUnit: 'bottle' }, listContext)).toBe('Bottle')
  expect(unitName(piece, tomatoes, listContext)).toBe('Single piece')
  expect(unitName(box, { ...tomatoes, pieceUnit: 'bottle' }, listContext)).toBe('Box of 12')
})

test('a weight is formatted for the language', () => {
  expect(shownWeight(12_345, 'en')).toBe('12.345')
  expect(shownWeight(1_000_000_000, 'en')).toBe('1,000,000')
  expect(shownWeight(12_345_050, 'pl')).toBe('12\u00a0345,05')
  expect(shownWeight(1_250_500, 'tr')).toBe('1.250,5')
  expect(shownWeight(40, 'en')).toBe('0.04')
})
