import { type CooperativeLoop, eachCooperatively, sortCooperatively } from './cooperative-loop.ts'
import type { CatalogueProduct } from './product.ts'
import { fold } from './search/fold.ts'

export type SortPermutation = Uint32Array<ArrayBuffer>

export interface SortPermutations {
  readonly featured: SortPermutation
  readonly createdDescending: SortPermutation
  readonly nameAscending: SortPermutation
  /** Position in `featured` by ordinal; decides between equals. */
  readonly featuredPosition: Uint32Array<ArrayBuffer>
}

type Products = readonly (CatalogueProduct | undefined)[]

// Compared by code unit of the folded name, so that server and device agree with any collation data.
const keys = {
  featured: (product: CatalogueProduct) => product.featuredRank,
  createdDescending: (product: CatalogueProduct) => -product.createdAtMs,
  nameAscending: (product: CatalogueProduct) => fold(product.name),
}

export function* buildSortPermutations(products: Products): CooperativeLoop<SortPermutations> {
  const featured = yield* sortedOrdinals(products, keys.featured)
  const createdDescending = yield* sortedOrdinals(products, keys.createdDescending)
  const nameAscending = yield* sortedOrdinals(products, keys.nameAscending)
  return withPositions(products.length, { featured, createdDescending, nameAscending })
}

function* sortedOrdinals(
  products: Products,
  keyOf: (product: CatalogueProduct) => number | string,
): CooperativeLoop<SortPermutation> {
  const present: (Keyed & { readonly ordinal: number })[] = []
  yield* eachCooperatively(products, (product, ordinal) => {
    if (product) present.push({ ordinal, id: product.id, key: keyOf(product) })
  })
  const sorted = yield* sortCooperatively(present, compareKeys)
  return Uint32Array.from(sorted, ({ ordinal }) => ordinal)
}

/** The orders after products at some ordinals were changed, added or deleted; the same object if none moved. */
export function reorder(
  orders: SortPermutations,
  { before, after, touched }: { before: Products; after: Products; touched: readonly number[] },
): SortPermutations {
  const moved = (
    order: SortPermutation,
    keyOf: (product: CatalogueProduct) => number | string,
  ): SortPermutation => {
    const moving = touched.filter((ordinal) => {
      const [old, now] = [before[ordinal], after[ordinal]]
      return old && now ? keyOf(old) !== keyOf(now) : old !== now
    })
    return moving.length === 0 ? order : insertSorted(order, { moving, after, keyOf })
  }
  const featured = moved(orders.featured, keys.featured)
  const createdDescending = moved(orders.createdDescending, keys.createdDescending)
  const nameAscending = moved(orders.nameAscending, keys.nameAscending)
  if (featured === orders.featured && before.length === after.length)
    return createdDescending === orders.createdDescending && nameAscending === orders.nameAscending
      ? orders
      : { ...orders, createdDescending, nameAscending }
  return withPositions(after.length, { featured, createdDescending, nameAscending })
}

interface Keyed {
  readonly id: number
  readonly key: number | string
}

function compareKeys(one: Keyed, other: Keyed): number {
  if (one.key === other.key) return one.id - other.id
  return one.key < other.key ? -1 : 1
}

function insertSorted(
  order: SortPermutation,
  change: {
    readonly moving: readonly number[]
    readonly after: Products
    readonly keyOf: (product: CatalogueProduct) => number | string
  },
): SortPermutation {
  const { moving, after, keyOf } = change
  const removed = new Set(moving)
  const sorted = Array.from(order.filter((ordinal) => !removed.has(ordinal)))
  const keyAt = (ordinal: number): Keyed => {
    const product = after[ordinal]
    return product ? { id: product.id, key: keyOf(product) } : { id: 0, key: 0 }
  }
  for (const ordinal of moving) {
    if (!after[ordinal]) continue
    const keyed = keyAt(ordinal)
    let low = 0
    let high = sorted.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (compareKeys(keyAt(sorted[middle] ?? 0), keyed) < 0) low = middle + 1
      else high = middle
    }
    sorted.splice(low, 0, ordinal)
  }
  return Uint32Array.from(sorted)
}

export function sortPermutations(
  orders: SortPermutations,
  isRemaining: (ordinal: number) => boolean,
): SortPermutations {
  return withPositions(orders.featuredPosition.length, {
    featured: orders.featured.filter(isRemaining),
    createdDescending: orders.createdDescending.filter(isRemaining),
    nameAscending: orders.nameAscending.filter(isRemaining),
  })
}

function withPositions(size: number, orders: Omit<SortPermutations, 'featuredPosition'>): SortPermutations {
  const featuredPosition = new Uint32Array(size)
  for (const [index, ordinal] of orders.featured.entries()) featuredPosition[ordinal] = index
  return { ...orders, featuredPosition }
}
