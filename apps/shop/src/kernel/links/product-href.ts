import { productAddress } from '@provender/catalogue/product-path'
import { hrefOf } from '@provender/web/address/href-of'

interface ProductReference {
  readonly description2: string
  readonly id: string
}

export function productHref({ description2, id }: ProductReference): string {
  return hrefOf({ to: '/product/$address', params: { address: productAddress(description2, id) } })
}
