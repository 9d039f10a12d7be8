import type { Database } from '@provender/db/tables'
import { isInProgress } from '@provender/domain/payment/payment'
import type { Kysely } from 'kysely'
import type { AttemptRow } from './attempt-store.ts'

export interface PayableInvoice {
  readonly id: number
  readonly order_id: number
  readonly number: string
}

export interface InvoiceAttempts {
  readonly last: ReadonlyMap<number, AttemptRow>
  /** Invoices with a payment in progress, or whose order's card is being charged. */
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
  const inProgress = attempts.filter(({ state }) => isInProgress(state))
  return {
    last: new Map(attempts.flatMap((each) => (each.invoice_id === null ? [] : [[each.invoice_id, each]]))),
    // An order has at most one invoice, so any attempt in progress would pay it.
    beingPaid: new Set(
      invoices
        .filter(({ order_id }) => inProgress.some((each) => each.order_id === order_id))
        .map(({ id }) => id),
    ),
  }
}
