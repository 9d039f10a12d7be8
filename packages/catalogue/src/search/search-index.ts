import { type BitSet, hasBit } from '../bit-set.ts'
import { type CooperativeLoop, eachCooperatively, sortCooperatively } from '../cooperative-loop.ts'
import type { CatalogueProduct } from '../product.ts'
import { codesOf } from './codes.ts'
import { type BrandNames, noPosition, type ProductWord, wordsOfProduct } from './product-words.ts'
import { stemOf } from './stem.ts'

/** Postings of a word: ascending ordinals, each with the word's part and its position in the name, packed by `entryOf`. */
type Postings = readonly number[]

export interface SearchIndex {
  readonly postings: ReadonlyMap<string, Postings>
  readonly words: readonly string[]
  readonly byStem: ReadonlyMap<string, readonly string[]>
  /**
   * By code and barcode, normalised by `plainCode`. Nearly every code belongs to one product, and a list takes ten times the space of its
   * content.
   */
  readonly byCode: ReadonlyMap<string, number | readonly number[]>
  readonly codes: readonly string[]
  /** Words in the name without its brand, by ordinal. */
  readonly nameLengths: Uint8Array<ArrayBuffer>
  readonly kinds: Uint32Array<ArrayBuffer>
}

type Products = readonly (CatalogueProduct | undefined)[]

function entryOf(ordinal: number, { part, position }: ProductWord): number {
  return (ordinal << 8) | (part << 4) | position
}

export function ordinalsWithCode({ byCode }: Pick<SearchIndex, 'byCode'>, code: string): readonly number[] {
  const existing = byCode.get(code)
  if (existing === undefined) return none
  return typeof existing === 'number' ? [existing] : existing
}

const none: readonly number[] = []

export const ordinalOfEntry = (entry: number): number => entry >>> 8
export const partOfEntry = (entry: number): number => (entry >>> 4) & 15
export const positionOfEntry = (entry: number): number => entry & noPosition

export function* buildSearchIndex(products: Products, brands: BrandNames): CooperativeLoop<SearchIndex> {
  const index = createSearchIndexBuilder(brands)
  yield* eachCooperatively(products, (product, ordinal) => {
    if (product) index.add(product, ordinal)
  })
  yield
  return yield* index.finish(products.length)
}

export interface SearchIndexBuilder {
  /** Ordinals ascend. */
  readonly add: (product: CatalogueProduct, ordinal: number) => void
  readonly finish: (size: number) => CooperativeLoop<SearchIndex>
}

export function createSearchIndexBuilder(brands: BrandNames): SearchIndexBuilder {
  const postings = new Map<string, number[]>()
  const byCode = new Map<string, number | number[]>()
  const codes = new Set<string>()
  const lengths: number[] = []
  const kindsByOrdinal: number[] = []
  return {
    add: (product, ordinal) => {
      const { words, nameLength, kinds } = wordsOfProduct(product, brands)
      for (const [word, positions] of words) append(postings, word, entryOf(ordinal, positions))
      while (lengths.length < ordinal) lengths.push(0)
      lengths.push(nameLength)
      while (kindsByOrdinal.length < ordinal) kindsByOrdinal.push(0)
      kindsByOrdinal.push(kinds)
      const [own, ...barcodes] = codesOf(product)
      if (own !== undefined) codes.add(own)
      for (const code of own === undefined ? [] : [own, ...barcodes]) appendCode(byCode, code, ordinal)
    },
    finish: function* (size) {
      const words = yield* arrangeWords(postings.keys())
      const orderedCodes = yield* sortCooperatively([...codes], compareTexts)
      const nameLengths = new Uint8Array(size)
      nameLengths.set(lengths)
      const kinds = new Uint32Array(size)
      kinds.set(kindsByOrdinal)
      return { postings, ...words, byCode, codes: orderedCodes, nameLengths, kinds }
    },
  }
}

function append<Key, Entry>(lists: Map<Key, Entry[]>, key: Key, entry: Entry): void {
  const list = lists.get(key)
  if (list) list.push(entry)
  else lists.set(key, [entry])
}

function appendCode(byCode: Map<string, number | number[]>, code: string, ordinal: number): void {
  const existing = byCode.get(code)
  if (existing === undefined) byCode.set(code, ordinal)
  else if (typeof existing === 'number') byCode.set(code, [existing, ordinal])
  else existing.push(ordinal)
}

function* arrangeWords(keys: Iterable<string>): CooperativeLoop<Pick<SearchIndex, 'words' | 'byStem'>> {
  const words = yield* sortCooperatively([...keys], compareTexts)
  const byStem = new Map<string, string[]>()
  yield* eachCooperatively(words, (word) => append(byStem, stemOf(word), word))
  return { words, byStem }
}

/** By code unit, as `sort` does without this. */
function compareTexts(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}

function sortedCodes(products: Products): readonly string[] {
  const codes = products.flatMap((product) => (product ? codesOf(product).slice(0, 1) : []))
  return [...new Set(codes)].sort()
}

