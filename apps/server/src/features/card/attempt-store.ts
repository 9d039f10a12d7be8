import type { Database } from '@provender/db/tables'
import type { CompanyId, PaymentId, SavedCardId, UserId } from '@provender/domain/ids'
import type { Minor } from '@provender/domain/money/money'
import {
  holdMinutes,
  type OrderAttempt,
  type OrderRefund,
  type PayableOrder,
} from '@provender/domain/payment/next-action'
import type { CardMoney } from '@provender/domain/payment/payment'
import { type Kysely, type Selectable, sql } from 'kysely'
import { beginCardAttempt } from './card-attempts.ts'
import type { Gateway, GatewayCard, ChargeIdentity } from './gateway.ts'
import { refundDecision } from './refund-decision.ts'

/** The card for an order: a token from the gateway's form, or a saved card of the company. */
export type SelectedCard =
  | { readonly type: 'NEW'; readonly token: string; readonly keeps: boolean }
  | { readonly type: 'SAVED'; readonly id: SavedCardId }

export type AttemptRow = Selectable<Database['payment']>
export type OrderAttemptRow = AttemptRow & Pick<OrderAttempt, 'wasAuthorised' | 'isOverdue' | 'withdrawn'>

/** True if nobody approved an attempt in time. */
export const isAttemptOverdue = sql<boolean>`payment.began_at + make_interval(mins => ${holdMinutes}) <= clock_timestamp()`

/** The amount that the bank has taken back from a payment for disputes. */
export const withdrawnAmount = sql<Minor>`(
  select coalesce(sum(withdrawn), 0)::bigint from payment_dispute where payment_id = payment.id)`

/** Reads how much cards have paid for an order or its invoice. */
export async function readCardMoney(db: Kysely<Database>, orderId: number): Promise<CardMoney> {
  return await db
    .selectFrom('payment')
    .select([
      sql<Minor>`coalesce(sum(captured), 0)::bigint`.as('captured'),
      sql<Minor>`coalesce(sum(${withdrawnAmount}), 0)::bigint`.as('withdrawn'),
    ])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
}

export interface NewAttempt {
  readonly orderId: number
  readonly companyId: CompanyId
  readonly gateway: Gateway['name']
  readonly amount: Minor
  readonly currencyCode: string
  readonly card: SelectedCard
  readonly userId: UserId
  /** Set if the attempt pays an invoice instead of the order. */
  readonly invoice?: PaidInvoice
}

/** An invoice, or a part of it, that is being paid. The key makes repeats the same attempt. */
interface PaidInvoice {
  readonly id: number
  readonly key: string
}

/**
 * Stores an attempt in the caller's transaction; the gateway is called after the commit. Undefined if the
 * saved card does not belong to the company or was removed, or if another attempt is in progress. Throws
 * TOO_MANY_ATTEMPTS after too many declined cards.
 */
export async function insertAttempt(
  tx: Kysely<Database>,
  { orderId, companyId, gateway, amount, currencyCode, card, userId, invoice }: NewAttempt,
): Promise<PaymentId | undefined> {
  const saved =
    card.type === 'SAVED'
      ? sql`select id from saved_card
          where id = ${card.id} and company_id = ${companyId} and gateway = ${gateway} and removed_at is null`
      : sql`select null::uuid as id`
  const { rows } = await sql<{ readonly id: PaymentId }>`
    with made as (
      insert into payment (order_id, gateway, amount, currency_code, card_token, saved_card_id, keeps_card,
        invoice_id, login_id, key)
      select ${orderId}, ${gateway}, ${amount}, ${currencyCode}, ${card.type === 'NEW' ? card.token : null}, saved.id,
        ${card.type === 'NEW' && card.keeps}, ${invoice?.id ?? null}::bigint, ${invoice ? userId : null}::bigint,
        ${invoice?.key ?? null}::uuid
      from (${saved}) as saved
      on conflict do nothing
      returning id),
    noted as (
      insert into payment_event (payment_id, kind, amount) select id, 'STARTED', ${amount} from made)
    select id from made`.execute(tx)
  const id = rows[0]?.id
  if (id !== undefined && card.type === 'NEW') await forgetEnteredCard(tx, card.token)
  if (id !== undefined) await beginCardAttempt(tx, { id, companyId, userId })
  return id
}

