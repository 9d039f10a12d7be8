import type { Database } from '@provender/db/tables'
import type { CompanyId, PaymentId, StaffId } from '@provender/domain/ids'
import type {
  AllocationRule,
  NewAllocation,
  OpenCredit,
  OpenItem,
  ExistingAllocation,
} from '@provender/domain/ledger/allocation'
import type { Minor } from '@provender/domain/money/money'
import type { LocalDate } from '@provender/domain/slots/hours'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { refundDecision } from '../card/refund-decision.ts'

/** A ledger: what one company owes in one currency. */
export interface Account {
  readonly companyId: CompanyId
  readonly currencyCode: string
}

export function isOfAccount(
  { companyId, currencyCode }: Account,
  table = 'ledger_entry',
): RawBuilder<unknown> {
  return sql`${sql.ref(`${table}.company_id`)} = ${companyId} and ${sql.ref(`${table}.currency_code`)} = ${currencyCode}`
}

/** True for what the gateway paid for an order that was cancelled without an invoice, or returned of its refund. */
export function isCardWithoutInvoice(table: string): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  return sql`(${column('method')} = 'CARD' and ${column('key')} is null
    and ${column('settles_id')} is null and ${column('owed')} < 0)`
}

/** Joins the allocated amount of each entry `e`, a credit or a debit, at the end of a day. */
export function joinAllocated(side: 'from_entry' | 'to_entry', day?: LocalDate): RawBuilder<unknown> {
  return sql`cross join lateral (
    select coalesce(sum(case when undoes_id is null then amount else -amount end), 0)::bigint as amount
    from allocation where ${sql.ref(`allocation.${side}`)} = e.id
      ${day === undefined ? sql`` : sql`and made_on <= ${day}`}) allocated`
}

export async function readDebitsToSettle(
  tx: Kysely<Database>,
  account: Account,
): Promise<readonly OpenItem[]> {
  const { rows } = await sql<OpenItem>`
    select e.id, e.owed - allocated.amount as open
    from ledger_entry e left join ledger_document d on d.id = e.document_id ${joinAllocated('to_entry')}
    where ${isOfAccount(account, 'e')} and e.owed > allocated.amount and e.owed > 0
      -- The card of its order is being charged.
      and not exists (select from payment p where p.order_id = d.order_id and p.invoice_id is null
        and p.state in ('STARTED', 'CHALLENGED', 'AUTHORISED'))
    order by coalesce(d.due_on, e.booked_on), e.n`.execute(tx)
  return rows
}

/** `withRefused`: also credit of which the refund to a card was refused, for staff who pay it back in another way. */
export async function readUnallocatedCredits(
  tx: Kysely<Database>,
  account: Account,
  { withRefused = false } = {},
): Promise<readonly OpenItem[]> {
  // A refund is requested, or was refused and the office has not decided.
  const isPending = sql`(r.state = 'ASKED'
    or (not ${withRefused} and r.state = 'REFUSED' and ${refundDecision('r')} is null))`
  const { rows } = await sql<OpenItem>`
    select e.id, -e.owed - allocated.amount as open
    from ledger_entry e ${joinAllocated('from_entry')}
    where ${isOfAccount(account, 'e')} and e.owed < 0 and -e.owed > allocated.amount
      and not exists (select from payment_refund r where r.payment_id = e.payment_id and ${isPending})
      and not (${isCardWithoutInvoice('e')} and exists (
        select from orders o join payment p on p.order_id = o.id join payment_refund r on r.payment_id = p.id
        where o.number = e.reference and o.company_id = e.company_id and ${isPending}))
      and not exists (
        select from ledger_entry named join ledger_document d on d.id = named.document_id
          join payment p on p.order_id = d.order_id join payment_refund r on r.payment_id = p.id
        where named.id = e.settles_id and ${isPending})
    order by e.n`.execute(tx)
  return rows
}

export interface InvoiceCredit extends OpenCredit {
  readonly kind: 'PAYMENT' | 'CREDIT_NOTE'
  readonly isCard: boolean
  /** The attempt of a payment by card. */
  readonly paymentId: PaymentId | null
}

