import { describe, expect, test } from 'vitest'
import { missingToMinimum, refusalOfQuote } from '../checkout/quote.ts'
import type { ProductId } from '../ids.ts'
import type { Minor, Quantity, UnitPrice } from '../money/money.ts'
import type { BasketLine } from './basket.ts'
import { isOrderable, priceBasket, type PricedProduct, type PricingContext } from './price-basket.ts'

const product = (change: Partial<PricedProduct> = {}): PricedProduct => ({
  units: { secondUnit: 'box', piecesPerBox: 12, sellAs: '3', defaultUnit: '2', weightGrams: 0 },
  prices: {
    standard: {
      priceId: 1,
      price: 6375 as UnitPrice,
      parcelPrice: 70000 as UnitPrice,
      discountBasisPoints: 0,
    },
    private: null,
    promo: null,
    clearance: null,
  },
  vatBasisPoints: 2000,
  stock: { onHand: 100, suspended: false },
  saleType: 'NORMAL',
  ...change,
})
const line = (
  productId: number,
  unit: '1' | '2',
  units: number,
  priceWhenAdded: number | null = null,
): BasketLine => ({
  productId: productId as ProductId,
  unit,
  quantity: (units * 1000) as Quantity,
  priceWhenAdded: priceWhenAdded as UnitPrice | null,
  piecesPerBoxWhenAdded: null,
  note: '',
  substitutionWish: null,
  changedBy: null,
})
const strict = { outOfStockOrdersEnabled: false, blockOutOfStockOrdering: true }
const shop = (products: Record<number, PricedProduct>, stockPolicy = strict): PricingContext => ({
  product: (productId) => products[productId],
  precedence: 'kind',
  hideStandard: false,
  stockPolicy,
})
const problemsOf = (lines: BasketLine[], context: PricingContext) =>
  priceBasket(lines, context).lines.map((priced) => priced.problems.map(({ type }) => type))

describe('a priced basket', () => {
  test('rounds net and VAT once per line and adds them up', () => {
    const { lines, totals } = priceBasket([line(1, '1', 6), line(1, '2', 2)], shop({ 1: product() }))
    expect(lines.map(({ net, vat }) => [net, vat])).toEqual([
      [383, 77],
      [1400, 280],
    ])
    expect(totals).toMatchObject({ net: 1783, vat: 357, gross: 2140 })
  })

  test('excludes lines that cannot be ordered and gives the reason', () => {
    const missing = line(9, '1', 1)
    const priceless = product({ prices: { standard: null, private: null, promo: null, clearance: null } })
    const context = shop({
      1: product(),
      2: priceless,
      3: product({ stock: { onHand: 5, suspended: true } }),
    })
    const priced = priceBasket([line(1, '1', 1), missing, line(2, '1', 1), line(3, '1', 1)], context)
    expect(priced.lines.map(isOrderable)).toEqual([true, false, false, false])
    expect(priced.totals.net).toBe(64)
    expect(priced.lines.map(({ problems }) => problems[0]?.type)).toEqual([
      undefined,
      'NO_LONGER_AVAILABLE',
      'NO_PRICE',
      'OUT_OF_STOCK',
    ])
  })

  test('reports a shortage when pieces and boxes together exceed the stock', () => {
    const context = shop({ 1: product({ stock: { onHand: 25, suspended: false } }) })
    expect(problemsOf([line(1, '2', 2)], context)).toEqual([[]])
    expect(problemsOf([line(1, '2', 2), line(1, '1', 2)], context)).toEqual([['SHORT'], ['SHORT']])
    expect(refusalOfQuote(priceBasket([line(1, '2', 2), line(1, '1', 2)], context))).toEqual({
      type: 'SHORT_OF_STOCK',
      productIds: [1],
    })
  })

  test('marks back orders, where accepted, and products in transit', () => {
    const open = { outOfStockOrdersEnabled: true, blockOutOfStockOrdering: false }
    const context = shop(
      { 1: product({ stock: { onHand: 0, suspended: false }, saleType: 'IN_TRANSIT' }) },
      open,
    )
    expect(problemsOf([line(1, '1', 1)], context)).toEqual([['BACK_ORDER', 'IN_TRANSIT']])
  })

  test('reports a price that changed since the line was added', () => {
    const context = shop({ 1: product() })
    expect(problemsOf([line(1, '1', 1, 6375)], context)).toEqual([[]])
    expect(problemsOf([line(1, '1', 1, 6000)], context)).toEqual([['PRICE_CHANGED']])
  })
})

describe('a quote', () => {
  test('is refused if no line can be ordered', () => {
    expect(refusalOfQuote(priceBasket([], shop({})))).toEqual({ type: 'BASKET_EMPTY' })
    expect(refusalOfQuote(priceBasket([line(9, '1', 1)], shop({})))).toEqual({ type: 'BASKET_EMPTY' })
  })

  test('reports a shortage if every line has sold out, and otherwise leaves those lines out', () => {
    const context = shop({ 1: product({ stock: { onHand: 0, suspended: false } }), 2: product() })
    const sold = line(1, '1', 1)
    expect(refusalOfQuote(priceBasket([sold], context))).toEqual({ type: 'SHORT_OF_STOCK', productIds: [1] })
    expect(refusalOfQuote(priceBasket([sold, line(2, '1', 1)], context))).toBeNull()
  })

  test('gives the amount missing to the minimum', () => {
    expect(missingToMinimum(12_000 as Minor, 15_000 as Minor)).toBe(3000)
    expect(missingToMinimum(15_000 as Minor, 15_000 as Minor)).toBe(0)
  })
})

test.each([
  ['one piece at 0.0049', 49, 1],
  ['a hundredth of a piece at 0.4', 4000, 0.01],
  ['a price of 0', 0, 10],
])('%s costs 0.00, so it has no price and cannot be ordered', (_, price, units) => {
  const standard = { priceId: 1, price: price as UnitPrice, parcelPrice: null, discountBasisPoints: 0 }
  const free = product({ prices: { standard, private: null, promo: null, clearance: null } })
  const priced = priceBasket([line(1, '1', units)], shop({ 1: free }))
  expect(priced.lines[0]?.problems).toEqual([{ type: 'NO_PRICE' }])
  expect(priced.lines.filter(isOrderable)).toEqual([])
  expect(refusalOfQuote(priced)).toEqual({ type: 'BASKET_EMPTY' })
})
