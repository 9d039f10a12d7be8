import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BasketId, ProductId } from '../ids.ts'
import type { Quantity, UnitPrice } from '../money/money.ts'
import { requestedBaseUnits } from '../stock/stock.ts'
import type { ProductUnits } from '../units/units.ts'
import { applyBasketOperation } from './apply-operation.ts'
import { activeBasket, type Baskets } from './basket.ts'
import type { BasketContext } from './context.ts'
import type { BasketOperation } from './operations.ts'

const beans: ProductUnits = {
  unit2: 'box',
  unitRate1: 24,
  allowSales: '3',
  defaultUnit: '2',
  weightGrams: 415,
}
const mince: ProductUnits = { unit2: 'kg', unitRate1: 1, allowSales: '2', defaultUnit: '2', weightGrams: 0 }
const p = (id: number) => id as ProductId
const quantityOf = (units: number) => (units * 1000) as Quantity
const id = (name: string) => name as BasketId

const context: BasketContext = {
  product: (productId) => {
    if (productId === 1) return { units: beans, sellable: 100, netPrice: () => 1_000_000 as UnitPrice }
    if (productId === 2) return { units: mince, sellable: Infinity, netPrice: () => 1_000_000 as UnitPrice }
    if (productId === 3)
      return {
        units: beans,
        sellable: 100,
        netPrice: (unit) => (unit === '2' ? (1_000_000 as UnitPrice) : null),
      }
    return undefined
  },
  caps: { maxBasketItemPcsQuantity: 60, maxBasketItemBoxQuantity: 20, maxBasketItemKgQuantity: 10 },
  nowMs: 5,
  deviceId: 'till',
  author: null,
  defaultName: (n) => `Basket ${n}`,
  deletedName: (basketId) => (basketId === 'deleted' ? 'Party' : undefined),
}

const apply = (baskets: Baskets, ...operations: BasketOperation[]) =>
  operations.reduce(
    (state, operation) => {
      const { baskets: next, problems } = applyBasketOperation(state.baskets, operation, context)
      return { baskets: next, problems: [...state.problems, ...problems] }
    },
    { baskets, problems: [] as readonly unknown[] },
  )

const create = (name: string, basketId = name): BasketOperation => ({
  type: 'create',
  basketId: id(basketId),
  name,
})
const add = (productId: number, unit: '1' | '2', units: number, price = 100): BasketOperation => ({
  type: 'add',
  basketId: null,
  productId: p(productId),
  unit,
  quantity: quantityOf(units),
  price: price as UnitPrice,
})
const set = (productId: number, unit: '1' | '2', units: number): BasketOperation => ({
  type: 'setQuantity',
  basketId: null,
  productId: p(productId),
  unit,
  quantity: quantityOf(units),
  price: 100 as UnitPrice,
})
const remove = (productId: number, unit: '1' | '2', units: number): BasketOperation => ({
  type: 'remove',
  basketId: null,
  productId: p(productId),
  unit,
  quantity: quantityOf(units),
})
const linesOf = (baskets: Baskets) =>
  activeBasket(baskets)?.lines.map((line) => [line.productId, line.unit, line.quantity / 1000]) ?? []

