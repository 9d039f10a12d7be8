import type { Database } from '@provender/db/tables'
import type { Minor } from '@provender/domain/money/money'
import { refundable } from '@provender/domain/payment/payment'
import type { Result } from '@provender/domain/result'
import type { Kysely } from 'kysely'
import {
  changing,
  type ChangeRefusal,
  holdOrder,
  type OrderActor,
  type OrderAsSeen,
} from '../order/order-lock.ts'
import { readPaymentFacts } from './attempt-store.ts'
import { liveAttempt } from './record-charge.ts'
import { askToSettle } from './settle-job.ts'

export interface Refund {
  readonly order: OrderAsSeen
  /** Null: whatever was taken and not given back yet. */
  readonly amount: Minor | null
  readonly note: string
}

/**
 * Gives back some of what was taken from a card: never more than that, whoever asks at once. The wish is written down, with
 * the job that has the gateway do it.
 */
export async function refundOrder(
  { db }: { readonly db: Kysely<Database> },
  actor: OrderActor & { readonly kind: 'STAFF' },
  { order, amount, note }: Refund,
): Promise<Result<{ readonly amount: Minor }, ChangeRefusal>> {
  return await changing(db, async (tx, refuseChange) => {
    const { row } = await holdOrder(tx, { actor, order }, refuseChange)
    const facts = await readPaymentFacts(tx, row.id, { holds: true })
    const attempt = liveAttempt(facts)
    const most = refundable(
      attempt?.captured ?? (0 as Minor),
      facts.refunds.filter(({ state }) => state !== 'REFUSED').map((refund) => refund.amount),
    )
    const given = amount ?? most
    if (!attempt || given <= 0 || given > most) return refuseChange({ type: 'MORE_THAN_TAKEN', most })
    const { id } = await tx
      .insertInto('payment_refund')
      .values({ payment_id: attempt.id, amount: given, staff_id: actor.staffId, note, done_at: null })
      .returning('id')
      .executeTakeFirstOrThrow()
    await askToSettle(tx, { orderId: row.id, cause: `refund ${id}` })
    return { amount: given }
  })
}
