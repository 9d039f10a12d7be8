import type { Quantity } from '@provender/domain/money/money'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listContext, tomatoes } from '../catalogue/product.fixture.ts'
import {
  fillOperations,
  type GuideItem,
  lineUnit,
  planDue,
  planNet,
  planToPar,
  planUsualOrder,
  usualQuantityOf,
} from './requested-items.ts'

const sold = { ...tomatoes, categories: [], allergens: [], substitutes: [] }
const usual = (change: Partial<GuideItem> = {}): GuideItem => ({
  lastQuantity: 1,
  lastPiecesPerBox: null,
  lastPrice: '8.64',
  usualQuantity: 3,
  usualUnit: '2',
  unit: '2',
  lastOrderNumber: '100001',
  lastBoughtAt: '2026-11-01T10:00:00Z',
  timesBought: 2,
  everyDays: 7,
  par: null,
  parUnit: null,
  product: sold,
  ...change,
})
const inBasket = (pieces: number, boxes: number) => ({
  stockPolicy: listContext.stockPolicy,
  quantityLimits: listContext.quantityLimits,
  quantityOf: (_: unknown, unit: '1' | '2') => ((unit === '1' ? pieces : boxes) * 1000) as Quantity,
})
const soldOut = { ...sold, stockStatus: { ...tomatoes.stockStatus, available: false } }
const piecesLeft = (stockCount: number) => ({
  ...sold,
  stockStatus: { ...tomatoes.stockStatus, lowStock: true, stockCount },
})
const onlyPieces = { ...sold, units: tomatoes.units.filter(({ unit }) => unit === '1') }
const priceless = { ...sold, units: tomatoes.units.map((unit) => ({ ...unit, price: null })) }

describe('adding the usual order', () => {
  test('sets exactly the usual quantity, even if the basket has less', () => {
    const requested = usual({ usualQuantity: 5 })
    for (const boxes of [0, 1, 3])
      expect(planUsualOrder([requested], inBasket(0, boxes))).toMatchObject({
        requested: [{ unit: '2', quantity: 5000 }],
        shortfalls: [],
      })
    expect(planUsualOrder([requested], inBasket(0, 5))).toEqual({ requested: [], shortfalls: [] })
  })

  test('gives the reason for a difference: more in the basket, or another unit', () => {
    expect(planUsualOrder([usual()], inBasket(0, 7))).toMatchObject({
      requested: [],
      shortfalls: [{ reason: 'more', quantity: 7000 }],
    })
    expect(planUsualOrder([usual()], inBasket(1, 0))).toMatchObject({
      requested: [],
      shortfalls: [{ reason: 'otherUnit' }],
    })
  })

  test('gives the reason for a difference: out of stock, too little stock, the maximum, no price, not this unit', () => {
    const reasonOf = (change: Partial<GuideItem>) => planUsualOrder([usual(change)], inBasket(0, 0))
    expect(reasonOf({ product: soldOut })).toMatchObject({ requested: [], shortfalls: [{ reason: 'out' }] })
    expect(reasonOf({ product: piecesLeft(5) })).toMatchObject({
      requested: [],
      shortfalls: [{ reason: 'out' }],
    })
    expect(reasonOf({ product: piecesLeft(30) })).toMatchObject({
      requested: [{ quantity: 2000 }],
      shortfalls: [{ reason: 'stock', quantity: 2000 }],
    })
    expect(reasonOf({ usualQuantity: 500 })).toMatchObject({
      requested: [{ quantity: 99_000 }],
      shortfalls: [{ reason: 'cap', quantity: 99_000 }],
    })
    expect(reasonOf({ product: priceless })).toMatchObject({
      requested: [],
      shortfalls: [{ reason: 'price' }],
    })
    expect(reasonOf({ product: onlyPieces })).toMatchObject({
      requested: [],
      shortfalls: [{ reason: 'unit' }],
    })
  })

  test('does not order a product that is out of stock, even if back orders are accepted', () => {
    const rules = {
      ...inBasket(0, 0),
      stockPolicy: { outOfStockOrdersEnabled: true, blockOutOfStockOrdering: false },
    }
    expect(planUsualOrder([usual({ product: soldOut })], rules)).toMatchObject({
      requested: [],
      shortfalls: [{ reason: 'out' }],
    })
  })

  test('gives each product its usual quantity or a reason, whatever the stock and the basket hold', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 150 }),
        fc.integer({ min: 0, max: 120 }),
        fc.integer({ min: 0, max: 3 }),
        fc.option(fc.integer({ min: 0, max: 1500 })),
        (usualQuantity, boxes, pieces, stockCount) => {
          const product = {
            ...sold,
            stockStatus: { ...tomatoes.stockStatus, available: stockCount !== 0, stockCount },
          }
          const { requested, shortfalls } = planUsualOrder(
            [usual({ usualQuantity, product })],
            inBasket(pieces, boxes),
          )
          const isExact = (requested[0]?.quantity ?? boxes * 1000) === usualQuantity * 1000
          expect(shortfalls).toHaveLength(isExact ? 0 : 1)
          // Repeating never lowers a line.
          if (requested[0]) expect(requested[0].quantity).toBeGreaterThan(boxes * 1000)
        },
      ),
    )
  })
})

