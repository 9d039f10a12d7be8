import type { AnsweredProducts } from '@provender/catalogue/answer-products'
import type { ProductsRequest } from '@provender/catalogue/product-query'
import type { ProductMarks } from '@provender/client/catalogue/catalogue-holder'
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

/** Tells the device what the person marked, so that it answers accordingly. */
export function markOnDevice(productId: string, marks: ProductMarks): void {
  device?.mark(productId, marks)
}
