import type { AnsweredProducts } from '@provender/catalogue/answer-products'
import type { ProductsRequest } from '@provender/catalogue/product-query'
import type { Device } from '@provender/device-catalogue/start-catalogue-worker'
import type { FavouriteState } from '@provender/domain/product/favourite-state'

let device: Device | undefined

export function linkDevice(started: Device | undefined): void {
  device = started
}

/** Undefined on the server, and until the page has settled. */
export function linkedDevice(): Device | undefined {
  return device
}

/** Answers the API's `products` query without a network. Undefined if the device is not ready: query the server. */
export async function queryDevice(request: ProductsRequest): Promise<AnsweredProducts | undefined> {
  return await device?.products(request)
}

export function setFavouriteOnDevice(productId: string, state: FavouriteState): void {
  device?.setFavourite(productId, state)
}
