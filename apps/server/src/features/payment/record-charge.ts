import type { Database } from '@provender/db/tables'
import type { PaymentId } from '@provender/domain/ids'
import { canBecome, isLive, cardPaymentState } from '@provender/domain/payment/payment'
import { type Kysely, sql } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import { isDatabaseAway } from '../../kernel/graphql/api-error.ts'
import {
  type AttemptRow,
  type OrderAttemptRow,
  type PaymentDetails,
  readAttempts,
  readPaymentDetails,
} from '../card/attempt-store.ts'
import { acceptCardAttempt } from '../card/card-attempts.ts'
import type { Charge } from '../card/gateway.ts'
import { requestRefundOfCredit } from '../card/request-refund.ts'
import { insertSavedCard } from '../card/saved-card-store.ts'
import { postCardPayment } from '../ledger/card-money.ts'
import type { PostingContext } from '../ledger/issue-invoice.ts'
import { readPaidBackOtherwise } from '../ledger/paid-back-otherwise.ts'
import { mailJob } from '../order-event/write-event.ts'

export type AttemptKey = Pick<AttemptRow, 'id' | 'order_id'>
export type PostingDeps = Pick<Deps, 'db' | 'clock' | 'wholesaler'>

export function postingContext({ clock, wholesaler }: Omit<PostingDeps, 'db'>): PostingContext {
  return { config: wholesaler.current().config, nowMs: clock.nowMs() }
}

export function moneyOf({ order }: PaymentDetails) {
  return { orderId: order.id, reference: order.number }
}

/**
 * Records the gateway's response about an attempt, and its consequences, in one transaction. Changes nothing
 * and returns false if it is older than the known state.
 */
export async function recordCharge(
  { db, ...posting }: PostingDeps,
  { id, order_id }: AttemptKey,
  charge: Charge,
): Promise<boolean> {
  return await noteFailure(db, [id], async (tx) => {
    const payment = await readPaymentDetails(tx, order_id, { lock: true })
    const attempt = payment.attempts.find((each) => each.id === id)
    if (!attempt || !(await writeCharge(tx, attempt, charge))) return false
    if (charge.state === 'AUTHORISED') await onAuthorised(tx, payment, { attempt, charge })
    if (charge.state === 'CAPTURED') {
      const money = { ...moneyOf(payment), paymentId: id, amount: charge.captured, keepsRest: true }
      const left = await postCardPayment(tx, money, postingContext(posting))
      // A part of the invoice was credited or paid before the card was charged.
      if (left > 0)
        await requestRefundOfCredit(tx, {
          orderId: order_id,
          amount: left,
          paidBackOtherwise: await readPaidBackOtherwise(tx, order_id),
          note: '',
          staffId: null,
        })
    }
    await renewPaymentState(tx, order_id)
    return true
  })
}

/**
 * Runs the transaction that books what the gateway did. If it fails in a way that no repeat helps, the payment is a
 * problem at once: the gateway has moved money that the ledger does not have.
 */
export async function noteFailure<Value>(
  db: Kysely<Database>,
  paymentIds: readonly PaymentId[],
  book: (tx: Kysely<Database>) => Promise<Value>,
): Promise<Value> {
  try {
    return await db.transaction().execute(book)
  } catch (error) {
    if (error instanceof Error && !isDatabaseAway(error))
      await db
        .updateTable('payment')
        .set({ booking_failed_at: sql<number>`now()` })
        .where('id', 'in', paymentIds)
        .where('booking_failed_at', 'is', null)
        .execute()
    throw error
  }
}

/** Stores a response in the row of an attempt, whose order's row is locked; false if it is older than the known state. */
export async function writeCharge(
  tx: Kysely<Database>,
  attempt: AttemptRow,
  charge: Charge,
): Promise<boolean> {
  const { id } = attempt
  if (!canBecome(attempt.state, charge.state)) return false
  const captured = charge.state === 'CAPTURED' ? charge.captured : attempt.captured
  if (captured > attempt.amount) throw new Error(`More was taken than was held: ${id}`)
  await tx
    .updateTable('payment')
    .set({
      state: charge.state,
      captured,
      decline_reason: charge.state === 'DECLINED' ? charge.reason : null,
      challenge_path: charge.state === 'CHALLENGED' ? charge.challengePath : null,
      ...(charge.state === 'AUTHORISED' ? { brand: charge.card.brand, last_four: charge.card.lastFour } : {}),
      // From now on the gateway knows the card by its own reference.
      ...(charge.state === 'CHALLENGED' ? {} : { card_token: null }),
      changed_at: sql<number>`now()`,
      booking_failed_at: null,
    })
    .where('id', '=', id)
    .execute()
  if (charge.state === 'AUTHORISED' || charge.state === 'CAPTURED') await acceptCardAttempt(tx, id)
  await recordPaymentEvent(tx, { payment_id: id, kind: charge.state, amount: amountOf(attempt, charge) })
  return true
}

function amountOf({ amount }: AttemptRow, charge: Charge): AttemptRow['amount'] | null {
  if (charge.state === 'CAPTURED') return charge.captured
  return charge.state === 'AUTHORISED' ? amount : null
}

/** The order is now final: sends its e-mail, and saves the card if requested. */
async function onAuthorised(
  tx: Kysely<Database>,
  { order }: PaymentDetails,
  {
    attempt,
    charge,
  }: { readonly attempt: AttemptRow; readonly charge: Charge & { readonly state: 'AUTHORISED' } },
): Promise<void> {
  if (order.state !== 'CANCELLED')
    await sql`
      insert into job (kind, key, payload)
      ${mailJob(sql`
        select id from order_event where order_id = ${order.id} and state = 'SUBMITTED' order by id limit 1`)}
      on conflict (key) do nothing`.execute(tx)
  if (charge.savedCard !== null)
    await insertSavedCard(tx, {
      companyId: order.company_id,
      userId: order.login_id,
      gateway: attempt.gateway,
      reference: charge.savedCard,
      source: { paymentId: attempt.id },
      card: charge.card,
    })
}

export async function recordPaymentEvent(
  tx: Kysely<Database>,
  event: Pick<Database['payment_event'], 'payment_id' | 'kind' | 'amount'>,
): Promise<void> {
  await tx
    .insertInto('payment_event')
    .values({ ...event, gateway_event_id: null })
    .execute()
}

/** Derives the state of the order's payment by card. A change raises the version. The order's row is locked. */
export async function renewPaymentState(tx: Kysely<Database>, orderId: number): Promise<void> {
  const state = cardPaymentState(await readAttempts(tx, orderId))
  await tx
    .updateTable('orders')
    .set({ payment_state: state, version: sql`version + 1` })
    .where('id', '=', orderId)
    .where('payment_state', '!=', state)
    .execute()
}

/** The attempt that may still capture money, or has captured it. */
export function liveAttempt({ attempts }: Pick<PaymentDetails, 'attempts'>): OrderAttemptRow | undefined {
  return attempts.find(({ state }) => isLive(state))
}
