import { readdirSync } from 'node:fs'
import { checkDigitOf } from '@provender/domain/barcode/barcode'
import { configSchema } from '@provender/domain/config/config'
import type { PriceRow, ProductRow } from '@provender/domain/import/rows'
import { languages, type TranslatedText } from '@provender/domain/languages'
import { describe, expect, test } from 'vitest'
import { offersOf } from './catalogue/offers.ts'
import type { DemoWholesaler } from './dataset.ts'
import { plusDays } from './days.ts'
import { picturesFolder } from './pictures/picture-files.ts'
import { bases } from './range/ranges.ts'
import { buildDemoWholesaler } from './wholesaler.ts'

const anchor = '2026-11-21'
const usual = buildDemoWholesaler({ seed: 7, anchor })
const large = buildDemoWholesaler({ seed: 7, anchor, productCount: 30_000 })
const files = new Set(readdirSync(picturesFolder))

const counted = <Value>(values: Iterable<Value>): Map<Value, number> => {
  const counts = new Map<Value, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}
const repeated = (values: readonly string[]): readonly string[] =>
  [...counted(values)].filter(([, count]) => count > 1).map(([value]) => value)

const pricesOfKind = (shop: DemoWholesaler, kind: PriceRow['kind']): Map<string, PriceRow> =>
  new Map(shop.prices.filter((row) => row.kind === kind).map((row) => [row.productCode, row]))

const net = (amount: number, row: PriceRow): number => (amount * (10_000 - row.discountBasisPoints)) / 10_000

