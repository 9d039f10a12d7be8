import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { UnitPrice } from '../money/money.ts'
import { requestedBaseUnits } from '../stock/stock.ts'
import { applyBasketOperation } from './apply-operation.ts'
import { add, apply, beans, context, create, id, p, quantityOf, remove, set } from './basket.fixture.ts'
import { activeBasket, type Baskets } from './basket.ts'
import type { BasketContext } from './context.ts'
import { replaceBaskets } from './replace-baskets.ts'

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

  test('keep no control and direction characters in names and notes, whichever way they come', () => {
    const typed = 'Bay\u001B[2J \u202Eleft'
    const stored = 'Bay [2J left'
    const line = { productId: p(1), unit: '1' as const }
    const priced = { ...line, quantity: quantityOf(1), price: null, note: typed }
    const named = apply([], create(typed, 'a'), add(1, '1', 1), {
      type: 'note',
      basketId: null,
      note: typed,
      ...line,
    })
    const replaced = apply([], create('a'), { type: 'replaceLines', basketId: null, lines: [priced] })
    const renamed = apply([], create('a'), { type: 'rename', basketId: id('a'), name: typed })
    expect(named.baskets[0]).toMatchObject({ name: stored, lines: [{ note: stored }] })
    expect(replaced.baskets[0]?.lines).toMatchObject([{ note: stored }])
    expect(renamed.baskets[0]?.name).toBe(stored)
    const content = { id: id('a'), name: typed, isActive: true, fulfilmentMethod: null, lines: [priced] }
    expect(replaceBaskets([], [content], context).baskets).toMatchObject([
      { name: stored, lines: [{ note: stored }] },
    ])
    expect(apply([], create('\u200BBasket 2', 'a')).baskets[0]?.name).toBe('Basket\u00A02')
  })

  test('accept a name and a note of the most characters that a device stored before they were cleaned', () => {
    const note = '\u0958'.repeat(199) + '\u0007'
    const { problems } = apply([], create('\u0958'.repeat(60), 'a'), add(1, '1', 1), {
      type: 'note',
      basketId: null,
      productId: p(1),
      unit: '1',
      note,
    })
    expect(problems).toEqual([])
  })

  test('keep a line that is no longer sold, though its note was stored before notes were cleaned', () => {
    const { baskets } = apply([], create('a'), add(1, '1', 1))
    const old = baskets.map((basket) => ({
      ...basket,
      lines: basket.lines.map((line) => ({ ...line, productId: p(4), note: 'ripe\u0007' })),
    }))
    const sent = old.map((basket) => ({
      ...basket,
      lines: basket.lines.map((line) => ({ ...line, price: line.priceWhenAdded })),
    }))
    expect(replaceBaskets(old, sent, context)).toEqual({ baskets: old, problems: [] })
  })

  test('hold a thousand lines and refuse one more', () => {
    const price = 100 as UnitPrice
    const all: BasketContext = {
      ...context,
      product: () => ({ units: beans, sellable: Infinity, netPrice: () => 1_000_000 as UnitPrice }),
    }
    const lines = Array.from({ length: 1000 }, (_, index) => ({
      productId: p(index + 1),
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
