import { expect, test } from 'vitest'
import { box, inStock, piece, listContext } from './product.fixture.ts'
import { stockView } from './stock-view.ts'

const running = (secondUnit: string, stockCount: number | null, units = [piece, box]) =>
  stockView(
    { secondUnit, units, piecesPerBox: 12, stockStatus: { ...inStock, lowStock: true, stockCount } },
    listContext,
  ).text

test('says how much is left when the stock is low', () => {
  expect(running('box', 3)).toBe('Low stock · 3 left')
  expect(running('kg', 6.7)).toBe('Low stock · 6 kg left')
  expect(running('kg', null)).toBe('Low stock')
})

test('says both when stock in transit is low', () => {
  const coming = (stockCount: number | null, lowStock = true) =>
    stockView(
      {
        secondUnit: 'box',
        units: [piece, box],
        piecesPerBox: 12,
        stockStatus: { ...inStock, saleType: 'IN_TRANSIT', lowStock, stockCount },
      },
      listContext,
    )
  expect(coming(3)).toEqual({ kind: 'transit', text: 'In transit, may not arrive · 3 left' })
  expect(coming(null).text).toBe('In transit, may not arrive')
  expect(coming(40, false).text).toBe('In transit, may not arrive')
})

test('gives no count, rather than 0, below one kilogram', () => {
  expect(running('kg', 0.4)).toBe('Low stock')
})

test('says that less than a box is left when a product sold only by the box has fewer pieces', () => {
  expect(running('box', 11, [box])).toBe('Less than a box left')
  expect(running('box', 12, [box])).toBe('Low stock · 12 left')
  expect(running('box', null, [box])).toBe('Low stock')
  const orders = { ...listContext.stockPolicy, outOfStockOrdersEnabled: true, blockOutOfStockOrdering: false }
  const stockStatus = { ...inStock, lowStock: true, stockCount: 5 }
  const product = { secondUnit: 'box', units: [box], piecesPerBox: 12, stockStatus }
  expect(stockView(product, { ...listContext, stockPolicy: orders }).text).toBe('Low stock · 5 left')
})
