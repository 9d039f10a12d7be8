import { describe, expect, test } from 'vitest'
import type { Quantity, UnitPrice } from '../money/money.ts'
import { applyBasketOperation } from './apply-operation.ts'
import { add, apply, context, create, mince, p, quantityOf, remove, set } from './basket.fixture.ts'
import { activeBasket, type Baskets } from './basket.ts'
import type { BasketContext } from './context.ts'
import type { BasketOperation } from './operations.ts'

const linesOf = (baskets: Baskets) =>
  activeBasket(baskets)?.lines.map((line) => [line.productId, line.unit, line.quantity / 1000]) ?? []

describe('lines', () => {
  const weekly = apply([], create('Weekly')).baskets

  test('adding an existing line raises its quantity and keeps the first price', () => {
    const priced = (operation: BasketOperation, price: number) => ({
      ...operation,
      price: price as UnitPrice,
    })
    const { baskets } = apply(
      weekly,
      priced(add(1, '2', 1), 900),
      priced(add(1, '1', 3), 40),
      priced(add(1, '2', 2), 950),
    )
    expect(linesOf(baskets)).toEqual([
      [1, '2', 3],
      [1, '1', 3],
    ])
    expect(activeBasket(baskets)?.lines[0]?.priceWhenAdded).toBe(900)
    expect(activeBasket(baskets)).toMatchObject({ updatedAtMs: 5, deviceId: 'till' })
  })

  test('a new line notes the box that the user saw, an existing one keeps its first', () => {
    const seen = (operation: BasketOperation, piecesPerBox?: number) => ({ ...operation, piecesPerBox })
    const boxAfter = (...operations: BasketOperation[]) =>
      activeBasket(apply(weekly, ...operations).baskets)?.lines[0]?.piecesPerBoxWhenAdded
    for (const put of [add, set]) {
      expect(boxAfter(seen(put(1, '2', 1), 12))).toBe(12)
      expect(boxAfter(seen(put(1, '2', 1), 12), seen(put(1, '2', 2), 24))).toBe(12)
      expect(boxAfter(seen(put(1, '2', 1)))).toBe(24)
    }
  })

  test('an add stops at the cap of its unit and reports it', () => {
    const { baskets, problems } = apply(weekly, add(2, '2', 8), add(2, '2', 8))
    expect(linesOf(baskets)).toEqual([[2, '2', 10]])
    expect(problems).toEqual([
      { type: 'CAPPED', by: 'QUANTITY_CAP', productId: 2, unit: '2', quantity: quantityOf(10) },
    ])
  })

  test('pieces and boxes share the stock', () => {
    const { baskets, problems } = apply(weekly, add(1, '2', 4), add(1, '1', 10))
    expect(linesOf(baskets)).toEqual([
      [1, '2', 4],
      [1, '1', 4],
    ])
    expect(problems).toEqual([
      { type: 'CAPPED', by: 'STOCK', productId: 1, unit: '1', quantity: quantityOf(4) },
    ])
  })

  test('removing to zero or below deletes the line', () => {
    const start = apply(weekly, add(2, '2', 3)).baskets
    expect(linesOf(apply(start, remove(2, '2', 1)).baskets)).toEqual([[2, '2', 2]])
    expect(linesOf(apply(start, remove(2, '2', 7)).baskets)).toEqual([])
    expect(apply(weekly, remove(2, '2', 1)).problems).toEqual([
      { type: 'LINE_NOT_FOUND', productId: 2, unit: '2' },
    ])
  })

  test('every change of a line updates the time and device of its basket', () => {
    const start = apply(weekly, add(2, '2', 3)).baskets
    const earlier = start.map((basket) => ({ ...basket, updatedAtMs: 1, deviceId: 'phone' }))
    for (const change of [
      add(2, '2', 1),
      add(1, '1', 1),
      set(2, '2', 9),
      remove(2, '2', 1),
      remove(2, '2', 3),
    ])
      expect(activeBasket(apply(earlier, change).baskets), change.type).toMatchObject({
        updatedAtMs: 5,
        deviceId: 'till',
      })
  })

  test('setting replaces the quantity; 0 deletes the line', () => {
    const start = apply(weekly, add(2, '2', 3)).baskets
    expect(linesOf(apply(start, set(2, '2', 9)).baskets)).toEqual([[2, '2', 9]])
    expect(linesOf(apply(start, set(2, '2', 0)).baskets)).toEqual([])
  })

  test('a reorder replaces quantities without the cap, and a later add never lowers them', () => {
    const reorder: BasketOperation = {
      type: 'replaceLines',
      basketId: null,
      lines: [
        { productId: p(2), unit: '2', quantity: quantityOf(40), price: null, note: null },
        { productId: p(9), unit: '1', quantity: quantityOf(1), price: null, note: null },
      ],
    }
    const { baskets, problems } = apply(weekly, add(1, '1', 2), add(2, '2', 1), reorder)
    expect(linesOf(baskets)).toEqual([
      [1, '1', 2],
      [2, '2', 40],
    ])
    expect(problems).toEqual([{ type: 'PRODUCT_NOT_FOUND', productId: 9 }])
    expect(linesOf(apply(baskets, add(2, '2', 1)).baskets)).toContainEqual([2, '2', 40])
  })

  test.each([
    ['an unknown product', add(9, '1', 1), 'PRODUCT_NOT_FOUND'],
    ['a unit that is not sold', add(2, '1', 1), 'UNIT_NOT_SOLD'],
    ['a unit without a price', add(3, '1', 1), 'NO_PRICE'],
    ['a fraction of a box', add(1, '2', 0.5), 'INVALID_QUANTITY'],
    ['nothing', add(1, '2', 0), 'INVALID_QUANTITY'],
    ['less than nothing', add(1, '2', -1), 'INVALID_QUANTITY'],
    ['a removal of less than nothing', remove(1, '2', -1), 'LINE_NOT_FOUND'],
  ])('%s is refused and changes nothing', (_, operation, type) => {
    const { baskets, problems } = apply(weekly, operation)
    expect(baskets).toEqual(weekly)
    expect(problems).toMatchObject([{ type }])
  })

  test('removing a negative quantity does not add', () => {
    const start = apply(weekly, add(2, '2', 3)).baskets
    expect(linesOf(apply(start, remove(2, '2', -5)).baskets)).toEqual([[2, '2', 3]])
  })
})

