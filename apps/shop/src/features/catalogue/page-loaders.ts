import { fetchedOnce } from '../../kernel/app/fetched-once.ts'

/** What the pages ask that a device answers in milliseconds. */
export const shopLoader = fetchedOnce(async () => (await import('./load-shop.ts')).loadShop)
export const productLoader = fetchedOnce(async () => (await import('./load-product.ts')).loadProduct)
