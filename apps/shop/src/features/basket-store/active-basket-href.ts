import { hrefOf } from '@provender/web/address/href-of'

/** The page of the active basket. */
export const activeBasketHref = hrefOf({ to: '/baskets/detail' })
