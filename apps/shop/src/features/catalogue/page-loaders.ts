import { lazyFunction } from '@provender/web/loading/lazy-function'

/** Loaders of pages that the device can answer in milliseconds. */
export const shopLoader = lazyFunction(async () => (await import('./load-shop.ts')).loadShop)
export const productLoader = lazyFunction(async () => (await import('./load-product.ts')).loadProduct)
