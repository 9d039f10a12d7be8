import type { Database } from '@provender/db/tables'
import type { CompanyId, OrderNumber, PaymentId } from '@provender/domain/ids'
import type { Kysely } from 'kysely'
import { isKnownAs, readChargeIdentity } from '../card/joint-charge-store.ts'
import { startReconciliation } from './reconciliation-job.ts'
import type { PaymentDeps } from './settle-payment.ts'

/** The secret that opens the gateway's form to approve a payment of the company; null if none waits for approval. */
export async function challengeSecretOf(
  { db, gateway }: Pick<PaymentDeps, 'db' | 'gateway'>,
  companyId: CompanyId,
  paymentId: PaymentId,
): Promise<string | null> {
  const payment = await findPayment(db, companyId, paymentId)
  if (payment?.state !== 'CHALLENGED' || payment.gateway !== gateway?.name) return null
  return await gateway.challengeSecret(await readChargeIdentity(db, companyId, payment))
}

/**
 * Checks a payment now, because the cardholder returns before the gateway's event. Returns the number of its
 * order; undefined if the company has no such payment.
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

/** The payment with this id; of a joint charge, that of its first invoice. */
export async function findPayment(db: Kysely<Database>, companyId: CompanyId, id: PaymentId) {
  return await db
    .selectFrom('payment')
    .innerJoin('orders', 'orders.id', 'order_id')
    .selectAll('payment')
    .select(['company_id', 'number'])
    .where(isKnownAs([id]))
    .where('company_id', '=', companyId)
    .orderBy('invoice_id')
    .limit(1)
    .executeTakeFirst()
}
