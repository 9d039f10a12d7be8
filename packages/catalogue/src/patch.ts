import type { PriceListId, ProductId } from '@provender/domain/ids'
import type { Price } from '@provender/domain/price/price'
import { rebuildAudiences, renewAudiences } from './audience.ts'
import { arrangeCatalogue, type Catalogue } from './catalogue.ts'
import { type CooperativeLoop, eachCooperatively, runToEnd } from './cooperative-loop.ts'
import { renewPriceIndexes } from './price-index.ts'
import type { CatalogueGroups, CatalogueProduct, CatalogueRows, PriceListPrices } from './product.ts'
import { type Replacement, replaceProducts } from './replace-products.ts'

/** Changes since a version: complete changed products, and complete small tables. */
export interface CatalogueChange extends Omit<CatalogueRows, 'products' | 'priceLists'> {
  readonly changed: readonly CatalogueProduct[]
  readonly deleted: readonly ProductId[]
  readonly privatePrices: ReadonlyMap<PriceListId, PriceListPrices>
}

const maxPatched = 500

/**
 * The catalogue after a change. Equal to a rebuilt one, except that known products keep their ordinals. Also patches the catalogues and
 * price indexes derived for audiences and price lists, so that no request waits (docs/decisions/0006-catalogue-versions.md).
 */
export function patchCatalogue(catalogue: Catalogue, change: CatalogueChange): Catalogue {
  return runToEnd(patchCooperatively(catalogue, change))
}

export function* patchCooperatively(
  catalogue: Catalogue,
  change: CatalogueChange,
): CooperativeLoop<Catalogue> {
  const priceLists = yield* patchPriceLists(catalogue, change)
  const replacement = patchProducts(catalogue, change)
  yield
  if (replacement.touched.length > maxPatched || !isSameInGroups(catalogue, change)) {
    const built = yield* arrangeCatalogue({ ...change, priceLists }, replacement.products)
    yield* rebuildAudiences({ before: catalogue, after: built })
    return built
  }
  const { version } = change
  const patched = { ...(yield* replaceProducts(catalogue, replacement)), version, priceLists }
  renewPriceIndexes({ before: catalogue, after: patched, touched: replacement.touched })
  yield* renewAudiences({ before: catalogue, after: patched, touched: replacement.touched })
  return patched
}

function patchProducts(catalogue: Catalogue, change: CatalogueChange): Replacement {
  const products = [...catalogue.products]
  const touched = new Set<number>()
  for (const product of change.changed) {
    const ordinal = catalogue.ordinalOf.get(product.id) ?? products.length
    products[ordinal] = product
    touched.add(ordinal)
  }
  for (const id of change.deleted) {
    const ordinal = catalogue.ordinalOf.get(id)
    if (ordinal === undefined) continue
    products[ordinal] = undefined
    touched.add(ordinal)
  }
  return { products, touched: [...touched] }
}

function* patchPriceLists(
  catalogue: Catalogue,
  change: CatalogueChange,
): CooperativeLoop<Catalogue['priceLists']> {
  const touched = [...change.changed.map((product) => product.id), ...change.deleted]
  const ids = new Set([...catalogue.priceLists.keys(), ...change.privatePrices.keys()])
  const patched = new Map<PriceListId, PriceListPrices>()
  for (const id of ids) {
    const before = catalogue.priceLists.get(id) ?? new Map<ProductId, Price>()
    patched.set(id, yield* patchPriceList(before, change.privatePrices.get(id), touched))
    yield
  }
  return patched
}

function* patchPriceList(
  before: PriceListPrices,
  now: PriceListPrices | undefined,
  touched: readonly ProductId[],
): CooperativeLoop<PriceListPrices> {
  const moved = touched.filter((id) => !isSamePrice(before.get(id), now?.get(id)))
  if (moved.length === 0) return before
  const prices = new Map(before)
  yield* eachCooperatively(moved, (id) => {
    const price = now?.get(id)
    if (price) prices.set(id, price)
    else prices.delete(id)
  })
  return prices
}

function isSamePrice(one: Price | undefined, other: Price | undefined): boolean {
  return (
    one?.priceId === other?.priceId &&
    one?.price === other?.price &&
    one?.parcelPrice === other?.parcelPrice &&
    one?.discountBasisPoints === other?.discountBasisPoints
  )
}

export function isSameInGroups(catalogue: Pick<Catalogue, 'groups'>, change: CatalogueGroups): boolean {
  const { categories, attributes, attributeValues, ownWords } = catalogue.groups
  return (
    ownWords === change.ownWords &&
    JSON.stringify([categories, attributes, attributeValues]) ===
      JSON.stringify([change.categories, change.attributes, change.attributeValues])
  )
}
