import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readAppliedBrand } from './applied-brand.ts'
import { brandSlugs, parseBrand, readBrand, refuseSharedIds } from './brand.ts'

const demo = JSON.parse(readFileSync(join(readBrand('demo').folder, 'brand.json'), 'utf8'))

describe('a brand.json', () => {
  test('of the repository is valid', () => {
    expect(brandSlugs()).toEqual(['demo', 'provender'])
    expect(readBrand('demo')).toMatchObject({ server: 'https://orders.example', linkHost: 'orders.example' })
    expect(readBrand('provender')).toMatchObject({ server: '', linkHost: '' })
  })

  test.each([
    [{ name: '' }, 'name is not a name of 1 to 30 characters without <>"\\$'],
    [{ name: '@string/x' }, 'name is not a name'],
    [{ appId: 'Orders' }, 'appId is not an id like com.example.orders'],
    [
      { server: 'http://orders.example' },
      'server is neither empty nor an address like https://orders.example',
    ],
    [{ server: 'https://orders.example/shop' }, 'server is neither empty nor an address'],
    [{ linkHost: 'https://orders.example' }, 'linkHost is neither empty nor a host like orders.example'],
    [{ linkHost: '' }, "set both server and linkHost (wholesaler's app), or leave both empty (common app)"],
    [{ linkHost: 'www.orders.example' }, 'linkHost must be the host of server'],
    [{ server: 'https://Orders.example' }, 'server is neither empty nor an address'],
    [{ linkHost: 'orders.example:8443' }, 'linkHost is neither empty nor a host like orders.example'],
    [{ appId: 'com.lake-side.orders' }, 'appId is not an id like com.example.orders'],
    [{ appId: { android: 'com.lake-side.orders', ios: 'com.lake-side.orders' } }, 'appId'],
    [{ upload: 100 }, 'upload is not a whole number from 0 to 99'],
    [{ upload: '1' }, 'upload is not a whole number from 0 to 99'],
    [{ colours: { ...demo.colours, primary: 'green' } }, 'colours.primary is not a colour like #1d5f36'],
    [{ colours: undefined }, 'colours is missing'],
    [{ icon: '../icon.svg' }, 'icon is not the name of an SVG file in the folder'],
    [
      { stores: { googlePlay: '', appStore: 'x' } },
      'stores.appStore is neither empty nor an https:// address',
    ],
    [{ teamId: 'abc' }, 'teamId is neither empty nor ten capital letters and digits'],
    [{ phoneNumber: 'call us' }, 'phoneNumber is neither empty nor a telephone number like +44 113 496 0001'],
    [{ phoneNumber: '112' }, 'phoneNumber is neither empty nor a telephone number'],
    [
      { server: '', linkHost: '', phoneNumber: '0113 496 0001' },
      'phoneNumber must be empty in the common app',
    ],
    [{ firebaseFile: 'x.plist' }, 'firebaseFile is neither empty nor the name of a JSON file in the folder'],
    [{ colour: '#000000' }, 'colour is not a known field'],
  ])('with %j is refused with the field', (change, reason) => {
    expect(() => parseBrand(JSON.stringify({ ...demo, ...change }), 'demo')).toThrow(
      `brands/demo/brand.json: ${reason}`,
    )
  })

  test('that is no JSON is refused', () => {
    expect(() => parseBrand('{', 'demo')).toThrow('brands/demo/brand.json is not JSON')
    expect(() => parseBrand('[]', 'demo')).toThrow('brands/demo/brand.json: name is missing')
  })
})

test('an unknown brand is refused with the known ones', () => {
  expect(() => readBrand('acme')).toThrow(
    'There is no brand acme in apps/mobile/brands, only demo, provender',
  )
})

test('the native projects are the demo’s', () => {
  expect(readAppliedBrand().slug).toBe('demo')
})

test.each([
  ['a port', { server: 'https://orders.example:8443' }, { server: 'https://orders.example:8443' }],
  [
    'capitals in an id',
    { appId: 'com.Example.Orders' },
    { appId: { android: 'com.Example.Orders', ios: 'com.Example.Orders' } },
  ],
  [
    'an id for each store',
    { appId: { android: 'com.lake_side.orders', ios: 'com.lake-side.orders' } },
    { appId: { android: 'com.lake_side.orders', ios: 'com.lake-side.orders' } },
  ],
  [
    'a colour in capitals',
    { colours: { ...demo.colours, primary: '#1D5F36' } },
    { colours: { ...demo.colours, primary: '#1d5f36' } },
  ],
  ['a telephone number', { phoneNumber: '(+44) 113 496 0001' }, { phoneNumber: '(+44) 113 496 0001' }],
  ['no telephone number', { phoneNumber: undefined }, { phoneNumber: '' }],
])('a brand may have %s', (_what, change, parsed) => {
  expect(parseBrand(JSON.stringify({ ...demo, ...change }), 'demo')).toMatchObject(parsed)
})

test('two brands with one id are refused, on either system', () => {
  const one = readBrand('demo')
  const other = { ...one, slug: 'staging', appId: { android: 'com.example.staging', ios: one.appId.ios } }
  refuseSharedIds(one, [one, readBrand('provender')])
  expect(() => refuseSharedIds(one, [one, other])).toThrow('The brands demo and staging have the same app id')
  expect(() => refuseSharedIds(other, [one, other])).toThrow(
    'The brands staging and demo have the same app id',
  )
})
