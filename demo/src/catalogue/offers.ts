import { createRandom } from '../random-source.ts'
import type { Brand } from '../range/brands.ts'
import type { BaseProduct, Variant } from '../range/category-range.ts'
import { departmentOf } from '../range/departments.ts'
import type { PackSize } from '../range/pack-size.ts'
import { bases } from '../range/ranges.ts'

/** One product before it is priced and numbered: a base in a brand, a flavour, a variant and a size. */
export interface Offer {
  readonly key: string
  readonly base: BaseProduct
  readonly brand: Brand
  /** Empty if the product has no flavours. */
  readonly flavour: string
  readonly variant: Variant
  readonly size: PackSize
  readonly priceMarked: boolean
  readonly line: BrandLine | null
  /** Position in the range, independent of the number of products. */
  readonly position: number
}

/** A product line of a brand, for catalogues of tens of thousands: other packs, another quality. */
interface BrandLine {
  readonly name: string
  readonly priceFactor: number
}

const foodLines: readonly BrandLine[] = [
  { name: 'Kitchen', priceFactor: 0.96 },
  { name: 'Gold', priceFactor: 1.16 },
  { name: 'Choice', priceFactor: 1.04 },
  { name: 'Traditional', priceFactor: 1.08 },
  { name: 'Simply', priceFactor: 0.93 },
  { name: 'Reserve', priceFactor: 1.24 },
]

const otherLines: readonly BrandLine[] = [
  { name: 'Pro', priceFactor: 1.12 },
  { name: 'Essentials', priceFactor: 0.92 },
  { name: 'Plus', priceFactor: 1.06 },
  { name: 'Trade', priceFactor: 0.97 },
  { name: 'Eco', priceFactor: 1.14 },
  { name: 'Prime', priceFactor: 1.2 },
]

const linesOf = (base: BaseProduct): readonly BrandLine[] =>
  ['household', 'disposables'].includes(departmentOf(base.category)) ? otherLines : foodLines

// Price-marked packs are for resale in shops: small, and never sold by weight.
function canBePriceMarked(base: BaseProduct, brand: Brand, size: PackSize): boolean {
  if (!base.priceMarked || brand.tier === 'own' || brand.tier === 'premium') return false
  return size.soldBy === 'piece' && size.pieces > 1 && size.content <= (size.measure === 'count' ? 60 : 1100)
}

interface Ranked {
  readonly offer: Offer
  readonly rank: number
}

/** Plain offers come first, then price-marked ones, then other lines; first sizes and variants before others. */
function rankedOffersOf(base: BaseProduct, seed: number): readonly Ranked[] {
  const ranked: Ranked[] = []
  for (const [b, brand] of base.brands.entries())
    for (const flavour of base.flavours)
      for (const [v, variant] of base.variants.entries())
        for (const [s, size] of base.sizes.entries()) {
          const words = [base.key, brand.code, flavour, variant.name, size.text].join('|')
          const nearness = s + v * 1.1 + b * 0.3
          const add = (priceMarked: boolean, line: BrandLine | null, rank: number): void => {
            const key = `${words}|${priceMarked ? 'PM' : ''}|${line?.name ?? ''}`
            const offer = { key, base, brand, flavour, variant, size, priceMarked, line, position: 0 }
            ranked.push({ offer, rank: rank + createRandom(seed, `rank ${key}`)() })
          }
          const priceMarkable = canBePriceMarked(base, brand, size)
          add(false, null, nearness)
          if (priceMarkable) add(true, null, nearness + 3)
          for (const [l, line] of linesOf(base).entries()) {
            add(false, line, nearness + 8 + l * 3)
            if (priceMarkable) add(true, line, nearness + 16 + l * 3)
          }
        }
  return ranked
}

/**
 * Selects the most likely `productCount` products, in the order of the range. Throws if the range has fewer, or if the number is below 500.
 */
export function offersOf(seed: number, productCount: number): readonly Offer[] {
  const ranked = bases.flatMap((base) => rankedOffersOf(base, seed))
  if (!Number.isInteger(productCount) || productCount < 500 || productCount > ranked.length) {
    throw new RangeError(`A product count lies between 500 and ${ranked.length}.`)
  }
  return ranked
    .map((entry, index) => ({ ...entry, at: index }))
    .sort((one, other) => one.rank - other.rank || one.at - other.at)
    .slice(0, productCount)
    .sort((one, other) => one.at - other.at)
    .map(({ offer }, position) => ({ ...offer, position }))
}
