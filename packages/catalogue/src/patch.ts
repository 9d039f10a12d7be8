import type { PriceListId, ProductId } from '@provender/domain/ids'
import { type Bits, withBit } from './bits.ts'
import { arrange, type Catalogue, categoriesOf, publishedOf } from './catalogue.ts'
import { reorder } from './orders.ts'
import type { CatalogueProduct, CatalogueRows, PriceListPrices } from './product.ts'
import { brandNamesOf } from './search/group-words.ts'
import { reindex } from './search/search-index.ts'

/** What changed since a version: the products whole, the small tables whole. */
export interface CatalogueChange extends Omit<CatalogueRows, 'products' | 'priceLists'> {
  readonly changed: readonly CatalogueProduct[]
  readonly deleted: readonly ProductId[]
  /** The changed products' prices in every price list; a product that is not there has none. */
  readonly privatePrices: ReadonlyMap<PriceListId, PriceListPrices>
}

/** More than this many products are arranged anew: faster than one by one. */
const maxPatched = 500

/** The catalogue after a change: equal to one built anew, but that known products keep their ordinals. */
export function patchCatalogue(catalogue: Catalogue, change: CatalogueChange): Catalogue {
  const priceLists = patchPriceLists(catalogue, change)
  const products = patchProducts(catalogue, change)
  const touched = change.changed.length + change.deleted.length
  if (touched > maxPatched || !isSameInGroups(catalogue, change))
    return arrange({ ...change, priceLists }, products)
  return { ...patchSets(catalogue, products), version: change.version, priceLists }
}

function patchProducts(catalogue: Catalogue, change: CatalogueChange): Catalogue['products'] {
  const products = [...catalogue.products]
  for (const product of change.changed) {
    const ordinal = catalogue.ordinalOf.get(product.id)
    if (ordinal === undefined) products.push(product)
    else products[ordinal] = product
  }
  for (const id of change.deleted) {
    const ordinal = catalogue.ordinalOf.get(id)
    if (ordinal !== undefined) products[ordinal] = undefined
  }
  return products
}

function patchPriceLists(catalogue: Catalogue, change: CatalogueChange): Catalogue['priceLists'] {
  const ids = new Set([...catalogue.priceLists.keys(), ...change.privatePrices.keys()])
  const touched = [...change.changed.map((product) => product.id), ...change.deleted]
  const patched = new Map<PriceListId, PriceListPrices>()
  for (const id of ids) {
    const before = catalogue.priceLists.get(id) ?? new Map()
    const now = change.privatePrices.get(id)
    if (!now && !touched.some((productId) => before.has(productId))) {
      patched.set(id, before)
      continue
    }
    const prices = new Map(before)
    for (const productId of touched) prices.delete(productId)
    for (const [productId, price] of now ?? []) prices.set(productId, price)
    patched.set(id, prices)
  }
  return patched
}

/** Are the small tables as they were? */
export function isSameInGroups(
  catalogue: Pick<Catalogue, 'groups'>,
  change: Pick<CatalogueChange, 'categories' | 'attributes' | 'attributeValues'>,
): boolean {
  const { categories, attributes, attributeValues } = catalogue.groups
  return (
    JSON.stringify([categories, attributes, attributeValues]) ===
    JSON.stringify([change.categories, change.attributes, change.attributeValues])
  )
}

function patchSets(catalogue: Catalogue, products: Catalogue['products']): Catalogue {
  const inCategory = new Map(catalogue.inCategory)
  const withValue = new Map(catalogue.withValue)
  let { publishedWeb, publishedMobile } = catalogue
  const ordinalOf = new Map(catalogue.ordinalOf)
  for (const [ordinal, after] of products.entries()) {
    const before = catalogue.products[ordinal]
    if (before === after) continue
    if (after) ordinalOf.set(after.id, ordinal)
    else if (before) ordinalOf.delete(before.id)
    moveBits(inCategory, ordinal, {
      before: before ? categoriesOf(before, catalogue.tree) : new Set(),
      after: after ? categoriesOf(after, catalogue.tree) : new Set(),
    })
    moveBits(withValue, ordinal, {
      before: new Set(before?.attributeValueIds),
      after: new Set(after?.attributeValueIds),
    })
    const published = publishedOf(after)
    publishedWeb = withBit(publishedWeb, ordinal, published.web)
    publishedMobile = withBit(publishedMobile, ordinal, published.mobile)
  }
  const orders = reorder(catalogue.orders, catalogue.products, products)
  const index = reindex(catalogue.index, {
    before: catalogue.products,
    after: products,
    brands: brandNamesOf(catalogue),
  })
  return {
    ...catalogue,
    products,
    ordinalOf,
    inCategory,
    withValue,
    publishedWeb,
    publishedMobile,
    index,
    orders,
  }
}

function moveBits<Id>(
  sets: Map<Id, Bits>,
  ordinal: number,
  { before, after }: { before: ReadonlySet<Id>; after: ReadonlySet<Id> },
): void {
  for (const id of new Set([...before, ...after]))
    sets.set(id, withBit(sets.get(id) ?? new Uint32Array(0), ordinal, after.has(id)))
}
