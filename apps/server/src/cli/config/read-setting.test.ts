import { defaultConfig } from '@provender/domain/config/config'
import { languages } from '@provender/domain/languages'
import { describe, expect, test } from 'vitest'
import { configKeys, formatValue } from '../../features/wholesaler/config/settings.ts'
import { configCommand } from '../config-command.ts'
import { runInTest } from '../run-in-test.fixture.ts'
import { readKey, readSetting } from './read-setting.ts'

function set(key: string, value: string) {
  const configKey = readKey(key)
  const values = readSetting(defaultConfig, configKey, value)
  return { values, output: `${configKey} = ${formatValue({ ...defaultConfig, ...values }, configKey)}` }
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
    [
      'scaleBarcodePatterns',
      '21IIIIIWWWWWC, 22IIIIIPPPPPC',
      'scaleBarcodePatterns = 21IIIIIWWWWWC,22IIIIIPPPPPC',
      { scaleBarcodePatterns: ['21IIIIIWWWWWC', '22IIIIIPPPPPC'] },
    ],
    ['scaleBarcodePatterns', '', 'scaleBarcodePatterns = ', { scaleBarcodePatterns: [] }],
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
    expect(set(key, value)).toEqual({ output: text, values })
  })

  test.each([
    ['loginWall', 'maybe', 'Invalid value "maybe" for loginWall: expected yes or no. The default is no.'],
    [
      'productIsNewDays',
      '-1',
      'Invalid value "-1" for productIsNewDays: expected a whole number from 0 to 3650. The default is 30.',
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
      `Invalid value "${logo}" for logo: expected a picture in DATA_DIR/pictures, like logo.svg, or an address like https://example.com/logo.svg, or empty. The default is (empty).`,
    ]),
    [
      'productIsNewDays',
      '1.5',
      'Invalid value "1.5" for productIsNewDays: expected a whole number from 0 to 3650. The default is 30.',
    ],
    [
      'appLinks.androidCertificates',
      'AB:CD',
      'Invalid value "AB:CD" for appLinks.androidCertificates: expected a list separated by commas, each the SHA-256 fingerprint of a certificate, like AB:CD:…. The default is (empty).',
    ],
    [
      'appLinks.androidPackage',
      'orders',
      'Invalid value "orders" for appLinks.androidPackage: expected a name like com.example.orders, or empty. The default is (empty).',
    ],
    [
      'searchMaxResults',
      '0',
      'Invalid value "0" for searchMaxResults: expected a whole number from 1 to 10000. The default is 500.',
    ],
    [
      'deliveryMinBasketTotal',
      '7.505',
      'Invalid value "7.505" for deliveryMinBasketTotal: expected an amount of money like 75.00. The default is 0.00.',
    ],
    [
      'deliveryMinBasketTotal',
      '-1',
      'Invalid value "-1" for deliveryMinBasketTotal: expected an amount of money like 75.00. The default is 0.00.',
    ],
    [
      'availableLanguages',
      'en,xx',
      `Invalid value "xx" for availableLanguages: expected at least one of ${languages.join()}, separated by commas. The default is ${languages.join()}.`,
    ],
    [
      'availableLanguages',
      '[]',
      `Invalid value "[]" for availableLanguages: expected at least one of ${languages.join()}, separated by commas. The default is ${languages.join()}.`,
    ],
    [
      'warehouseTimezone',
      'Leeds',
      'Invalid value "Leeds" for warehouseTimezone: expected a time zone. The default is Europe/London.',
    ],
    [
      'facebookUrl',
      'javascript:alert(1)',
      'Invalid value "javascript:alert(1)" for facebookUrl: expected an address like https://example.com, or empty. The default is (empty).',
    ],
    [
      'contactEmailAddress',
      'us',
      'Invalid value "us" for contactEmailAddress: expected an e-mail address, or empty. The default is (empty).',
    ],
    [
      'forcedDatabaseUpdateDate',
      'soon',
      'Invalid value "soon" for forcedDatabaseUpdateDate: expected a date like 2026-12-31, or none. The default is none.',
    ],
    [
      'currencyCode',
      'pounds',
      'Invalid value "pounds" for currencyCode: expected a currency of ISO 4217. The default is GBP.',
    ],
    [
      'scaleBarcodePatterns',
      '21IIIIIWWWWWC,22IIIIIWWWWW',
      'Invalid value "22IIIIIWWWWW" for scaleBarcodePatterns: expected a list separated by commas, each 13 characters like 21IIIIIWWWWWC: 02 or 20 to 29 and other fixed digits, then I for the item number, W for the weight in grams or P for the price in pence or cents, and last C for the check digit; no barcode may fit two of them. The default is (empty).',
    ],
    [
      'scaleBarcodePatterns',
      '21IIIIIWWWWWC,211IIIIPPPPPC',
      'Invalid value "211IIIIPPPPPC" for scaleBarcodePatterns: expected a list separated by commas, each 13 characters like 21IIIIIWWWWWC: 02 or 20 to 29 and other fixed digits, then I for the item number, W for the weight in grams or P for the price in pence or cents, and last C for the check digit; no barcode may fit two of them. The default is (empty).',
    ],
    [
      'defaultCatalogLayout',
      'rows',
      'Invalid value "rows" for defaultCatalogLayout: expected one of grid, list. The default is grid.',
    ],
    [
      'paymentTypes',
      'CASH',
      'Invalid value "CASH" for paymentTypes: expected a list in JSON, each entry with name (one of CASH, CARD, ACCOUNT) and enabled (true or false). The default is [{"name":"CASH","enabled":true},{"name":"CARD","enabled":true},{"name":"ACCOUNT","enabled":true}].',
    ],
    [
      'warehouseName',
      'x'.repeat(121),
      `Invalid value "${'x'.repeat(121)}" for warehouseName: expected a text of at most 120 characters. The default is Main warehouse.`,
    ],
  ])('%s refuses %s and names the allowed values', (key, value, reason) => {
    expect(() => set(key, value)).toThrow(reason)
  })

  test('accepts the value that it shows', () => {
    for (const key of configKeys) {
      const formatted = formatValue(defaultConfig, key)
      expect(formatValue({ ...defaultConfig, ...readSetting(defaultConfig, key, formatted) }, key), key).toBe(
        formatted,
      )
    }
  })
})

describe('opening hours', () => {
  test.each([
    ['monday', '06:00-12:00', '"monday" is not one of mon, tue, wed, thu, fri, sat, sun'],
    ['mon', '12:00-06:00', '12:00-06:00 ends before it starts'],
    [
      'mon',
      '06:00-12:00,11:00-13:00',
      '06:00-12:00 and 11:00-13:00 meet or overlap. Combine them into one range',
    ],
    ['mon', '9-5', '"9" is not a time like 06:00'],
    ['mon', '06:00-24:00', '"24:00" is not a time like 06:00'],
    ['mon', 'all day', '"all day" is neither closed nor a range like 06:00-12:00'],
  ])('for %s as %s are refused', async (day, ranges, reason) => {
    const ran = await runInTest(configCommand, ['hours', 'set', day, ranges], {})
    expect(ran).toMatchObject({ exitCode: 1, errors: [reason, expect.anything()] })
  })
})
