import { configSchema } from '@provender/domain/config/config'
import type { ProductRow } from '@provender/domain/import/rows'
import { languages, type TranslatedText } from '@provender/domain/languages'
import { describe, expect, test } from 'vitest'
import { offersOf } from './catalogue/offers.ts'
import { plusDays } from './days.ts'
import { bases } from './range/ranges.ts'
import { anchor, counted, large, pricesOfKind, repeated, usual } from './wholesaler.fixture.ts'
import { buildDemoWholesaler } from './wholesaler.ts'

describe('the demo wholesaler', () => {
  test('is the same for the same options, and differs for another seed', () => {
    expect(buildDemoWholesaler({ seed: 7, anchor })).toEqual(usual)
    expect(buildDemoWholesaler({ seed: 8, anchor }).products).not.toEqual(usual.products)
  })

  test('names products and categories in plain words, never by identifiers', () => {
    const names = [
      ...large.products.flatMap(({ shortName, name, description }) => [shortName, name, description]),
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
    expect(kinds(({ sellAs }) => sellAs)).toEqual(['1', '2', '3'])
    expect(kinds(({ secondUnit }) => secondUnit)).toEqual(['', 'box', 'kg'])
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
    expect(first.filter(({ name }) => / PM /.test(name))).toEqual([])
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
      ({ parentCode }, index) => parentCode !== null && !order.slice(0, index).includes(parentCode),
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
