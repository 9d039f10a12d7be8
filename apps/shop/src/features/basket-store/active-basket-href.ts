import { hrefOf } from '../../kernel/app/href-of.ts'

/** The page of the active basket. */
export const activeBasketHref = hrefOf({ to: '/baskets/detail' })
