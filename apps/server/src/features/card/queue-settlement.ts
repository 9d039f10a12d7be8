import type { Database } from '@provender/db/tables'
import type { PaymentId } from '@provender/domain/ids'
import { type Kysely, sql } from 'kysely'

/** Queues a job, in the caller's transaction, that settles the payment of an order. One job for each `cause`. */
export async function queueSettlement(
  tx: Kysely<Database>,
  {
    orderId,
    cause,
    checksGateway = false,
  }: { readonly orderId: number; readonly cause: string; readonly checksGateway?: boolean },
): Promise<void> {
  const payload = { orderId, looks: checksGateway }
  await sql`
    insert into job (kind, key, payload)
    values ('SETTLE_PAYMENT', ${`settle payment ${orderId} ${cause}`}, ${JSON.stringify(payload)}::jsonb)
    on conflict (key) do nothing`.execute(tx)
}

/** The same for a payment of an invoice. */
export async function queueInvoiceSettlement(
  tx: Kysely<Database>,
  { paymentId, cause }: { readonly paymentId: PaymentId; readonly cause: string },
): Promise<void> {
  await sql`
    insert into job (kind, key, payload)
    values ('SETTLE_INVOICE', ${`settle invoice ${paymentId} ${cause}`}, ${JSON.stringify({ paymentId })}::jsonb)
    on conflict (key) do nothing`.execute(tx)
}
