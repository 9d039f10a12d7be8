import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { languages } from '../languages.ts'
import { configSchema, defaultConfig } from './config.ts'

describe('the configuration', () => {
  test('has a default for every setting', () => {
    for (const [name, value] of Object.entries(defaultConfig)) expect(value, name).not.toBeUndefined()
    expect(defaultConfig.show.faq).toBe(true)
    expect(defaultConfig.availableLanguages).toEqual(languages)
  })

  test.each([
    [{ warehouseTimezone: 'Leeds' }],
    [{ s3BucketUrl: 'javascript:alert(1)' }],
    [{ facebookUrl: 'ftp://x.example' }],
    [{ maxBasketItemPcsQuantity: -1 }],
    [{ maxBasketItemPcsQuantity: 1.5 }],
    [{ loginWall: 'yes' }],
    [{ availableLanguages: [] }],
    [{ availableLanguages: ['xx'] }],
    [{ nobodyKnows: 1 }],
    [{ version: { android: -1 } }],
    [{ appLinks: { androidPackage: 'orders' } }],
    [{ appLinks: { androidPackage: 'com.example.orders"' } }],
    [{ appLinks: { androidCertificates: ['AB:CD'] } }],
    [{ appLinks: { iosAppIds: ['com.example.orders'] } }],
    [{ paymentTypes: [{ name: 'BARTER', enabled: true }] }],
    [{ scaleBarcodePatterns: ['21IIIIIWWWWW'] }],
    [{ scaleBarcodePatterns: ['21IIIIIWWWWWC', '21IIIIIPPPPPC'] }],
  ])('refuses %j', (config) => {
    expect(v.safeParse(configSchema, config).success).toBe(false)
  })
})
