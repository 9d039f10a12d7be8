import type { ProductId } from '@provender/domain/ids'
import { type BitSet, emptyBitSet, hasBit, setBit } from '../bit-set.ts'
import type { Catalogue } from '../catalogue.ts'
import { createOrderableCheck } from '../orderable.ts'
import type { CatalogueProduct } from '../product.ts'
import type { QueryViewer } from '../query-input.ts'
import { isLiteral } from '../search/match-classes.ts'
import { trait } from '../search/matches.ts'
import { ordinalOfEntry } from '../search/search-index.ts'
import { type SearchResults } from '../search/search-results.ts'
import { search } from '../search/search.ts'
import { betweenKeys } from '../search/sorted-words.ts'
import { stemOf } from '../search/stem.ts'
import { type TermMatchCache, termMatchCache } from '../search/term-match-cache.ts'
import { kilosOfPounds, otherMeasure } from '../search/words.ts'
import type { PriceViewer } from '../viewer.ts'
import { classCosts, usualCostsOf } from './class-costs.ts'
import { containerCost, containerInName, isContainer, isTin, isTinWord } from './containers.ts'
import type { UnitAmount } from './matched-quantity.ts'
import {
  costOfSize,
  isNamedSize,
  isSizeOfName,
  type SizedContainer,
  sizedContainerIn,
  sizeInName,
} from './named-sizes.ts'
import { canBePackContent } from './pack-content.ts'
import { isFreshWord, withPlainWords } from './plain-words.ts'
import { type RankedProduct } from './ranked-product.ts'
import type { ReadLine } from './read-line.ts'
import { minPackNumber, otherUnit, unitCost } from './unit-cost.ts'
import { countUnit } from './unit-words.ts'

export interface PasteViewer
  extends PriceViewer, Pick<QueryViewer, 'visible' | 'inStock' | 'favourites' | 'bought'> {
  /** The last orders of products that the company orders in one unit only. */
  readonly ordered?: ReadonlyMap<ProductId, UnitAmount>
}

export interface RankingContext {
  readonly catalogue: Catalogue
  readonly viewer: PasteViewer
  readonly termMatches: TermMatchCache
  /** True if it has a price and is in stock. */
  readonly canOrder: (ordinal: number) => boolean
  /** Products with a written number, measure or container word, cached as long as the catalogue, like the matches. */
  readonly productsByWriting: Map<string, BitSet>
  /** The matches of lines that were ranked before. */
  readonly rankings: WeakMap<ReadLine, Ranking>
}

const caches = new WeakMap<Catalogue, RankingContext['productsByWriting']>()
/** Each set takes four kilobytes for 30,000 products. */
const maxCachedPhrases = 500

export function createRankingContext(catalogue: Catalogue, viewer: PasteViewer): RankingContext {
  const productsByWriting = caches.get(catalogue) ?? new Map<string, BitSet>()
  caches.set(catalogue, productsByWriting)
  const canOrder = createOrderableCheck(catalogue, viewer)
  const termMatches = termMatchCache(catalogue)
  return { catalogue, viewer, termMatches, canOrder, productsByWriting, rankings: new WeakMap() }
}

export interface Ranking {
  readonly text: string
  readonly results: SearchResults | null
  readonly ranked: readonly RankedProduct[]
  /** False if there are further, worse matches. */
  readonly isComplete: boolean
}

// On the scale of search scores: a whole word of the name is 1 to 13, a prefix 21.
const otherPack = 26
/** Another size than the written one is never a match: more than a synonym costs. */
const otherSize = 70
const otherContainer = 2
/** Less than this is rather a pack, such as `boczek 200 g`, than a part of a whole piece. */
const smallWeight = 1000
const notOrderable = 1000
/** The only product of a written size ranks before those of other sizes. */
const notOrderableSize = 24
const missingWord = 20
const maxRanked = 24

export function rankAnswers(line: ReadLine, context: RankingContext): Ranking {
  const ranking = context.rankings.get(line) ?? rankLine(line, context)
  context.rankings.set(line, ranking)
  return ranking
}

