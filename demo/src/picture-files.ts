import type { Brand } from './range/brands.ts'
import { slug, type BaseProduct } from './range/category-range.ts'

/** The folder of the pictures; names in the dataset are relative to it. */
export const picturesFolder = new URL('../pictures/', import.meta.url)

/** The file of a product's picture, shared by sizes, variants and lines but not by brands and flavours. */
export function pictureFileOf(base: BaseProduct, brand: Brand, flavour: string): string {
  return `${slug(`${brand.code} ${base.name.replace('*', flavour)}`)}.webp`
}

export function brandPictureFileOf(brandCode: string): string {
  return `brand-${brandCode}.webp`
}
