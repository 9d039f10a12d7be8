import { describe, expect, test } from 'vitest'
import { basesOf, nameOf, slug } from './category-range.ts'
import { parsePackSize } from './pack-size.ts'

const shelf = {
  category: 'bread',
  from: 'GB',
  diet: 'plant',
  contains: 'gluten',
  use: 'Baked overnight.',
}
const baseOf = (row: string) => basesOf({ ...shelf, rows: row })[0]!

describe('a row of a range', () => {
  test('inherits missing values from its shelf', () => {
    const base = baseOf('Malted Loaf | oakbank | 1.15 8x800g')
    expect(base).toMatchObject({
      heavyPack: false,
      origins: ['GB'],
      allergens: ['gluten'],
      vat: 'Z',
      storage: 'ambient',
    })
    expect(base.diets).toEqual(['vegan', 'vegetarian', 'halal', 'dairy-free'])
  })

  test('loses diets that its allergens exclude', () => {
    expect(baseOf('Egg Loaf | oakbank | 1.15 8x800g | c=eggs milk').diets).toEqual([
      'vegetarian',
      'halal',
      'gluten-free',
    ])
  })

  test('puts a flavour before its name, and replaces the variant in its name', () => {
    const flavoured = baseOf('Crisps, * | tattersby | 0.3 32x30g | f=Salted, Onion')
    expect(flavoured.flavours.map((flavour) => nameOf(flavoured, flavour, flavoured.variants[0]!))).toEqual([
      'Salted Crisps',
      'Onion Crisps',
    ])
    const varied = baseOf('Burgers 4oz | fellside | 18 1x48 | v=4oz, 6oz*1.4')
    expect(varied.variants.map((variant) => nameOf(varied, varied.flavours[0]!, variant))).toEqual([
      'Burgers 4oz',
      'Burgers 6oz',
    ])
    expect(varied.variants[1]!.priceFactor).toBe(1.4)
    const added = baseOf('Chopped Tomatoes | pomaro | 0.4 12x400g | v=-, with Basil, Spicy')
    expect(added.variants.map((variant) => nameOf(added, added.flavours[0]!, variant))).toEqual([
      'Chopped Tomatoes',
      'Chopped Tomatoes with Basil',
      'Chopped Tomatoes, Spicy',
    ])
  })

  test('refuses an unknown brand, size or VAT rate', () => {
    expect(() => baseOf('Loaf | nobody | 1 8x800g')).toThrow('nobody')
    expect(() => baseOf('Loaf | oakbank | 1 8xmany')).toThrow('many')
    expect(() => baseOf('Loaf | oakbank | 1 8x800g | vat=X')).toThrow('X')
  })
})

describe('a pack size', () => {
  test.each([
    ['12x400g', { soldBy: 'piece', pieces: 12, content: 400, measure: 'g', text: '12 x 400g' }],
    ['6x2L', { soldBy: 'piece', pieces: 6, content: 2000, measure: 'ml', text: '6 x 2L' }],
    ['24x6x25g', { soldBy: 'piece', pieces: 24, content: 150, text: '24 x 6 x 25g' }],
    ['20x1', { soldBy: 'piece', pieces: 20, content: 1, measure: 'count', text: '20 each' }],
    ['~2.5kg', { soldBy: 'weight', catchWeight: true, content: 2500, text: 'about 2.5kg' }],
    ['4x~2.5kg', { soldBy: 'weight', catchWeight: true, pieces: 4, text: '4 x about 2.5kg' }],
    ['kg', { soldBy: 'weight', catchWeight: false, content: 1000, text: 'per kg' }],
    ['10x1@0.85', { pieces: 10, ownPrice: 0.85 }],
  ])('parses %s', (written, size) => {
    expect(parsePackSize(written)).toMatchObject(size)
  })
})

test('a slug has plain letters only, and long ones stay distinct', () => {
  expect(slug('Świerkowa Chata Ogórki & Żurek')).toBe('swierkowa-chata-ogorki-zurek')
  expect(slug('Çaylı Yokuş')).toBe('cayli-yokus')
  const long = 'a very long name of a product that goes on and on, '
  expect(slug(`${long}one`)).not.toBe(slug(`${long}two`))
  expect(slug(`${long}one`).length).toBeLessThanOrEqual(48)
})