/** The index after products at some ordinals were changed, added or deleted; the same index if no searched field changed. */
export function* reindex(
  index: SearchIndex,
  change: {
    before: Products
    after: Products
    touched: readonly number[]
    brands: () => BrandNames
  },
): CooperativeLoop<SearchIndex> {
  const { before, after } = change
  const touched = change.touched.filter((ordinal) => hasNewTexts(before[ordinal], after[ordinal]))
  if (touched.length === 0) return index
  const brands = change.brands()
  const recoded = touched.filter((ordinal) => !hasSameCodes(before[ordinal], after[ordinal]))
  /** Entries to add, by word. A word that only loses products has none. */
  const entries = new Map<string, number[]>()
  const nameLengths = new Uint8Array(after.length)
  nameLengths.set(index.nameLengths)
  const kinds = new Uint32Array(after.length)
  kinds.set(index.kinds)
  yield* eachCooperatively(touched, (ordinal) => {
    const [old, now] = [before[ordinal], after[ordinal]]
    for (const word of old ? wordsOfProduct(old, brands).words.keys() : [])
      if (!entries.has(word)) entries.set(word, [])
    const own = now && wordsOfProduct(now, brands)
    nameLengths[ordinal] = own?.nameLength ?? 0
    kinds[ordinal] = own?.kinds ?? 0
    for (const [word, positions] of own?.words ?? []) append(entries, word, entryOf(ordinal, positions))
  })
  yield
  const postings = replacePostings(index.postings, new Set(touched), entries)
  yield
  const sameWords = postings.size === index.words.length && index.words.every((word) => postings.has(word))
  return {
    postings,
    ...(sameWords ? { words: index.words, byStem: index.byStem } : yield* arrangeWords(postings.keys())),
    ...(recoded.length === 0
      ? { byCode: index.byCode, codes: index.codes }
      : { byCode: replaceCodes(index.byCode, { before, after, recoded }), codes: sortedCodes(after) }),
    nameLengths,
    kinds,
  }
}

/** The index without words of products outside `remaining`; `products` has all of them. Codes stay, but lead to no product. */
export function* withoutProducts(
  index: SearchIndex,
  { products, remaining, brands }: { products: Products; remaining: BitSet; brands: BrandNames },
): CooperativeLoop<SearchIndex> {
  const isRemaining = (ordinal: number) => hasBit(remaining, ordinal)
  const deleted = products.filter((product, ordinal) => product !== undefined && !isRemaining(ordinal))
  const words = new Set<string>()
  yield* eachCooperatively(deleted, (product) => {
    for (const word of product ? wordsOfProduct(product, brands).words.keys() : []) words.add(word)
  })
  const postings = new Map(index.postings)
  yield* eachCooperatively([...words], (word) =>
    filterLists(postings, word, (entry) => isRemaining(ordinalOfEntry(entry))),
  )
  const byStem = new Map(index.byStem)
  const unwritten = [...words].filter((word) => !postings.has(word))
  for (const word of unwritten) filterLists(byStem, stemOf(word), (other) => postings.has(other))
  return {
    ...index,
    postings,
    words: unwritten.length === 0 ? index.words : index.words.filter((word) => postings.has(word)),
    byStem,
  }
}

function filterLists<Entry>(
  lists: Map<string, readonly Entry[]>,
  key: string,
  matches: (entry: Entry) => boolean,
): void {
  const entries = (lists.get(key) ?? []).filter(matches)
  if (entries.length === 0) lists.delete(key)
  else lists.set(key, entries)
}

/** True if a field with words or codes changed. Most changes are of prices only. */
function hasNewTexts(before: CatalogueProduct | undefined, after: CatalogueProduct | undefined): boolean {
  if (before === after) return false
  if (!before || !after) return true
  const searched = ({ code, shortName, name, packSize, barcodes, attributeValueIds }: CatalogueProduct) =>
    JSON.stringify([code, shortName, name, packSize, barcodes, attributeValueIds])
  return searched(before) !== searched(after)
}

/** Builds each list once, however many of its products changed: the list of a common word is as long as the catalogue. */
function replacePostings(
  before: SearchIndex['postings'],
  touched: ReadonlySet<number>,
  entries: ReadonlyMap<string, readonly number[]>,
): Map<string, Postings> {
  const postings = new Map(before)
  for (const [word, added] of entries) {
    const kept = (postings.get(word) ?? []).filter((entry) => !touched.has(ordinalOfEntry(entry)))
    if (kept.length + added.length === 0) postings.delete(word)
    else
      postings.set(
        word,
        [...kept, ...added].sort((one, other) => one - other),
      )
  }
  return postings
}

function hasSameCodes(before: CatalogueProduct | undefined, after: CatalogueProduct | undefined): boolean {
  return JSON.stringify(before && codesOf(before)) === JSON.stringify(after && codesOf(after))
}

function replaceCodes(
  present: SearchIndex['byCode'],
  { before, after, recoded }: { before: Products; after: Products; recoded: readonly number[] },
): SearchIndex['byCode'] {
  const byCode = new Map(present)
  for (const ordinal of recoded) {
    const [old, now] = [before[ordinal], after[ordinal]]
    for (const code of old ? codesOf(old) : [])
      replaceCode(
        byCode,
        code,
        ordinalsWithCode({ byCode }, code).filter((each) => each !== ordinal),
      )
    for (const code of now ? codesOf(now) : [])
      replaceCode(byCode, code, [...ordinalsWithCode({ byCode }, code), ordinal])
  }
  return byCode
}

function replaceCode(
  byCode: Map<string, number | readonly number[]>,
  code: string,
  ordinals: readonly number[],
): void {
  const [only, ...others] = ordinals
  if (only === undefined) byCode.delete(code)
  else byCode.set(code, others.length === 0 ? only : ordinals.toSorted((one, other) => one - other))
}
