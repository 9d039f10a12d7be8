import type { AnsweredProducts } from '@provender/catalogue/answer-products'
import type { ProductsRequest } from '@provender/catalogue/product-query'
import type { FavouriteState } from '@provender/client/catalogue/catalogue-holder'
import type { Device } from '@provender/client/catalogue/start-catalogue-worker'

let device: Device | undefined

export function linkDevice(started: Device): void {
  device = started
}

/** Undefined on the server, and until the window has come to rest. */
export function linkedDevice(): Device | undefined {
  return device
}

/** What the API's `products` answers, without a network. Undefined: the device is not ready, ask the server. */
export async function askDevice(asked: ProductsRequest): Promise<AnsweredProducts | undefined> {
  return await device?.products(asked)
}

/** Sets a favourite or reminder on the device, so that its answers have it. */
export function setFavouriteOnDevice(productId: string, state: FavouriteState): void {
  device?.setFavourite(productId, state)
}
