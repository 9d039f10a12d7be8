import type { ProductId } from '@provender/domain/ids'
import { productFieldList, type ProductValuesWith } from '@provender/domain/product/product-values'
import { type Audience, isPublishedFor } from '../audience.ts'
import type { Catalogue } from '../catalogue.ts'
import type { CatalogueGroups, CatalogueProduct, CatalogueRows } from '../product.ts'

export interface ListedProduct extends ProductValuesWith<'deviceSection', 'lists'> {
  readonly id: ProductId
}

export interface ProductDetail extends ProductValuesWith<'deviceSection', 'details'> {
  readonly id: ProductId
}

/**
 * The catalogue on devices of one audience, with published products only. Products and groups ascend by id, so that equal snapshots
 * serialise alike.
 */
export interface CatalogueSnapshot {
  readonly version: number
  readonly audience: Audience
  readonly products: readonly ListedProduct[]
  readonly groups: CatalogueGroups
}

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

const shownByProducts: ReadonlySet<string> = new Set(['brand', 'storage'])

/** The groups without the names of hidden ones, which still filter but are never shown. */
export function groupsForDevices({
  categories,
  attributes,
  attributeValues,
  ownWords,
}: CatalogueGroups): CatalogueGroups {
  const sentIds = new Set(
    attributes.filter(({ visible, code }) => visible || shownByProducts.has(code)).map(({ id }) => id),
  )
  const compareIds = (one: { readonly id: number }, other: { readonly id: number }) => one.id - other.id
  const unnamed = { code: '', name: { en: '' } }
  return {
    categories: categories
      .map((each) => (each.visible ? each : { ...each, ...unnamed, picture: null }))
      .sort(compareIds),
    attributes: attributes
      .map((each) => (sentIds.has(each.id) ? each : { ...each, ...unnamed }))
      .sort(compareIds),
    attributeValues: attributeValues
      .map((each) => (sentIds.has(each.attributeId) ? each : { ...each, ...unnamed, picture: null }))
      .sort(compareIds),
    ownWords,
  }
}

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

export function rowsOf({ version, products, groups }: CatalogueSnapshot): CatalogueRows {
  return {
    version,
    ...groups,
    priceLists: new Map(),
    products: products.map(withUnsentFields),
  }
}

/** Adds fields that are not sent. Every product in a snapshot is published to the device's viewer. */
export function withUnsentFields(product: ListedProduct): CatalogueProduct {
  return { ...product, ...unsentFields }
}

const unsentFields = {
  ...Object.fromEntries(
    productFieldList
      .filter(({ deviceSection, readers }) => deviceSection !== 'lists' && readers !== 'staff')
      .map(({ name, blank }) => [name, blank]),
  ),
  standard: null,
  promos: [],
  clearances: [],
} as unknown as Omit<CatalogueProduct, keyof ListedProduct>
