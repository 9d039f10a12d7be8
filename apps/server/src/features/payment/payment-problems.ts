import type { Database } from '@provender/db/tables'
import type { OrderNumber, StaffId } from '@provender/domain/ids'
import type { Minor } from '@provender/domain/money/money'
import { type Kysely, sql } from 'kysely'
import { countRows } from '../../kernel/count-rows.ts'
import type { ListPart } from '../../kernel/graphql/cursor-list.ts'
import { refundDecision } from '../card/refund-decision.ts'

/**
 * Card payments that need attention.
 * - `REFUND_REFUSED`: the gateway refused the refund, the card returned it, or the bank took the money back before it was sent,
 *   and the office has not decided.
 * - `AUTHORISATION_EXPIRED`: the hold of an accepted card expired before the goods left, so the customer has to pay again.
 * - `NOT_CAPTURED`: the goods left, no card pays for them, and their invoice is open.
 * - `NOT_BOOKED`: the gateway moved money, and the ledger cannot book it; no repeat helps.
 * - `DISPUTED`: the cardholder disputes the payment. Evidence is due at the gateway.
 * - `DISPUTE_LOST`: the bank keeps what it took back, and the company has not settled it.
 * - the others wait for the gateway: a call is not done after a quarter of an hour, and is repeated
 * automatically.
 */
export const paymentProblemKinds = [
  'REFUND_REFUSED',
  'AUTHORISATION_EXPIRED',
  'NOT_CAPTURED',
  'NOT_BOOKED',
  'DISPUTED',
  'DISPUTE_LOST',
  'REFUND_PENDING',
  'CAPTURE_PENDING',
  'VOID_PENDING',
  'AUTHORISATION_PENDING',
] as const
export type PaymentProblemKind = (typeof paymentProblemKinds)[number]

export interface PaymentProblem {
  readonly kind: PaymentProblemKind
  readonly order: OrderNumber
  readonly companyCode: string
  readonly companyName: string
  readonly currencyCode: string
  readonly amount: Minor
  readonly since: number
  /** The id of a refused refund, by which it is closed. */
  readonly refundId: string | null
  /** The reason of the refund, or the gateway's word for that of the dispute. */
  readonly note: string
  /** When evidence about a dispute is due. */
  readonly answerBy: number | null
  readonly sortKey: PaymentProblemKey
}

/** Since when in microseconds, the order's id, and the id of what has the problem: a refund, payment, dispute or order. */
export type PaymentProblemKey = readonly [number, number, string]

const waitingMinutes = 15
const long = sql`now() - make_interval(mins => ${waitingMinutes})`

/** No attempt of the order is live. Like the condition of the index on such orders, of which there are few. */
const isNotPaidByCard = sql`o.payment_type = 'CARD' and o.payment_state in ('NONE', 'FAILED') and o.state <> 'CANCELLED'`

