import { readdirSync } from 'node:fs'
import { checkDigit } from '@provender/domain/barcode/barcode'
import type { PriceRow } from '@provender/domain/import/rows'
import { describe, expect, test } from 'vitest'
import { plusDays } from './days.ts'
import { picturesFolder } from './picture-files.ts'
import { anchor, large, pricesOfKind, repeated, usual } from './wholesaler.fixture.ts'

const files = new Set(readdirSync(picturesFolder))

const net = (amount: number, row: PriceRow): number => (amount * (10_000 - row.discountBasisPoints)) / 10_000

describe.each([
  ['5,000 products', usual, 5000],
  ['30,000 products', large, 30_000],
] as const)('a wholesaler of %s', (_, shop, count) => {
  const products = new Map(shop.products.map((product) => [product.code, product]))

  test('has that many products, each with a unique six-digit code', () => {
    expect(products.size).toBe(count)
    expect(shop.products.filter(({ code }) => !/^[1-9]\d{5}$/.test(code))).toEqual([])
    expect(shop.products.map(({ code }) => code)).toEqual([...products.keys()].sort())
  })

  test('has valid, unique barcodes', () => {
    const codes = shop.products.flatMap(({ barcodes }) => barcodes)
    expect(repeated(codes)).toEqual([])
    expect(shop.products.filter(({ barcodes }) => barcodes.length < 1 || barcodes.length > 3)).toEqual([])
    expect(codes.filter((code) => !/^(50\d{11}|150\d{11})$/.test(code))).toEqual([])
    expect(codes.filter((code) => checkDigit(code.slice(0, -1)) !== code.slice(-1))).toEqual([])
  })

  test('has unique names within a brand and pack', () => {
    expect(repeated(shop.products.map(({ name, packSize }) => `${name} ${packSize}`))).toEqual([])
  })

  test('starts every name with its brand', () => {
    const brands = new Map(
      shop.attributes.find(({ code }) => code === 'brand')!.values.map(({ code, name }) => [code, name.en]),
    )
    const misplaced = shop.products.filter(
      ({ attributes, name }) => !name.startsWith(`${brands.get(attributes.brand![0]!)} `),
    )
    expect(misplaced).toEqual([])
  })

  test('refers only to existing rows', () => {
    const categories = new Set(shop.categories.map(({ code }) => code))
    const values = new Set(
      shop.attributes.flatMap(({ code, values }) => values.map((value) => `${code} ${value.code}`)),
    )
    const lists = new Set([null, ...shop.priceLists.map(({ code }) => code)])
    for (const product of shop.products) {
      const named = Object.entries(product.attributes).flatMap(([code, ofIt]) =>
        ofIt.map((value) => `${code} ${value}`),
      )
      expect(product.categoryCodes.length).toBeGreaterThan(0)
      expect(product.categoryCodes.filter((code) => !categories.has(code))).toEqual([])
      expect(named.filter((value) => !values.has(value))).toEqual([])
    }
    expect(
      shop.prices.filter((row) => !products.has(row.productCode) || !lists.has(row.priceListCode)),
    ).toEqual([])
    expect(shop.stock.map(({ productCode }) => productCode)).toEqual([...products.keys()])
  })

  test('has a picture file for every product, category, brand and banner', () => {
    const brandSigns = shop.attributes
      .find(({ code }) => code === 'brand')!
      .values.map(({ picture }) => picture)
    const named = [
      ...shop.products.map(({ picture }) => picture),
      ...shop.categories.map(({ picture }) => picture),
      ...brandSigns,
      ...shop.banners.flatMap(({ pictures }) => pictures),
    ]
    expect([...new Set(named)].filter((file) => file === null || !files.has(file))).toEqual([])
    expect(shop.banners.filter(({ pictures }) => pictures.length < 2)).toEqual([])
  })

  test('prices every unit it sells and no other, above 0', () => {
    const misplaced = [...pricesOfKind(shop, 'standard').values()].filter((row) => {
      const { sellAs } = products.get(row.productCode)!
      const wrong = (amount: number | null, sold: boolean): boolean =>
        amount === null ? sold : !sold || net(amount, row) <= 0
      return wrong(row.price, sellAs !== '2') || wrong(row.parcelPrice, sellAs !== '1')
    })
    expect(misplaced).toEqual([])
  })

  test('charges no more for a piece in a box than for a single piece', () => {
    const both = [...pricesOfKind(shop, 'standard').values()].filter(
      (row) => row.price !== null && row.parcelPrice !== null,
    )
    const dearer = both.filter(
      (row) => row.parcelPrice! / products.get(row.productCode)!.piecesPerBox > row.price!,
    )
    expect(both.length).toBeGreaterThan(1000)
    expect(dearer).toEqual([])
  })

  test('has promotion, clearance and contract prices below the standard price', () => {
    const standard = pricesOfKind(shop, 'standard')
    const special = shop.prices.filter(({ kind }) => kind !== 'standard')
    const dearer = special.filter((row) => {
      const list = standard.get(row.productCode)!
      return (['price', 'parcelPrice'] as const).some(
        (unit) =>
          (row[unit] === null) !== (list[unit] === null) ||
          (row[unit] !== null && net(row[unit], row) >= net(list[unit]!, list)),
      )
    })
    expect(special.length).toBeGreaterThan(1000)
    expect(dearer).toEqual([])
  })

  test('has units that match the product', () => {
    const odd = shop.products.filter(
      ({ pieceUnit, secondUnit, piecesPerBox, sellAs, defaultUnit, itemType, packSize }) =>
        (secondUnit === 'box') !== piecesPerBox > 1 ||
        (pieceUnit === '') !== (secondUnit === 'kg') ||
        (sellAs !== '3' && defaultUnit !== sellAs) ||
        (itemType === 'CATCH_WEIGHT') !== (secondUnit === 'kg' && packSize.includes('about')),
    )
    expect(odd).toEqual([])
  })

  test('has orders only for sellable products and units, by users of the company', () => {
    const standard = pricesOfKind(shop, 'standard')
    const suspended = new Set(
      shop.stock.filter(({ suspended }) => suspended).map(({ productCode }) => productCode),
    )
    const users = new Set(
      shop.companies.flatMap(({ code, users }) =>
        users.filter(({ active }) => active).map(({ email }) => `${code} ${email}`),
      ),
    )
    expect(shop.orders.length).toBeGreaterThan(100)
    for (const order of shop.orders) {
      expect(users).toContain(`${order.companyCode} ${order.userEmail}`)
      expect(repeated(order.lines.map(({ productCode, unit }) => `${productCode} ${unit}`))).toEqual([])
      for (const { productCode, unit, quantity } of order.lines) {
        const product = products.get(productCode)!
        const price = standard.get(productCode)![unit === '1' ? 'price' : 'parcelPrice']
        expect(price).toBeGreaterThan(0)
        expect(product.webPublished && product.mobilePublished && !suspended.has(productCode)).toBe(true)
        expect(product.createdOn! <= plusDays(anchor, -order.placedDaysBefore)).toBe(true)
        expect(quantity).toBeGreaterThan(0)
        expect(product.secondUnit === 'kg' || quantity % 1000 === 0).toBe(true)
      }
    }
  })
})