describe('baskets', () => {
  test('a new basket becomes the only active one', () => {
    const { baskets } = apply([], create('Weekly'), create('Party'))
    expect(baskets.map((basket) => [basket.name, basket.isActive])).toEqual([
      ['Weekly', false],
      ['Party', true],
    ])
  })

  test('unnamed baskets get the next free default name', () => {
    const { baskets } = apply([], create('', 'a'), create('Basket 3', 'b'), create(' ', 'c'))
    expect(baskets.map((basket) => basket.name)).toEqual(['Basket 1', 'Basket\u00A03', 'Basket 4'])
  })

  test('limits names to 60 characters as a reader counts them', () => {
    expect(apply([], create('ş'.repeat(60), 'a')).baskets).toHaveLength(1)
    expect(apply([], create('🧺'.repeat(60), 'a')).baskets).toHaveLength(1)
    const tooLong = apply([], create('x'.repeat(61), 'a'))
    expect(tooLong.baskets).toEqual([])
    expect(tooLong.problems).toEqual([{ type: 'BASKET_NAME_TOO_LONG', maximum: 60 }])
    const { baskets } = apply([], create('weekly'))
    const renamed = apply(baskets, { type: 'rename', basketId: id('weekly'), name: 'x'.repeat(61) })
    expect(renamed.baskets).toBe(baskets)
    expect(renamed.problems).toEqual(tooLong.problems)
  })

  test('ignores a name of spaces only and keeps the existing name', () => {
    const { baskets } = apply([], create('weekly'))
    const blank = apply(baskets, { type: 'rename', basketId: id('weekly'), name: ' \u00A0\t\u2003 ' })
    expect(blank.baskets).toBe(baskets)
    expect(apply([], create('\u2003\u00A0', 'a')).baskets[0]?.name).toBe('Basket 1')
  })

  test('hold a thousand lines and refuse one more', () => {
    const price = 100 as UnitPrice
    const all: BasketContext = {
      ...context,
      product: () => ({ units: beans, sellable: Infinity, netPrice: () => 1_000_000 as UnitPrice }),
    }
    const lines = Array.from({ length: 1000 }, (_, at) => ({
      productId: p(at + 1),
      unit: '1' as const,
      quantity: quantityOf(1),
      price,
      note: null,
    }))
    const full = [create('weekly'), { type: 'replaceLines' as const, basketId: null, lines }].reduce(
      (baskets: Baskets, operation) => applyBasketOperation(baskets, operation, all).baskets,
      [],
    )
    const over = applyBasketOperation(full, add(1001, '1', 1), all)
    expect(full[0]?.lines).toHaveLength(1000)
    expect(over.baskets).toBe(full)
    expect(over.problems).toEqual([{ type: 'TOO_MANY_LINES', maximum: 1000 }])
    expect(applyBasketOperation(full, add(1000, '1', 1), all).problems).toEqual([])
  })

  test('after the active one is deleted the first becomes active', () => {
    const start = apply([], create('a'), create('b'), create('c')).baskets
    const { baskets } = apply(start, { type: 'delete', basketId: id('c') })
    expect(activeBasket(baskets)?.id).toBe('a')
    expect(
      apply(start, { type: 'delete', basketId: id('a') }).baskets.map((basket) => basket.isActive),
    ).toEqual([false, true])
  })

  test('activating a missing basket changes nothing', () => {
    const start = apply([], create('a')).baskets
    const { baskets, problems } = apply(start, { type: 'activate', basketId: id('x') })
    expect(baskets).toEqual(start)
    expect(problems).toEqual([{ type: 'BASKET_NOT_FOUND', basketId: 'x' }])
  })

  test('renaming changes the name and the time', () => {
    const start = applyBasketOperation([], create('a'), { ...context, nowMs: 1 }).baskets
    const [renamed] = apply(start, { type: 'rename', basketId: id('a'), name: ' Fridays ' }).baskets
    expect(renamed).toMatchObject({ name: 'Fridays', updatedAtMs: 5, createdAtMs: 1 })
  })

  const operations = fc.oneof(
    fc.record({
      type: fc.constant('create' as const),
      basketId: fc.constantFrom('a', 'b', 'c', 'd').map(id),
      name: fc.string({ maxLength: 3 }),
    }),
    fc.record({
      type: fc.constantFrom('activate' as const, 'delete' as const),
      basketId: fc.constantFrom('a', 'b', 'c', 'd').map(id),
    }),
    fc.record({
      type: fc.constant('rename' as const),
      basketId: fc.constantFrom('a', 'b').map(id),
      name: fc.string(),
    }),
    fc
      .tuple(
        fc.constantFrom(add, set, remove),
        fc.integer({ min: 1, max: 4 }),
        fc.constantFrom('1' as const, '2' as const),
        fc.nat(30),
      )
      .map(([make, productId, unit, units]) => make(productId, unit, units)),
  )

  test('exactly one basket is active, and no line is empty, duplicate or above cap and stock', () => {
    fc.assert(
      fc.property(fc.array(operations, { maxLength: 60 }), (changes) => {
        let baskets: Baskets = []
        for (const operation of changes) {
          baskets = applyBasketOperation(baskets, operation, context).baskets
          expect(baskets.filter((basket) => basket.isActive)).toHaveLength(baskets.length > 0 ? 1 : 0)
          for (const basket of baskets) {
            const keys = basket.lines.map((line) => `${line.productId}/${line.unit}`)
            expect(new Set(keys).size).toBe(keys.length)
            for (const line of basket.lines) expect(line.quantity).toBeGreaterThan(0)
            expect(
              requestedBaseUnits(
                beans,
                basket.lines.filter((line) => line.productId === 1),
              ),
            ).toBeLessThanOrEqual(100)
          }
        }
      }),
    )
  })
})

describe('lines', () => {
  const weekly = apply([], create('Weekly')).baskets

  test('adding an existing line raises its quantity and keeps the first price', () => {
    const { baskets } = apply(weekly, add(1, '2', 1, 900), add(1, '1', 3, 40), add(1, '2', 2, 950))
    expect(linesOf(baskets)).toEqual([
      [1, '2', 3],
      [1, '1', 3],
    ])
    expect(activeBasket(baskets)?.lines[0]?.priceWhenAdded).toBe(900)
    expect(activeBasket(baskets)).toMatchObject({ updatedAtMs: 5, deviceId: 'till' })
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
  // 1 g at £4.65 a kilogram rounds to £0.00, 2 g to £0.01.
  for (const operation of puts(1))
    expect([operation.type, linesAfter(operation, 46_500)]).toEqual([operation.type, 0])
  for (const operation of puts(2))
    expect([operation.type, linesAfter(operation, 46_500)]).toEqual([operation.type, 1])
  for (const operation of puts(1000))
    expect([operation.type, linesAfter(operation, null)]).toEqual([operation.type, 0])
})