/** The matches of the line. Omits the container and its size (`small tins`) unless a product is called so: `popcorn large buckets`. */
function rankLine(written: ReadLine, context: RankingContext): Ranking {
  const sized = sizedContainerIn(written.name)
  const named = (name: string): SizedLine => ({
    ...written,
    sized,
    name: withPlainWords(context.catalogue, name),
  })
  const short = rankWithoutPackWords(named(sized?.name ?? written.name), context)
  if (sized === undefined) return short
  for (const line of [{ ...named(written.name), sized: undefined }, named(sized.withContainer)]) {
    const all = rank(line.name, line, context)
    const isCalledSo = isAnswered(all) && all.ranked[0]?.isLiteral === true
    if (isCalledSo && costOf(all) <= costOf(short) + missingWord) return all
  }
  return short
}

const inAtEnd = / w$/

/** Omits pack words (`cola puszka`) and `fresh` if the rest matches better without them. */
function rankWithoutPackWords(line: SizedLine, context: RankingContext): Ranking {
  const all = rank(line.name === '' ? line.packs.join(' ') : line.name, line, context)
  const words = line.name.split(' ')
  const isOfPhrase = (index: number) =>
    context.catalogue.synonyms.exact.has(`${words[index]} ${words[index + 1]}`)
  const distinctiveWords = words
    .filter((word, index) => countUnit(word) === undefined || isOfPhrase(index - 1) || isOfPhrase(index))
    .filter((word) => !isTinWord(word) && !isFreshWord(word))
    .join(' ')
    .replace(inAtEnd, '')
  if (distinctiveWords === '' || distinctiveWords === line.name) return all
  const short = rank(distinctiveWords, line, context)
  // `halloumi box` is no pizza box.
  if (all.results?.answersAll === false && isAnswered(short)) return short
  return costOf(short) + missingWord < costOf(all) ? short : all
}

function isAnswered({ results, ranked }: Ranking): boolean {
  return results?.answersAll === true && results.didYouMean === null && ranked.length > 0
}

function costOf({ results, ranked: [first] }: Ranking): number {
  if (first === undefined) return Number.POSITIVE_INFINITY
  return first.cost + (results?.didYouMean === null ? 0 : missingWord)
}

interface SizedLine extends ReadLine {
  readonly sized: SizedContainer | undefined
}

