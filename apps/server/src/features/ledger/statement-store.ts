import type { Database } from '@provender/db/tables'
import type { LedgerKind, PaymentMethod } from '@provender/domain/ledger/ledger'
import type { Minor } from '@provender/domain/money/money'
import type { InvoiceSettlement } from '@provender/domain/payment/payment'
import type { LocalDate } from '@provender/domain/slots/hours'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { yieldToForeground } from '../../kernel/fairness/foreground.ts'
import { type Account, joinAllocated, isOfAccount } from './allocation-store.ts'

export interface StatementEntry {
  readonly n: number
  readonly kind: LedgerKind
  readonly booked_on: LocalDate
  readonly owed: Minor
  readonly balance: Minor
  readonly method: PaymentMethod | null
  /** The number of a document, or the reference of a payment. */
  readonly reference: string
  readonly due_on: LocalDate | null
  readonly order_number: string | null
  /** The reason of a credit note or a reversal. */
  readonly reason: string
  /** Who agreed to a payment above what was owed. Not for the company. */
  readonly agreed_by: string
}

export interface Period {
  readonly from: LocalDate
  readonly to: LocalDate
}

/** Covers every possible day of a ledger. */
export const allTime: Period = { from: '2000-01-01', to: '2999-12-31' }

/**
 * The last day of a statement for which none is asked: today, or the day of the last entry. That is later than today after the
 * wholesaler's time zone was set back.
 */
export async function lastDayUntilNow(
  db: Kysely<Database>,
  account: Account,
  today: LocalDate,
): Promise<LocalDate> {
  const { rows } = await sql<{ readonly day: LocalDate }>`
    select booked_on as day from ledger_entry where ${isOfAccount(account)} order by n desc limit 1`.execute(
    db,
  )
  const [last] = rows
  return last && last.day > today ? last.day : today
}

export interface PeriodSums {
  readonly opening: Minor
  readonly closing: Minor
  readonly entries: number
}

export async function readPeriodSums(
  db: Kysely<Database>,
  account: Account,
  { from, to }: Period,
): Promise<PeriodSums> {
  const last = (condition: ReturnType<typeof sql>) => sql`
    (select n, balance from ledger_entry where ${isOfAccount(account)} and ${condition} order by n desc limit 1)`
  const { rows } = await sql<PeriodSums>`
    select coalesce(before.balance, 0) as opening, coalesce(upto.balance, 0) as closing,
      coalesce(upto.n, 0) - coalesce(before.n, 0) as entries
    from (select) as one left join ${last(sql`booked_on < ${from}`)} as before on true
      left join ${last(sql`booked_on <= ${to}`)} as upto on true`.execute(db)
  const [sums] = rows
  if (!sums) throw new Error('A period has no sums')
  return sums
}

/** In the order of posting. */
export async function readEntries(
  db: Kysely<Database>,
  account: Account,
  { from, to, offset, limit }: Period & { readonly offset: number; readonly limit: number },
): Promise<readonly StatementEntry[]> {
  const { rows } = await selectEntries(
    account,
    sql`e.booked_on between ${from} and ${to} order by e.n offset ${offset} limit ${limit}`,
  ).execute(db)
  return rows
}

/** Processing more at once would hold up other requests. */
const entriesPerPage = 250

/**
 * The first entries of a period in the order of posting, in batches, so that a long ledger is never completely in memory. Other
 * requests come between.
 */
export async function* readAllEntries(
  db: Kysely<Database>,
  account: Account,
  { from, to, limit = Infinity }: Period & { readonly limit?: number },
): AsyncGenerator<readonly StatementEntry[]> {
  let after = 0
  for (let left = limit; left > 0; left -= entriesPerPage) {
    await yieldToForeground()
    const { rows } = await selectEntries(
      account,
      sql`e.booked_on between ${from} and ${to} and e.n > ${after} order by e.n limit ${Math.min(left, entriesPerPage)}`,
    ).execute(db)
    const last = rows.at(-1)
    if (!last) return
    yield rows
    if (rows.length < entriesPerPage) return
    after = last.n
  }
}

