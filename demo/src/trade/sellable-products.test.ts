import type { PriceRow } from '@provender/domain/import/rows'
import { describe, expect, test } from 'vitest'
import { offersOf } from '../catalogue/offers.ts'
import { pricesOf } from '../catalogue/prices.ts'
import { listProducts } from '../catalogue/products.ts'
import { stockOf } from '../catalogue/stock.ts'
import { productsOfUsuals, findSellableProducts } from './sellable-products.ts'

const anchor = '2026-11-21'
const listed = listProducts(3, anchor, offersOf(3, 2000))
const prices = pricesOf(3, anchor, listed)
const stock = stockOf(3, listed)
const codesOf = (rows: readonly PriceRow[], stockRows = stock) =>
  new Set(findSellableProducts(listed, rows, stockRows).map(({ product }) => product.code))

describe('a sellable product', () => {
  const all = codesOf(prices)
  const [one] = [...all]

  test('has a price above 0', () => {
    const without = prices.filter(({ productCode }) => productCode !== one)
    const freeProducts = prices.map((row) =>
      row.productCode === one ? { ...row, price: 0, parcelPrice: 0 } : row,
    )
    expect(all.size).toBeGreaterThan(1800)
    expect(codesOf(without)).toEqual(new Set([...all].filter((code) => code !== one)))
    expect(codesOf(freeProducts)).toEqual(codesOf(without))
  })

  test('is not suspended', () => {
    const stockRows = stock.map((row) => (row.productCode === one ? { ...row, suspended: true } : row))
    expect(codesOf(prices, stockRows).has(one!)).toBe(false)
  })

  test('is not a deposit, on clearance or in transit', () => {
    const kinds = new Set(
      findSellableProducts(listed, prices, stock).map(
        ({ product }) => `${product.itemType} ${product.saleType}`,
      ),
    )
    expect(kinds).toEqual(new Set(['STANDARD NORMAL', 'CATCH_WEIGHT NORMAL']))
  })
})

test('a regular product is the plainest of its base, or of two flavours', () => {
  const sellable = findSellableProducts(listed, prices, stock)
  const usual = { category: 'crisps', base: '* Crisps', quantity: 1, likelihood: 1 }
  const found = productsOfUsuals([usual, { ...usual, base: 'no such thing' }], sellable).map(
    (one) => one.sellable.offer,
  )
  expect(found).toHaveLength(2)
  expect(new Set(found.map(({ flavour }) => flavour)).size).toBe(2)
  expect(found.filter(({ priceMarked, line }) => priceMarked || line !== null)).toEqual([])
})
