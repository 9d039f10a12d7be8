import type { Database } from '@provender/db/tables'
import type { PaymentId } from '@provender/domain/ids'
import { type Kysely, sql } from 'kysely'

/**
 * Has the payment of an order settled soon, by a job of the transaction that makes it necessary. `cause` says what that was, and is
 * told once.
 */
export async function askToSettle(
  tx: Kysely<Database>,
  {
    orderId,
    cause,
    looks = false,
  }: { readonly orderId: number; readonly cause: string; readonly looks?: boolean },
): Promise<void> {
  await sql`
    insert into job (kind, key, payload)
    values ('SETTLE_PAYMENT', ${`settle payment ${orderId} ${cause}`}, ${JSON.stringify({ orderId, looks })}::jsonb)
    on conflict (key) do nothing`.execute(tx)
}

/** Likewise for a payment of an invoice. */
export async function askToSettleInvoice(
  tx: Kysely<Database>,
  { paymentId, cause }: { readonly paymentId: PaymentId; readonly cause: string },
): Promise<void> {
  await sql`
    insert into job (kind, key, payload)
    values ('SETTLE_INVOICE', ${`settle invoice ${paymentId} ${cause}`}, ${JSON.stringify({ paymentId })}::jsonb)
    on conflict (key) do nothing`.execute(tx)
}
