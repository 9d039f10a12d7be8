import { randomUUID } from 'node:crypto'
import type { OrderNumber, PaymentId, UserId } from '@provender/domain/ids'
import type { Minor } from '@provender/domain/money/money'
import type { PostedDispute } from '@provender/domain/payment/dispute'
import type { TestShop } from '../../testing/test-shop.ts'
import type { Gateway } from '../card/gateway.ts'
import { handleGatewayEvent } from '../card/webhook-handler.ts'
import { applyTransitions, pickTestOrder } from '../order/order.fixture.ts'
import type { Action } from './network-cases.fixture.ts'
import { payOrder } from './pay-order.ts'
import { agePayments, endHold, runPaymentJobs } from './payment.fixture.ts'
import { refundOrder } from './refund-order.ts'
import type { PaymentDeps } from './settle-payment.ts'
import { settleUnfinishedPayments } from './settle-unfinished-payments.ts'
import { answerTestBank } from './test-bank.ts'

export interface SimulatedGateway {
  readonly gateway: Gateway
  readonly recordsOf: (number: OrderNumber) => Promise<readonly GatewayRecord[]>
  readonly chargeCount: () => Promise<number> | number
  readonly arrive: () => void
  /** What the bank has taken back of each charge; null if banks do nothing. */
  readonly disputes: Map<PaymentId, PostedDispute> | null
}

interface GatewayRecord {
  readonly state: string
  readonly amount: number
  readonly captured: number
  readonly refunded: number
}

interface Acting {
  readonly action: Action
  readonly number: OrderNumber
  readonly payments: PaymentDeps
  readonly simulation: SimulatedGateway
}

export async function performAction(
  shop: TestShop,
  { action, number, payments, simulation }: Acting,
): Promise<void> {
  const { db, pool } = shop.deps
  const staff = { kind: 'STAFF', staffId: null } as const
  const currentVersion = { number, version: null }
  const { rows } = await pool.query(
    `select payment.id, company_id from payment join orders on orders.id = order_id
      where number = $1 order by began_at desc limit 1`,
    [number],
  )
  const { id, company_id: companyId } = rows[0]
  switch (action) {
    case 'SWEEP':
      await agePayments(shop)
      await settleUnfinishedPayments(payments)
      return
    case 'JOBS':
      return await runPaymentJobs(shop, payments)
    case 'APPROVE':
    case 'DISAPPROVE':
      await answerTestBank(payments, { companyId, paymentId: id, isApproved: action === 'APPROVE' })
      return
    case 'OTHER_CARD':
    case 'BAD_CARD': {
      const token = action === 'BAD_CARD' ? 'LACKS_FUNDS' : 'SUCCEEDS_MASTERCARD'
      await payOrder(payments, {
        companyId,
        userId: 1 as UserId,
        key: randomUUID(),
        number,
        card: { type: 'NEW', token, keeps: false },
        insteadOf: null,
      })
      return
    }
    case 'PICK':
      return await pickTestOrder(shop, number)
    case 'HOLD_ENDS':
      return await endHold(shop, number)
    case 'REFUND_SOME':
    case 'REFUND_ALL': {
      const amount = action === 'REFUND_SOME' ? 700 : null
      await refundOrder({ db }, staff, { order: currentVersion, amount: amount as never, note: '' })
      return
    }
    case 'DISPUTE': {
      const charge = (await simulation.recordsOf(number)).at(-1)
      const left = (charge?.captured ?? 0) - (charge?.refunded ?? 0)
      if (left > 0 && simulation.disputes?.size === 0) simulation.disputes.set(id, disputeOf(left as Minor))
      return
    }
    case 'RETURN_DISPUTED':
      for (const [payment, dispute] of simulation.disputes ?? [])
        simulation.disputes?.set(payment, { ...dispute, state: 'WON', withdrawn: 0 as Minor, movements: 2 })
      return
    case 'OLD_EVENTS':
      await Promise.all(
        [1, 2, 1, 2].map((event) => handleGatewayEvent(db, { eventId: `${number} ${event}`, paymentId: id })),
      )
      return
    default:
      await applyTransitions(shop, number, action)
  }
}

function disputeOf(amount: Minor): PostedDispute {
  return {
    reference: randomUUID(),
    amount,
    state: 'OPEN',
    isAppealed: false,
    withdrawn: amount,
    movements: 1,
    reason: '',
    answerBy: null,
  }
}

/** Errors of the connection are those that a user may retry. */
export function ignoreNetworkError(error: unknown): void {
  if (
    !(error instanceof Error) ||
    !/did not arrive|was not heard of|The request to Stripe failed/.test(error.message)
  )
    throw error
}
