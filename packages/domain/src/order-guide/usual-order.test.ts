import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ProductId } from '../ids.ts'
import type { Quantity } from '../money/money.ts'
import { type RecentOrder, usualOrder } from './usual-order.ts'

const order = (weekday: number, quantities: Readonly<Record<number, number>>): RecentOrder => ({
  weekday,
  lines: Object.entries(quantities).map(([id, quantity]) => ({
    productId: Number(id) as ProductId,
    unit: '1',
    quantity: (quantity * 1000) as Quantity,
  })),
})
const quantitiesOf = (orders: readonly RecentOrder[], weekday = 4) =>
  Object.fromEntries(
    usualOrder(orders, weekday).map(({ productId, quantity }) => [productId, quantity / 1000]),
  )

describe('the usual order', () => {
  test('has what most orders have, in the typical quantity, and not what was ordered once', () => {
    const weeks = [order(4, { 1: 5, 2: 3 }), order(4, { 1: 50, 2: 2 }), order(4, { 1: 4, 2: 3, 3: 1 })]
    expect(quantitiesOf(weeks)).toEqual({ 1: 5, 2: 3 })
  })

  test('is that of the weekday if the company orders other products on other days', () => {
    const week = [order(1, { 1: 9 }), order(4, { 2: 2, 3: 1 })]
    const weeks = [...week, ...week, ...week]
    expect(quantitiesOf(weeks, 1)).toEqual({ 1: 9 })
    expect(quantitiesOf(weeks, 4)).toEqual({ 2: 2, 3: 1 })
    expect(Object.keys(quantitiesOf(weeks, 2))).toHaveLength(1)
  })

  test('is the last order if no product was ordered twice, and empty without orders', () => {
    expect(quantitiesOf([order(4, { 1: 1, 2: 2 }), order(4, { 3: 3, 4: 4 })])).toEqual({ 1: 1, 2: 2 })
    expect(usualOrder([], 4)).toEqual([])
  })

  test('has each product in one unit, the more frequent one', () => {
    const both = order(4, { 1: 2 })
    const boxes = { ...both, lines: both.lines.map((line) => ({ ...line, unit: '2' as const })) }
    expect(usualOrder([both, boxes, boxes], 4)).toMatchObject([{ productId: 1, unit: '2' }])
  })

  test('costs about as much as a typical order, however many other products were ever ordered', () => {
    const staple = fc.record({
      price: fc.integer({ min: 1, max: 40 }),
      quantity: fc.integer({ min: 4, max: 20 }),
    })
    fc.assert(
      fc.property(
        fc.array(staple, { minLength: 20, maxLength: 60 }),
        fc.integer({ min: 3, max: 8 }),
        fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
        (staples, weeks, random) => {
          const next = (): number => random.next().value as number
          const priceOf = (id: number) => staples[id % staples.length]?.price ?? 0
          const total = (quantities: Readonly<Record<number, number>>) =>
            Object.entries(quantities).reduce(
              (sum, [id, quantity]) => sum + quantity * priceOf(Number(id)),
              0,
            )
          const orders = Array.from({ length: weeks }, (_, week) =>
            Object.fromEntries([
              // Nine of ten staples, give or take a quarter, and three products that were never ordered before.
              ...staples.flatMap(({ quantity }, id) =>
                next() < 0.9 ? [[id, Math.round(quantity * (0.75 + next() / 2))]] : [],
              ),
              ...[1, 2, 3].map((n) => [staples.length * (1 + week) + n, 1]),
            ]),
          )
          const typical = orders.map(total).toSorted((one, other) => one - other)[Math.floor(weeks / 2)] ?? 0
          const usual = total(quantitiesOf(orders.map((quantities) => order(4, quantities))))
          expect(usual).toBeGreaterThan(typical * 0.6)
          expect(usual).toBeLessThan(typical * 1.6)
        },
      ),
      { numRuns: 50 },
    )
  })
})
