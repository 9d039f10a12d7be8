import type { AttributeValueId } from '@provender/domain/ids'
import type { CatalogueProduct } from '../product.ts'
import { fold } from './fold.ts'
import { otherMeasure, type TermPosition, termPositionsOf, wordsOf } from './words.ts'

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

/** The search data of a product. */
export interface ProductWords {
  readonly words: ReadonlyMap<string, ProductWord>
  /** Number of words of the name without the brand. Of two equal matches, the shorter name is the plainer product. */
  readonly nameLength: number
}

/** The folded names of brands, by attribute value. */
export type BrandNames = ReadonlyMap<AttributeValueId, readonly string[]>

/**
 * The words of a product. The head of its name, as in every English name, is the last word before the first comma, `in` or `with`; the
 * start is the first word after the brand: "tomatoes" and "chopped" in "Pomaro Chopped Tomatoes in Juice". Later words qualify.
 */
export function wordsOfProduct(product: CatalogueProduct, brands: BrandNames): ProductWords {
  const words = new Map<string, ProductWord>()
  const add = (word: string, own: number, position: number) => {
    const cached = words.get(word)
    if (!cached || own < cached.part) words.set(word, { part: own, position })
  }
  const nameLength = addName(product, brands, add)
  for (const word of wordsOfPack(product.pSize)) add(word, part.pack, noPosition)
  for (const word of wordsOf(product.description1)) add(word, part.text, noPosition)
  return { words, nameLength }
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

/** Returns the length of the name. */
function addName(
  product: CatalogueProduct,
  brands: BrandNames,
  add: (word: string, own: number, position: number) => void,
): number {
  const name = fold(product.description2)
  const terms = termPositionsOf(name)
  const brandWords = leadingBrandWords(product, terms, brands)
  const end = endOfThing(name, terms, brandWords)
  const head = lastNamed(terms, brandWords, end)
  for (const [at, { word }] of terms.entries()) {
    const own = partAt(at, { brandWords, head, end })
    add(word, own === part.qualifier && isTail(name, terms, at) ? part.tail : own, Math.min(at, noPosition))
    const other = otherMeasure(word)
    if (other !== null) add(other, part.qualifier, noPosition)
  }
  return Math.min(terms.length - brandWords, noPosition)
}

function partAt(
  at: number,
  { brandWords, head, end }: { brandWords: number; head: number; end: number },
): number {
  if (at < brandWords) return brandWords === 1 ? part.brand : part.brandWord
  if (at >= end) return part.qualifier
  if (at === head) return part.head
  return at === brandWords ? part.start : part.name
}

/** True if a word ends a part of the name after a comma, ignoring numbers: `Lemonade, Sprite 330ml`. */
function isTail(name: string, terms: readonly TermPosition[], at: number): boolean {
  if (/^\d/.test(terms[at]?.word ?? '')) return false
  let last = at + 1
  while (/^\d/.test(terms[last]?.word ?? '')) last += 1
  return last >= terms.length || isApart(name, terms, last) ? isBehindComma(name, terms, at) : false
}

function isBehindComma(name: string, terms: readonly TermPosition[], at: number): boolean {
  for (let each = at; each > 0; each -= 1) {
    if (connecting.has(terms[each]?.word ?? '')) return false
    if (isApart(name, terms, each)) return true
  }
  return false
}

/** True if a comma or bracket precedes the word. */
function isApart(name: string, terms: readonly TermPosition[], at: number): boolean {
  const [before, word] = [terms[at - 1], terms[at]]
  return before !== undefined && word !== undefined && /[,()]/.test(name.slice(before.end, word.start))
}

/** The last word that is not a number or measure. */
function lastNamed(terms: readonly TermPosition[], from: number, end: number): number {
  for (let at = end - 1; at > from; at -= 1) if (!/^\d/.test(terms[at]?.word ?? '')) return at
  return from
}

/** Number of brand words at the start of the name; 0 if the name is only the brand. */
function leadingBrandWords(
  product: CatalogueProduct,
  terms: readonly TermPosition[],
  brands: BrandNames,
): number {
  for (const id of product.attributeValueIds) {
    const brand = brands.get(id)
    if (brand && brand.length < terms.length && brand.every((word, at) => terms[at]?.word === word))
      return brand.length
  }
  return 0
}

// English and Polish, and the trade's abbreviations for price-marked packs.
const connecting = new Set(['in', 'with', 'for', 'w', 'z', 'ze', 'pm', 'pmp'])

/** The position of the first word that describes how the product comes instead of what it is. */
function endOfThing(name: string, terms: readonly TermPosition[], from: number): number {
  for (let at = from + 1; at < terms.length; at += 1) {
    if (connecting.has(terms[at]?.word ?? '') || isApart(name, terms, at)) return at
  }
  return terms.length
}
