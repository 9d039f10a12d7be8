import { hrefOf } from '../../kernel/app/href-of.ts'

interface Addressed {
  readonly id: string
  readonly isActive: boolean
}

/** The page of a basket. The active basket has its own address. */
export function basketHref({ id, isActive }: Addressed): string {
  return hrefOf({ to: '/baskets/detail', search: { id: isActive ? undefined : id } })
}

export function checkoutHref({ id, isActive }: Addressed): string {
  return hrefOf({ to: '/checkout', search: { basket: isActive ? undefined : id } })
}
