import { activeBasketHref } from '../basket-store/active-basket-href.ts'

interface Addressed {
  readonly id: string
  readonly isActive: boolean
}

/** The page of a basket: the active one has its own address. */
export function basketHref({ id, isActive }: Addressed): string {
  return isActive ? activeBasketHref : `${activeBasketHref}?id=${id}`
}

export function checkoutHref({ id, isActive }: Addressed): string {
  return isActive ? '/checkout' : `/checkout?basket=${id}`
}
