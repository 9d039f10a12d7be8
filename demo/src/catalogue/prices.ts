import type { PriceRow } from '@provender/domain/import/rows'
import type { LocalDate } from '@provender/domain/slots/hours'
import type { PriceList } from '../dataset.ts'
import { plusDays } from '../days.ts'
import { createRandom, integerBetween, type RandomSource } from '../random-source.ts'
import { departmentOf } from '../range/departments.ts'
import type { ListedProduct } from './products.ts'
import type { UnitPrices } from './trade-price.ts'

export const priceLists: readonly PriceList[] = [
  { code: 'RETAIL', name: 'Independent retail' },
  { code: 'REST', name: 'Restaurants & takeaways' },
  { code: 'CAFE', name: 'Cafés & delis' },
  { code: 'KEY', name: 'Key accounts' },
]

// The share of each department for which each price list has its own prices.
const coverage: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  RETAIL: {
    snacks: 0.6,
    drinks: 0.55,
    household: 0.4,
    grocery: 0.3,
    bakery: 0.35,
    'world-foods': 0.25,
    chilled: 0.2,
  },
  REST: { 'meat-fish': 0.6, produce: 0.45, frozen: 0.35, grocery: 0.2, disposables: 0.4, chilled: 0.25 },
  CAFE: { chilled: 0.4, bakery: 0.5, drinks: 0.3, disposables: 0.3, 'world-foods': 0.2, grocery: 0.08 },
  KEY: {
    grocery: 0.4,
    frozen: 0.45,
    disposables: 0.5,
    household: 0.4,
    chilled: 0.35,
    'meat-fish': 0.3,
    drinks: 0.25,
  },
}

// Contract prices per kilogram have four decimals; those of pieces and boxes are whole pence.
function scaled({ price, parcelPrice }: UnitPrices, factor: number, isByWeight: boolean): UnitPrices {
  const step = isByWeight ? 1 : 100
  const part = (value: number | null): number | null =>
    value === null
      ? null
      : Math.max(step, Math.round((value * factor) / (value < 2500 ? 1 : step)) * (value < 2500 ? 1 : step))
  return { price: part(price), parcelPrice: part(parcelPrice) }
}

const none = { priceListCode: null, discountBasisPoints: 0, startsOn: null, endsOn: null } as const

/** A product with its general discount, from which other prices are derived. */
interface Priced extends ListedProduct {
  readonly standing: number
}

function pricedOf(seed: number, listed: ListedProduct): Priced {
  const chance = createRandom(seed, `standing ${listed.offer.key}`)
  return { ...listed, standing: chance() < 0.03 ? integerBetween(chance, 1, 4) * 250 : 0 }
}

/** Prices computed as a fraction of the general price. */
function partOf({ prices, standing, offer }: Priced, factor: number): UnitPrices {
  return scaled(prices, factor * (1 - standing / 10_000), offer.size.soldBy === 'weight')
}

function standardOf({ product, prices, standing }: Priced): PriceRow {
  return { ...none, productCode: product.code, kind: 'standard', ...prices, discountBasisPoints: standing }
}

function privateOf(seed: number, priced: Priced): readonly PriceRow[] {
  const { product, prices, offer, standing } = priced
  const department = departmentOf(offer.base.category)
  return priceLists.flatMap(({ code: priceListCode }) => {
    const chance = createRandom(seed, `private ${priceListCode} ${offer.key}`)
    if (chance() >= (coverage[priceListCode]?.[department] ?? 0.04)) return []
    const row = { ...none, productCode: product.code, kind: 'private', priceListCode } as const
    // Some contracts set a price, others a percentage off the list price.
    if (chance() < 0.2)
      return [{ ...row, ...prices, discountBasisPoints: standing + integerBetween(chance, 2, 7) * 125 }]
    return [{ ...row, ...partOf(priced, 0.87 + chance() * 0.1) }]
  })
}

function promoDays(
  chance: RandomSource,
  anchor: LocalDate,
): { readonly startsOn: LocalDate; readonly endsOn: LocalDate } {
  const at = chance()
  if (at < 0.12) {
    const endsOn = plusDays(anchor, -integerBetween(chance, 1, 20))
    return { startsOn: plusDays(endsOn, -20), endsOn }
  }
  const startsOn = plusDays(
    anchor,
    at < 0.24 ? integerBetween(chance, 2, 12) : -integerBetween(chance, 0, 13),
  )
  return { startsOn, endsOn: plusDays(startsOn, 20) }
}

function promoOf(seed: number, anchor: LocalDate, priced: Priced): readonly PriceRow[] {
  const { product, prices, offer, standing } = priced
  const chance = createRandom(seed, `promo ${offer.key}`)
  if (product.saleType !== 'NORMAL' || offer.base.deposit || chance() >= 0.042) return []
  const row = { ...none, productCode: product.code, kind: 'promo', ...promoDays(chance, anchor) } as const
  const percent = integerBetween(chance, 2, 6) * 5
  if (chance() < 0.3) return [{ ...row, ...prices, discountBasisPoints: standing + percent * 100 }]
  return [{ ...row, ...partOf(priced, 1 - percent / 100) }]
}

function clearanceOf(seed: number, anchor: LocalDate, priced: Priced): readonly PriceRow[] {
  const { product, offer } = priced
  if (product.saleType !== 'CLEARANCE') return []
  const chance = createRandom(seed, `clearance ${offer.key}`)
  const factor = 0.5 + chance() * 0.2
  const startsOn = plusDays(anchor, -integerBetween(chance, 0, 20))
  const endsOn = chance() < 0.2 ? null : plusDays(anchor, integerBetween(chance, 7, 30))
  return [
    { ...none, productCode: product.code, kind: 'clearance', ...partOf(priced, factor), startsOn, endsOn },
  ]
}

/** A few products are sold on enquiry and have no price. */
function isPriceless(seed: number, { offer, product }: ListedProduct): boolean {
  return (
    product.saleType === 'NORMAL' &&
    !offer.base.deposit &&
    createRandom(seed, `priceless ${offer.key}`)() < 0.0016
  )
}

export function pricesOf(
  seed: number,
  anchor: LocalDate,
  listed: readonly ListedProduct[],
): readonly PriceRow[] {
  return listed.flatMap((one) => {
    if (isPriceless(seed, one)) return []
    const priced = pricedOf(seed, one)
    return [
      standardOf(priced),
      ...privateOf(seed, priced),
      ...promoOf(seed, anchor, priced),
      ...clearanceOf(seed, anchor, priced),
    ]
  })
}
