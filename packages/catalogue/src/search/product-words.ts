import type { AttributeValueId } from '@provender/domain/ids'
import type { CatalogueProduct } from '../product.ts'
import { fold } from './fold.ts'
import { kindsOfName } from './special-kinds.ts'
import { otherMeasure, type TermPosition, termPositions, wordsOf } from './words.ts'

/**
 * The part of a product that a word belongs to, the most significant first: head and start of its name, another word of it, its pack, the
 * last word of a part after a comma, another qualifying word, its brand, a word of its brand, and its till name. Four bits.
 */
export const part = {
  head: 0,
  start: 1,
  name: 2,
  pack: 3,
  tail: 4,
  qualifier: 5,
  brand: 6,
  brandWord: 7,
  text: 8,
} as const

/** A word of a product: its most significant part, and its position in the name; `noPosition` outside the name. */
export interface ProductWord {
  readonly part: number
  readonly position: number
}

/** The largest position. Later words of a name, and words outside the name, have no position. Four bits. */
export const noPosition = 15

export interface ProductWords {
  readonly words: ReadonlyMap<string, ProductWord>
  /** Number of words of the name without the brand. Of two equal matches, the shorter name is the plainer product. */
  readonly nameLength: number
  /** Its special kinds, as bits (`kindsOfName`). */
  readonly kinds: number
}

export type BrandNames = ReadonlyMap<AttributeValueId, readonly string[]>

/**
 * The words of a product. The head of its name, as in every English name, is the last word before the first comma, `in` or `with`; the
 * start is the first word after the brand: "tomatoes" and "chopped" in "Pomaro Chopped Tomatoes in Juice". Later words qualify. Sizes at the
 * end are no head, and the word before a cut or container is one too: "spaghetti" in "Spaghetti No. 5", "penne" in "Penne Rigate".
 */
export function wordsOfProduct(product: CatalogueProduct, brands: BrandNames): ProductWords {
  const words = new Map<string, ProductWord>()
  const add = (word: string, own: number, position: number) => {
    const cached = words.get(word)
    // A number of the name that is also in the pack keeps its position: `Size 4` in packs of 4 x 24.
    if (!cached || own < cached.part)
      words.set(word, {
        part: own,
        position: position === noPosition ? (cached?.position ?? position) : position,
      })
  }
  const name = addName(product, brands, add)
  for (const word of wordsOfPack(product.packSize)) add(word, part.pack, noPosition)
  for (const word of wordsOf(product.shortName)) add(word, part.text, noPosition)
  return { words, ...name }
}

const packs = new Map<string, readonly string[]>()
const maxCachedPacks = 5000

/** The words of a pack, in both measures. Many products share a pack, so each pack is parsed once. */
function wordsOfPack(pack: string): readonly string[] {
  const cached = packs.get(pack)
  if (cached) return cached
  const words = wordsOf(pack).flatMap((word) => {
    const other = otherMeasure(word)
    return other === null ? [word] : [word, other]
  })
  if (packs.size >= maxCachedPacks) packs.clear()
  packs.set(pack, words)
  return words
}

function addName(
  product: CatalogueProduct,
  brands: BrandNames,
  add: (word: string, own: number, position: number) => void,
): Omit<ProductWords, 'words'> {
  const name = fold(product.name)
  const terms = termPositions(name)
  const brandWords = leadingBrandWords(product, terms, brands)
  const end = endOfThing(name, terms, brandWords)
  const heads = headsOf(terms, brandWords, end)
  for (const [index, { word }] of terms.entries()) {
    const own = partAt(index, { brandWords, heads, end })
    add(
      word,
      own === part.qualifier && isTail(name, terms, index) ? part.tail : own,
      Math.min(index, noPosition),
    )
    const other = otherMeasure(word)
    if (other !== null) add(other, part.qualifier, noPosition)
  }
  const [last = 0, ...others] = heads
  const own = terms
    .slice(brandWords)
    .filter(({ word }, index) => brandWords + index <= last || !/^\d/.test(word))
  return {
    // A plain name is shorter than one with a form: oranges are no cans of orange.
    nameLength: Math.min(own.length + others.length + (extraSize.test(name) ? 1 : 0), noPosition),
    kinds: kindsOfName(terms.slice(brandWords).map(({ word }) => word)),
  }
}

