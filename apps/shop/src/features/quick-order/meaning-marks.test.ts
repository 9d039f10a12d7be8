import fc from 'fast-check'
import { expect, test } from 'vitest'
import { box, kilogram, piece, tomatoes } from '../catalogue/product.fixture.ts'
import { meaningMarks } from './meaning-marks.ts'

const soldAt = (id: string, price: string, change: Partial<typeof tomatoes> = {}) => ({
  card: { ...tomatoes, id, units: [{ ...box, price }], ...change },
  unit: '2' as const,
})
const byWeight = (id: string, price: string) =>
  soldAt(id, price, { packSize: 'about 5kg', secondUnit: 'kg', units: [{ ...kilogram, price }] })
const marksOf = (meanings: Parameters<typeof meaningMarks>[0], bought: readonly string[] = []) =>
  Object.fromEntries(meaningMarks(meanings, bought))

test('the usual one is that which the company has bought most often', () => {
  const meanings = [soldAt('1', '5'), soldAt('2', '5'), soldAt('3', '5')]
  expect(marksOf(meanings, ['9', '3', '2'])).toEqual({ '3': ['usual'] })
  expect(marksOf(meanings, ['9'])).toEqual({})
})

test('the lowest price is that of a kilogram or litre', () => {
  const small = soldAt('1', '5.00', { packSize: '12 x 200g' })
  const large = soldAt('2', '8.00', { packSize: '12 x 400g' })
  expect(marksOf([small, large], ['1'])).toEqual({ '1': ['usual'], '2': ['lowest'] })
  expect(marksOf([byWeight('1', '5.05'), byWeight('2', '6.10')])).toEqual({ '1': ['lowest'] })
})

test('the lowest price is one that is sold in the unit of the line', () => {
  const piecesOnly = { ...soldAt('1', '0.70', { units: [{ ...piece, price: '0.70' }] }), unit: '1' as const }
  expect(marksOf([piecesOnly, soldAt('2', '9.00')])).toEqual({ '1': ['lowest'] })
})

test('says nothing of prices that are the same, unknown, or of other measures', () => {
  const eggs = soldAt('3', '1.00', { packSize: '30 x 6' })
  const litres = soldAt('4', '1.00', { packSize: '12 x 1l' })
  const free = soldAt('5', '0')
  for (const other of [soldAt('2', '8.64'), eggs, litres, free])
    expect(marksOf([soldAt('1', '8.64'), other])).toEqual({})
  expect(marksOf([soldAt('1', '8.64')])).toEqual({})
  expect(marksOf([soldAt('1', '8.64'), { card: undefined, unit: '2' }])).toEqual({})
})

test('at most one is the lowest, and none is dearer than it', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { minLength: 2, maxLength: 4 }), (prices) => {
      const meanings = prices.map((price, index) => soldAt(`${index}`, `${price}.00`))
      expect(marksOf(meanings)).toEqual({ [prices.indexOf(Math.min(...prices))]: ['lowest'] })
    }),
  )
})
