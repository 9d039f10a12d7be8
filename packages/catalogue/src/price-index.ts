import { type SelectedPrice, selectPrice } from '@provender/domain/price/price'
import { defaultSalesUnit } from '@provender/domain/units/units'
import { type BitSet, emptyBitSet, setBit, withBit } from './bit-set.ts'
import type { Catalogue } from './catalogue.ts'
import type { SortPermutation } from './sort-permutations.ts'
import { pricesOf, type PriceViewer } from './viewer.ts'

export interface PriceIndex {
  /** By the net price of each product's own unit, lowest first; products without a price are last. */
  readonly ascending: SortPermutation
  readonly descending: SortPermutation
  readonly clearance: BitSet
  readonly promo: BitSet
}

interface CachedIndex {
  readonly index: PriceIndex
  readonly outdated: readonly number[]
}

const indexesOf = new WeakMap<Catalogue, Map<string, CachedIndex>>()
const maxIndexes = 32
const maxOutdated = 500

/** The price index of a viewer, built once per catalogue and cached for the most recent viewers. */
export function priceIndex(catalogue: Catalogue, viewer: PriceViewer): PriceIndex {
  let indexes = indexesOf.get(catalogue)
  if (!indexes) indexesOf.set(catalogue, (indexes = new Map()))
  const key = JSON.stringify([viewer.priceListId, viewer.precedence, viewer.hideStandard, viewer.day])
  const cached = indexes.get(key)
  const index = cached ? upToDate(catalogue, viewer, cached) : createPriceIndex(catalogue, viewer)
  indexes.delete(key)
  indexes.set(key, { index, outdated: [] })
  const oldest = indexes.keys().next().value
  if (indexes.size > maxIndexes && oldest !== undefined) indexes.delete(oldest)
  return index
}

export interface Change {
  readonly before: Catalogue
  readonly after: Catalogue
  readonly touched: readonly number[]
}

/** Passes the price indexes of a catalogue on to the next one. Each is updated when it is next used. */
export function renewPriceIndexes({ before, after, touched }: Change): void {
  const indexes = [...(indexesOf.get(before) ?? [])].map(
    ([key, { index, outdated }]) =>
      [key, { index, outdated: [...new Set([...outdated, ...touched])] }] as const,
  )
  indexesOf.set(after, new Map(indexes.filter(([, { outdated }]) => outdated.length <= maxOutdated)))
}

function selectedPriceAt(catalogue: Catalogue, viewer: PriceViewer, ordinal: number): SelectedPrice | null {
  const product = catalogue.products[ordinal]
  return product ? selectPrice(pricesOf(catalogue, product, viewer), defaultSalesUnit(product), viewer) : null
}

function createPriceIndex(catalogue: Catalogue, viewer: PriceViewer): PriceIndex {
  const size = catalogue.products.length
  const nets = new Float64Array(size).fill(Number.NaN)
  const clearance = emptyBitSet(size)
  const promo = emptyBitSet(size)
  const { featured } = catalogue.orders
  for (const ordinal of featured) {
    const chosen = selectedPriceAt(catalogue, viewer, ordinal)
    if (chosen === null) continue
    nets[ordinal] = chosen.net
    if (chosen.kind === 'clearance') setBit(clearance, ordinal)
    if (chosen.kind === 'promo') setBit(promo, ordinal)
  }
  const sorted = (descending: boolean): SortPermutation => {
    const net = (ordinal: number) => nets[ordinal] ?? Number.NaN
    // Stable sorting keeps the featured order between equal prices.
    const priced = featured.filter((ordinal) => !Number.isNaN(net(ordinal)))
    priced.sort((one, other) => (descending ? net(other) - net(one) : net(one) - net(other)))
    const order = new Uint32Array(featured.length)
    order.set(priced)
    order.set(
      featured.filter((ordinal) => Number.isNaN(net(ordinal))),
      priced.length,
    )
    return order
  }
  return { ascending: sorted(false), descending: sorted(true), clearance, promo }
}

/** Updates an index by moving only the outdated products. */
function upToDate(catalogue: Catalogue, viewer: PriceViewer, { index, outdated }: CachedIndex): PriceIndex {
  if (outdated.length === 0) return index
  let { clearance, promo } = index
  for (const ordinal of outdated) {
    const kind = selectedPriceAt(catalogue, viewer, ordinal)?.kind
    clearance = withBit(clearance, ordinal, kind === 'clearance')
    promo = withBit(promo, ordinal, kind === 'promo')
  }
  const keyOf = (ordinal: number, sign: 1 | -1): readonly [number, number] => {
    const net = selectedPriceAt(catalogue, viewer, ordinal)?.net
    return [
      net === undefined ? Number.POSITIVE_INFINITY : net * sign,
      catalogue.orders.featuredPosition[ordinal] ?? 0,
    ]
  }
  const moving = outdated.filter((ordinal) => catalogue.products[ordinal])
  const moved = (order: SortPermutation, sign: 1 | -1): SortPermutation => {
    const removed = new Set(outdated)
    const sorted = Array.from(order.filter((ordinal) => !removed.has(ordinal)))
    for (const ordinal of moving) sorted.splice(indexFor(sorted, keyOf(ordinal, sign), sign), 0, ordinal)
    return Uint32Array.from(sorted)
  }
  const indexFor = (
    sorted: readonly number[],
    [net, position]: readonly [number, number],
    sign: 1 | -1,
  ): number => {
    let low = 0
    let high = sorted.length
    while (low < high) {
      const middle = (low + high) >>> 1
      const [otherNet, otherPosition] = keyOf(sorted[middle] ?? 0, sign)
      if (otherNet < net || (otherNet === net && otherPosition < position)) low = middle + 1
      else high = middle
    }
    return low
  }
  return { ascending: moved(index.ascending, 1), descending: moved(index.descending, -1), clearance, promo }
}
