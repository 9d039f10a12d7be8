import { parseAddressQuery } from '@provender/web/address/address'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseShopAddress } from './parse-shop-address.ts'
import {
  productSorts,
  shopFlags,
  shopHref,
  shopHrefOf,
  shopLayouts,
  type ShopPageState,
  unfilteredShop,
} from './shop-address.ts'

const read = (address: string) => parseShopAddress(parseAddressQuery(address.split('?')[1] ?? ''))

describe('the address of the shop', () => {
  test('contains no default values', () => {
    expect(shopHref({})).toBe('/shop')
    expect(shopHref({ sort: 'FEATURED', page: 1, q: '' })).toBe('/shop')
  })

  test('contains the search, the filters and the sort', () => {
    expect(
      shopHref({
        q: 'half & half',
        category: '12',
        attributes: new Map([['1', ['3', '7']]]),
        flags: new Set(['isNew', 'promotion'] as const),
        sort: 'PRICE_ASC',
        page: 3,
        layout: 'list',
      }),
    ).toBe(
      '/shop?q=half+%26+half&category=12&attr.1=3,7&promotion=true&isNew=true&sort=PRICE_ASC&page=3&layout=list',
    )
    expect(shopHrefOf('favourites')).toBe('/shop?favourites=true')
  })

  test('drops characters that no text may hold', () => {
    expect(read('/shop?q=%00').q).toBe('')
    expect(read('/shop?q=half%00%0Ahalf%07').q).toBe('half half')
  })

  test('has no more attributes than the API accepts', () => {
    const many = Array.from({ length: 80 }, (_, index) => `attr.${index + 1}=1`)
    expect(read(`/shop?${many.join('&')}`).attributes.size).toBe(50)
  })

  test('stands for the whole shop when it is empty', () => {
    expect(read('/shop')).toEqual(unfilteredShop)
    expect(unfilteredShop).toMatchObject({ q: '', category: undefined, sort: 'FEATURED', page: 1 })
  })

  test.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=abc',
    'page=99999',
    'page=1e3',
    'page=',
    'category=0',
    'category=abc',
    'category=-4',
    'category=1;drop',
    'category=99999999999999999999',
    'sort=CHEAPEST',
    'sort=price_asc',
    'layout=map',
    'layout=',
    'clearance=1',
    'isNew=yes',
    'favourites=TRUE',
    'promotion=false',
    'attr.x=1',
    'attr.=1',
    'attr.1=',
    'attr.1=a,b',
    'attr.0=1',
    'attr.1.2=3',
    'attr=1',
    'q=%20%20',
    'utm_source=mail',
    '__proto__=1',
    'constructor=2',
  ])('ignores %s', (garbage) => {
    expect(read(`/shop?${garbage}`)).toEqual(unfilteredShop)
  })

  test('keeps the valid parts of a list with invalid ones', () => {
    expect(read('/shop?attr.4=1,x,2,1,,3').attributes).toEqual(new Map([['4', ['1', '2', '3']]]))
  })

  test('cuts a search that is too long to be typed', () => {
    expect(read(`/shop?q=${'a'.repeat(5000)}`).q).toHaveLength(200)
  })

  const ids = fc.integer({ min: 1, max: 999_999 }).map(String)
  const states: fc.Arbitrary<ShopPageState> = fc.record({
    q: fc.string({ maxLength: 50 }).map((text) => text.trim()),
    category: fc.option(ids, { nil: undefined }),
    attributes: fc
      .uniqueArray(fc.tuple(ids, fc.uniqueArray(ids, { minLength: 1, maxLength: 5 })), {
        selector: ([id]) => id,
      })
      .map((entries) => new Map(entries)),
    flags: fc.subarray([...shopFlags]).map((flags) => new Set(flags)),
    sort: fc.constantFrom(...productSorts),
    page: fc.integer({ min: 1, max: 9999 }),
    layout: fc.option(fc.constantFrom(...shopLayouts), { nil: undefined }),
  })

  test('restores every state that was written to it', () => {
    fc.assert(
      fc.property(states, (state) => {
        expect(read(shopHref(state))).toEqual(state)
      }),
    )
  })

  test('never fails, whatever it holds', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.anything()), (query) => {
        expect(parseShopAddress(query).page).toBeGreaterThanOrEqual(1)
      }),
    )
  })
})