test('keeps products out of the usual order that are not part of it, but fills them to their par level', () => {
  const added = usual({ usualQuantity: null, usualUnit: null })
  expect(planUsualOrder([added], inBasket(0, 0))).toEqual({ requested: [], shortfalls: [] })
  expect(planToPar([{ ...added, par: 2, parUnit: '2' }], inBasket(0, 0))).toMatchObject({
    requested: [{ quantity: 2000 }],
  })
})

describe('adding what is due', () => {
  test('adds each product as much as last time, and leaves what the basket has in either unit', () => {
    const requested = usual({ lastQuantity: 5 })
    const plan = planDue([requested], inBasket(0, 0))
    expect(plan).toMatchObject({ requested: [{ unit: '2', quantity: 5000 }], shortfalls: [] })
    expect(planNet(plan)).toBe(4320)
    for (const [pieces, boxes] of [
      [1, 0],
      [0, 2],
    ] as const)
      expect(planDue([requested], inBasket(pieces, boxes)).requested).toEqual([])
  })

  test('takes today’s boxes, one of what was never bought, and no more than the stock', () => {
    expect(usualQuantityOf(usual({ lastQuantity: 2, lastPiecesPerBox: 6 }))).toBe(1000)
    expect(usualQuantityOf(usual({ lastQuantity: null }))).toBe(1000)
    expect(planDue([usual({ lastQuantity: 5, product: piecesLeft(30) })], inBasket(0, 0))).toMatchObject({
      requested: [{ quantity: 2000 }],
      shortfalls: [{ reason: 'stock' }],
    })
  })

  test('a line is in the unit of the last purchase, unless the basket has the other one', () => {
    const quantities = (pieces: number, boxes: number) => ({
      '1': pieces as Quantity,
      '2': boxes as Quantity,
    })
    expect(lineUnit(usual(), quantities(0, 0))).toBe('2')
    expect(lineUnit(usual(), quantities(1000, 0))).toBe('1')
    expect(lineUnit(usual(), quantities(1000, 1000))).toBe('2')
    expect(lineUnit(usual({ product: onlyPieces }), quantities(0, 0))).toBeUndefined()
  })
})

describe('filling to the par levels', () => {
  test('raises each product to its level, and skips products at their level or without one', () => {
    const requested = usual({ par: 5, parUnit: '2' })
    expect(planToPar([requested, usual()], inBasket(9, 2)).requested).toMatchObject([
      { unit: '2', quantity: 5000 },
    ])
    expect(planToPar([requested], inBasket(0, 5))).toEqual({ requested: [], shortfalls: [] })
    expect(planToPar([usual({ par: 5, parUnit: '2', product: soldOut })], inBasket(0, 0))).toMatchObject({
      requested: [],
      shortfalls: [{ reason: 'out' }],
    })
  })

  test('adds at the price on screen', () => {
    const { requested } = planToPar([usual({ par: 1, parUnit: '2' })], inBasket(0, 0))
    expect(fillOperations(requested)).toMatchObject([
      { type: 'setQuantity', unit: '2', quantity: 1000, price: 86_400 },
    ])
  })
})
