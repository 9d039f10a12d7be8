import { defaultConfig } from '@provender/domain/config/config'
import { describe, expect, test } from 'vitest'
import { configKeys, formatValue } from '../../features/wholesaler/config/settings.ts'
import { configCommand } from '../config-command.ts'
import { runInTest } from '../run-in-test.fixture.ts'
import { readKey, readSetting } from './read-setting.ts'

/** Sets a value as a user types it. */
function set(key: string, value: string) {
  const known = readKey(key)
  const values = readSetting(defaultConfig, known, value)
  return { values, said: `${known} = ${formatValue({ ...defaultConfig, ...values }, known)}` }
}

describe('a setting', () => {
  test.each([
    ['loginWall', 'yes', 'loginWall = yes', { loginWall: true }],
    ['LOGINWALL', 'true', 'loginWall = yes', { loginWall: true }],
    ['productIsNewDays', '14', 'productIsNewDays = 14', { productIsNewDays: 14 }],
    ['appName', 'Łąka & Co', 'appName = Łąka & Co', { appName: 'Łąka & Co' }],
    ['appName', '123', 'appName = 123', { appName: '123' }],
    ['appName', '"quoted"', 'appName = quoted', { appName: 'quoted' }],
    ['logo', 'logo.svg', 'logo = logo.svg', { logo: 'logo.svg' }],
    ['logo', 'marks/Our logo.PNG', 'logo = marks/Our logo.PNG', { logo: 'marks/Our logo.PNG' }],
    [
      'logo',
      'https://cdn.example/l.webp',
      'logo = https://cdn.example/l.webp',
      { logo: 'https://cdn.example/l.webp' },
    ],
    ['logo', '', 'logo = ', { logo: '' }],
    ['deliveryMinBasketTotal', '75', 'deliveryMinBasketTotal = 75.00', { deliveryMinBasketTotal: 7500 }],
    ['availableLanguages', 'en, pl', 'availableLanguages = en,pl', { availableLanguages: ['en', 'pl'] }],
    ['availableLanguages', '["tr"]', 'availableLanguages = tr', { availableLanguages: ['tr'] }],
    [
      'version.android',
      '225',
      'version.android = 225',
      { version: { versionNumber: 0, forced: false, android: 225, ios: 0 } },
    ],
    [
      'appLinks.androidPackage',
      'com.example.orders',
      'appLinks.androidPackage = com.example.orders',
      { appLinks: { androidPackage: 'com.example.orders', androidCertificates: [], iosAppIds: [] } },
    ],
    [
      'appLinks.iosAppIds',
      'A1B2C3D4E5.com.example.orders, A1B2C3D4E5.com.example.test',
      'appLinks.iosAppIds = A1B2C3D4E5.com.example.orders,A1B2C3D4E5.com.example.test',
      {
        appLinks: {
          androidPackage: '',
          androidCertificates: [],
          iosAppIds: ['A1B2C3D4E5.com.example.orders', 'A1B2C3D4E5.com.example.test'],
        },
      },
    ],
    ['defaultCatalogLayout', 'list', 'defaultCatalogLayout = list', { defaultCatalogLayout: 'list' }],
    [
      'warehouseTimezone',
      'Europe/Warsaw',
      'warehouseTimezone = Europe/Warsaw',
      { warehouseTimezone: 'Europe/Warsaw' },
    ],
    [
      'forcedDatabaseUpdateDate',
      '2026-12-01',
      'forcedDatabaseUpdateDate = 2026-12-01',
      { forcedDatabaseUpdateDate: '2026-12-01' },
    ],
    [
      'forcedDatabaseUpdateDate',
      'none',
      'forcedDatabaseUpdateDate = none',
      { forcedDatabaseUpdateDate: null },
    ],
    [
      'privacyUrl',
      'https://example.com/privacy',
      'privacyUrl = https://example.com/privacy',
      { privacyUrl: 'https://example.com/privacy' },
    ],
    [
      'paymentTypes',
      '[{"name":"CASH","enabled":false}]',
      'paymentTypes = [{"name":"CASH","enabled":false}]',
      { paymentTypes: [{ name: 'CASH', enabled: false }] },
    ],
  ])('%s is set to %s', (key, value, text, values) => {
    expect(set(key, value)).toEqual({ said: text, values })
  })

  test.each([
    ['loginWall', 'maybe', 'loginWall is yes or no; "maybe" is not. Unless set, it is no.'],
    [
      'productIsNewDays',
      '-1',
      'productIsNewDays is a whole number from 0 to 3650; "-1" is not. Unless set, it is 30.',
    ],
    ...[
      '../logo.svg',
      '/etc/logo.svg',
      'a/../../logo.svg',
      'logo.txt',
      'http://cdn.example/l.svg',
      'javascript:x.svg',
    ].map((logo) => [
      'logo',
      logo,
      `logo is a picture in DATA_DIR/pictures, like logo.svg, or an address like https://example.com/logo.svg, or empty; "${logo}" is not. Unless set, it is (empty).`,
    ]),
    [
      'productIsNewDays',
      '1.5',
      'productIsNewDays is a whole number from 0 to 3650; "1.5" is not. Unless set, it is 30.',
    ],
    [
      'appLinks.androidCertificates',
      'AB:CD',
      'appLinks.androidCertificates is a list with commas, each the SHA-256 fingerprint of a certificate, like AB:CD:…; "AB:CD" is not. Unless set, it is (empty).',
    ],
    [
      'appLinks.androidPackage',
      'orders',
      'appLinks.androidPackage is a name like com.example.orders, or empty; "orders" is not. Unless set, it is (empty).',
    ],
    [
      'searchMaxResults',
      '0',
      'searchMaxResults is a whole number from 1 to 10000; "0" is not. Unless set, it is 500.',
    ],
    [
      'deliveryMinBasketTotal',
      '7.505',
      'deliveryMinBasketTotal is an amount of money like 75.00; "7.505" is not. Unless set, it is 0.00.',
    ],
    [
      'deliveryMinBasketTotal',
      '-1',
      'deliveryMinBasketTotal is an amount of money like 75.00; "-1" is not. Unless set, it is 0.00.',
    ],
    [
      'availableLanguages',
      'en,de',
      'availableLanguages is a list like en,pl,tr, at least one; "en,de" is not. Unless set, it is en,pl,tr.',
    ],
    [
      'availableLanguages',
      '[]',
      'availableLanguages is a list like en,pl,tr, at least one; "[]" is not. Unless set, it is en,pl,tr.',
    ],
    [
      'warehouseTimezone',
      'Leeds',
      'warehouseTimezone is a time zone; "Leeds" is not. Unless set, it is Europe/London.',
    ],
    [
      'facebookUrl',
      'javascript:alert(1)',
      'facebookUrl is an address like https://example.com, or empty; "javascript:alert(1)" is not. Unless set, it is (empty).',
    ],
    [
      'contactEmailAddress',
      'us',
      'contactEmailAddress is an e-mail address, or empty; "us" is not. Unless set, it is (empty).',
    ],
    [
      'forcedDatabaseUpdateDate',
      'soon',
      'forcedDatabaseUpdateDate is a date like 2026-12-31, or none; "soon" is not. Unless set, it is none.',
    ],
    [
      'currencyCode',
      'pounds',
      'currencyCode is a text of the form /^[A-Z]{3}$/; "pounds" is not. Unless set, it is GBP.',
    ],
    [
      'defaultCatalogLayout',
      'rows',
      'defaultCatalogLayout is one of grid, list; "rows" is not. Unless set, it is grid.',
    ],
    [
      'paymentTypes',
      'CASH',
      'paymentTypes is a list in JSON, each with name (one of CASH, CARD, ACCOUNT) and enabled (yes or no); "CASH" is not. Unless set, it is [{"name":"CASH","enabled":true},{"name":"CARD","enabled":true},{"name":"ACCOUNT","enabled":true}].',
    ],
    [
      'warehouseName',
      'x'.repeat(121),
      `warehouseName is a text of at most 120 characters; "${'x'.repeat(121)}" is not. Unless set, it is Main warehouse.`,
    ],
  ])('%s refuses %s and names the allowed values', (key, value, reason) => {
    expect(() => set(key, value)).toThrow(reason)
  })

  test('accepts the value that it shows', () => {
    for (const key of configKeys) {
      const shown = formatValue(defaultConfig, key)
      expect(formatValue({ ...defaultConfig, ...readSetting(defaultConfig, key, shown) }, key), key).toBe(
        shown,
      )
    }
  })
})

describe('opening hours', () => {
  test.each([
    ['monday', '06:00-12:00', '"monday" is not one of mon, tue, wed, thu, fri, sat, sun'],
    ['mon', '12:00-06:00', '12:00-06:00 ends before it starts'],
    ['mon', '06:00-12:00,11:00-13:00', '06:00-12:00 runs into 11:00: make them one'],
    ['mon', '9-5', '"9" is not a time like 06:00'],
    ['mon', '06:00-24:00', '"24:00" is not a time like 06:00'],
    ['mon', 'all day', '"all day" is neither closed nor a range like 06:00-12:00'],
  ])('for %s as %s are refused', async (day, ranges, reason) => {
    const ran = await runInTest(configCommand, ['hours', 'set', day, ranges], {})
    expect(ran).toMatchObject({ exitCode: 1, errors: [reason, expect.anything()] })
  })
})
