import { type Bits, eachOrdinal, hasBit } from './bits.ts'
import type { Catalogue } from './catalogue.ts'
import type { Order } from './orders.ts'
import { priceBook } from './price-book.ts'
import type { ProductQuery, ProductSort, QueryViewer } from './query.ts'
import type { Found } from './search/search.ts'
import type { PriceViewer } from './viewer.ts'

/** The members of `within`, of which there are `count`, in the order asked for; those of the page alone, up to `end`, which is at most the count. */
export function inOrder(
  catalogue: Catalogue,
  within: Bits,
  asked: { query: ProductQuery; viewer: QueryViewer; found: Found | null; count: number; end: number },
): readonly number[] {
  const { query, viewer, found, count, end } = asked
  if (query.offset >= end) return []
  if (query.sort === 'FEATURED' && found !== null)
    return bestFirst(catalogue, within, { viewer, found, end }).slice(query.offset)
  const order = orderOf(catalogue, query.sort, viewer)
  return membersInOrder(within, order, {
    count,
    from: query.offset,
    end,
    isBackwards: query.sort === 'NAME_DESC',
  })
}

// A rank is one number: score, then whether the product is the viewer's own, then the length of its name, then its featured place.
const placeSpan = 2 ** 24
const lengthSpan = 2 ** 4
// More than any score; should one reach it after all, it is put in order with the worst.
const scoreSpan = 2 ** 12

// Written anew for every search and given to nobody: to make them each time costs more than to count.
let ranks = new Float64Array(0)
const membersByScore = new Uint32Array(scoreSpan)

/** The best answers first; of equal ones the viewer's own products, then shorter names, then the featured order. */
function bestFirst(
  catalogue: Catalogue,
  within: Bits,
  { viewer, found, end }: { viewer: QueryViewer; found: Found; end: number },
): readonly number[] {
  const { featured, featuredPlace } = catalogue.orders
  const { ordinals, scores } = found
  const worst = worstOfBest(within, found, end)
  if (ranks.length < ordinals.length) ranks = new Float64Array(catalogue.products.length)
  let ranked = 0
  for (let at = 0; at < ordinals.length; at += 1) {
    const [ordinal, score] = [ordinals[at] ?? 0, scores[at] ?? 0]
    if (score > worst || !hasBit(within, ordinal)) continue
    const isOwn =
      hasBit(viewer.favourites, ordinal) || (viewer.bought ? hasBit(viewer.bought, ordinal) : false)
    const group = (score * 2 + (isOwn ? 0 : 1)) * lengthSpan + (catalogue.index.nameLengths[ordinal] ?? 0)
    ranks[ranked] = group * placeSpan + (featuredPlace[ordinal] ?? 0)
    ranked += 1
  }
  const best = ranks.subarray(0, ranked).sort().subarray(0, end)
  return Array.from(best, (rank) => featured[rank % placeSpan] ?? 0)
}

/** The score up to which there are at least `end` members; worse ones need not be put in order. */
function worstOfBest(within: Bits, { ordinals, scores }: Found, end: number): number {
  const counts = membersByScore.fill(0)
  for (let at = 0; at < ordinals.length; at += 1) {
    if (!hasBit(within, ordinals[at] ?? 0)) continue
    const score = Math.min(scores[at] ?? 0, scoreSpan - 1)
    counts[score] = (counts[score] ?? 0) + 1
  }
  let before = 0
  for (let score = 0; score < counts.length; score += 1) {
    before += counts[score] ?? 0
    if (before >= end) return score === scoreSpan - 1 ? Number.POSITIVE_INFINITY : score
  }
  return Number.POSITIVE_INFINITY
}

function orderOf(catalogue: Catalogue, sort: ProductSort, viewer: PriceViewer): Order {
  switch (sort) {
    case 'FEATURED':
      return catalogue.orders.featured
    case 'CREATED_AT_DESC':
      return catalogue.orders.createdDescending
    case 'NAME_ASC':
    case 'NAME_DESC':
      return catalogue.orders.nameAscending
    case 'PRICE_ASC':
      return priceBook(catalogue, viewer).ascending
    case 'PRICE_DESC':
      return priceBook(catalogue, viewer).descending
  }
}

/** Putting a member in its place takes as long as looking at about so many places of the order of all. */
const looksPerMember = 16

interface Span {
  /** How many members there are. */
  readonly count: number
  readonly from: number
  readonly end: number
  readonly isBackwards: boolean
}

/** Looks for the members in the order of all, from whichever end is nearer, or puts them in order where they are few. */
function membersInOrder(within: Bits, order: Order, span: Span): readonly number[] {
  const { count, from, end, isBackwards } = span
  const isNearEnd = end > count - from
  const near = isNearEnd ? { from: count - end, end: count - from } : { from, end }
  if (near.end * order.length > count * count * looksPerMember) return sortedMembers(within, order, span)
  const found = foundInOrder(within, order, { ...near, isBackwards: isBackwards !== isNearEnd })
  return isNearEnd ? found.reverse() : found
}

function sortedMembers(
  within: Bits,
  order: Order,
  { count, from, end, isBackwards }: Span,
): readonly number[] {
  const placeOf = placesIn(order, within.length * 32)
  const places = new Uint32Array(count)
  let placed = 0
  eachOrdinal(within, (ordinal) => {
    places[placed] = placeOf[ordinal] ?? 0
    placed += 1
  })
  places.sort()
  const chosen = isBackwards
    ? places.subarray(count - end, count - from).reverse()
    : places.subarray(from, end)
  return Array.from(chosen, (place) => order[place] ?? 0)
}

function foundInOrder(within: Bits, order: Order, { from, end, isBackwards }: Omit<Span, 'count'>): number[] {
  const found: number[] = []
  let before = 0
  for (let at = 0; at < order.length && before < end; at += 1) {
    const ordinal = order[isBackwards ? order.length - 1 - at : at] ?? 0
    if (!hasBit(within, ordinal)) continue
    if (before >= from) found.push(ordinal)
    before += 1
  }
  return found
}

const knownPlaces = new WeakMap<Order, Order>()

/** The place in an order of each ordinal, made when it is first needed. */
function placesIn(order: Order, size: number): Order {
  const known = knownPlaces.get(order)
  if (known) return known
  const places = new Uint32Array(size)
  for (const [place, ordinal] of order.entries()) places[ordinal] = place
  knownPlaces.set(order, places)
  return places
}
