import type { CatalogueProduct } from '../product.ts'
import { fold } from '../search/fold.ts'
import { type Pack, packOf } from './pack.ts'

/** Weights and volumes are in grams and millilitres. */
type Fit = (pack: Pack) => boolean

const size = ({ piece }: Pack, measure?: 'g' | 'ml'): number =>
  piece === null || (measure !== undefined && piece.measure !== measure) ? 0 : piece.value
const isSingle = ({ pieces }: Pack): boolean => pieces === 1

const smallestSack = 8000
const smallestDrum = 10_000
const smallestTub = 1000
const smallestCrate = 1000
const largestTin = 5000
const smallestTeneke = 2000

const fits: readonly (readonly [words: string, fit: Fit])[] = [
  [
    'sack sacks worek worki workow cuval cuvali cuvallik',
    (pack) => isSingle(pack) && size(pack, 'g') >= smallestSack,
  ],
  [
    'drum drums keg kegs canister canisters jerrycan jerrycans kanister kanistry kanistrow beczka beczki beczek bidon bidonu fici ficisi',
    (pack) => isSingle(pack) && size(pack, 'ml') >= smallestDrum,
  ],
  [
    'tub tubs bucket buckets pail pails wiadro wiadra wiader wiaderko wiaderka kova kovasi',
    (pack) => isSingle(pack) && size(pack) >= smallestTub,
  ],
  [
    'tin tins can cans puszka puszki puszek kutu kutusu',
    (pack) => !isSingle(pack) && size(pack) > 0 && size(pack) <= largestTin,
  ],
  [
    'crate crates crt crts skrzynka skrzynki skrzynek skrz kasa kasasi kasalik sandik',
    (pack) => pack.piece === null || pack.piece.value * pack.pieces >= smallestCrate,
  ],
  ['teneke tenekesi tenekelik', (pack) => size(pack) >= smallestTeneke],
  [
    'bottle bottles btl btls butelka butelki butelek sise sisesi',
    (pack) => size(pack, 'ml') > 0 && size(pack, 'ml') <= largestTin,
  ],
  [
    'jar jars sloik sloiki sloikow kavanoz kavanozu',
    (pack) => !isSingle(pack) && size(pack) > 0 && size(pack) <= largestTin,
  ],
]
const fitOf = new Map(fits.flatMap(([words, fit]) => words.split(' ').map((word) => [word, fit] as const)))
const tins = new Set('tin tins can cans puszka puszki puszek kutu kutusu'.split(' '))
/** Of oil or cheese, and no smaller tins. */
const largeTins = new Set('teneke tenekesi tenekelik'.split(' '))
const tinned =
  /(?<!\p{L})in (?:\p{L}+ )?(?:juice|syrup|brine|water|oil|sauce|jelly|gravy)(?!\p{L})|(?<!\p{L})(?:tin|can)s?(?!\p{L})/u

const inTin = /(?<!\p{L})(?:tin|can)s?(?!\p{L})/u

const bunches = new Set('bunch bunches peczek peczki peczkow demet'.split(' '))
const inTins = new Set('tinned canned puszce puszkach konserve'.split(' '))

export function containerInName(name: string): string | null {
  const words = name.split(' ')
  return words.some((word) => inTins.has(word)) ? 'tin' : (words.find((word) => largeTins.has(word)) ?? null)
}

/** True for a word of `fits`: boxes, trays and pieces may be anything. */
export const isContainer = (word: string): boolean => fitOf.has(word)
export const isTinWord = (word: string): boolean => inTins.has(word)
export const isTin = (word: string): boolean => tins.has(word)
export const isTinned = ({ name }: CatalogueProduct): boolean => tinned.test(fold(name))

/** Costs more than two classes of the search: tinned peaches never stand for fresh peaches. */
const misfit = 20
/** A pack of that size without a word for tins. */
const doubtful = 6

/** True if the product is hardly packed in such a container: `2 bottles` of what comes in buckets. */
export function isOtherContainer(word: string, product: CatalogueProduct): boolean {
  const fit = fitOf.get(word)
  return fit !== undefined && !fit(packOf(product)) && !fold(product.name).includes(word.slice(0, 3))
}

/** The cost of a product whose pack is no such container: a sack of flour has eight kilograms or more. */
export function containerCost(word: string, product: CatalogueProduct): number {
  const fit = fitOf.get(word)
  if (bunches.has(word)) return packOf(product).piece === null ? 0 : doubtful
  if (fit === undefined) return 0
  if (!fit(packOf(product))) return isTin(word) && inTin.test(fold(product.name)) ? 0 : misfit
  return (isTin(word) || largeTins.has(word)) && !isTinned(product) ? doubtful : 0
}
