import { randomUUID } from 'node:crypto'
import type { Minor } from '@provender/domain/money/money'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { applyTransitions } from '../order/order.fixture.ts'
import { credit, dispatchedOrder, documentsOf, pay, paymentStateOf } from './invoiced-order.fixture.ts'
import { type Reversal, reversePayment } from './reverse-payment.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

describe('a reversal', () => {
  const reverse = async (change: Partial<Reversal> = {}) => {
    const reversed = await reversePayment(shop.deps, {
      key: randomUUID(),
      companyCode: 'A',
      entry: 2,
      reason: 'Typed 200 for 20',
      staffId: null,
      ...change,
    })
    return reversed.ok ? reversed.value : reversed.refusal.type
  }

  test('undoes what a payment settled, in a separate entry with a reason, once', async () => {
    const number = await dispatchedOrder(shop)
    await pay(shop, 20_000, { method: 'CASH' })
    expect((await documentsOf(shop, number))[0]).toMatchObject({ open: '0.00' })
    const key = randomUUID()
    expect(await reverse({ key })).toBe(5413)
    expect(await reverse({ key })).toBe(5413)
    expect(await reverse({ key, reason: 'Another' })).toBe('KEY_REUSED')
    expect(await reverse()).toBe('ALREADY_REVERSED')
    expect(await reverse({ entry: 1 })).toBe('PAYMENT_NOT_FOUND')
    expect(await reverse({ entry: 3 })).toBe('PAYMENT_NOT_FOUND')
    expect(await reverse({ companyCode: 'B' })).toBe('PAYMENT_NOT_FOUND')
    expect(await reverse({ companyCode: 'Z' })).toBe('COMPANY_NOT_FOUND')
    expect((await documentsOf(shop, number))[0]).toMatchObject({ open: '54.13' })
    const { accountStatement } = await shop.get(
      'a1',
      '{ accountStatement { closing unallocated entries { n kind owed balance method reference reason } } }',
    )
    expect(accountStatement).toMatchObject({ closing: '54.13', unallocated: '0.00' })
    expect(accountStatement.entries.at(-1)).toEqual({
      n: 3,
      kind: 'REVERSAL',
      owed: '200.00',
      balance: '54.13',
      method: 'CASH',
      reference: 'KAYA 23/11',
      reason: 'Typed 200 for 20',
    })
  })

  test('of the cash of a delivered order makes it unpaid again', async () => {
    const number = await dispatchedOrder(shop, 'CASH')
    await applyTransitions(shop, number, 'DELIVER')
    expect(await paymentStateOf(shop, number)).toBe('PAID')
    expect(await reverse()).toBe(5413)
    expect(await paymentStateOf(shop, number)).toBe('NONE')
    expect((await documentsOf(shop, number))[0]).toMatchObject({ open: '54.13' })
  })

  test('lets other money that names the invoice settle it', async () => {
    const number = await dispatchedOrder(shop)
    await pay(shop, 5413, { order: number })
    await pay(shop, 3000, { order: number })
    await credit(shop, number, { type: 'AMOUNT', gross: 1000 as Minor })
    expect(await reverse()).toBe(1413)
    expect((await documentsOf(shop, number))[0]).toMatchObject({ open: '14.13' })
  })
})
