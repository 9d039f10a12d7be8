import type { ShopLayout } from './shop-address.ts'

export interface LayoutSettings {
  readonly defaultCatalogLayout: string
  readonly catalogLayoutChangeable: boolean
}

type PicturedProducts = readonly { readonly pictureUrl: string | null }[]

/** The layout of a list if the customer has chosen none. A grid needs pictures, so a page with few of them opens as a list. */
export function defaultLayout(settings: LayoutSettings, products: PicturedProducts): ShopLayout {
  if (settings.defaultCatalogLayout === 'list') return 'list'
  return settings.catalogLayoutChangeable && hasFewPictures(products) ? 'list' : 'grid'
}

/** Fewer than a quarter of the products. */
function hasFewPictures(products: PicturedProducts): boolean {
  return products.filter(({ pictureUrl }) => pictureUrl !== null).length * 4 < products.length
}