describe('the wish for a line, if its product runs out', () => {
  const line = { basketId: null, productId: p(1), unit: '2' } as const
  const filled = apply([], create('Weekly'), add(1, '2', 1)).baskets
  const wished = apply(filled, { type: 'wish', ...line, wish: 'LEAVE_OUT' }).baskets
  const wishAfter = (...operations: BasketOperation[]) =>
    activeBasket(apply(wished, ...operations).baskets)?.lines[0]?.substitutionWish

  test('is that of the whole order, until the customer has another', () => {
    expect(activeBasket(filled)?.lines[0]?.substitutionWish).toBeNull()
    expect(wishAfter()).toBe('LEAVE_OUT')
    expect(wishAfter({ type: 'wish', ...line, wish: null })).toBeNull()
  })

  test('stays with every other change of the line', () => {
    const replaced = { ...line, quantity: quantityOf(2), price: null, note: null }
    expect(wishAfter(add(1, '2', 1), set(1, '2', 3), remove(1, '2', 1))).toBe('LEAVE_OUT')
    expect(wishAfter({ type: 'note', ...line, note: 'Ripe ones' })).toBe('LEAVE_OUT')
    expect(wishAfter({ type: 'replaceLines', basketId: null, lines: [replaced] })).toBe('LEAVE_OUT')
  })

  test('comes back with a line that is put back', () => {
    const replaced = { ...line, quantity: quantityOf(2), price: null, note: null, wish: 'ASK' } as const
    expect(wishAfter(remove(1, '2', 1), { type: 'replaceLines', basketId: null, lines: [replaced] })).toBe(
      'ASK',
    )
  })

  test('is refused for a line that is not there', () => {
    const { problems } = apply(filled, { type: 'wish', ...line, unit: '1', wish: 'ASK' })
    expect(problems).toMatchObject([{ type: 'LINE_NOT_FOUND' }])
  })
})

test('no operation adds a line that costs 0.00', () => {
  const costing = (net: number | null): BasketContext => ({
    ...context,
    product: () => ({ units: mince, sellable: Infinity, netPrice: () => net as UnitPrice | null }),
  })
  const item = { productId: p(2), unit: '2', price: null, note: null } as const
  const puts = (quantity: number): readonly BasketOperation[] => [
    { type: 'add', basketId: null, ...item, quantity: quantity as Quantity },
    { type: 'setQuantity', basketId: null, ...item, quantity: quantity as Quantity },
    { type: 'replaceLines', basketId: null, lines: [{ ...item, quantity: quantity as Quantity }] },
  ]
  const linesAfter = (operation: BasketOperation, net: number | null) =>
    applyBasketOperation(apply([], create('a')).baskets, operation, costing(net)).baskets.flatMap(
      ({ lines }) => lines,
    ).length
  for (const operation of puts(1))
    expect([operation.type, linesAfter(operation, 46_500)]).toEqual([operation.type, 0])
  for (const operation of puts(2))
    expect([operation.type, linesAfter(operation, 46_500)]).toEqual([operation.type, 1])
  for (const operation of puts(1000))
    expect([operation.type, linesAfter(operation, null)]).toEqual([operation.type, 0])
})
