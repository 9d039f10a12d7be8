import { productAddress } from '@provender/catalogue/product-path'
import { hrefOf } from '@provender/web/address/href-of'

interface ProductReference {
  readonly name: string
  readonly id: string
}

export function productHref({ name, id }: ProductReference): string {
  return hrefOf({ to: '/product/$address', params: { address: productAddress(name, id) } })
}
