interface Addressed {
  readonly id: string
  readonly isActive: boolean
}

/** The page of a basket: the active one has its own address. */
export function basketHref({ id, isActive }: Addressed): string {
  return isActive ? '/baskets/detail' : `/baskets/detail?id=${id}`
}

export function checkoutHref({ id, isActive }: Addressed): string {
  return isActive ? '/checkout' : `/checkout?basket=${id}`
}
