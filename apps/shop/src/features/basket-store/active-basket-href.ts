/** The page of the active basket. */
export const activeBasketHref = '/baskets/detail'