function rank(text: string, line: SizedLine, context: RankingContext): Ranking {
  const { catalogue, viewer, termMatches, canOrder } = context
  const results = search(catalogue, text, termMatches)
  if (results === null) return { text, results, ranked: [], isComplete: true }
  const { sized } = line
  const container = sized?.container ?? containerInName(line.name) ?? line.amount?.container ?? null
  const packSets = line.packs.map((pack) => productsWithPack(pack, context))
  const isCalledSo = container !== null && !isTin(container)
  const containerSet = isCalledSo ? productsWithContainer(container, context) : null
  const isWeighed = line.measured?.measure === 'g' || line.amount?.unit === 'kg'
  const namedSets = isWeighed ? packSets.filter((_, index) => isSizeOfName(line.packs[index] ?? '')) : []
  const packCost = (ordinal: number, product: CatalogueProduct) =>
    container === null || (containerSet && hasBit(containerSet, ordinal))
      ? 0
      : containerCost(container, product)
  const size = sizeInName(line)
  const isSized = line.amount !== null && line.packs.some(isMeasure)
  const maxPackContent = line.amount?.unit === null && canBePackContent(line.amount) ? minPackNumber : 0
  let count = 0
  let worst = Number.POSITIVE_INFINITY
  let seen = 0
  const { ordinals, scores, traits } = results
  const usual = usualCostsOf(catalogue, results, {
    visible: viewer.visible,
    isUsual: (ordinal) => isOwnOf(viewer, ordinal) && canOrder(ordinal),
  })
  for (let index = 0; index < ordinals.length; index += 1) {
    const ordinal = ordinals[index] ?? 0
    if (!hasBit(viewer.visible, ordinal)) continue
    seen += 1
    const score = scores[index] ?? 0
    const ownTraits = traits[index] ?? 0
    if (score + (usual.least[ownTraits] ?? 0) - maxPackContent >= worst) continue
    const isOwn = isOwnOf(viewer, ordinal)
    const least = score + ((isOwn ? usual.least : classCosts)[ownTraits] ?? 0) - maxPackContent
    if (least >= worst) continue
    const missing = missingIn(packSets, ordinal) * (isSized ? otherSize : otherPack)
    const ofName = missingIn(namedSets, ordinal) * otherPack
    const certain = isWeighed ? ofName : missing
    if (least + certain >= worst) continue
    const isOrderable = canOrder(ordinal)
    const isUsual = isOrderable && isOwn
    const classCost = isUsual ? usual.costAt(index) : (classCosts[ownTraits] ?? 0)
    const knownCost =
      score +
      classCost +
      (containerSet !== null && !hasBit(containerSet, ordinal) ? otherContainer : 0) +
      orderOf(catalogue, ordinal) +
      (isOrderable ? 0 : isSized && missing === 0 ? notOrderableSize : notOrderable)
    // Decide without loading the product, which is the slowest step.
    if (knownCost + certain - maxPackContent >= worst) continue
    const product = catalogue.products[ordinal]
    if (!product) continue
    const cost =
      knownCost +
      (isWeighed && product.secondUnit === 'kg'
        ? ofName + ((line.measured?.value ?? smallWeight) < smallWeight ? otherUnit : 0)
        : missing) +
      unitCost(line, product, ownTraits) +
      (size !== undefined && !isNamedSize(product, size) ? otherPack : 0) +
      (sized === undefined ? 0 : costOfSize(product, sized.isSmall)) +
      packCost(ordinal, product)
    if (cost >= worst) continue
    count = insertByCost(count, index, cost)
    if (count === maxRanked) worst = best.costs[count - 1] ?? worst
  }
  const hasContainer = container !== null && isContainer(container)
  const ranked: RankedProduct[] = []
  for (let rankedIndex = 0; rankedIndex < count; rankedIndex += 1) {
    const matchIndex = best.indexes[rankedIndex] ?? 0
    const ordinal = ordinals[matchIndex] ?? 0
    const product = catalogue.products[ordinal]
    if (!product) continue
    ranked.push({
      ordinal,
      product,
      score: scores[matchIndex] ?? 0,
      cost: best.costs[rankedIndex] ?? 0,
      isOwn: isOwnOf(viewer, ordinal),
      isLiteral: isLiteral(traits[matchIndex] ?? 0),
      isThing: ((traits[matchIndex] ?? 0) & (trait.head | trait.department)) !== 0,
      isOtherContainer: hasContainer && containerSet !== null && !hasBit(containerSet, ordinal),
      canOrder: canOrder(ordinal),
      missingPacks:
        isWeighed && product.secondUnit === 'kg'
          ? noPacks
          : line.packs.filter((_, index) => !hasBit(packSets[index] ?? noProducts, ordinal)),
    })
  }
  return { text, results, ranked, isComplete: count === seen }
}

export const isMeasure = (pack: string): boolean => /\p{L}/u.test(pack.replace('p', ''))

const noPacks: readonly string[] = []
const noProducts = emptyBitSet(0)
const ordinalSpan = 2 ** 24

/** Positions of the best matches so far, ordered by cost. Reused: one order can insert some 150,000 products. */
const best = { indexes: new Uint32Array(maxRanked), costs: new Float64Array(maxRanked) }

