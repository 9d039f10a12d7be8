import type { BasketId } from '@provender/domain/ids'
import type { BasketView } from '@provender/sync/basket/basket-store'
import { hrefOf } from '@provender/web/address/href-of'

interface BasketReference<Id extends string = string> {
  readonly id: Id
  readonly isActive: boolean
}

export function basketHref({ id, isActive }: BasketReference): string {
  return hrefOf({ to: '/baskets/detail', search: { id: isActive ? undefined : id } })
}

/** True for a basket that the server does not know yet, and that the checkout cannot wait for as for the active one. */
export function isUnsavedBasket(
  { id, isActive }: BasketReference<BasketId>,
  { totals }: Pick<BasketView, 'totals'>,
): boolean {
  return !isActive && !totals.has(id)
}

/**
 * Names the basket, so that nothing else is ordered. A new basket that the server does not know yet has no page under its
 * id: the checkout waits until it is saved.
 */
export function checkoutHref(
  { id, isActive }: BasketReference<BasketId>,
  { totals }: Pick<BasketView, 'totals'>,
): string {
  const isNew = isActive && !totals.has(id)
  return hrefOf({ to: '/checkout', search: { basket: isNew ? undefined : id } })
}
