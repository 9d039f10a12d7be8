import type { Brand } from '../range/brands.ts'
import { slug, type BaseProduct, type Flavour } from '../range/shelf.ts'

/** Where the pictures lie; names in the dataset are relative to it. */
export const picturesFolder = new URL('../../pictures/', import.meta.url)

/** The file of a product's picture: its sizes, variants and lines share it, its brands and flavours do not. */
export function pictureFileOf(base: BaseProduct, brand: Brand, flavour: Flavour): string {
  return `${slug(`${brand.code} ${base.name.replace('*', flavour.name)}`)}.webp`
}

/** The file of a brand's sign. */
export function brandPictureFileOf(brandCode: string): string {
  return `brand-${brandCode}.webp`
}
