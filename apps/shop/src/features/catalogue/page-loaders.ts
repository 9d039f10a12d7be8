import { fetchedOnce } from '../../kernel/app/fetched-once.ts'

/** Loaders of pages that the device can answer in milliseconds. */
export const shopLoader = fetchedOnce(async () => (await import('./load-shop.ts')).loadShop)
export const productLoader = fetchedOnce(async () => (await import('./load-product.ts')).loadProduct)