/** Deletes the card that the page of an app entered: the attempt has it now. */
export async function forgetEnteredCard(tx: Kysely<Database>, token: string): Promise<void> {
  await tx
    .updateTable('payment_ticket')
    .set({ card_token: null, card_brand: null, card_last_four: null })
    .where('card_token', '=', token)
    .execute()
}

/** The payment of an order: its attempts, oldest first, and the requested refunds. */
export interface PaymentDetails {
  readonly order: PayableOrder &
    Pick<Selectable<Database['orders']>, 'id' | 'number' | 'version' | 'company_id' | 'login_id'>
  readonly attempts: readonly OrderAttemptRow[]
  readonly refunds: readonly OrderRefund[]
}

/** With `lock`, locks the order's row. Every change of an order or its payment locks that first. */
export async function readPaymentDetails(
  db: Kysely<Database>,
  orderId: number,
  { lock }: { readonly lock: boolean },
): Promise<PaymentDetails> {
  const order = await db
    .selectFrom('orders')
    .select(['id', 'number', 'state', 'gross', 'version', 'company_id', 'login_id'])
    // Not the start of the transaction, which may have waited for the row.
    .select(sql<boolean>`coalesce(pay_by <= clock_timestamp(), true)`.as('isHoldOver'))
    .where('id', '=', orderId)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirstOrThrow()
  const attempts = await readAttempts(db, orderId)
  const refunds = await db
    .selectFrom('payment_refund')
    .innerJoin('payment', 'payment.id', 'payment_id')
    .select(['payment_refund.id', 'payment_refund.amount', 'payment_refund.state'])
    .select(refundDecision('payment_refund').as('decision'))
    .where('order_id', '=', orderId)
    .where('invoice_id', 'is', null)
    .orderBy('asked_at')
    .orderBy('payment_refund.id')
    .execute()
  return { order, attempts, refunds }
}

export async function readAttempts(
  db: Kysely<Database>,
  orderId: number,
): Promise<readonly OrderAttemptRow[]> {
  return (await readAttemptsOfOrders(db, [orderId])).get(orderId) ?? []
}

export async function readAttemptsOfOrders(
  db: Kysely<Database>,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, readonly OrderAttemptRow[]>> {
  const rows = await db
    .selectFrom('payment')
    .selectAll()
    // Only an accepted card has a brand.
    .select([
      sql<boolean>`brand is not null`.as('wasAuthorised'),
      isAttemptOverdue.as('isOverdue'),
      withdrawnAmount.as('withdrawn'),
    ])
    .where(sql<boolean>`order_id = any(${orderIds}::bigint[])`)
    .where('invoice_id', 'is', null)
    .orderBy('began_at')
    .orderBy('id')
    .execute()
  return Map.groupBy(rows, ({ order_id }) => order_id)
}

export function chargeIdentity(
  { company_id }: Pick<Selectable<Database['orders']>, 'company_id'>,
  { id, amount, currency_code }: Pick<AttemptRow, 'id' | 'amount' | 'currency_code'>,
): ChargeIdentity {
  return { id, companyId: company_id, amount, currencyCode: currency_code }
}

export async function gatewayCard(db: Kysely<Database>, attempt: AttemptRow): Promise<GatewayCard> {
  if (attempt.card_token !== null) return { type: 'TOKEN', token: attempt.card_token }
  if (attempt.saved_card_id === null) throw new Error(`The card of this attempt is settled: ${attempt.id}`)
  const { reference } = await db
    .selectFrom('saved_card')
    .select('reference')
    .where('id', '=', attempt.saved_card_id)
    .executeTakeFirstOrThrow()
  return { type: 'SAVED', reference }
}
