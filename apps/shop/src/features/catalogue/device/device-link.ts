import type { AnsweredPaste, PasteRequest } from '@provender/catalogue/answer-paste'
import type { AnsweredProducts } from '@provender/catalogue/answer-products'
import type { ProductsRequest } from '@provender/catalogue/product-query'
import type { AnsweredReminders, DeviceState, ProductMarks, ProductOnDevice } from './catalogue-holder.ts'

/** The catalogue on this device, once it has been started. */
export interface Device {
  /** Undefined until the worker has said something. */
  readonly state: () => DeviceState | undefined
  readonly products: (asked: ProductsRequest) => Promise<AnsweredProducts | undefined>
  readonly product: (id: string) => Promise<ProductOnDevice | undefined>
  readonly paste: (asked: PasteRequest) => Promise<AnsweredPaste | undefined>
  readonly reminders: () => Promise<AnsweredReminders | undefined>
  readonly mark: (productId: string, marks: ProductMarks) => void
  readonly forget: () => Promise<void>
}

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
