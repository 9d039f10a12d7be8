import { randomUUID } from 'node:crypto'
import type { OrderNumber } from '@provender/domain/ids'
import type { CreditRequest } from '@provender/domain/ledger/credit'
import type { Minor } from '@provender/domain/money/money'
import { expect } from 'vitest'
import { products } from '../../testing/fill-test-shop.ts'
import type { TestShop } from '../../testing/test-shop.ts'
import { pickTestLines, placeTestOrder, applyTransitions } from '../order/order.fixture.ts'
import { creditInvoice } from './credit-invoice.ts'
import { type Payment, recordPayment } from './record-payment.ts'

export const colaAndMince = {
  lines: [
    [products.cola, '2', 3],
    [products.mince, '2', 5],
  ],
  paymentType: 'ACCOUNT',
} as const

/** Placed, picked with a box missing and less mince, and dispatched. */
export async function dispatchedOrder(
  shop: TestShop,
  paymentType: 'ACCOUNT' | 'CASH' = 'ACCOUNT',
): Promise<OrderNumber> {
  const number = await placeTestOrder(shop, 'a1', { ...colaAndMince, paymentType })
  await applyTransitions(shop, number, 'CONFIRM')
  await pickTestLines(shop, number, { position: 1, supplied: 2000 }, { position: 2, supplied: 4873 })
  expect(await applyTransitions(shop, number, 'PACK', 'DISPATCH')).toBe('OUT_FOR_DELIVERY')
  return number
}

export async function documentsOf(shop: TestShop, number: OrderNumber) {
  const { order } = await shop.get(
    'a1',
    `query ($number: String!) { order(number: $number) { documents {
      kind number issuedOn dueOn reason open totals { net vat gross vatByRate { rate net vat } } } } }`,
    { number },
  )
  return order.documents
}

export async function paymentStateOf(shop: TestShop, number: OrderNumber) {
  const { order } = await shop.get(
    'a1',
    'query ($number: String!) { order(number: $number) { paymentState } }',
    { number },
  )
  return order.paymentState
}

export async function credit(shop: TestShop, number: OrderNumber, request: CreditRequest) {
  const credited = await creditInvoice(shop.deps, number, {
    request,
    reason: 'Came squashed',
    staffId: null,
    key: randomUUID(),
  })
  return credited.ok ? credited.value : credited.refusal.type
}

export async function pay(shop: TestShop, amount: number, change: Partial<Payment> = {}) {
  const taken = await recordPayment(shop.deps, {
    key: randomUUID(),
    companyCode: 'A',
    amount: amount as Minor,
    method: 'BANK_TRANSFER',
    reference: 'KAYA 23/11',
    order: null,
    staffId: null,
    agreedBy: 'Ada',
    amountAgain: amount as Minor,
    ...change,
  })
  return taken.ok ? taken.value : taken.refusal.type
}
