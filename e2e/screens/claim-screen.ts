import type { Page } from '@playwright/test'
import { queryShop } from '../harness/query-shop.ts'

/** A red dot. */
export const redDot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

interface FoundOrders {
  readonly orders: {
    readonly orders: readonly { readonly number: string; readonly documents: readonly unknown[] }[]
  }
}

/** An invoiced order of the company. */
export async function findInvoicedOrder(page: Page): Promise<string> {
  const { orders }: FoundOrders = await queryShop(
    page,
    '{ orders(pageSize: 50, states: [DELIVERED, COLLECTED]) { orders { number documents { kind } } } }',
  )
  return orders.orders.find(({ documents }) => documents.length > 0)!.number
}
