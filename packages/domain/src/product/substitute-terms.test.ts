import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Quantity, UnitPrice } from '../money/money.ts'
import { hasOtherAllergens, nearestQuantity, type PricedPack, substituteTerms } from './substitute-terms.ts'

const box = (pieces: number, amount: number | undefined, price = 92_100): PricedPack => ({
  kind: 'box',
  pieces,
  content: amount === undefined ? undefined : { amount, measure: 'kg' },
  price: price as UnitPrice,
})
const boxes = (count: number) => (count * 1000) as Quantity

describe('the terms of a substitute', () => {
  test('compare the price of packs with the same content', () => {
    expect(substituteTerms(box(8, 800), box(8, 800, 80_800))).toEqual({
      type: 'price',
      by: 11_300,
      isLess: true,
    })
    expect(substituteTerms(box(8, 800), box(8, 800))).toEqual({ type: 'same' })
  })

  test('compare the price of a kilogram where the size differs', () => {
    expect(substituteTerms(box(8, 800), box(10, 400, 57_100))).toEqual({
      type: 'size',
      isSmaller: true,
      measure: 'kg',
      by: 116,
      isLess: true,
    })
  })

  test('claim nothing about packs that cannot be compared', () => {
    expect(substituteTerms(box(8, 800), box(8, undefined, 1))).toEqual({ type: 'unknown' })
    const litres: PricedPack = { ...box(8, 800, 1), content: { amount: 800, measure: 'l' } }
    expect(substituteTerms(box(8, 800), litres)).toEqual({ type: 'unknown' })
  })

  test('compare what is sold by weight by the kilogram, whatever its pack size says', () => {
    const content = { amount: 2500, measure: 'kg' } as const
    const byWeight: PricedPack = { kind: 'kg', pieces: 1, content, price: 50_000 as UnitPrice }
    const piece: PricedPack = { ...byWeight, kind: 'piece', price: 120_000 as UnitPrice }
    const dearer = { type: 'size', isSmaller: true, measure: 'kg', by: 2000, isLess: false }
    expect(substituteTerms(piece, byWeight)).toEqual(dearer)
    expect(substituteTerms(byWeight, piece)).toEqual({ ...dearer, isSmaller: false, isLess: true })
  })

  test('never call a dearer pack cheaper', () => {
    const pack = fc
      .tuple(
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 5000 }),
        fc.integer({ min: 1, max: 1e6 }),
      )
      .map(([pieces, amount, price]) => box(pieces, amount, price))
    fc.assert(
      fc.property(pack, pack, (wanted, offered) => {
        const terms = substituteTerms(wanted, offered)
        if (terms.type === 'price') expect(terms.isLess).toBe(offered.price < wanted.price)
        if (terms.type === 'size' && terms.isLess) {
          const perGram = ({ price, pieces, content }: PricedPack) => price / pieces / (content?.amount ?? 1)
          expect(perGram(offered)).toBeLessThan(perGram(wanted))
        }
      }),
    )
  })
})

describe('the quantity of a substitute', () => {
  test('comes nearest in weight', () => {
    expect(nearestQuantity(box(8, 800), box(8, 800), boxes(2))).toBe(boxes(2))
    expect(nearestQuantity(box(8, 800), box(10, 400), boxes(2))).toBe(boxes(3))
    expect(nearestQuantity(box(10, 400), box(8, 800), boxes(1))).toBe(boxes(1))
  })

  test('has as many pieces if nothing says their weight', () => {
    expect(nearestQuantity(box(24, undefined), box(12, undefined), boxes(2))).toBe(boxes(4))
  })

  test('is a weight in tenths of a kilogram for what is sold by weight', () => {
    const byWeight: PricedPack = { kind: 'kg', pieces: 1, content: undefined, price: 1 as UnitPrice }
    expect(nearestQuantity(box(10, 230), byWeight, boxes(1))).toBe(2300)
    expect(nearestQuantity(byWeight, box(10, 500), 12_000 as Quantity)).toBe(boxes(2))
    expect(nearestQuantity(box(1, 40), byWeight, boxes(1))).toBe(100)
  })
})

test.each([
  [[], [], false],
  [['milk', 'soya'], ['soya', 'milk'], false],
  [['milk'], ['milk', 'soya'], true],
  [['milk', 'soya'], ['milk'], true],
  [['milk'], ['soya'], true],
  [['milk'], [], true],
])('a customer who wants %j is told about the allergens %j: %j', (wanted, offered, isTold) => {
  expect(hasOtherAllergens(wanted, offered)).toBe(isTold)
})
