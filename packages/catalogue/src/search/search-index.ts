import type { CatalogueProduct } from '../product.ts'
import { fold, wordsOf } from './fold.ts'

/**
 * How well a word stands for a product, best first: the first word of its name, another word of the name, its pack, code
 * or brand, and last whatever else is written about it.
 */
export const standing = { nameStart: 0, name: 1, label: 2, text: 3 } as const

/** Where a word stands: ordinals ascending, each with its best standing, as `ordinal * 4 + standing`. */
type Postings = readonly number[]

/** The words of the products themselves; words of categories and attributes are looked up as groups. */
export interface SearchIndex {
  readonly postings: ReadonlyMap<string, Postings>
  /** The keys of `postings`, sorted, for prefixes. */
  readonly words: readonly string[]
  /** Codes and barcodes as `plainCode` writes them. */
  readonly byCode: ReadonlyMap<string, readonly number[]>
}

/** A code or barcode as it is compared: folded, without spaces, dashes and leading zeros. */
export function plainCode(code: string): string {
  return fold(code)
    .replace(/[\s-]+/g, '')
    .replace(/^0+(?=.)/, '')
}

export function buildSearchIndex(products: readonly (CatalogueProduct | undefined)[]): SearchIndex {
  const postings = new Map<string, number[]>()
  const byCode = new Map<string, number[]>()
  for (const [ordinal, product] of products.entries()) {
    if (!product) continue
    for (const [word, where] of wordsOfProduct(product)) {
      const known = postings.get(word)
      if (known) known.push(ordinal * 4 + where)
      else postings.set(word, [ordinal * 4 + where])
    }
    for (const code of codesOf(product)) {
      const known = byCode.get(code)
      if (known) known.push(ordinal)
      else byCode.set(code, [ordinal])
    }
  }
  return { postings, words: [...postings.keys()].sort(), byCode }
}

/** The index after one product changed: `before` undefined for a new one, `after` undefined for one that went. */
export function reindexProduct(
  index: SearchIndex,
  ordinal: number,
  { before, after }: { before: CatalogueProduct | undefined; after: CatalogueProduct | undefined },
): SearchIndex {
  const old = before ? wordsOfProduct(before) : new Map<string, number>()
  const now = after ? wordsOfProduct(after) : new Map<string, number>()
  const oldCodes = before ? codesOf(before) : []
  const nowCodes = after ? codesOf(after) : []
  if (sameEntries(old, now) && oldCodes.join() === nowCodes.join()) return index
  const postings = new Map(index.postings)
  for (const word of old.keys())
    postings.set(
      word,
      (postings.get(word) ?? []).filter((entry) => entry >> 2 !== ordinal),
    )
  for (const [word, where] of now) {
    const entries = [...(postings.get(word) ?? []), ordinal * 4 + where]
    postings.set(
      word,
      entries.sort((one, other) => one - other),
    )
  }
  for (const word of old.keys()) if (postings.get(word)?.length === 0) postings.delete(word)
  const sameWords =
    postings.size === index.postings.size && [...now.keys()].every((word) => index.postings.has(word))
  const byCode = new Map(index.byCode)
  for (const code of oldCodes)
    byCode.set(
      code,
      (byCode.get(code) ?? []).filter((each) => each !== ordinal),
    )
  for (const code of nowCodes) byCode.set(code, [...(byCode.get(code) ?? []), ordinal])
  return { postings, words: sameWords ? index.words : [...postings.keys()].sort(), byCode }
}

function wordsOfProduct(product: CatalogueProduct): Map<string, number> {
  const words = new Map<string, number>()
  const add = (word: string, where: number) => {
    const known = words.get(word)
    if (known === undefined || where < known) words.set(word, where)
  }
  for (const [at, word] of wordsOf(product.description2).entries())
    add(word, at === 0 ? standing.nameStart : standing.name)
  for (const word of wordsOf(product.pSize)) add(word, standing.label)
  add(plainCode(product.code), standing.label)
  for (const word of wordsOf(product.description1)) add(word, standing.text)
  return words
}

function codesOf(product: CatalogueProduct): string[] {
  return [...new Set([product.code, ...product.barcodes].map(plainCode))].filter((code) => code !== '')
}

function sameEntries(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): boolean {
  if (one.size !== other.size) return false
  for (const [word, where] of one) if (other.get(word) !== where) return false
  return true
}

/** The range of sorted words that begin with a prefix: from the first to the one after the last. */
export function prefixRange(words: readonly string[], prefix: string): readonly [number, number] {
  const itself = (word: string) => word
  return [lowerBound(words, prefix, itself), lowerBound(words, `${prefix}\uffff`, itself)]
}

/** The place of the first of sorted entries whose key is not below `key`. */
export function lowerBound<Entry>(
  entries: readonly Entry[],
  key: string,
  keyOf: (entry: Entry) => string,
): number {
  let low = 0
  let high = entries.length
  while (low < high) {
    const middle = (low + high) >>> 1
    const entry = entries[middle]
    if (entry !== undefined && keyOf(entry) < key) low = middle + 1
    else high = middle
  }
  return low
}
