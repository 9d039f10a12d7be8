import { ProductCardView } from './product-card-view.tsx'
import type { ProductCardFieldsFragment } from './product-card.documents.ts'
import { sharedPictures } from './shared-pictures.ts'

/** The cards of a shelf. Products of several sizes that share a picture have their size on it. */
export function ProductCards({ products }: { readonly products: readonly ProductCardFieldsFragment[] }) {
  const shared = sharedPictures(products)
  return products.map((product) => (
    <ProductCardView
      key={product.id}
      product={product}
      sharesPicture={product.pictureUrl !== null && shared.has(product.pictureUrl)}
    />
  ))
}
