import type { CatalogueProduct } from '../product.ts'
import { type Pack, packOf } from './pack.ts'

/** Weights and volumes are in grams and millilitres. */
type Fit = (pack: Pack) => boolean

const size = ({ piece }: Pack, measure?: 'g' | 'ml'): number =>
  piece === null || (measure !== undefined && piece.measure !== measure) ? 0 : piece.value
const isSingle = ({ pieces }: Pack): boolean => pieces === 1

const smallestSack = 8000
const smallestDrum = 10_000
const smallestTub = 1000
const largestTin = 5000
const smallestTeneke = 2000

const fits: readonly (readonly [words: string, fit: Fit])[] = [
  ['sack sacks worek worki workow cuval', (pack) => isSingle(pack) && size(pack, 'g') >= smallestSack],
  [
    'drum drums keg kegs canister canisters jerrycan jerrycans kanister kanistry kanistrow beczka beczki beczek bidon',
    (pack) => isSingle(pack) && size(pack, 'ml') >= smallestDrum,
  ],
  [
    'tub tubs bucket buckets wiadro wiadra wiader kova',
    (pack) => isSingle(pack) && size(pack) >= smallestTub,
  ],
  [
    'tin tins can cans puszka puszki puszek kutu',
    (pack) => !isSingle(pack) && size(pack) > 0 && size(pack) <= largestTin,
  ],
  ['teneke', (pack) => size(pack) >= smallestTeneke],
  [
    'bottle bottles btl btls butelka butelki butelek sise',
    (pack) => size(pack, 'ml') > 0 && size(pack, 'ml') <= largestTin,
  ],
  [
    'jar jars sloik sloiki sloikow kavanoz',
    (pack) => !isSingle(pack) && size(pack) > 0 && size(pack) <= largestTin,
  ],
]
const fitOf = new Map(fits.flatMap(([words, fit]) => words.split(' ').map((word) => [word, fit] as const)))

/** True if a pack of the product is such a container: a sack of flour has eight kilograms or more. Null if any pack may be. */
export function isContainer(word: string, product: CatalogueProduct): boolean | null {
  return fitOf.get(word)?.(packOf(product)) ?? null
}
