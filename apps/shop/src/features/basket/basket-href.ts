import { hrefOf } from '@provender/web/address/href-of'

interface BasketReference {
  readonly id: string
  readonly isActive: boolean
}

export function basketHref({ id, isActive }: BasketReference): string {
  return hrefOf({ to: '/baskets/detail', search: { id: isActive ? undefined : id } })
}

export function checkoutHref({ id, isActive }: BasketReference): string {
  return hrefOf({ to: '/checkout', search: { basket: isActive ? undefined : id } })
}