function selectEntries(account: Account, condition: RawBuilder<unknown>): RawBuilder<StatementEntry> {
  return sql<StatementEntry>`
    select e.n, e.kind, e.booked_on, e.owed, e.balance, e.method, coalesce(d.number, e.reference) as reference,
      d.due_on, orders.number as order_number, coalesce(d.reason, e.reason) as reason, e.agreed_by
    from ledger_entry e
      left join ledger_document d on d.id = e.document_id
      left join orders on orders.id = d.order_id
    where ${isOfAccount(account, 'e')} and ${condition}`
}

/** An open debit: an invoice, or a refund or a reversal that nothing covers. */
export interface OpenDebit {
  /** Set for an invoice. */
  readonly number: string | null
  readonly dueOn: LocalDate
  readonly open: Minor
}

/** Open debits at the end of a day, oldest first, from the entries and allocations until then. */
export async function readOpenDebits(
  db: Kysely<Database>,
  account: Account,
  day: LocalDate,
): Promise<readonly OpenDebit[]> {
  const { rows } = await sql<OpenDebit>`
    select d.number, coalesce(d.due_on, e.booked_on) as "dueOn", e.owed - allocated.amount as open
    from ledger_entry e ${joinAllocated('to_entry', day)}
      left join ledger_document d on d.id = e.document_id
    where ${isOfAccount(account, 'e')} and e.booked_on <= ${day} and e.owed > 0 and e.owed > allocated.amount
    order by e.n`.execute(db)
  return rows
}

/** Current open amounts of these invoices, by id. */
export async function readOpenByDocument(
  db: Kysely<Database>,
  documents: readonly number[],
): Promise<ReadonlyMap<number, Minor>> {
  if (documents.length === 0) return new Map()
  const { rows } = await sql<{ id: number; open: Minor }>`
    select e.document_id as id, e.owed - allocated.amount as open
    from ledger_entry e ${joinAllocated('to_entry')}
    where e.document_id in (${sql.join(documents)}) and e.kind = 'INVOICE'`.execute(db)
  return new Map(rows.map(({ id, open }) => [id, open]))
}

export async function readInvoiceSettlements(
  db: Kysely<Database>,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, readonly InvoiceSettlement[]>> {
  const { rows } = await sql<InvoiceSettlement & { orderId: number }>`
    select d.order_id as "orderId", e.owed - allocated.amount as open, coalesce(paid.amount, 0) > 0 as "isPaid"
    from ledger_document d join ledger_entry e on e.document_id = d.id ${joinAllocated('to_entry')}
      left join lateral (
        select sum(case when undoes_id is null then amount else -amount end) as amount
        from allocation a join ledger_entry credit on credit.id = a.from_entry
        where a.to_entry = e.id and not (credit.kind = 'CREDIT_NOTE' and credit.settles_id = e.id)) paid on true
    where d.order_id = any(${orderIds}::bigint[]) and d.kind = 'INVOICE'`.execute(db)
  return Map.groupBy(rows, ({ orderId }) => orderId)
}

/** The account of a company: its limit, its debt, and its orders that are not invoiced yet. */
export async function readAccountPosition(
  db: Kysely<Database>,
  account: Account,
): Promise<{ readonly limit: Minor; readonly balance: Minor; readonly openOrders: Minor }> {
  const { companyId, currencyCode } = account
  const { rows } = await sql<{ limit: Minor; balance: Minor; openOrders: Minor }>`
    select coalesce(credit_limit_minor, 0) as limit,
      coalesce((select balance from ledger_entry where ${isOfAccount(account)} order by n desc limit 1), 0) as balance,
      coalesce((select sum(gross) from orders where company_id = ${companyId} and currency_code = ${currencyCode}
        and payment_type = 'ACCOUNT' and state not in ('OUT_FOR_DELIVERY', 'DELIVERED', 'COLLECTED', 'CANCELLED')),
        0)::bigint as "openOrders"
    from company where id = ${companyId}`.execute(db)
  const [position] = rows
  if (!position) throw new Error(`A company that buys is gone: ${companyId}`)
  return position
}
