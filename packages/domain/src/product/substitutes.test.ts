import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ProductId } from '../ids.ts'
import type { UnitPrice } from '../money/money.ts'
import { isAlike, maxSubstitutes, rankSubstitutes, type SubstituteCandidate } from './substitutes.ts'

const bread: SubstituteCandidate = {
  id: 1 as ProductId,
  words: ['wholemeal', 'medium', 'sliced'],
  brand: 'Oakbank',
  storage: 'ambient',
  diets: ['halal'],
  pieces: 8,
  content: { amount: 800, measure: 'kg' },
  price: 92_100 as UnitPrice,
  wasBought: false,
}

let lastId = 1
const other = (change: Partial<SubstituteCandidate>): SubstituteCandidate => ({
  ...bread,
  id: (lastId += 1) as ProductId,
  brand: 'Provender',
  ...change,
})

function orderOf(...candidates: readonly SubstituteCandidate[]): readonly number[] {
  return rankSubstitutes(bread, candidates).map(({ id }) => candidates.findIndex((each) => each.id === id))
}

describe('the substitutes', () => {
  test('begin with what the company bought before', () => {
    const usual = other({ wasBought: true, content: { amount: 400, measure: 'kg' } })
    expect(orderOf(other({}), usual)).toEqual([1, 0])
  })

  test('then have the same kind and size, before the same brand', () => {
    const smaller = other({ brand: 'Oakbank', pieces: 10, content: { amount: 400, measure: 'kg' } })
    expect(orderOf(smaller, other({}))).toEqual([1, 0])
  })

  test('then have the same brand', () => {
    const white = { words: ['white', 'medium', 'sliced'] }
    expect(orderOf(other(white), other({ ...white, brand: 'Oakbank' }))).toEqual([1, 0])
  })

  test('then cost less by the kilogram', () => {
    expect(orderOf(other({ price: 90_000 as UnitPrice }), other({ price: 80_000 as UnitPrice }))).toEqual([
      1, 0,
    ])
  })

  test('keep every diet mark, the storage and half of the name', () => {
    expect(isAlike(bread, other({ diets: ['halal', 'vegan'] }))).toBe(true)
    expect(isAlike(bread, other({ diets: ['vegan'] }))).toBe(false)
    expect(isAlike(bread, other({ storage: 'frozen' }))).toBe(false)
    expect(isAlike(bread, other({ words: ['white', 'thick', 'sliced'] }))).toBe(false)
    const crackers = { ...bread, words: ['cream', 'crackers'] }
    expect(isAlike(crackers, other({ words: ['sandwich', 'biscuits', 'cocoa', 'cream'] }))).toBe(false)
  })
})

const content = fc.option(
  fc.record({
    amount: fc.constantFrom(400, 800, 1000),
    measure: fc.constantFrom('kg' as const, 'l' as const),
  }),
  { nil: undefined },
)
const word = fc.constantFrom('wholemeal', 'white', 'medium', 'thick', 'sliced')
const candidate = fc.record({
  id: fc.integer({ min: 1, max: 12 }).map((id) => id as ProductId),
  words: fc.uniqueArray(word, { maxLength: 4 }),
  brand: fc.option(fc.constantFrom('Oakbank', 'Provender'), { nil: undefined }),
  storage: fc.constantFrom('ambient', 'frozen'),
  diets: fc.subarray(['halal', 'vegan']),
  pieces: fc.integer({ min: 1, max: 12 }),
  content,
  price: fc.integer({ min: 0, max: 200_000 }).map((price) => price as UnitPrice),
  wasBought: fc.boolean(),
})
const candidates = fc.uniqueArray(candidate, { maxLength: 12, selector: ({ id }) => id })

describe('any choice of substitutes', () => {
  test('has at most three, all alike and priced, and never the wanted one', () => {
    fc.assert(
      fc.property(candidate, candidates, (wanted, others) => {
        const ranked = rankSubstitutes(wanted, others)
        expect(ranked.length).toBeLessThanOrEqual(maxSubstitutes)
        for (const each of ranked) {
          expect(each.id).not.toBe(wanted.id)
          expect(each.price).toBeGreaterThan(0)
          expect(isAlike(wanted, each)).toBe(true)
        }
      }),
    )
  })

  test('does not depend on the order of the candidates', () => {
    fc.assert(
      fc.property(candidate, candidates, fc.infiniteStream(fc.nat()), (wanted, others, keys) => {
        const shuffled = others
          .map((each) => ({ each, key: keys.next().value ?? 0 }))
          .toSorted((one, two) => one.key - two.key)
          .map(({ each }) => each)
        expect(rankSubstitutes(wanted, shuffled)).toEqual(rankSubstitutes(wanted, others))
      }),
    )
  })
})
