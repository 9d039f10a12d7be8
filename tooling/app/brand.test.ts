import { describe, expect, test } from 'vitest'
import { brandSlugs, brandWithId, parseBrand, readAppliedBrand, readBrand } from './brand.ts'

const { slug: _slug, folder: _folder, ...demo } = readBrand('demo')

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
    [{ server: 'https://orders.example:8443' }, 'linkHost must be the host of server'],
    [{ colours: { ...demo.colours, primary: 'green' } }, 'colours.primary is not a colour like #1d5f36'],
    [{ colours: undefined }, 'colours is missing'],
    [{ icon: '../icon.svg' }, 'icon is not the name of an SVG file in the folder'],
    [
      { stores: { googlePlay: '', appStore: 'x' } },
      'stores.appStore is neither empty nor an https:// address',
    ],
    [{ teamId: 'abc' }, 'teamId is neither empty nor ten capital letters and digits'],
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
  expect(() => readBrand('acme')).toThrow('"acme" is not one of the brands demo, provender')
})

test('the native projects are the demo’s', () => {
  expect(readAppliedBrand().slug).toBe('demo')
})

test('an app id that no brand has, or two have, is refused', () => {
  const [one, other] = [readBrand('demo'), { ...readBrand('demo'), slug: 'staging' }]
  expect(brandWithId(one.appId, [readBrand('provender'), one])).toBe(one)
  expect(() => brandWithId('com.example.none', [one])).toThrow('which no brand has')
  expect(() => brandWithId(one.appId, [one, other])).toThrow('The brands demo, staging have the same app id')
})