describe('the demo wholesaler', () => {
  test('is the same for the same options, and differs for another seed', () => {
    expect(buildDemoWholesaler({ seed: 7, anchor })).toEqual(usual)
    expect(buildDemoWholesaler({ seed: 8, anchor }).products).not.toEqual(usual.products)
  })

  test('names products and categories in plain words, never by identifiers', () => {
    const names = [
      ...large.products.flatMap(({ description1, description2, description3 }) => [
        description1,
        description2,
        description3,
      ]),
      ...large.categories.flatMap(({ name }) => Object.values(name)),
    ]
    expect(names.filter((name) => /[a-z][A-Z]/.test(name))).toEqual([])
  })

  test('lists well over 800 distinct base products, all of them among 5,000 products', () => {
    const listed = new Set(offersOf(7, 5000).map(({ base }) => base.key))
    expect(repeated(bases.map(({ key }) => key))).toEqual([])
    expect(repeated(bases.map(({ category, name }) => `${category}: ${name}`))).toEqual([])
    expect(listed.size).toBeGreaterThan(1000)
    expect(bases.filter(({ key }) => !listed.has(key)).map(({ key }) => key)).toEqual([])
  })

  test('refuses a count outside the range and an invalid anchor date', () => {
    expect(() => buildDemoWholesaler({ seed: 1, anchor, productCount: 1_000_000 })).toThrow(RangeError)
    expect(() => buildDemoWholesaler({ seed: 1, anchor, productCount: 10 })).toThrow(RangeError)
    expect(() => buildDemoWholesaler({ seed: 1, anchor: '2026-02-30' })).toThrow(RangeError)
  })

  test('has products of every unit, sale type, item type and way of selling', () => {
    const kinds = (pick: (product: ProductRow) => string): readonly string[] =>
      [...new Set(usual.products.map(pick))].sort()
    expect(kinds(({ allowSales }) => allowSales)).toEqual(['1', '2', '3'])
    expect(kinds(({ unit2 }) => unit2)).toEqual(['', 'box', 'kg'])
    expect(kinds(({ saleType }) => saleType)).toEqual(['CLEARANCE', 'IN_TRANSIT', 'NORMAL'])
    expect(kinds(({ itemType }) => itemType)).toEqual(['CATCH_WEIGHT', 'DEPOSIT', 'STANDARD'])
    expect(kinds(({ webPublished, mobilePublished }) => `${webPublished} ${mobilePublished}`)).toEqual([
      'false false',
      'false true',
      'true false',
      'true true',
    ])
  })

  test('has most products well stocked, some low, a few out of stock and a few suspended', () => {
    const least = new Map(usual.products.map(({ code, minStock }) => [code, minStock]))
    const states = counted(
      usual.stock.map(({ productCode, onHand, suspended }) => {
        if (suspended) return 'suspended'
        if (onHand === 0) return 'none'
        return onHand <= least.get(productCode)! ? 'low' : 'plenty'
      }),
    )
    expect(states.get('plenty')).toBeGreaterThan(4000)
    expect(states.get('low')).toBeGreaterThan(200)
    expect(states.get('none')).toBeGreaterThan(100)
    expect(states.get('suspended')).toBeGreaterThan(20)
  })

  test('has about two hundred promotions, most current, some past, some future', () => {
    const promos = usual.prices.filter(({ kind }) => kind === 'promo')
    const over = promos.filter(({ endsOn }) => endsOn! < anchor)
    const upcoming = promos.filter(({ startsOn }) => startsOn! > anchor)
    expect(promos.length).toBeGreaterThan(150)
    expect(promos.length).toBeLessThan(260)
    expect(over.length).toBeGreaterThan(5)
    expect(upcoming.length).toBeGreaterThan(5)
    expect(promos.length - over.length - upcoming.length).toBeGreaterThan(promos.length / 2)
  })

  test('has clearance prices for clearance products only', () => {
    const cleared = usual.products.filter(({ saleType }) => saleType === 'CLEARANCE').map(({ code }) => code)
    const priced = usual.prices
      .filter(({ kind }) => kind === 'clearance')
      .map(({ productCode }) => productCode)
    expect(cleared.length).toBeGreaterThan(20)
    expect(priced.sort()).toEqual(cleared.sort())
  })

  test('has private prices for 15 to 40 percent of its products on each price list', () => {
    const listed = counted(usual.prices.flatMap(({ priceListCode }) => priceListCode ?? []))
    expect([...listed.keys()].sort()).toEqual(usual.priceLists.map(({ code }) => code).sort())
    for (const count of listed.values()) {
      expect(count / usual.products.length).toBeGreaterThan(0.14)
      expect(count / usual.products.length).toBeLessThan(0.4)
    }
  })

  test('has a few products without a price', () => {
    const priceless = usual.products.length - pricesOfKind(usual, 'standard').size
    expect(priceless).toBeGreaterThan(1)
    expect(priceless).toBeLessThan(25)
  })

  test('applies the VAT rules for food', () => {
    const categoryProducts = (code: string): readonly string[] => [
      ...new Set(
        usual.products.filter(({ categoryCodes }) => categoryCodes[0] === code).map(({ vatCode }) => vatCode),
      ),
    ]
    expect(categoryProducts('bread')).toEqual(['Z'])
    expect(categoryProducts('beef')).toEqual(['Z'])
    expect(categoryProducts('crisps')).toEqual(['S'])
    expect(categoryProducts('sweets')).toEqual(['S'])
    expect(categoryProducts('fizzy-drinks')).toEqual(['S'])
    expect(categoryProducts('cleaning')).toEqual(['S'])
    expect(categoryProducts('fuel')).toEqual(['R'])
    const rates = new Set(usual.products.map(({ vatCode, vatBasisPoints }) => `${vatCode} ${vatBasisPoints}`))
    expect([...rates].sort()).toEqual(['R 500', 'S 2000', 'Z 0'])
    const zeroRated = usual.products.filter(({ vatCode }) => vatCode === 'Z').length
    expect(zeroRated / usual.products.length).toBeGreaterThan(0.6)
  })

  test('features each product once, and staples of many departments first', () => {
    const byRankOrder = usual.products.toSorted((one, other) => one.featuredRank - other.featuredRank)
    const first = byRankOrder.slice(0, 60)
    expect(byRankOrder.map(({ featuredRank }) => featuredRank)).toEqual(usual.products.map((_, i) => i + 1))
    expect(new Set(first.map(({ code }) => code.slice(0, 2))).size).toBeGreaterThan(7)
    expect(first.filter(({ description2 }) => / PM /.test(description2))).toEqual([])
    expect(first.filter(({ vatCode }) => vatCode === 'R')).toEqual([])
  })

  test('dates new products in the recent past and none in the future', () => {
    const recent = usual.products.filter(({ createdOn }) => createdOn! > plusDays(anchor, -28))
    expect(recent.length).toBeGreaterThan(100)
    expect(recent.length).toBeLessThan(500)
    expect(usual.products.filter(({ createdOn }) => createdOn! > anchor)).toEqual([])
  })

  test('has departments of two or three levels, each category after its parent', () => {
    const parents = new Map(usual.categories.map(({ code, parentCode }) => [code, parentCode]))
    const depthOf = (code: string): number => (parents.get(code) ? 1 + depthOf(parents.get(code)!) : 1)
    const order = usual.categories.map(({ code }) => code)
    const parentCodes = new Set(usual.categories.map(({ parentCode }) => parentCode))
    const leaves = order.filter((code) => !parentCodes.has(code))
    expect(order.filter((code) => parents.get(code) === null)).toHaveLength(11)
    expect(leaves.length).toBeGreaterThan(60)
    expect(leaves.length).toBeLessThanOrEqual(110)
    expect(new Set(leaves.map(depthOf))).toEqual(new Set([2, 3]))
    const early = usual.categories.filter(
      ({ parentCode }, at) => parentCode !== null && !order.slice(0, at).includes(parentCode),
    )
    expect(early).toEqual([])
  })

  test('has its own texts in all three languages', () => {
    const texts: readonly TranslatedText[] = [
      ...usual.categories.map(({ name }) => name),
      ...usual.attributes.map(({ name }) => name),
      ...usual.attributes
        .filter(({ code }) => code !== 'brand')
        .flatMap(({ values }) => values.map(({ name }) => name)),
      ...usual.banners.flatMap(({ title, text }) => [title, text]),
      ...usual.pages.flatMap(({ title, body }) => [title, body]),
      ...usual.faq.flatMap(({ question, answer }) => [question, answer]),
    ]
    expect(texts.filter((text) => languages.some((language) => (text[language] ?? '') === ''))).toEqual([])
  })

  test('has settings that the shop accepts', () => {
    expect(configSchema['~standard'].validate(usual.config)).not.toHaveProperty('issues')
  })
})

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
    expect(codes.filter((code) => checkDigitOf(code.slice(0, -1)) !== code.slice(-1))).toEqual([])
  })

  test('has unique names within a brand and pack', () => {
    expect(repeated(shop.products.map(({ description2, pSize }) => `${description2} ${pSize}`))).toEqual([])
  })

  test('starts every name with its brand', () => {
    const brands = new Map(
      shop.attributes.find(({ code }) => code === 'brand')!.values.map(({ code, name }) => [code, name.en]),
    )
    const misplaced = shop.products.filter(
      ({ attributes, description2 }) => !description2.startsWith(`${brands.get(attributes.brand![0]!)} `),
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
      const { allowSales } = products.get(row.productCode)!
      const wrong = (amount: number | null, sold: boolean): boolean =>
        amount === null ? sold : !sold || net(amount, row) <= 0
      return wrong(row.price, allowSales !== '2') || wrong(row.parcelPrice, allowSales !== '1')
    })
    expect(misplaced).toEqual([])
  })

  test('charges no more for a piece in a box than for a single piece', () => {
    const both = [...pricesOfKind(shop, 'standard').values()].filter(
      (row) => row.price !== null && row.parcelPrice !== null,
    )
    const dearer = both.filter(
      (row) => row.parcelPrice! / products.get(row.productCode)!.unitRate1 > row.price!,
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
      ({ unit1, unit2, unitRate1, allowSales, defaultUnit, itemType, pSize }) =>
        (unit2 === 'box') !== unitRate1 > 1 ||
        (unit1 === '') !== (unit2 === 'kg') ||
        (allowSales !== '3' && defaultUnit !== allowSales) ||
        (itemType === 'CATCH_WEIGHT') !== (unit2 === 'kg' && pSize.includes('about')),
    )
    expect(odd).toEqual([])
  })

  test('has orders only for sellable products and units, by users of the company', () => {
    const standard = pricesOfKind(shop, 'standard')
    const suspended = new Set(
      shop.stock.filter(({ suspended }) => suspended).map(({ productCode }) => productCode),
    )
    const logins = new Set(
      shop.companies.flatMap(({ code, logins }) =>
        logins.filter(({ active }) => active).map(({ email }) => `${code} ${email}`),
      ),
    )
    expect(shop.orders.length).toBeGreaterThan(100)
    for (const order of shop.orders) {
      expect(logins).toContain(`${order.companyCode} ${order.loginEmail}`)
      expect(repeated(order.lines.map(({ productCode, unit }) => `${productCode} ${unit}`))).toEqual([])
      for (const { productCode, unit, quantity } of order.lines) {
        const product = products.get(productCode)!
        const price = standard.get(productCode)![unit === '1' ? 'price' : 'parcelPrice']
        expect(price).toBeGreaterThan(0)
        expect(product.webPublished && product.mobilePublished && !suspended.has(productCode)).toBe(true)
        expect(product.createdOn! <= plusDays(anchor, -order.placedDaysBefore)).toBe(true)
        expect(quantity).toBeGreaterThan(0)
        expect(product.unit2 === 'kg' || quantity % 1000 === 0).toBe(true)
      }
    }
  })
})
