import { createRandom } from '../random-source.ts'
import type { BrandTier } from '../range/brands.ts'
import type { Offer } from './offers.ts'

/** Net prices of both units, in 1/10,000 of a pound; null if the unit is not sold. */
export interface UnitPrices {
  readonly price: number | null
  readonly parcelPrice: number | null
}

const tierFactor: Readonly<Record<BrandTier, number>> = { value: 0.82, own: 0.9, mid: 1, premium: 1.2 }

const penny = 100

// Low prices are rounded to quarters of a penny; prices above ten pounds end in 5p.
function rounded(value: number): number {
  if (value < 2500) return Math.max(25, Math.round(value / 25) * 25)
  if (value < 100_000) return Math.round(value / penny) * penny
  return Math.round(value / (5 * penny)) * 5 * penny
}

const roundedUp = (value: number): number =>
  value < 2500 ? Math.ceil(value / 25) * 25 : Math.ceil(value / penny) * penny

// Up to five times the content, the price grows slightly less than in proportion. Beyond that, the shelf's exponent applies.
const shareOf = (ratio: number, bulkExponent: number): number =>
  ratio <= 5 ? ratio ** 0.91 : 5 ** 0.91 * (ratio / 5) ** bulkExponent

/** The price of a piece (or kilogram) when buying a whole box, in 1/10,000, unrounded. */
function costOf(seed: number, { key, base, brand, flavour, variant, size, line }: Offer): number {
  const reference = base.sizes[0]
  if (reference === undefined) throw new Error(`${base.key} has no size.`)
  const content = size.soldBy === 'weight' ? 1000 : size.content
  const referenceContent = reference.soldBy === 'weight' ? 1000 : reference.content
  const share = size.ownPrice === null ? shareOf(content / referenceContent, base.bulkExponent) : 1
  // The same for every size, so that sizes compare; slightly different between brands and flavours.
  const drift = 0.96 + createRandom(seed, `drift ${base.key} ${brand.code} ${flavour}`)() * 0.08
  const pounds = (size.ownPrice ?? base.price) * share
  const nudge = 1 + (createRandom(seed, `nudge ${key}`)() - 0.5) * 0.01
  return (
    pounds * 10_000 * tierFactor[brand.tier] * variant.priceFactor * (line?.priceFactor ?? 1) * drift * nudge
  )
}

/** Prices of a single piece and of a box, or of a kilogram instead of the box. */
export function tradePriceOf(seed: number, offer: Offer): UnitPrices {
  const cost = costOf(seed, offer)
  const { size, key } = offer
  if (size.soldBy === 'weight') {
    // Some prices per kilogram are derived from a carcass or crate and are not rounded.
    const exact = createRandom(seed, `exact ${key}`)() < 0.3
    return { price: null, parcelPrice: exact ? Math.round(cost / 25) * 25 : Math.round(cost / 500) * 500 }
  }
  if (size.pieces === 1) return { price: rounded(cost), parcelPrice: null }
  const parcelPrice = rounded(cost * size.pieces)
  const single = (parcelPrice / size.pieces) * (1.08 + createRandom(seed, `single ${key}`)() * 0.08)
  return { price: roundedUp(single), parcelPrice }
}

/** The printed price of a price-marked pack, in pence: a margin of about a third, VAT, and a 9 at the end. */
export function priceMarkPence({ parcelPrice }: UnitPrices, pieces: number, vatBasisPoints: number): number {
  const cost = (parcelPrice ?? 0) / pieces / penny
  const shelfPrice = (cost * 1.33 * (10_000 + vatBasisPoints)) / 10_000
  return Math.max(19, Math.ceil((shelfPrice + 1) / 10) * 10 - 1)
}
