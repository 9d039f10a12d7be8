import { type BitSet, eachOrdinal, hasBit, isEmpty, union } from './bit-set.ts'
import type { Catalogue } from './catalogue.ts'
import { createOrderableCheck } from './orderable.ts'
import { priceIndex } from './price-index.ts'
import type { ProductQuery, ProductSort, QueryViewer } from './query-input.ts'
import { classCount, classesOf } from './search/match-classes.ts'
import type { SearchResults } from './search/search-results.ts'
import type { SortPermutation } from './sort-permutations.ts'
import type { PriceViewer } from './viewer.ts'

/**
 * The members of `within` in the requested order, only for the page up to `end`. `count` is the number of members; `end` is at most
 * `count`.
 */
export function sortResults(
  catalogue: Catalogue,
  within: BitSet,
  request: {
    query: ProductQuery
    viewer: QueryViewer
    results: SearchResults | null
    count: number
    end: number
  },
): readonly number[] {
  const { query, viewer, results, count, end } = request
  if (query.offset >= end) return []
  if (query.sort === 'FEATURED' && results !== null)
    return bestFirst(catalogue, within, { viewer, results, end }).slice(query.offset)
  const order = orderOf(catalogue, query.sort, viewer)
  return membersInOrder(within, order, {
    count,
    from: query.offset,
    end,
    isBackwards: query.sort === 'NAME_DESC',
  })
}

// A rank is one number: class, score, whether it is the viewer's own and can be ordered, length of the name, featured position.
const positionSpan = 2 ** 24
const lengthSpan = 2 ** 4
const scoreSpan = 2 ** 12
const standingSpan = 3
// Scores above this count as one when finding the worst of the best.
const countedScores = 2 ** 9

// Reused by every search and never returned, because allocating costs more than counting.
let ranks = new Float64Array(0)
const membersByStep = new Uint32Array(classCount * countedScores)

/**
 * The best results first: by class (`classesOf`), then score; equal ones by the viewer's own, then orderable ones, shorter names, and the
 * featured order.
 */
function bestFirst(
  catalogue: Catalogue,
  within: BitSet,
  { viewer, results, end }: { viewer: QueryViewer; results: SearchResults; end: number },
): readonly number[] {
  const { featured, featuredPosition } = catalogue.orders
  const { ordinals, scores } = results
  const canOrder = createOrderableCheck(catalogue, viewer)
  const { favourites, bought } = viewer
  const own = bought === undefined ? favourites : union([favourites, bought])
  const ownsNothing = isEmpty(own)
  const classes = classesOf(catalogue, {
    results,
    within,
    isOwn: ownsNothing ? null : (ordinal) => hasBit(own, ordinal) && canOrder(ordinal),
  })
  const steps = stepsOf(classes, scores)
  const worst = worstOfBest(within, { ordinals, steps }, end)
  if (ranks.length < ordinals.length) ranks = new Float64Array(catalogue.products.length)
  let ranked = 0
  for (let index = 0; index < ordinals.length; index += 1) {
    const ordinal = ordinals[index] ?? 0
    if ((steps[index] ?? 0) > worst || !hasBit(within, ordinal)) continue
    const score = (classes[index] ?? 0) * scoreSpan + (scores[index] ?? 0)
    const standing = canOrder(ordinal) ? (hasBit(own, ordinal) ? 0 : 1) : 2
    const group = score * standingSpan + standing
    ranks[ranked] =
      (group * lengthSpan + (catalogue.index.nameLengths[ordinal] ?? 0)) * positionSpan +
      (featuredPosition[ordinal] ?? 0)
    ranked += 1
  }
  const best = ranks.subarray(0, ranked).sort().subarray(0, end)
  return Array.from(best, (rank) => featured[rank % positionSpan] ?? 0)
}

