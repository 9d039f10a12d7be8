import type { Quantity } from '@provender/domain/money/money'
import { describe, expect, test } from 'vitest'
import { tomatoes } from '../catalogue/product.fixture.ts'
import { addOperations, asLastTime, toPar, type Usual } from './wanted-usuals.ts'

const usual = (change: Partial<Usual> = {}): Usual => ({
  lastQuantity: 3,
  unit: '2',
  lastOrderNumber: '100001',
  lastBoughtAt: '2026-11-01T10:00:00Z',
  timesBought: 2,
  everyDays: 7,
  par: null,
  parUnit: null,
  product: tomatoes,
  ...change,
})
const inBasket = (pieces: number, boxes: number) => (_: unknown, unit: '1' | '2') =>
  ((unit === '1' ? pieces : boxes) * 1000) as Quantity
const soldOut = { ...tomatoes, stockStatus: { ...tomatoes.stockStatus, available: false } }
const onlyPieces = { ...tomatoes, units: tomatoes.units.filter(({ unit }) => unit === '1') }

describe('all as the last time', () => {
  test('is what is not in the basket in either unit', () => {
    expect(asLastTime([usual()], inBasket(0, 0))).toMatchObject([{ unit: '2', quantity: 3000 }])
    expect(asLastTime([usual()], inBasket(1, 0))).toEqual([])
    expect(asLastTime([usual()], inBasket(0, 1))).toEqual([])
  })

  test('leaves out what is sold out, or no longer sold in that unit', () => {
    expect(asLastTime([usual({ product: soldOut }), usual({ product: onlyPieces })], inBasket(0, 0))).toEqual(
      [],
    )
  })
})

test('what was never bought is not added as the last time, but to its level', () => {
  const added = usual({ lastQuantity: null, lastOrderNumber: null, lastBoughtAt: null, timesBought: 0 })
  expect(asLastTime([added], inBasket(0, 0))).toEqual([])
  expect(toPar([{ ...added, par: 2, parUnit: '2' }], inBasket(0, 0))).toMatchObject([{ quantity: 2000 }])
})

describe('filling to the levels', () => {
  test('adds what is missing to each, and nothing where it is reached or there is none', () => {
    const wanted = usual({ par: 5, parUnit: '2' })
    expect(toPar([wanted, usual()], inBasket(9, 2))).toMatchObject([{ unit: '2', quantity: 3000 }])
    expect(toPar([wanted], inBasket(0, 5))).toEqual([])
    expect(toPar([usual({ par: 5, parUnit: '2', product: soldOut })], inBasket(0, 0))).toEqual([])
  })

  test('adds at the price that is shown', () => {
    expect(addOperations(toPar([usual({ par: 1, parUnit: '2' })], inBasket(0, 0)))).toMatchObject([
      { type: 'add', unit: '2', quantity: 1000, price: 86_400 },
    ])
  })
})
