import type { Database } from '@provender/db/tables'
import type { PaymentId } from '@provender/domain/ids'
import type { Kysely } from 'kysely'
import * as v from 'valibot'
import type { JobHandler } from '../../kernel/jobs/run-jobs.ts'
import { isKnownAs } from './joint-charge-store.ts'
import { queueSettlement, queueInvoiceSettlement } from './queue-settlement.ts'

export interface GatewayEvent {
  readonly eventId: string
  readonly paymentId: PaymentId
}

/**
 * Handles an event once: stores it together with the job that checks the charge. Its content is not trusted;
 * the job fetches the current state from the gateway. An event about an unknown charge changes nothing.
 */
export async function handleGatewayEvent(
  db: Kysely<Database>,
  { eventId, paymentId }: GatewayEvent,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const payment = await tx
      .selectFrom('payment')
      .select(['id', 'order_id', 'invoice_id'])
      .where(isKnownAs([paymentId]))
      .orderBy('invoice_id')
      .limit(1)
      .executeTakeFirst()
    if (!payment) return
    const inserted = await tx
      .insertInto('payment_event')
      .values({ payment_id: payment.id, kind: 'HEARD', amount: null, gateway_event_id: eventId })
      .onConflict((conflict) => conflict.column('gateway_event_id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!inserted) return
    const cause = `event ${eventId}`
    if (payment.invoice_id === null)
      await queueSettlement(tx, { orderId: payment.order_id, cause, checksGateway: true })
    else await queueInvoiceSettlement(tx, { paymentId: payment.id, cause })
  })
}

const eventSchema = v.object({
  eventId: v.string(),
  paymentId: v.pipe(
    v.string(),
    v.uuid(),
    v.transform((id) => id as PaymentId),
  ),
})

export function gatewayEventJob({ db }: { readonly db: Kysely<Database> }): JobHandler {
  return async ({ payload }) => await handleGatewayEvent(db, v.parse(eventSchema, payload))
}
