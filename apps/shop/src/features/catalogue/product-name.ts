import type { Lettering } from '@provender/ui/product/tile'
import type { ProductCardFieldsFragment } from './product-card.documents.ts'

type Named = Pick<ProductCardFieldsFragment, 'brand' | 'description2'>

/**
 * A product's name in two parts, for where its brand has a line of its own. The name does not begin with the brand, which what
 * the wholesaler's own system sends mostly has in front.
 */
export type ProductName = Required<Omit<Lettering, 'pack'>>

export function productName({ brand, description2 }: Named): ProductName {
  if (!brand) return { brand: undefined, name: description2 }
  return { brand, name: withoutBrand(description2, brand) }
}

/** Brand and name in one line of reading, the brand said once. */
export function fullProductName(product: Named): string {
  const { brand, name } = productName(product)
  return brand === undefined ? name : `${brand} ${name}`
}

const separator = /^[\s\-–—:,·]+/u
const letter = /\p{L}/u

/** Only whole words are taken away, and only where a name is left. */
function withoutBrand(name: string, brand: string): string {
  if (name.slice(0, brand.length).toLowerCase() !== brand.toLowerCase()) return name
  const rest = name.slice(brand.length)
  const left = rest.replace(separator, '')
  return left !== rest && letter.test(left) ? left : name
}
