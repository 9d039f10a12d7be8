import type { Database } from '@provender/db/tables'
import { type Minor, zeroMinor } from '@provender/domain/money/money'
import { refundable } from '@provender/domain/payment/payment'
import { ok, refuse, type Result } from '@provender/domain/result'
import type { Kysely } from 'kysely'
import { type KeyReused, staffCaller, type WriteKey, writeOnce } from '../../kernel/idempotency/write-once.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { readPaymentDetails } from '../card/attempt-store.ts'
import { queueSettlement } from '../card/queue-settlement.ts'
import { lockCompany } from '../ledger/allocation-store.ts'
import { readPaidBackOtherwise } from '../ledger/paid-back-otherwise.ts'
import { type ChangeRefusal, lockOrder, type OrderActor, type OrderVersion } from '../order/order-lock.ts'
import { liveAttempt } from './record-charge.ts'

export interface Refund {
  readonly order: OrderVersion
  /** Null refunds everything that was captured and not refunded yet. */
  readonly amount: Minor | null
  readonly note: string
}

/**
 * Refunds a part of the captured amount: never more, even for concurrent requests, and not what was paid back by bank or in
 * cash, or taken back by the bank. Stores the refund with the
 * job that calls the gateway, and raises the order's version, so that a repeat with the same version is
 * stale.
 */
export async function refundOrder(
  { db }: { readonly db: Kysely<Database> },
  actor: OrderActor & { readonly kind: 'STAFF' },
  refund: Refund,
): Promise<Result<RefundedOrder, ChangeRefusal>> {
  return await inTransaction(db, (tx) => writeRefund(tx, { actor, ...refund }))
}

/** The same once per key, for a caller who does not know the version. */
export async function refundOrderByKey(
  { db }: { readonly db: Kysely<Database> },
  actor: OrderActor & { readonly kind: 'STAFF' },
  { key, ...refund }: Refund & { readonly key: WriteKey },
): Promise<Result<RefundedOrder, ChangeRefusal | KeyReused>> {
  const keyed = { caller: staffCaller(actor.staffId), key, operation: 'refund order', input: refund }
  return await inTransaction(db, (tx) => writeOnce(tx, keyed, () => writeRefund(tx, { actor, ...refund })))
}

interface RefundedOrder {
  readonly amount: Minor
}

async function writeRefund(
  tx: Kysely<Database>,
  { actor, order, amount, note }: Refund & { readonly actor: OrderActor & { readonly kind: 'STAFF' } },
): Promise<Result<RefundedOrder, ChangeRefusal>> {
  const locked = await lockOrder(tx, { actor, order })
  if (!locked.ok) return locked
  const { row } = locked.value
  await lockCompany(tx, row.company_id)
  const payment = await readPaymentDetails(tx, row.id, { lock: true })
  const attempt = liveAttempt(payment)
  const left = refundable(
    attempt ?? { captured: zeroMinor, withdrawn: zeroMinor },
    payment.refunds.filter(({ state }) => state !== 'REFUSED').map((refund) => refund.amount),
  )
  const maxAmount = Math.max(0, left - (await readPaidBackOtherwise(tx, row.id))) as Minor
  const refundAmount = amount ?? maxAmount
  if (!attempt || refundAmount <= 0 || refundAmount > maxAmount)
    return refuse({ type: 'MORE_THAN_CAPTURED', maxAmount })
  const { id } = await tx
    .insertInto('payment_refund')
    .values({ payment_id: attempt.id, amount: refundAmount, staff_id: actor.staffId, note, done_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .updateTable('orders')
    .set({ version: row.version + 1 })
    .where('id', '=', row.id)
    .execute()
  await queueSettlement(tx, { orderId: row.id, cause: `refund ${id}` })
  return ok({ amount: refundAmount })
}
