import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { queryShop } from '../harness/query-shop.ts'

export const redDot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

/** A picture of a camera: 12 megapixels, more megabytes than a report may have. Noise is the hardest to compress. */
export async function cameraPicture(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  return await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#808080', noise } })
    .jpeg({ quality: 90 })
    .toBuffer()
}

interface FoundOrders {
  readonly orders: {
    readonly orders: readonly { readonly number: string; readonly documents: readonly unknown[] }[]
  }
}

export async function findInvoicedOrder(page: Page): Promise<string> {
  const { orders }: FoundOrders = await queryShop(
    page,
    '{ orders(pageSize: 50, states: [DELIVERED, COLLECTED]) { orders { number documents { kind } } } }',
  )
  return orders.orders.find(({ documents }) => documents.length > 0)!.number
}