/** Class and score as one number. A loop, because mapping with a function takes several times as long. */
function stepsOf(classes: Uint8Array, scores: Uint16Array): Uint32Array {
  const steps = new Uint32Array(classes.length)
  for (let index = 0; index < steps.length; index += 1)
    steps[index] = (classes[index] ?? 0) * countedScores + Math.min(scores[index] ?? 0, countedScores - 1)
  return steps
}

/** The step of class and score up to which there are at least `end` members. Worse ones need no sorting. */
function worstOfBest(
  within: BitSet,
  { ordinals, steps }: { readonly ordinals: Uint32Array; readonly steps: Uint32Array },
  end: number,
): number {
  if (ordinals.length <= end) return membersByStep.length
  const counts = membersByStep.fill(0)
  for (let index = 0; index < ordinals.length; index += 1) {
    if (!hasBit(within, ordinals[index] ?? 0)) continue
    const step = steps[index] ?? 0
    counts[step] = (counts[step] ?? 0) + 1
  }
  let before = 0
  for (let step = 0; step < counts.length; step += 1) {
    before += counts[step] ?? 0
    if (before >= end) return step
  }
  return counts.length
}

function orderOf(catalogue: Catalogue, sort: ProductSort, viewer: PriceViewer): SortPermutation {
  switch (sort) {
    case 'FEATURED':
      return catalogue.orders.featured
    case 'CREATED_AT_DESC':
      return catalogue.orders.createdDescending
    case 'NAME_ASC':
    case 'NAME_DESC':
      return catalogue.orders.nameAscending
    case 'PRICE_ASC':
      return priceIndex(catalogue, viewer).ascending
    case 'PRICE_DESC':
      return priceIndex(catalogue, viewer).descending
  }
}

/** Sorting one member takes as long as scanning about this many positions of the full order. */
const scansPerMember = 16

interface Span {
  readonly count: number
  readonly from: number
  readonly end: number
  readonly isBackwards: boolean
}

/** Scans the full order for the members, from the nearer end, or sorts the members if they are few. */
function membersInOrder(within: BitSet, order: SortPermutation, span: Span): readonly number[] {
  const { count, from, end, isBackwards } = span
  const isNearEnd = end > count - from
  const near = isNearEnd ? { from: count - end, end: count - from } : { from, end }
  if (near.end * order.length > count * count * scansPerMember) return sortedMembers(within, order, span)
  const results = foundInOrder(within, order, { ...near, isBackwards: isBackwards !== isNearEnd })
  return isNearEnd ? results.reverse() : results
}

function sortedMembers(
  within: BitSet,
  order: SortPermutation,
  { count, from, end, isBackwards }: Span,
): readonly number[] {
  const positionOf = positionsIn(order, within.length * 32)
  const positions = new Uint32Array(count)
  let filled = 0
  eachOrdinal(within, (ordinal) => {
    positions[filled] = positionOf[ordinal] ?? 0
    filled += 1
  })
  positions.sort()
  const chosen = isBackwards
    ? positions.subarray(count - end, count - from).reverse()
    : positions.subarray(from, end)
  return Array.from(chosen, (position) => order[position] ?? 0)
}

function foundInOrder(
  within: BitSet,
  order: SortPermutation,
  { from, end, isBackwards }: Omit<Span, 'count'>,
): number[] {
  const results: number[] = []
  let before = 0
  for (let index = 0; index < order.length && before < end; index += 1) {
    const ordinal = order[isBackwards ? order.length - 1 - index : index] ?? 0
    if (!hasBit(within, ordinal)) continue
    if (before >= from) results.push(ordinal)
    before += 1
  }
  return results
}

const cachedPositions = new WeakMap<SortPermutation, SortPermutation>()

function positionsIn(order: SortPermutation, size: number): SortPermutation {
  const cached = cachedPositions.get(order)
  if (cached) return cached
  const positions = new Uint32Array(size)
  for (const [position, ordinal] of order.entries()) positions[ordinal] = position
  cachedPositions.set(order, positions)
  return positions
}
