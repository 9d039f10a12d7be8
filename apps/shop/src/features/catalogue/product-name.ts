import type { TileText } from '@provender/ui/product/tile'
import type { ProductCardFieldsFragment } from './product-card.documents.ts'

type Named = Pick<ProductCardFieldsFragment, 'brand' | 'name'>

/**
 * A product's name in two parts, for views with a separate line for the brand. Most names from the
 * wholesaler's system begin with the brand; it is removed here.
 */
export type ProductName = Required<Omit<TileText, 'pack'>>

export function productName({ brand, name }: Named): ProductName {
  if (!brand) return { brand: undefined, name }
  return { brand, name: withoutBrand(name, brand) }
}

export function fullProductName(product: Named): string {
  const { brand, name } = productName(product)
  return brand === undefined ? name : `${brand} ${name}`
}

const separator = /^[\s\-–—:,·]+/u
const letter = /\p{L}/u

/** Removes the brand only as a whole word, and only if something is left. */
function withoutBrand(name: string, brand: string): string {
  if (name.slice(0, brand.length).toLowerCase() !== brand.toLowerCase()) return name
  const rest = name.slice(brand.length)
  const left = rest.replace(separator, '')
  return left !== rest && letter.test(left) ? left : name
}
