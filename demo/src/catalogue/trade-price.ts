import { chanceFor } from '../chance.ts'
import type { BrandTier } from '../range/brands.ts'
import type { Offer } from './offers.ts'

/** Net prices of both units, in 1/10,000 of a pound; null where the unit is not sold. */
export interface UnitPrices {
  readonly price: number | null
  readonly parcelPrice: number | null
}

const tierFactor: Readonly<Record<BrandTier, number>> = { value: 0.82, own: 0.9, mid: 1, premium: 1.2 }

const penny = 100

// Small things keep quarters of a penny; beyond ten pounds prices end in 5p.
function rounded(value: number): number {
  if (value < 2500) return Math.max(25, Math.round(value / 25) * 25)
  if (value < 100_000) return Math.round(value / penny) * penny
  return Math.round(value / (5 * penny)) * 5 * penny
}

const roundedUp = (value: number): number =>
  value < 2500 ? Math.ceil(value / 25) * 25 : Math.ceil(value / penny) * penny

// Five times as much costs a little less than five times; beyond that it is the shelf that says how much is saved.
const shareOf = (ratio: number, bulkExponent: number): number =>
  ratio <= 5 ? ratio ** 0.91 : 5 ** 0.91 * (ratio / 5) ** bulkExponent

/** What a piece (or a kilogram) costs when a whole box is bought, in 1/10,000, unrounded. */
function costOf(seed: number, { key, base, brand, flavour, variant, size, line }: Offer): number {
  const reference = base.sizes[0]
  if (reference === undefined) throw new Error(`${base.key} has no size.`)
  const content = size.soldBy === 'weight' ? 1000 : size.content
  const referenceContent = reference.soldBy === 'weight' ? 1000 : reference.content
  const share = size.ownPrice === null ? shareOf(content / referenceContent, base.bulkExponent) : 1
  // The same for every size of one thing, so that sizes compare; a little apart between brands and flavours.
  const drift = 0.96 + chanceFor(seed, `drift ${base.key} ${brand.code} ${flavour.name}`)() * 0.08
  const pounds = (size.ownPrice ?? base.price) * share
  const nudge = 1 + (chanceFor(seed, `nudge ${key}`)() - 0.5) * 0.01
  return (
    pounds * 10_000 * tierFactor[brand.tier] * variant.priceFactor * (line?.priceFactor ?? 1) * drift * nudge
  )
}

/** What the wholesaler asks for a piece alone and for a box; kilograms stand in the place of the box. */
export function tradePriceOf(seed: number, offer: Offer): UnitPrices {
  const cost = costOf(seed, offer)
  const { size, key } = offer
  if (size.soldBy === 'weight') {
    // Per kilogram prices are worked out from a carcass or a crate and keep what comes out.
    const exact = chanceFor(seed, `exact ${key}`)() < 0.3
    return { price: null, parcelPrice: exact ? Math.round(cost / 25) * 25 : Math.round(cost / 500) * 500 }
  }
  if (size.pieces === 1) return { price: rounded(cost), parcelPrice: null }
  const parcelPrice = rounded(cost * size.pieces)
  const single = (parcelPrice / size.pieces) * (1.08 + chanceFor(seed, `single ${key}`)() * 0.08)
  return { price: roundedUp(single), parcelPrice }
}

/** What is printed on a price-marked pack, in pence: a margin of about a third, VAT, and a 9 at the end. */
export function priceMarkPence({ parcelPrice }: UnitPrices, pieces: number, vatBasisPoints: number): number {
  const cost = (parcelPrice ?? 0) / pieces / penny
  const shelf = (cost * 1.33 * (10_000 + vatBasisPoints)) / 10_000
  return Math.max(19, Math.ceil((shelf + 1) / 10) * 10 - 1)
}
