import type { TestShop } from '../../testing/test-shop.ts'

export interface LongWork {
  /** What the server does. */
  readonly title: string
  /** The largest input that is permitted, or that a large wholesaler has. */
  readonly limit: string
  /** The fields of the API that it calls with that input. */
  readonly fields?: readonly string[]
  /** Makes the input, then returns the work. */
  readonly prepare: (shop: TestShop) => (() => Promise<unknown>) | Promise<() => Promise<unknown>>
}