/** All credits that name one of these invoices, oldest first. Some may have nothing left. */
export async function readInvoiceCredits(
  tx: Kysely<Database>,
  invoices: readonly number[],
): Promise<readonly InvoiceCredit[]> {
  if (invoices.length === 0) return []
  const { rows } = await sql<InvoiceCredit>`
    select e.id, -e.owed - allocated.amount as open, e.settles_id as names, e.kind, e.payment_id as "paymentId",
      coalesce(e.method = 'CARD', false) as "isCard"
    from ledger_entry e ${joinAllocated('from_entry')}
    where e.settles_id in (${sql.join(invoices)}) and e.owed < 0
    order by e.id`.execute(tx)
  return rows
}

/** What cards paid, or got back and returned, for an order that was cancelled without an invoice, oldest first. */
export async function readCreditsWithoutInvoice(
  tx: Kysely<Database>,
  account: Account,
  orderNumber: string,
): Promise<readonly InvoiceCredit[]> {
  const { rows } = await sql<InvoiceCredit>`
    select e.id, -e.owed - allocated.amount as open, null as names, e.kind, e.payment_id as "paymentId", true as "isCard"
    from ledger_entry e ${joinAllocated('from_entry')}
    where ${isOfAccount(account, 'e')} and e.reference = ${orderNumber} and ${isCardWithoutInvoice('e')}
    order by e.id`.execute(tx)
  return rows
}

/** Current allocations of credits, latest first: all, or those to invoices. */
export async function readExistingAllocations(
  tx: Kysely<Database>,
  credits: readonly number[],
  settled: 'EVERYTHING' | 'INVOICES',
): Promise<readonly ExistingAllocation[]> {
  if (credits.length === 0) return []
  const { rows } = await sql<ExistingAllocation>`
    select * from (
      select a.id, a.from_entry as "from", a.to_entry as "to", a.amount - coalesce((
        select sum(amount) from allocation where undoes_id = a.id), 0)::bigint as left
      from allocation a where a.from_entry in (${sql.join(credits)}) and a.undoes_id is null
        and (${settled} = 'EVERYTHING' or (select kind from ledger_entry where id = a.to_entry) = 'INVOICE')) existing
    where existing.left > 0 order by id desc`.execute(tx)
  return rows
}

export async function readChargebacks(tx: Kysely<Database>, disputeId: string): Promise<readonly OpenItem[]> {
  const { rows } = await sql<OpenItem>`
    select e.id, e.owed - allocated.amount as open from ledger_entry e ${joinAllocated('to_entry')}
    where e.dispute_id = ${disputeId} and e.kind = 'CHARGEBACK' order by e.n`.execute(tx)
  return rows
}

export async function readOpenItem(tx: Kysely<Database>, entryId: number): Promise<OpenItem> {
  const { rows } = await sql<OpenItem>`
    select e.id, abs(e.owed) - allocated.amount as open from ledger_entry e
    cross join lateral (
      select coalesce(sum(case when undoes_id is null then amount else -amount end), 0)::bigint as amount
      from allocation where case when e.owed > 0 then to_entry else from_entry end = e.id) allocated
    where e.id = ${entryId}`.execute(tx)
  const [item] = rows
  if (!item) throw new Error(`There is no ledger entry ${entryId}`)
  return item
}

export async function readAllocationRule(
  tx: Kysely<Database>,
  { companyId }: Account,
): Promise<AllocationRule> {
  const { allocation_rule: rule } = await tx
    .selectFrom('company')
    .select('allocation_rule')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  return rule
}

/** Serialises entries and allocations of a company. */
export async function lockCompany(tx: Kysely<Database>, companyId: CompanyId): Promise<void> {
  await tx.selectFrom('company').select('id').where('id', '=', companyId).forNoKeyUpdate().execute()
}

export interface AllocationStamp {
  readonly madeOn: LocalDate
  readonly madeAtMs: number
  readonly staffId: StaffId | null
}

export function sumOf(rows: readonly NewAllocation[]): Minor {
  return rows.reduce((sum, { amount, undoes }) => (undoes === null ? sum + amount : sum), 0) as Minor
}
