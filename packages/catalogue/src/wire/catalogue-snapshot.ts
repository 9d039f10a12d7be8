import type { ProductId } from '@provender/domain/ids'
import { productFieldList, type ProductValuesWith } from '@provender/domain/product/product-values'
import { type Audience, isPublishedFor } from '../audience.ts'
import type { Catalogue } from '../catalogue.ts'
import type { CatalogueGroups, CatalogueProduct, CatalogueRows } from '../product.ts'

/** What lists, filters and search need of a product. No price, no stock, no note. */
export interface ListedProduct extends ProductValuesWith<'travels', 'lists'> {
  readonly id: ProductId
}

/** What only the page of a product shows. */
export interface ProductDetail extends ProductValuesWith<'travels', 'details'> {
  readonly id: ProductId
}

/** A catalogue as one audience's devices hold it, and nothing that is not published to them: products and groups ascending by id, so that equal ones are written equally. */
export interface CatalogueSnapshot {
  readonly version: number
  readonly audience: Audience
  readonly products: readonly ListedProduct[]
  readonly groups: CatalogueGroups
}

/** The products an audience may know of, ascending by id. */
export function productsFor(
  products: Catalogue['products'],
  audience: Audience,
): readonly CatalogueProduct[] {
  return products
    .filter(
      (product): product is CatalogueProduct => product !== undefined && isPublishedFor(product, audience),
    )
    .sort((one, other) => one.id - other.id)
}

/** Attributes whose values products show by name although the attribute itself may be hidden. */
const shownByProducts: ReadonlySet<string> = new Set(['brand', 'storage'])

/** The groups with the names of hidden ones left out: they still narrow, but nobody reads what they are called. */
export function groupsForDevices({
  categories,
  attributes,
  attributeValues,
  ownWords,
}: CatalogueGroups): CatalogueGroups {
  const told = new Set(
    attributes.filter(({ visible, code }) => visible || shownByProducts.has(code)).map(({ id }) => id),
  )
  const byId = (one: { readonly id: number }, other: { readonly id: number }) => one.id - other.id
  const unnamed = { code: '', name: { en: '' } }
  return {
    categories: categories
      .map((each) => (each.visible ? each : { ...each, ...unnamed, picture: null }))
      .sort(byId),
    attributes: attributes.map((each) => (told.has(each.id) ? each : { ...each, ...unnamed })).sort(byId),
    attributeValues: attributeValues
      .map((each) => (told.has(each.attributeId) ? each : { ...each, ...unnamed, picture: null }))
      .sort(byId),
    ownWords,
  }
}

/** What devices of an audience may hold of a catalogue. */
export function snapshotOf(
  { version, products, groups }: Pick<Catalogue, 'version' | 'products' | 'groups'>,
  audience: Audience,
): CatalogueSnapshot {
  return {
    version,
    audience,
    products: productsFor(products, audience),
    groups: groupsForDevices(groups),
  }
}

/** The rows the engine is built from, without prices: those come by themselves. */
export function rowsOf({ version, products, groups }: CatalogueSnapshot): CatalogueRows {
  return {
    version,
    ...groups,
    priceLists: new Map(),
    products: products.map(withUnsentFields),
  }
}

/** Everything in a portable catalogue is published to who has it; the rest is not told. */
export function withUnsentFields(product: ListedProduct): CatalogueProduct {
  return { ...product, ...unsentFields }
}

const unsentFields = {
  ...Object.fromEntries(
    productFieldList
      .filter(({ travels, readers }) => travels !== 'lists' && readers !== 'staff')
      .map(({ name, blank }) => [name, blank]),
  ),
  standard: null,
  promos: [],
  clearances: [],
} as unknown as Omit<CatalogueProduct, keyof ListedProduct>
