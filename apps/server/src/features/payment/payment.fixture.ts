import type { OrderNumber } from '@provender/domain/ids'
import type { Minor } from '@provender/domain/money/money'
import { runNextJob } from '../../kernel/jobs/run-jobs.ts'
import { silentLog } from '../../testing/silent-log.ts'
import type { TestShop } from '../../testing/test-shop.ts'
import type { Gateway } from '../card/gateway.ts'
import { deleteCardJob } from '../card/saved-cards.ts'
import { gatewayEventJob } from '../card/webhook-handler.ts'
import { pickTestOrder, applyTransitions } from '../order/order.fixture.ts'
import { settleInvoiceJob } from './invoice/settle-invoice.ts'
import { type PaymentProblem, readPaymentProblems } from './payment-problems.ts'
import { recordDisputes } from './record-disputes.ts'
import { type PaymentDeps, settlePaymentJob } from './settle-payment.ts'

export async function readProblems({ deps }: TestShop): Promise<readonly PaymentProblem[]> {
  return await readPaymentProblems(deps.db, { after: null, limit: 100 })
}

/** Two boxes of beans at £13.20, VAT 0 %: £26.40. */
export const twoBoxes = [[1, '2', 2]] as const

/** The outcome of a call to a gateway: whether the request and the response arrive. */
export type NetworkCondition = 'FINE' | 'LOST_ON_THE_WAY' | 'REPLY_LOST'

export function withNetworkConditions(
  gateway: Gateway,
  conditionOf: (call: string) => NetworkCondition,
): Gateway {
  const through =
    <Args extends unknown[], Value>(name: string, call: (...args: Args) => Promise<Value>) =>
    async (...args: Args): Promise<Value> => {
      const is = conditionOf(name)
      if (is === 'LOST_ON_THE_WAY') throw new Error(`${name} did not arrive`)
      const value = await call(...args)
      if (is === 'REPLY_LOST') throw new Error(`${name} was not heard of again`)
      return value
    }
  return {
    ...gateway,
    authorise: through('authorise', gateway.authorise),
    find: through('find', gateway.find),
    capture: through('capture', gateway.capture),
    void: through('void', gateway.void),
    refund: through('refund', gateway.refund),
    saveCard: through('saveCard', gateway.saveCard),
    updateCard: through('updateCard', gateway.updateCard),
    deleteCard: through('deleteCard', gateway.deleteCard),
  }
}

export async function runPaymentJobs({ deps: { db } }: TestShop, payments: PaymentDeps): Promise<void> {
  const workers = {
    SETTLE_PAYMENT: settlePaymentJob(payments),
    SETTLE_INVOICE: settleInvoiceJob(payments),
    GATEWAY_EVENT: gatewayEventJob(payments),
    FORGET_CARD: deleteCardJob(payments),
  }
  while (await runNextJob({ db, log: silentLog }, workers));
}

export async function dispatchOrder(shop: TestShop, number: OrderNumber): Promise<string> {
  await applyTransitions(shop, number, 'CONFIRM')
  await pickTestOrder(shop, number)
  return await applyTransitions(shop, number, 'PACK', 'DISPATCH')
}

let movements = 0

/** The bank has taken this much of the order’s last card payment, for one dispute. */
export async function chargeBack({ deps }: TestShop, number: OrderNumber, withdrawn: number): Promise<void> {
  const { rows } = await deps.pool.query(
    `select payment.id, order_id as "orderId", captured from payment join orders on orders.id = order_id
      where number = $1 and captured > 0 order by began_at desc limit 1`,
    [number],
  )
  const [{ captured, ...payment }] = rows
  movements += 1
  await recordDisputes(deps, { ...payment, reference: number }, [
    {
      reference: `dispute of ${payment.id}`,
      amount: captured,
      state: 'OPEN',
      isAppealed: false,
      withdrawn: withdrawn as Minor,
      movements,
      reason: 'fraudulent',
      answerBy: null,
    },
  ])
}

export async function readGatewayRecords({ deps: { pool } }: TestShop, number: OrderNumber) {
  const { rows } = await pool.query(
    `select c.state, c.amount, c.captured, c.refunded from sandbox_charge c join payment using (id)
      join orders on orders.id = order_id where number = $1 order by payment.began_at, c.id`,
    [number],
  )
  return rows
}

export async function countCharges({ deps: { pool } }: TestShop): Promise<number> {
  const { rows } = await pool.query('select count(*)::int as n from sandbox_charge')
  return rows[0].n
}

export async function paymentOf({ deps: { pool } }: TestShop, number: OrderNumber) {
  const { rows } = await pool.query(
    `select orders.state, payment_state, array(
        select state from payment where order_id = orders.id order by began_at, id) as attempts
      from orders where number = $1`,
    [number],
  )
  return rows[0]
}

/** The time to pay has ended. */
export async function endHold({ deps: { pool } }: TestShop, number: OrderNumber): Promise<void> {
  await pool.query(`update orders set pay_by = now() - interval '1 second' where number = $1`, [number])
}

/** Otherwise the limit of attempts with cards ends a test of many payments (card-attempts.db.test.ts). */
export async function forgetCardAttempts({ deps: { pool } }: TestShop): Promise<void> {
  await pool.query('delete from card_attempt')
}

/** Makes payments with an unknown outcome old enough to be checked. */
export async function agePayments({ deps: { pool } }: TestShop): Promise<void> {
  await pool.query(`update payment set changed_at = changed_at - interval '10 minutes'`)
}
