import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Quantity } from '../money/money.ts'
import { remainingQuantity, sellable, stockState, requestedBaseUnits, withoutStock } from '../stock/stock.ts'
import { configuredLimit, isQuantityOf, displayedQuantity, typedQuantity } from './quantity-limits.ts'
import { defaultSalesUnit, type ProductUnits, quantityWithin, salesUnits, toBaseUnits } from './units.ts'

const beans: ProductUnits = {
  secondUnit: 'box',
  piecesPerBox: 24,
  sellAs: '3',
  defaultUnit: '2',
  weightGrams: 415,
}
const feta: ProductUnits = {
  secondUnit: 'kg',
  piecesPerBox: 1,
  sellAs: '3',
  defaultUnit: '2',
  weightGrams: 200,
}
const quantityOf = (units: number) => (units * 1000) as Quantity

describe('sales units', () => {
  test.each([
    [{ ...beans, sellAs: '1' }, ['1'], '1'],
    [{ ...beans, sellAs: '2' }, ['2'], '2'],
    [beans, ['1', '2'], '2'],
    [{ ...beans, secondUnit: '' }, ['1'], '1'],
    [{ ...beans, sellAs: '2', secondUnit: '' }, ['1'], '1'],
  ] as const)('%j is sold in %j and starts with %s', (product, units, first) => {
    expect(salesUnits(product)).toEqual(units)
    expect(defaultSalesUnit(product)).toBe(first)
  })

  test('a box uses its pieces of stock, a kilogram its grams, a piece of a weighed product its weight', () => {
    expect(toBaseUnits(beans, '2', quantityOf(2))).toBe(48)
    expect(toBaseUnits(beans, '1', quantityOf(5))).toBe(5)
    expect(toBaseUnits(feta, '2', 1250 as Quantity)).toBe(1250)
    expect(toBaseUnits(feta, '1', quantityOf(3))).toBe(600)
  })

  test('a stock yields whole boxes, whole pieces and kilograms to the gram', () => {
    expect(quantityWithin(beans, '2', 47)).toBe(quantityOf(1))
    expect(quantityWithin(beans, '1', 47)).toBe(quantityOf(47))
    expect(quantityWithin(feta, '2', 1234)).toBe(1234)
    expect(quantityWithin(beans, '1', -3)).toBe(0)
  })
})

describe('quantities', () => {
  test('pieces and boxes accept digits only, and empty counts as 0', () => {
    expect(typedQuantity('piece', '12')).toBe(quantityOf(12))
    expect(typedQuantity('box', '')).toBe(0)
    for (const text of ['1.5', '1,5', '-1', '1e2', 'two', '１２'])
      expect(typedQuantity('box', text)).toBeUndefined()
  })

  test('kilograms accept three decimals after either decimal mark', () => {
    expect(typedQuantity('kg', '1.25')).toBe(1250)
    expect(typedQuantity('kg', '1,25')).toBe(1250)
    expect(typedQuantity('kg', ',5')).toBe(500)
    expect(typedQuantity('kg', '2.')).toBe(2000)
    expect(typedQuantity('kg', '0.0001')).toBeUndefined()
    expect(displayedQuantity(1250 as Quantity, ',')).toBe('1,25')
  })

  test('typed text parses to a valid quantity of the unit or to nothing', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom('piece' as const, 'box' as const, 'kg' as const),
        (text, kind) => {
          const typed = typedQuantity(kind, text)
          if (typed !== undefined) expect(isQuantityOf(kind, typed)).toBe(true)
        },
      ),
    )
  })

  test('each unit has its own cap', () => {
    const quantityLimits = {
      maxBasketItemPcsQuantity: 100,
      maxBasketItemBoxQuantity: 20,
      maxBasketItemKgQuantity: 50,
    }
    expect(configuredLimit(quantityLimits, 'piece')).toBe(quantityOf(100))
    expect(configuredLimit(quantityLimits, 'box')).toBe(quantityOf(20))
    expect(configuredLimit(quantityLimits, 'kg')).toBe(quantityOf(50))
  })
})

describe('stock', () => {
  test('is out if empty or suspended, and low only if there is some', () => {
    expect(stockState({ onHand: 0, suspended: false }, 5)).toBe('out')
    expect(stockState({ onHand: 50, suspended: true }, 5)).toBe('out')
    expect(stockState({ onHand: 5, suspended: false }, 5)).toBe('low')
    expect(stockState({ onHand: 6, suspended: false }, 5)).toBe('in')
  })

  test('two settings decide what can be ordered without it', () => {
    expect(withoutStock({ outOfStockOrdersEnabled: false, blockOutOfStockOrdering: false })).toBe('notify')
    expect(withoutStock({ outOfStockOrdersEnabled: true, blockOutOfStockOrdering: true })).toBe('disabled')
    expect(withoutStock({ outOfStockOrdersEnabled: true, blockOutOfStockOrdering: false })).toBe('back-order')
    const level = { onHand: 3, suspended: false }
    expect(sellable(level, { outOfStockOrdersEnabled: false, blockOutOfStockOrdering: false })).toBe(3)
    expect(sellable(level, { outOfStockOrdersEnabled: true, blockOutOfStockOrdering: false })).toBe(Infinity)
  })

  test('pieces and boxes of one product together never exceed the stock', () => {
    const quantities = fc.nat(500).map(quantityOf)
    fc.assert(
      fc.property(
        fc.nat(5000),
        quantities,
        fc.constantFrom('1' as const, '2' as const),
        fc.integer({ min: 1, max: 48 }),
        (stock, otherQuantity, unit, piecesPerBox) => {
          const product = { ...beans, piecesPerBox }
          const left = remainingQuantity(product, unit, { stock, otherQuantity })
          const other = unit === '1' ? '2' : '1'
          const requested = requestedBaseUnits(product, [
            { unit, quantity: left },
            { unit: other, quantity: otherQuantity },
          ])
          const alone = requestedBaseUnits(product, [{ unit: other, quantity: otherQuantity }])
          expect(requested).toBeLessThanOrEqual(Math.max(stock, alone))
          const oneMore = requestedBaseUnits(product, [
            { unit, quantity: (left + 1000) as Quantity },
            { unit: other, quantity: otherQuantity },
          ])
          expect(oneMore).toBeGreaterThan(stock)
        },
      ),
    )
  })
})
