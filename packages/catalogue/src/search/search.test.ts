import type { AttributeValueId, CategoryId } from '@provender/domain/ids'
import { describe, expect, test } from 'vitest'
import { idsOf, makeProduct, makeRows, makeViewer } from '../catalogue.fixture.ts'
import { buildCatalogue } from '../catalogue.ts'

const shop = buildCatalogue(
  makeRows([
    makeProduct(1, { description2: 'Semi Skimmed Milk', pSize: '6 x 2L' }),
    makeProduct(2, { description2: 'Whole Milk', pSize: '12 x 1 litre', description1: 'WHL MLK' }),
    makeProduct(3, { description2: 'Milk Chocolate Bar', pSize: '48 x 45g' }),
    makeProduct(4, {
      description2: 'Kiełbasa Śląska',
      pSize: '1 x 1kg',
      barcodes: ['5010012345678', '0501001234'],
    }),
    makeProduct(5, { description2: 'Sığır Sucuk', pSize: '10 x 250g' }),
    makeProduct(6, {
      description2: 'Chopped tomatoes',
      attributeValueIds: [12 as AttributeValueId],
      categoryIds: [3 as CategoryId],
    }),
    makeProduct(7, { description2: 'Mozzarella', code: '100001', featuredRank: 0 }),
    makeProduct(8, { description2: 'Flour 100001 grade' }),
  ]),
)
const found = (search: string) => idsOf(shop, { search })

describe('search', () => {
  test('puts the first word of a name before other words of it', () => {
    expect(found('milk')).toEqual([3, 1, 2])
  })

  test('takes words in any order, each by its beginning', () => {
    expect(found('mil sem')).toEqual([1])
    expect(found('semi milk')).toEqual([1])
    expect(found('semi chocolate')).toEqual([])
  })

  test.each([
    ['kielbasa slaska', 4],
    ['KIEŁBASA', 4],
    ['sigir', 5],
    ['SIĞIR', 5],
    ['sıgır', 5],
    ['milk 2l', 1],
    ['milk 2 litre', 1],
    ['milk 1l', 2],
    ['whl', 2],
    ['pomaro', 6],
    ['pulses', 6],
    ['tomatoe', 6],
  ])('finds %j', (text, id) => {
    expect(found(text)).toEqual([id])
  })

  test.each([
    ['tomatos', 6],
    ['tomtaoes', 6],
    ['chpped tomatoes', 6],
    ['mozarella', 7],
    ['motzarela', 7],
    ['kielbassa', 4],
    ['pomarro', 6],
  ])('forgives %j', (text, id) => {
    expect(found(text)).toContain(id)
  })

  test('does not forgive short words and numbers', () => {
    expect(found('mlk')).toEqual([2]) // written on the till
    expect(found('oll')).toEqual([])
    expect(found('99')).toEqual([])
  })

  test('puts a whole code first, and finds any barcode with or without its leading zeros', () => {
    expect(found('100001')).toEqual([7, 1, 8])
    expect(found('5010012345678')).toEqual([4])
    expect(found('501001234')).toEqual([4])
    expect(found('0501001234')).toEqual([4])
    expect(found('5010 0123 45678')).toEqual([4])
  })

  test.each(['', '   '])('of %j asks for everything', (text) => {
    expect(found(text)).toHaveLength(8)
  })

  test.each(['%', "'; drop table product; --", '🧀', '‮', 'x'.repeat(1_000_000)])(
    'of odd text finds nothing and breaks nothing',
    (text) => {
      expect(found(text)).toEqual([])
    },
  )

  test('ends at the configured number of results', () => {
    expect(idsOf(shop, { search: 'm' }, makeViewer(shop, { maxSearchResults: 2 }))).toHaveLength(2)
  })
})