const problems = sql`
      select case r.state when 'REFUSED' then 'REFUND_REFUSED' else 'REFUND_PENDING' end as kind, p.order_id,
        r.amount, coalesce(r.done_at, r.asked_at) as since, r.note,
        case r.state when 'REFUSED' then r.id end as refund_id, null::timestamptz as answer_by, r.id::text as subject
      from payment_refund r join payment p on p.id = r.payment_id
      where (r.state = 'ASKED' and r.asked_at < ${long})
        or (r.state = 'REFUSED' and ${refundDecision('r')} is null)
      union all
      select case p.state when 'AUTHORISED' then
          case o.state when 'CANCELLED' then 'VOID_PENDING' else 'CAPTURE_PENDING' end else 'AUTHORISATION_PENDING' end,
        o.id, p.amount, coalesce(moved.at, p.changed_at), '', null, null, p.id::text
      from payment p join orders o on o.id = p.order_id
        left join lateral (select max(at) as at from order_event e
          where p.invoice_id is null and p.state = 'AUTHORISED' and e.order_id = o.id and e.state = o.state) moved on true
      where (p.state = 'STARTED' or p.state = 'AUTHORISED' and (p.invoice_id is not null
          or o.state in ('CANCELLED', 'OUT_FOR_DELIVERY', 'DELIVERED', 'COLLECTED')))
        and coalesce(moved.at, p.changed_at) < ${long} and p.booking_failed_at is null
      union all
      select 'NOT_BOOKED', o.id, case when p.invoice_id is null and p.captured = 0 then o.gross else p.amount end,
        p.booking_failed_at, '', null, null, p.id::text
      from payment p join orders o on o.id = p.order_id where p.booking_failed_at is not null
      union all
      select 'AUTHORISATION_EXPIRED', o.id, o.gross, max(p.changed_at), '', null, null, o.id::text
      from orders o join payment p on p.order_id = o.id and p.invoice_id is null
      where ${isNotPaidByCard} and o.state not in ('CANCELLED', 'OUT_FOR_DELIVERY', 'DELIVERED', 'COLLECTED')
      group by o.id
      having bool_or(p.brand is not null) and bool_and(p.state in ('DECLINED', 'VOIDED'))
      union all
      select 'NOT_CAPTURED', o.id, owed.open, d.issued_at, '', null, null, o.id::text
      from orders o join ledger_document d on d.order_id = o.id and d.kind = 'INVOICE'
        join ledger_entry e on e.document_id = d.id
        join lateral (select e.owed - coalesce(sum(case when undoes_id is null then amount else -amount end), 0)::bigint
          as open from allocation where to_entry = e.id) owed on owed.open > 0
      where ${isNotPaidByCard} and o.state in ('OUT_FOR_DELIVERY', 'DELIVERED', 'COLLECTED')
        and not exists (select from payment p where p.order_id = o.id and p.invoice_id is null and p.state not in ('DECLINED', 'VOIDED'))
      union all
      select case dispute.state when 'OPEN' then 'DISPUTED' else 'DISPUTE_LOST' end, p.order_id, dispute.amount,
        dispute.opened_at, dispute.reason, null, dispute.answer_by, dispute.id::text
      from payment_dispute dispute join payment p on p.id = dispute.payment_id
      where dispute.state = 'OPEN' or dispute.state = 'LOST' and exists (
        -- The chargeback or the invoice that it opened again.
        select from ledger_entry e join ledger_entry owed on owed.id in (e.id, e.settles_id)
        where e.dispute_id = dispute.id and e.kind = 'CHARGEBACK' and owed.owed > (
          select coalesce(sum(case when undoes_id is null then amount else -amount end), 0)
          from allocation where to_entry = owed.id))`

export async function readPaymentProblems(
  db: Kysely<Database>,
  { after, limit }: ListPart<PaymentProblemKey>,
): Promise<readonly PaymentProblem[]> {
  const [since, order, subject] = after ?? []
  const isBehind =
    after === null
      ? sql`true`
      : sql`(micros, order_id, subject) > (${since}::bigint, ${order}::bigint, ${subject}::text)`
  const { rows } = await sql<PaymentProblem>`
    select kind, o.number as order, company.code as "companyCode", company.name as "companyName",
      o.currency_code as "currencyCode", amount, since, refund_id as "refundId", note,
      (extract(epoch from answer_by) * 1000)::float8 as "answerBy",
      json_build_array(micros, order_id, subject) as "sortKey"
    from (${problems}) problem
      cross join lateral (select (extract(epoch from since) * 1000000)::bigint as micros) exact
      join orders o on o.id = order_id join company on company.id = o.company_id
    where ${isBehind}
    order by micros, order_id, subject limit ${limit}`.execute(db)
  return rows
}

/** At most one more than `maxCount`. */
export async function countPaymentProblems(db: Kysely<Database>): Promise<number> {
  return await countRows(db, db.selectFrom(sql<PaymentProblem>`(${problems})`.as('problem')))
}

/**
 * Closes a refused refund that was paid another way; the note describes how. A repeat with the same note
 * finds it closed. False if no such refund is open.
 */
export async function closeRefund(
  db: Kysely<Database>,
  { id, staffId, note }: { readonly id: string; readonly staffId: StaffId | null; readonly note: string },
): Promise<boolean> {
  const closed = await db
    .updateTable('payment_refund')
    .set({
      closed_at: sql<Date>`coalesce(closed_at, now())`,
      closed_by: sql<StaffId | null>`case when closed_at is null then ${staffId}::bigint else closed_by end`,
      closing_note: note,
    })
    .where('id', '=', id)
    .where('state', '=', 'REFUSED')
    .where((eb) => eb.or([eb('closed_at', 'is', null), eb('closing_note', '=', note)]))
    .returning('id')
    .executeTakeFirst()
  return closed !== undefined
}
