import { productHref } from '../../kernel/links/product-href.ts'
import type { JsonObject } from '../../kernel/page/document-head.ts'
import type { Viewer } from '../../kernel/session/viewer.ts'
import { isPriced, representativeUnit } from './basket-product.ts'
import type { PathCategory } from './category-path.ts'
import type { ProductDetails } from './product-details.ts'
import { fullProductName } from './product-name.ts'
import { shopHref } from './shop-address.ts'

export interface ProductMetadataInput {
  readonly product: ProductDetails
  readonly breadcrumb: readonly PathCategory[]
  readonly viewer: Viewer
  readonly origin: string
}

/** A product and its category path as structured data for search engines (schema.org). Never contains the price of a company. */
export function productMetadata({
  product,
  breadcrumb,
  viewer,
  origin,
}: ProductMetadataInput): readonly JsonObject[] {
  const { name, description, code, brand, id, pictureUrl } = product
  const url = origin + productHref({ name, id })
  const barcode = [product.barcode1, product.barcode2, product.barcode3].find((each) =>
    /^(\d{8}|\d{12,14})$/.test(each ?? ''),
  )
  return [
    {
      '@type': 'Product',
      name: fullProductName(product),
      url,
      sku: code,
      gtin: barcode ?? undefined,
      description: description || undefined,
      image: pictureUrl === null ? undefined : new URL(pictureUrl, origin).href,
      brand: brand ? { '@type': 'Brand', name: brand } : undefined,
      offers: viewer.isSignedIn ? undefined : offer(product, viewer, url),
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        ...breadcrumb.map(({ id, name }) => ({ name, item: origin + shopHref({ category: id }) })),
        { name: fullProductName(product), item: url },
      ].map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
    },
  ]
}

/** The net price of the default unit. If only the other unit has a price, the price of that one. */
function offer(product: ProductDetails, { currencyCode }: Viewer, url: string): JsonObject | undefined {
  const unit = representativeUnit(product)
  if (!unit?.price || !isPriced(unit)) return undefined
  const price = { price: unit.price, priceCurrency: currencyCode }
  return {
    '@type': 'Offer',
    url,
    ...price,
    availability: `https://schema.org/${product.stockStatus.available ? 'InStock' : 'OutOfStock'}`,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      ...price,
      valueAddedTaxIncluded: false,
      unitCode: { KG: 'KGM', BOX: 'BX', PIECE: 'C62' }[unit.kind],
    },
  }
}
