import type { Config } from '@provender/domain/config/config'
import { parseMinor } from '@provender/domain/money/decimal'

export function demoConfig(): Partial<Config> {
  const deliveryMinBasketTotal = parseMinor('150.00')
  const collectionMinBasketTotal = parseMinor('25.00')
  return {
    warehouseName: 'Provender Wholesale, Tottenham',
    warehouseAddress: 'Unit 4, Millstream Yard, London N17 0PW',
    // A test number that belongs to no business.
    vatNumber: 'GB 999 9999 73',
    awrsNumber: 'XXAW00000000000',
    appName: 'Provender',
    slugName: 'provender',
    registerCallPhoneNumber: '020 7946 0400',
    forgotPasswordCallPhoneNumber: '020 7946 0401',
    activateCallPhoneNumber: '020 7946 0400',
    contactEmailAddress: 'orders@provender.example',
    appEnabled: true,
    productIsNewDays: 28,
    minCollectionStart: 60,
    ...(deliveryMinBasketTotal === undefined ? {} : { deliveryMinBasketTotal }),
    ...(collectionMinBasketTotal === undefined ? {} : { collectionMinBasketTotal }),
    basketPriceMarkOptionEnabled: true,
    stockCountVisibilityLimit: 24,
  }
}
