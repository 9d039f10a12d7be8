import { randomUUID } from 'node:crypto'
import type { CompanyId, PaymentId, UserId } from '@provender/domain/ids'
import type { Minor } from '@provender/domain/money/money'
import { setLongTimeouts } from '@provender/testing/at-length'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts'
import { insertJointCharge } from '../../card/joint-charge-store.ts'
import { readDocumentsByNumber } from '../../ledger/document-store.ts'
import type { PaymentDeps } from '../settle-payment.ts'
import { type OpenInvoice, openInvoices } from './open-invoices.fixture.ts'
import { type InvoicesPaymentRequest, payInvoices } from './pay-invoices.ts'
import { settleJointNow } from './settle-joint-charge.ts'

setLongTimeouts()

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

type Pay = (deps: PaymentDeps, request: InvoicesPaymentRequest) => Promise<unknown>

test('two devices that pay overlapping invoices at once pay none of them twice', async () => {
  await expect(checkNonePaidTwice(payInvoices)).resolves.toBeUndefined()
})

test('a naive payment that reads what is open before it locks pays twice, and the test detects it', async () => {
  await shop.deps.pool.query('drop index payment_of_invoice')
  await expect(checkNonePaidTwice(payNaively())).rejects.toThrow()
})

async function checkNonePaidTwice(pay: Pay): Promise<void> {
  const invoices = await openInvoices(shop, [1, 2, 3, 4])
  const { rows } = await shop.deps.pool.query(
    `select id as "userId", company_id as "companyId" from login where email = 'a1@shop.example'`,
  )
  const other = await shop.otherServer()
  const request = (paid: readonly OpenInvoice[]): InvoicesPaymentRequest => ({
    companyId: rows[0].companyId as CompanyId,
    userId: rows[0].userId as UserId,
    key: randomUUID(),
    invoices: paid.map(({ number, amount }) => ({
      number,
      amount: Math.round(Number(amount) * 100) as Minor,
    })),
    card: { type: 'NEW', token: 'SUCCEEDS', keeps: false },
  })
  await Promise.all([
    pay(shop.deps, request(invoices.slice(0, 3))),
    pay(other.deps, request(invoices.slice(1).toReversed())),
    pay(other.deps, request(invoices.toReversed())),
  ])
  const paid = await shop.deps.pool.query(
    `select d.number, sum(p.captured)::int as captured, max(e.owed)::int as owed
      from payment p join ledger_document d on d.id = p.invoice_id
        join ledger_entry e on e.document_id = d.id group by d.number`,
  )
  expect(paid.rowCount).toBeGreaterThan(0)
  for (const { number, captured, owed } of paid.rows)
    expect([number, captured <= owed]).toEqual([number, true])
  const { rows: charged } = await shop.deps.pool.query(
    `select (select coalesce(sum(captured), 0)::int from sandbox_charge) as taken,
      (select coalesce(-sum(owed), 0)::int from ledger_entry where kind = 'PAYMENT') as posted,
      (select count(*)::int from sandbox_charge where state <> 'CAPTURED') as held`,
  )
  expect(charged[0].posted).toBe(charged[0].taken)
  expect(charged[0].held).toBe(0)
}

/** The naive twin. Both devices have seen everything open, and both captures are asked for before one is written. */
function payNaively(): Pay {
  const captures: (() => void)[] = []
  return async ({ gateway, ...deps }, { companyId, userId, key, invoices, card }) => {
    if (!gateway) throw new Error('There is no gateway')
    const patient: PaymentDeps['gateway'] = {
      ...gateway,
      capture: async (charge, amount) => {
        await new Promise<void>((resolve) => {
          captures.push(resolve)
          if (captures.length === 3) for (const start of captures) start()
        })
        return await gateway.capture(charge, amount)
      },
    }
    const documents = await readDocumentsByNumber(
      deps.db,
      companyId,
      invoices.map(({ number }) => number),
    )
    const amountOf = (number: string) =>
      invoices.find((each) => each.number === number)?.amount ?? (0 as Minor)
    const id = await deps.db.transaction().execute((tx) =>
      insertJointCharge(tx, {
        companyId,
        userId,
        key,
        gateway: gateway.name,
        currencyCode: 'GBP',
        card,
        amount: invoices.reduce((sum, { amount }) => sum + amount, 0) as Minor,
        invoices: documents.map(({ id: invoice, order_id: orderId, number }) => ({
          id: invoice,
          orderId,
          amount: amountOf(number),
        })),
      }),
    )
    await settleJointNow({ ...deps, gateway: patient }, id as PaymentId)
  }
}