function partAt(
  index: number,
  { brandWords, heads, end }: { brandWords: number; heads: readonly number[]; end: number },
): number {
  if (index < brandWords) return brandWords === 1 ? part.brand : part.brandWord
  if (index >= end) return part.qualifier
  if (heads.includes(index)) return part.head
  return index === brandWords ? part.start : part.name
}

/** True if a word ends a part of the name after a comma, ignoring numbers: `Lemonade, Sprite 330ml`. */
function isTail(name: string, terms: readonly TermPosition[], index: number): boolean {
  if (/^\d/.test(terms[index]?.word ?? '')) return false
  let last = index + 1
  while (/^\d/.test(terms[last]?.word ?? '')) last += 1
  return last >= terms.length || isApart(name, terms, last) ? isBehindComma(name, terms, index) : false
}

function isBehindComma(name: string, terms: readonly TermPosition[], index: number): boolean {
  for (let each = index; each > 0; each -= 1) {
    if (connecting.has(terms[each]?.word ?? '')) return false
    if (isApart(name, terms, each)) return true
  }
  return false
}

function isApart(name: string, terms: readonly TermPosition[], index: number): boolean {
  const [before, word] = [terms[index - 1], terms[index]]
  return before !== undefined && word !== undefined && /[,()]/.test(name.slice(before.end, word.start))
}

const afterNumbers = new Set('ply fat months joint pack pk cans count'.split(' '))
const beforeNumbers = new Set('no nr type typ tipo size'.split(' '))
// Words of the form in which a product comes. Not plural containers, which are often the thing itself: bags, boxes, cups.
const forms = new Set(
  'rigate nests sheets block wedge log ball bulbs crown joint side florets kernels fillet fillets zero catering can bottle tin drum pouch bag jar'.split(
    ' ',
  ),
)
/** `X-Large` is longer than `Large`: an x alone is no word. */
const extraSize = /(?<!\p{L})x+-/u
const measure = /^\d[\dp]*(?:in|mm|cm|m|oz|ml|cl|l|g|kg)$/

/** The positions of the heads, the last first: the last word that is no size, and the word before it if that one is a form. */
function headsOf(terms: readonly TermPosition[], from: number, end: number): readonly number[] {
  const wordAt = (index: number) => terms[index]?.word ?? ''
  const isNumber = (index: number) => /^\d/.test(wordAt(index))
  const isAdded = (index: number) => wordAt(index) === 'no' && wordAt(index + 1) === 'added'
  const isSize = (index: number) =>
    isNumber(index) ||
    (isNumber(index - 1) && afterNumbers.has(wordAt(index))) ||
    (isNumber(index + 1) && beforeNumbers.has(wordAt(index)))
  let last = end - 1
  for (let index = end - 1; index > from; index -= 1)
    if (isAdded(index) || measure.test(wordAt(index))) last = index - 1
  while (last > from && isSize(last)) last -= 1
  const heads = [last]
  for (let index = last; index > from && forms.has(wordAt(index)); index -= 1) heads.push(index - 1)
  return heads
}

/** Number of brand words at the start of the name; 0 if the name is only the brand. */
function leadingBrandWords(
  product: CatalogueProduct,
  terms: readonly TermPosition[],
  brands: BrandNames,
): number {
  for (const id of product.attributeValueIds) {
    const brand = brands.get(id)
    if (brand && brand.length < terms.length && brand.every((word, index) => terms[index]?.word === word))
      return brand.length
  }
  return 0
}

// English and Polish, and the trade's abbreviations for price-marked packs.
const connecting = new Set(['in', 'with', 'for', 'w', 'z', 'ze', 'pm', 'pmp'])

/** The position of the first word that describes how the product comes instead of what it is. */
function endOfThing(name: string, terms: readonly TermPosition[], from: number): number {
  for (let index = from + 1; index < terms.length; index += 1) {
    if (connecting.has(terms[index]?.word ?? '') || isApart(name, terms, index)) return index
  }
  return terms.length
}
