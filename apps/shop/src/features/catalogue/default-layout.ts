import type { ShopLayout } from './shop-address.ts'

export interface LayoutSettings {
  readonly defaultCatalogLayout: string
  readonly catalogLayoutChangeable: boolean
}

type PicturedProducts = readonly { readonly pictureUrl: string | null }[]

/** The layout of a list if the customer has chosen none. A grid needs pictures, so a page without most of them opens as a list. */
export function defaultLayout(settings: LayoutSettings, products: PicturedProducts): ShopLayout {
  if (settings.defaultCatalogLayout === 'list') return 'list'
  return settings.catalogLayoutChangeable && lacksPictures(products) ? 'list' : 'grid'
}

/** More than half of the products have none. */
function lacksPictures(products: PicturedProducts): boolean {
  return products.filter(({ pictureUrl }) => pictureUrl === null).length * 2 > products.length
}
