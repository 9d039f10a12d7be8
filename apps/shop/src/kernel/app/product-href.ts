import { productAddress } from '@provender/catalogue/product-path'
import { hrefOf } from './href-of.ts'

interface ProductReference {
  readonly description2: string
  readonly id: string
}

export function productHref({ description2, id }: ProductReference): string {
  return hrefOf({ to: '/product/$address', params: { address: productAddress(description2, id) } })
}
