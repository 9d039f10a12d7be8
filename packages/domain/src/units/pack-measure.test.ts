import { describe, expect, test } from 'vitest'
import type { UnitPrice } from '../money/money.ts'
import { pieceContent, pricePerMeasure } from './pack-measure.ts'

describe('the content of a piece by its pack size', () => {
  test.each([
    ['12 x 400g', 12, { amount: 400, measure: 'kg' }],
    ['12x400 g', 12, { amount: 400, measure: 'kg' }],
    ['12 × 400g', 12, { amount: 400, measure: 'kg' }],
    ['24 x 6 x 25g', 24, { amount: 150, measure: 'kg' }],
    ['6 x 2L', 6, { amount: 2000, measure: 'l' }],
    ['24 x 330ml', 24, { amount: 330, measure: 'l' }],
    ['6 x 75cl', 6, { amount: 750, measure: 'l' }],
    ['6 x 1,5 l', 6, { amount: 1500, measure: 'l' }],
    ['1 x 25kg', 1, { amount: 25_000, measure: 'kg' }],
    ['2.5kg', 1, { amount: 2500, measure: 'kg' }],
  ] as const)('is read from %s with %d in a box', (packSize, pieces, content) => {
    expect(pieceContent(packSize, pieces)).toEqual(content)
  })

  test.each([
    ['', 12],
    ['each', 1],
    ['20 each', 20],
    ['40 x 100', 40],
    ['per kg', 1],
    ['about 5kg', 1],
    ['4 x about 2.5kg', 4],
    ['12 x 400g', 6],
    ['12 x 0g', 12],
    ['12 x 5oz', 12],
    ['1 x 1 x 1 x 1kg', 1],
  ] as const)('is unknown for %j with %d in a box', (packSize, pieces) => {
    expect(pieceContent(packSize, pieces)).toBeUndefined()
  })
})

describe('a price by measure', () => {
  test('is the same for a piece and for its box', () => {
    const tin = { amount: 400, measure: 'kg' } as const
    expect(pricePerMeasure(7200 as UnitPrice, 1, tin)).toBe(18_000)
    expect(pricePerMeasure(86_400 as UnitPrice, 12, tin)).toBe(18_000)
  })

  test('is rounded half up to the ten-thousandth', () => {
    expect(pricePerMeasure(1 as UnitPrice, 1, { amount: 3000, measure: 'kg' })).toBe(0)
    expect(pricePerMeasure(2 as UnitPrice, 1, { amount: 3000, measure: 'kg' })).toBe(1)
  })
})
