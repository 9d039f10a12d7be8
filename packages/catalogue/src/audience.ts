import { type BitSet, countBits, hasBit, intersection } from './bit-set.ts'
import { type Catalogue, publicationOf } from './catalogue.ts'
import { type CooperativeLoop, runToEnd } from './cooperative-loop.ts'
import { type Change, renewPriceIndexes } from './price-index.ts'
import type { CatalogueProduct } from './product.ts'
import { replaceProducts } from './replace-products.ts'
import { brandNames } from './search/group-words.ts'
import { withoutProducts } from './search/search-index.ts'
import { sortPermutations } from './sort-permutations.ts'

/** `web` and `mobile`: customers on the web and in the installed app. `visitor`: sees only products published on both. */
export const audiences = ['web', 'mobile', 'visitor'] as const
export type Audience = (typeof audiences)[number]

export function isPublishedFor(product: CatalogueProduct, audience: Audience): boolean {
  const { web, mobile } = publicationOf(product)
  return audience === 'visitor' ? web && mobile : { web, mobile }[audience]
}

const visibleCatalogues = new WeakMap<Catalogue, Map<Audience, Catalogue>>()

/**
 * The catalogue of an audience. Unpublished products are removed, so that they contribute no word, spelling or count. Ordinals stay. A
 * device of the audience has only these products and finds the same.
 */
export function catalogueFor(catalogue: Catalogue, audience: Audience): Catalogue {
  let byAudience = visibleCatalogues.get(catalogue)
  if (!byAudience) visibleCatalogues.set(catalogue, (byAudience = new Map()))
  const present = byAudience.get(audience)
  if (present) return present
  const visible = runToEnd(narrow(catalogue, audience))
  byAudience.set(audience, visible)
  return visible
}

export function* renewAudiences({ before, after, touched }: Change): CooperativeLoop<void> {
  const views = visibleCatalogues.get(before)
  if (!views) return
  const renewed = new Map<Audience, Catalogue>()
  for (const [audience, view] of views) {
    yield
    const products = [...view.products]
    for (const ordinal of touched) {
      const product = after.products[ordinal]
      products[ordinal] = product && isPublishedFor(product, audience) ? product : undefined
    }
    const isFullyPublished = touched.every((ordinal) => products[ordinal] === after.products[ordinal])
    if (view === before && isFullyPublished) {
      renewed.set(audience, after)
      continue
    }
    // Values and codes of unpublished products do no harm: they are never counted and lead nowhere.
    const { version, priceLists, valueRows } = after
    const { byCode, codes } = after.index
    const replaced = yield* replaceProducts(view, { products, touched })
    const patched = {
      ...replaced,
      version,
      priceLists,
      valueRows,
      index: { ...replaced.index, byCode, codes },
    }
    renewPriceIndexes({ before: view, after: patched, touched })
    renewed.set(audience, patched)
  }
  visibleCatalogues.set(after, renewed)
}

export function* rebuildAudiences({
  before,
  after,
}: Pick<Change, 'before' | 'after'>): CooperativeLoop<void> {
  const rebuilt = new Map<Audience, Catalogue>()
  for (const audience of visibleCatalogues.get(before)?.keys() ?? [])
    rebuilt.set(audience, yield* narrow(after, audience))
  visibleCatalogues.set(after, rebuilt)
}

export function publishedProducts(
  { publishedWeb, publishedMobile }: Pick<Catalogue, 'publishedWeb' | 'publishedMobile'>,
  audience: Audience,
): BitSet {
  switch (audience) {
    case 'web':
      return publishedWeb
    case 'mobile':
      return publishedMobile
    case 'visitor':
      return intersection(publishedWeb, publishedMobile)
  }
}

function* narrow(catalogue: Catalogue, audience: Audience): CooperativeLoop<Catalogue> {
  const remaining = publishedProducts(catalogue, audience)
  if (countBits(remaining) === catalogue.ordinalOf.size) return catalogue
  const { products, orders, index, inCategory, withValue, publishedWeb, publishedMobile } = catalogue
  const narrowed = <Id>(sets: ReadonlyMap<Id, BitSet>) =>
    new Map([...sets].map(([id, bits]) => [id, intersection(bits, remaining)]))
  const isRemaining = (ordinal: number) => hasBit(remaining, ordinal)
  const remainingProducts = products.map((product, ordinal) => (isRemaining(ordinal) ? product : undefined))
  const ordinalOf = new Map(catalogue.ordinalOf)
  for (const [ordinal, product] of products.entries())
    if (product && !isRemaining(ordinal)) ordinalOf.delete(product.id)
  yield
  return {
    ...catalogue,
    products: remainingProducts,
    ordinalOf,
    inCategory: narrowed(inCategory),
    withValue: narrowed(withValue),
    publishedWeb: intersection(publishedWeb, remaining),
    publishedMobile: intersection(publishedMobile, remaining),
    orders: sortPermutations(orders, isRemaining),
    index: yield* withoutProducts(index, { products, remaining, brands: brandNames(catalogue) }),
  }
}
