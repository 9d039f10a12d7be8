import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readAppliedBrand } from './applied-brand.ts'
import { brandSlugs, checkBrandFiles, decodeBrand, parseBrand, readBrand, refuseSharedIds } from './brand.ts'

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
      'stores.appStore is neither empty nor an address like https://apps.apple.com/',
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
    [{ name: 'Lake\u2028side' }, 'name is not a name'],
    [{ appId: `com.${'a'.repeat(150)}` }, 'appId is not an id like com.example.orders'],
    [
      { appId: { android: 'com.example.orders', ios: '-.orders' } },
      'appId.ios is not an id like com.my-shop.orders',
    ],
    [
      { stores: { googlePlay: 'https://apps.apple.com/app/id1', appStore: '' } },
      'stores.googlePlay is neither empty nor an address like https://play.google.com/',
    ],
    [{ server: 'https://192.168.1.5', linkHost: '192.168.1.5' }, 'linkHost is neither empty nor a host'],
    [{ server: 'https://-x.example', linkHost: '-x.example' }, 'linkHost is neither empty nor a host'],
    [{ name: '\u3164Shop' }, 'name is not a name'],
    [{ name: 'Shop\u2800\u2800' }, 'name is not a name'],
    [
      { stores: { googlePlay: 'https://play.google.com/store/apps/details?id=com.other', appStore: '' } },
      'stores.googlePlay must end in ?id=com.example.orders',
    ],
    [
      { stores: { googlePlay: 'https://play.google.com/store/apps/details?hl=pl', appStore: '' } },
      'stores.googlePlay must end in ?id=com.example.orders',
    ],
    ...[
      'https://play.google.com/',
      'https://play.google.com/store/apps/dev?id=com.example.orders',
      'https://play.google.com/apps/testing/com.example.orders',
    ].map((googlePlay): [object, string] => [
      { stores: { googlePlay, appStore: '' } },
      'stores.googlePlay is neither empty nor an address like https://play.google.com/store/apps/details?id=',
    ]),
    ...[
      'https://apps.apple.com/',
      'https://apps.apple.com/gb/app/smith',
      'https://apps.apple.com/gb/developer/smith/id1234567890',
    ].map((appStore): [object, string] => [
      { stores: { googlePlay: '', appStore } },
      'stores.appStore is neither empty nor an address like https://apps.apple.com/app/id1234567890',
    ]),
    [
      { server: '', linkHost: '', firebaseFile: 'google-services.json' },
      'firebaseFile must be empty in the common app',
    ],
  ])('with %j is refused with the field', (change, reason) => {
    expect(() => parseBrand(JSON.stringify({ ...demo, ...change }), 'demo')).toThrow(
      `brands/demo/brand.json: ${reason}`,
    )
  })

  test('that is no JSON is refused', () => {
    expect(() => parseBrand('{', 'demo')).toThrow('brands/demo/brand.json is not JSON')
    expect(() => parseBrand('[]', 'demo')).toThrow('brands/demo/brand.json: name is missing')
    for (const text of ['null', '7', '"demo"'])
      expect(() => parseBrand(text, 'demo')).toThrow('brands/demo/brand.json: the file is not an object')
  })

  test('in another encoding than UTF-8 is refused', () => {
    const text = JSON.stringify({ ...demo, name: 'Smith Söhne' })
    expect(decodeBrand(Buffer.from(text), 'demo')).toBe(text)
    for (const encoding of ['latin1', 'utf16le'] as const)
      expect(() => decodeBrand(Buffer.from(`\uFEFF${text}`, encoding), 'demo')).toThrow(
        'brands/demo/brand.json is not saved as UTF-8',
      )
  })

  test('may have a mark of its encoding before it', () => {
    expect(parseBrand(`\uFEFF${JSON.stringify(demo)}`, 'demo')).toMatchObject({ slug: 'demo' })
  })

  test.each(Object.keys(demo))(
    'with a wrong type in %s is refused with the field and the right type',
    (field) => {
      for (const wrong of [null, true, 1.5, [[]], { odd: 1 }]) {
        const text = JSON.stringify({ ...demo, upload: 0, [field]: wrong })
        expect(() => parseBrand(text, 'demo'), text).toThrow(
          new RegExp(String.raw`^brands/demo/brand\.json: ${field}(\.\w+)? is `),
        )
        if (!Array.isArray(wrong) && typeof wrong !== 'object')
          expect(() => parseBrand(text, 'demo'), text).not.toThrow('is missing')
      }
    },
  )
})

test('a brand whose icon, splash or Firebase file is missing or a folder is refused', () => {
  const folder = mkdtempSync(join(tmpdir(), 'provender-brand-'))
  try {
    const brand = { ...readBrand('demo'), folder }
    for (const file of ['icon.svg', 'splash.svg']) writeFileSync(join(folder, file), '')
    checkBrandFiles(brand)
    mkdirSync(join(folder, 'folder.svg'))
    mkdirSync(join(folder, 'folder.json'))
    for (const change of [
      { icon: 'none.svg' },
      { icon: 'folder.svg' },
      { splash: 'none.svg' },
      { splash: 'folder.svg' },
      { firebaseFile: 'none.json' },
      { firebaseFile: 'folder.json' },
    ])
      expect(() => checkBrandFiles({ ...brand, ...change })).toThrow(
        `brands/demo/brand.json names ${Object.values(change)[0]}, which is not a file in the folder`,
      )
  } finally {
    rmSync(folder, { recursive: true })
  }
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
  ['spaces around its name', { name: ' Lakeside ' }, { name: 'Lakeside' }],
  ...[
    'https://apps.apple.com/app/id1234567890',
    'https://apps.apple.com/gb/app/smith-orders/id1234567890',
    'https://apps.apple.com/pl/app/hurt-%C5%BC%C3%B3%C5%82w/id1234567890?l=pl',
  ].map((appStore): [string, object, object] => {
    const stores = { googlePlay: '', appStore }
    return [`the address ${appStore}`, { stores }, { stores }]
  }),
  ['no telephone number', { phoneNumber: undefined }, { phoneNumber: '' }],
])('a brand may have %s', (_what, change, parsed) => {
  expect(parseBrand(JSON.stringify({ ...demo, ...change }), 'demo')).toMatchObject(parsed)
})

test('two brands with one id are refused on either system, and capitals make no difference', () => {
  const one = readBrand('demo')
  const own = { android: 'com.example.staging', ios: 'com.example.staging' }
  const staging = (appId: object) => ({ ...one, slug: 'staging', appId: { ...own, ...appId } })
  refuseSharedIds(one, [one, readBrand('provender'), staging({})])
  for (const system of ['android', 'ios'])
    for (const id of ['com.example.orders', 'com.Example.Orders']) {
      const other = staging({ [system]: id })
      expect(() => refuseSharedIds(one, [one, other])).toThrow(
        'The brands demo and staging have the same app id com.example.orders',
      )
      expect(() => refuseSharedIds(other, [one, other])).toThrow(
        `The brands staging and demo have the same app id ${id}`,
      )
    }
})
