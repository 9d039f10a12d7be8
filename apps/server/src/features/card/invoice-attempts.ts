import type { Database } from '@provender/db/tables'
import { isInProgress } from '@provender/domain/payment/payment'
import type { Kysely } from 'kysely'
import type { AttemptRow } from './attempt-store.ts'

/** An invoice, as far as paying it goes. */
export interface PayableInvoice {
  readonly id: number
  readonly order_id: number
  readonly number: string
}

/** The attempts to pay invoices by card. */
export interface InvoiceAttempts {
  /** The last attempt of each invoice. */
  readonly last: ReadonlyMap<number, AttemptRow>
  /** Invoices that somebody pays at the moment, or that the card of their order is being charged for. */
  readonly beingPaid: ReadonlySet<number>
}

export async function readInvoiceAttempts(
  db: Kysely<Database>,
  invoices: readonly Pick<PayableInvoice, 'id' | 'order_id'>[],
): Promise<InvoiceAttempts> {
  if (invoices.length === 0) return { last: new Map(), beingPaid: new Set() }
  const attempts = await db
    .selectFrom('payment')
    .selectAll()
    .where(
      'order_id',
      'in',
      invoices.map(({ order_id }) => order_id),
    )
    .orderBy('began_at')
    .orderBy('id')
    .execute()
  const underWay = attempts.filter(({ state }) => isInProgress(state))
  return {
    last: new Map(attempts.flatMap((each) => (each.invoice_id === null ? [] : [[each.invoice_id, each]]))),
    // An order has one invoice at most: whatever is under way for it would pay that.
    beingPaid: new Set(
      invoices
        .filter(({ order_id }) => underWay.some((each) => each.order_id === order_id))
        .map(({ id }) => id),
    ),
  }
}
