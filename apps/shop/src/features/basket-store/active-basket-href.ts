import { hrefOf } from '@provender/web/address/href-of'

export const activeBasketHref = hrefOf({ to: '/baskets/detail' })
