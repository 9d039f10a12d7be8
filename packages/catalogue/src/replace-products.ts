import { type BitSet, withBit } from './bit-set.ts'
import { type Catalogue, categoriesOf, publicationOf } from './catalogue.ts'
import type { CooperativeLoop } from './cooperative-loop.ts'
import { brandNames } from './search/group-words.ts'
import { reindex } from './search/search-index.ts'
import { reorder } from './sort-permutations.ts'
import { renewValueRows } from './value-rows.ts'

export interface Replacement {
  readonly products: Catalogue['products']
  /** The ordinals that may differ, without duplicates. */
  readonly touched: readonly number[]
}

export function* replaceProducts(
  catalogue: Catalogue,
  { products, touched }: Replacement,
): CooperativeLoop<Catalogue> {
  const change = { before: catalogue.products, after: products, touched }
  const sets = replaceSets(catalogue, { products, touched })
  yield
  const orders = reorder(catalogue.orders, change)
  yield
  return {
    ...catalogue,
    ...sets,
    products,
    ordinalOf: replaceOrdinals(catalogue, { products, touched }),
    orders,
    index: yield* reindex(catalogue.index, { ...change, brands: () => brandNames(catalogue) }),
    valueRows: renewValueRows(catalogue.valueRows, change),
  }
}

/** Avoids copying thirty thousand entries if no product was added or removed. */
function replaceOrdinals(
  { ordinalOf, products: before }: Catalogue,
  { products, touched }: Replacement,
): Catalogue['ordinalOf'] {
  const moved = touched.filter((ordinal) => before[ordinal]?.id !== products[ordinal]?.id)
  if (moved.length === 0) return ordinalOf
  const replaced = new Map(ordinalOf)
  for (const ordinal of moved) {
    const [old, now] = [before[ordinal], products[ordinal]]
    if (old) replaced.delete(old.id)
    if (now) replaced.set(now.id, ordinal)
  }
  return replaced
}

function replaceSets(
  catalogue: Catalogue,
  { products, touched }: Replacement,
): Pick<Catalogue, 'inCategory' | 'withValue' | 'publishedWeb' | 'publishedMobile'> {
  const inCategory = new Map(catalogue.inCategory)
  const withValue = new Map(catalogue.withValue)
  let { publishedWeb, publishedMobile } = catalogue
  for (const ordinal of touched) {
    const [before, after] = [catalogue.products[ordinal], products[ordinal]]
    moveBits(inCategory, ordinal, {
      before: before ? categoriesOf(before, catalogue.tree) : new Set(),
      after: after ? categoriesOf(after, catalogue.tree) : new Set(),
    })
    moveBits(withValue, ordinal, {
      before: new Set(before?.attributeValueIds),
      after: new Set(after?.attributeValueIds),
    })
    const published = publicationOf(after)
    publishedWeb = withBit(publishedWeb, ordinal, published.web)
    publishedMobile = withBit(publishedMobile, ordinal, published.mobile)
  }
  return { inCategory, withValue, publishedWeb, publishedMobile }
}

function moveBits<Id>(
  sets: Map<Id, BitSet>,
  ordinal: number,
  { before, after }: { before: ReadonlySet<Id>; after: ReadonlySet<Id> },
): void {
  for (const id of new Set([...before, ...after]))
    sets.set(id, withBit(sets.get(id) ?? new Uint32Array(0), ordinal, after.has(id)))
}
