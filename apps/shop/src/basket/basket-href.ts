import type { Basket } from '@provender/domain/basket/basket'

/** The page of a basket: the active one has its own address. */
export function basketHref({ id, isActive }: Pick<Basket, 'id' | 'isActive'>): string {
  return isActive ? '/baskets/detail' : `/baskets/detail?id=${id}`
}

export function checkoutHref({ id, isActive }: Pick<Basket, 'id' | 'isActive'>): string {
  return isActive ? '/checkout' : `/checkout?basket=${id}`
}
