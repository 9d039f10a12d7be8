import type { OrderNumber } from '@provender/domain/ids'
import { products } from '../../../testing/fill-test-shop.ts'
import type { TestShop } from '../../../testing/test-shop.ts'
import { placeTestOrder } from '../../order/order.fixture.ts'
import { dispatchOrder } from '../payment.fixture.ts'

export interface OpenInvoice {
  readonly order: OrderNumber
  readonly number: string
  readonly amount: string
}

/** Invoices on account of £13.20 times the boxes, delivered and open. */
export async function openInvoices(
  shop: TestShop,
  boxes: readonly number[],
): Promise<readonly OpenInvoice[]> {
  await shop.deps.pool.query(`update stock_level set on_hand = 100000 where product_id = ${products.beans}`)
  await shop.deps.pool.query('update company set credit_limit_minor = 100000000')
  const invoices: OpenInvoice[] = []
  for (const count of boxes) {
    const order = await placeTestOrder(shop, 'a1', {
      lines: [[products.beans, '2', count]],
      paymentType: 'ACCOUNT',
    })
    await dispatchOrder(shop, order)
    const { rows } = await shop.deps.pool.query(
      `select d.number from ledger_document d join orders on orders.id = order_id where orders.number = $1`,
      [order],
    )
    invoices.push({ order, number: rows[0].number, amount: (count * 13.2).toFixed(2) })
  }
  return invoices
}