/** Inserts one among the best so far, after those of equal cost; drops the last one if full. Returns the new count. */
function insertByCost(count: number, index: number, cost: number): number {
  const { indexes, costs } = best
  let insertIndex = Math.min(count, maxRanked - 1)
  while (insertIndex > 0 && (costs[insertIndex - 1] ?? 0) > cost) {
    costs[insertIndex] = costs[insertIndex - 1] ?? 0
    indexes[insertIndex] = indexes[insertIndex - 1] ?? 0
    insertIndex -= 1
  }
  costs[insertIndex] = cost
  indexes[insertIndex] = index
  return Math.min(count + 1, maxRanked)
}

function isOwnOf({ favourites, bought }: PasteViewer, ordinal: number): boolean {
  return hasBit(favourites, ordinal) || (bought !== undefined && hasBit(bought, ordinal))
}

function missingIn(packSets: readonly BitSet[], ordinal: number): number {
  let missing = 0
  for (let index = 0; index < packSets.length; index += 1) {
    const bits = packSets[index]
    if (bits && !hasBit(bits, ordinal)) missing += 1
  }
  return missing
}

/** Order of equal matches: the shorter name, then the featured order. */
function orderOf({ index, orders }: Catalogue, ordinal: number): number {
  return (index.nameLengths[ordinal] ?? 0) / 16 + (orders.featuredPosition[ordinal] ?? 0) / ordinalSpan
}

const millimetresPerInch = 25

/**
 * The products whose name or pack contains a number or measure, or a measure with the number: `330` matches `330ml`. A measure with one decimal
 * may be cut: `2.6kg` matches `2.62kg`.
 */
function productsWithPack(pack: string, context: RankingContext): BitSet {
  return cachedPhrase(pack, context, ({ words }) => {
    const bare = pack.replace(/(?:pk|s)$/, '')
    if (!/^[\dp]+$/.test(bare)) {
      const [, cut, unit] = /^(\d+p\d)(kg|l)$/.exec(pack) ?? []
      const longer = cut === undefined ? [] : words.slice(...betweenKeys(words, cut, `${cut}\uffff`))
      return [
        pack,
        bare,
        otherMeasure(pack) ?? pack,
        pack.replace(/^(\d+)cm$/, '$10mm'),
        pack.replace(
          /^(\d+)cm$/,
          (_, cm: string) => `${Math.round((Number(cm) * 10) / millimetresPerInch)}in`,
        ),
        pack.replace(/^(\d+)in$/, (_, inches: string) => `${Number(inches) * millimetresPerInch}mm`),
        ...kilosOfPounds(pack),
        ...longer.filter((word) => /^\d+p\d\d(?:kg|l)$/.test(word) && word.endsWith(unit ?? '')),
      ]
    }
    // Letters sort after a colon and longer numbers before it; `1p5` is a different number too.
    const prefixed = words.slice(...betweenKeys(words, `${bare}:`, `${bare}\uffff`))
    // `foil 45` is 45 cm, which products have as 450 mm.
    const litres = `${Number(bare.replace('p', '.')) * 1000}ml`
    return [
      pack,
      bare,
      `${bare}0mm`,
      ...(bare.includes('p') ? [litres] : []),
      ...prefixed.filter((word) => word[bare.length] !== 'p'),
    ]
  })
}

function productsWithContainer(container: string, context: RankingContext): BitSet {
  return cachedPhrase(container, context, ({ byStem }) => byStem.get(stemOf(container)) ?? [])
}

function cachedPhrase(
  key: string,
  { catalogue: { index, products }, productsByWriting }: RankingContext,
  wordsOf: (index: Catalogue['index']) => readonly string[],
): BitSet {
  const cached = productsByWriting.get(key)
  if (cached) return cached
  const bits = emptyBitSet(products.length)
  for (const word of new Set(wordsOf(index))) setBitsOf(index.postings.get(word) ?? [], bits)
  if (productsByWriting.size >= maxCachedPhrases) productsByWriting.clear()
  productsByWriting.set(key, bits)
  return bits
}

function setBitsOf(postings: readonly number[], bits: BitSet): void {
  for (let index = 0; index < postings.length; index += 1) setBit(bits, ordinalOfEntry(postings[index] ?? 0))
}
