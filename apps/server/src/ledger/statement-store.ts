import type { Database } from '@provender/db/tables'
import type { CompanyId } from '@provender/domain/ids'
import type { LedgerKind, PaymentMethod } from '@provender/domain/ledger/ledger'
import { settle } from '@provender/domain/ledger/settle'
import type { Minor } from '@provender/domain/money/money'
import type { LocalDate } from '@provender/domain/slots/hours'
import { type Kysely, type RawBuilder, sql } from 'kysely'

/** A ledger: what one company owes in one currency. */
export interface Account {
  readonly companyId: CompanyId
  readonly currencyCode: string
}

export interface StatementEntry {
  readonly n: number
  readonly kind: LedgerKind
  readonly booked_on: LocalDate
  readonly owed: Minor
  readonly balance: Minor
  readonly method: PaymentMethod | null
  /** The number of a document; what was noted of a payment. */
  readonly reference: string
  readonly due_on: LocalDate | null
  readonly order_number: string | null
}

/** Both days included. */
export interface Period {
  readonly from: LocalDate
  readonly to: LocalDate
}

/** Every day that a ledger can have entries of. */
export const everything: Period = { from: '2000-01-01', to: '2999-12-31' }

/** What was owed before a period and after it, and how many entries it has. */
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
    (select n, balance from ledger_entry where ${of(account)} and ${condition} order by n desc limit 1)`
  const { rows } = await sql<PeriodSums>`
    select coalesce(before.balance, 0) as opening, coalesce(upto.balance, 0) as closing,
      coalesce(upto.n, 0) - coalesce(before.n, 0) as entries
    from (select) as one left join ${last(sql`booked_on < ${from}`)} as before on true
      left join ${last(sql`booked_on <= ${to}`)} as upto on true`.execute(db)
  const [sums] = rows
  if (!sums) throw new Error('A period has no sums')
  return sums
}

/** In the order they were booked. */
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

/** Read at once; what is made of so many takes a few milliseconds of everybody's. */
const entriesAtOnce = 1000

/** All entries of a period in the order they were booked, some at a time: a long ledger is never in memory as a whole. */
export async function* readAllEntries(
  db: Kysely<Database>,
  account: Account,
  { from, to }: Period,
): AsyncGenerator<readonly StatementEntry[]> {
  let after = 0
  for (;;) {
    const { rows } = await selectEntries(
      account,
      sql`e.booked_on between ${from} and ${to} and e.n > ${after} order by e.n limit ${entriesAtOnce}`,
    ).execute(db)
    const last = rows.at(-1)
    if (!last) return
    yield rows
    if (rows.length < entriesAtOnce) return
    after = last.n
  }
}

function selectEntries(account: Account, which: RawBuilder<unknown>): RawBuilder<StatementEntry> {
  return sql<StatementEntry>`
    select e.n, e.kind, e.booked_on, e.owed, e.balance, e.method, coalesce(d.number, e.reference) as reference,
      d.due_on, orders.number as order_number
    from ledger_entry e
      left join ledger_document d on d.id = e.document_id
      left join orders on orders.id = d.order_id
    where ${of(account, 'e')} and ${which}`
}

export interface OpenDocument {
  readonly number: string
  readonly dueOn: LocalDate
  readonly open: Minor
}

interface SettledRow {
  readonly id: number
  readonly owed: Minor
  readonly settlesId: number | null
  readonly number: string | null
  readonly dueOn: LocalDate | null
}

/**
 * The invoices that are open at the end of a day. Looked at are the entries since nothing was owed last: then every invoice was settled, and what was
 * paid beyond them is the balance. What went back of a payment since opens its invoice again, also one from before.
 */
export async function readOpenInvoices(
  db: Kysely<Database>,
  account: Account,
  day: LocalDate,
): Promise<readonly OpenDocument[]> {
  const { rows } = await sql<SettledRow>`
    with even as (
      select n, balance from ledger_entry
      where ${of(account)} and booked_on <= ${day} and balance <= 0 order by n desc limit 1)
    select 0 as id, balance as owed, null as "settlesId", null as number, null as "dueOn", n from even
    union all
    select e.id, e.owed, e.settles_id, coalesce(d.number, e.reference), coalesce(d.due_on, e.booked_on), e.n
    from ledger_entry e left join ledger_entry opened on opened.id = e.settles_id and e.kind = 'REFUND'
      left join ledger_document d on d.id = coalesce(e.document_id, opened.document_id)
    where ${of(account, 'e')} and e.booked_on <= ${day} and e.n > coalesce((select n from even), 0)
    order by n`.execute(db)
  const byId = new Map(rows.filter(({ owed }) => owed > 0).map((row) => [row.settlesId ?? row.id, row]))
  return settle(rows).open.flatMap(({ id, open }) => {
    const row = byId.get(id)
    return row?.number && row.dueOn ? [{ number: row.number, dueOn: row.dueOn, open }] : []
  })
}

function of({ companyId, currencyCode }: Account, table = 'ledger_entry') {
  return sql`${sql.ref(`${table}.company_id`)} = ${companyId} and ${sql.ref(`${table}.currency_code`)} = ${currencyCode}`
}

/** Where a company stands that buys on account: its limit, what it owes, what of its orders is still to be invoiced. */
export async function readStanding(
  db: Kysely<Database>,
  account: Account,
): Promise<{ readonly limit: Minor; readonly balance: Minor; readonly openOrders: Minor }> {
  const { companyId, currencyCode } = account
  const { rows } = await sql<{ limit: Minor; balance: Minor; openOrders: Minor }>`
    select coalesce(credit_limit_minor, 0) as limit,
      coalesce((select balance from ledger_entry where ${of(account)} order by n desc limit 1), 0) as balance,
      coalesce((select sum(gross) from orders where company_id = ${companyId} and currency_code = ${currencyCode}
        and payment_type = 'ACCOUNT' and state not in ('OUT_FOR_DELIVERY', 'DELIVERED', 'COLLECTED', 'CANCELLED')),
        0)::bigint as "openOrders"
    from company where id = ${companyId}`.execute(db)
  const [standing] = rows
  if (!standing) throw new Error(`A company that buys is gone: ${companyId}`)
  return standing
}
