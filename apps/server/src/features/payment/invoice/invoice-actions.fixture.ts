import { randomUUID } from 'node:crypto'
import type { CompanyId, PaymentId, UserId } from '@provender/domain/ids'
import type { Minor } from '@provender/domain/money/money'
import type { TestShop } from '../../../testing/test-shop.ts'
import { handleGatewayEvent } from '../../card/webhook-handler.ts'
import { recordPayment } from '../../ledger/record-payment.ts'
import type { placeTestOrder } from '../../order/order.fixture.ts'
import { agePayments, runPaymentJobs } from '../payment.fixture.ts'
import type { PaymentDeps } from '../settle-payment.ts'
import { settleUnfinishedPayments } from '../settle-unfinished-payments.ts'
import { answerTestBank } from '../test-bank.ts'
import { payInvoice } from './pay-invoice.ts'
import { refundInvoice } from './refund-invoice.ts'

export const actionNames = [
  'PAY_ALL',
  'PAY_ALL_AGAIN',
  'PAY_PART',
  'PAY_TOO_MUCH',
  'BAD_CARD',
  'CHALLENGE',
  'APPROVE',
  'DISAPPROVE',
  'SWEEP',
  'JOBS',
  'TOO_LATE',
  'OLD_EVENTS',
  'BANK_TRANSFER',
  'REFUND_SOME',
  'REFUND_ALL',
  'REFUND_AT_GATEWAY',
] as const
export type Action = (typeof actionNames)[number]

export const gross = 2640
export const transfer = 500

interface Scene {
  readonly shop: TestShop
  readonly payments: PaymentDeps
  readonly companyId: CompanyId
  readonly userId: UserId
  readonly companyCode: string
  readonly number: string
  readonly order: Awaited<ReturnType<typeof placeTestOrder>>
  /** The key of the repeated payment of the whole amount. */
  readonly key: string
}

/** What the customer, the office, the bank and the gateway may do about an invoice. */
export async function performAction(action: Action, scene: Scene): Promise<void> {
  const { shop, payments, companyId, userId, companyCode, number, order, key } = scene
  const { pool, clock, wholesaler, db } = shop.deps
  const pay = async (amount: number, token: string, itsKey: string = randomUUID()) => {
    const card = { type: 'NEW', token, keeps: false } as const
    await payInvoice(payments, { companyId, userId, key: itsKey, number, amount: amount as Minor, card })
  }
  const last = async (): Promise<PaymentId | undefined> => {
    const { rows } = await pool.query(
      `select p.id from payment p join ledger_document d on d.id = invoice_id where d.number = $1
        order by began_at desc limit 1`,
      [number],
    )
    return rows[0]?.id
  }
  switch (action) {
    case 'PAY_ALL':
      return await pay(gross, 'SUCCEEDS')
    case 'PAY_ALL_AGAIN':
      return await pay(gross, 'SUCCEEDS', key)
    case 'PAY_PART':
      return await pay(700, 'SUCCEEDS_MASTERCARD')
    case 'PAY_TOO_MUCH':
      return await pay(gross + 1, 'SUCCEEDS')
    case 'BAD_CARD':
      return await pay(gross, 'LACKS_FUNDS')
    case 'CHALLENGE':
      return await pay(gross, 'CHALLENGES')
    case 'APPROVE':
    case 'DISAPPROVE': {
      const paymentId = await last()
      if (paymentId)
        await answerTestBank(payments, { companyId, paymentId, isApproved: action === 'APPROVE' })
      return
    }
    case 'SWEEP':
      await agePayments(shop)
      await settleUnfinishedPayments(payments)
      return
    case 'JOBS':
      return await runPaymentJobs(shop, payments)
    case 'TOO_LATE':
      await pool.query(`update payment set began_at = began_at - interval '16 minutes'`)
      return
    case 'OLD_EVENTS': {
      const paymentId = await last()
      if (!paymentId) return
      await Promise.all(
        [1, 2, 1].map((event) => handleGatewayEvent(db, { eventId: `${paymentId} ${event}`, paymentId })),
      )
      return
    }
    case 'REFUND_SOME':
    case 'REFUND_ALL': {
      const requested = action === 'REFUND_ALL' ? null : (300 as Minor)
      await refundInvoice({ db }, { number, amount: requested, note: '', staffId: null, key: randomUUID() })
      return
    }
    case 'REFUND_AT_GATEWAY':
      // Like a refund in the gateway's own dashboard.
      await pool.query(
        `with picked as (select id, 100 as amount from sandbox_charge where state = 'CAPTURED' and captured - refunded >= 100
            and id in (select p.id from payment p join ledger_document d on d.id = invoice_id where d.number = $1)
            limit 1 for update),
          inserted as (insert into sandbox_refund select gen_random_uuid(), id, amount from picked)
        update sandbox_charge c set refunded = c.refunded + picked.amount from picked where c.id = picked.id`,
        [number],
      )
      return
    case 'BANK_TRANSFER':
      await recordPayment(
        { db, clock, wholesaler },
        {
          key: randomUUID(),
          companyCode,
          amount: transfer as Minor,
          method: 'BANK_TRANSFER',
          reference: '',
          order,
          staffId: null,
          agreedBy: 'Ada',
          amountAgain: transfer as Minor,
        },
      )
  }
}
