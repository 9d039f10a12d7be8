import type { Database } from '@provender/db/tables'
import type { CompanyId, OrderNumber, PaymentId } from '@provender/domain/ids'
import type { Kysely } from 'kysely'
import { namedChargeOf } from '../card/attempt-store.ts'
import { startReconciliation } from './reconciliation-job.ts'
import type { PaymentDeps } from './settle-payment.ts'

/** What the gateway's form is to be opened with to have a payment of the company approved; null where nothing waits for that. */
export async function challengeSecretOf(
  { db, gateway }: Pick<PaymentDeps, 'db' | 'gateway'>,
  companyId: CompanyId,
  paymentId: PaymentId,
): Promise<string | null> {
  const payment = await findPayment(db, companyId, paymentId)
  if (payment?.state !== 'CHALLENGED' || payment.gateway !== gateway?.name) return null
  return await gateway.challengeSecret(namedChargeOf(payment, payment))
}

/**
 * Looks at a payment now: whoever approved it is back before the gateway's event. Gives the number of its order; undefined where the
 * company has no such payment.
 */
export async function checkPayment(
  deps: PaymentDeps,
  companyId: CompanyId,
  paymentId: PaymentId,
): Promise<OrderNumber | undefined> {
  const payment = await findPayment(deps.db, companyId, paymentId)
  if (payment) await startReconciliation(deps, payment)
  return payment?.number
}

async function findPayment(db: Kysely<Database>, companyId: CompanyId, id: PaymentId) {
  return await db
    .selectFrom('payment')
    .innerJoin('orders', 'orders.id', 'order_id')
    .selectAll('payment')
    .select(['company_id', 'number'])
    .where('payment.id', '=', id)
    .where('company_id', '=', companyId)
    .executeTakeFirst()
}
