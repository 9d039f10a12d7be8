import type { Database } from '@provender/db/tables'
import type { Minor } from '@provender/domain/money/money'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { isCardWithoutInvoice } from './allocation-store.ts'

/**
 * What was paid back by bank or in cash of what a card paid for the order, so that the card does not get it as well. What the
 * company paid for it in other ways counts as paid back first. The row of the company is locked.
 */
export async function readPaidBackOtherwise(tx: Kysely<Database>, orderId: number): Promise<Minor> {
  const { rows } = await sql<{
    readonly amount: Minor
  }>`select ${paidBackOtherwise(sql`${orderId}`)} as amount`.execute(tx)
  return rows[0]?.amount ?? (0 as Minor)
}

export function paidBackOtherwise(orderId: RawBuilder<unknown>): RawBuilder<Minor> {
  return sql<Minor>`(
    with invoice as (
      select e.id from ledger_entry e join ledger_document d on d.id = e.document_id
      where d.order_id = ${orderId} and d.kind = 'INVOICE'),
    credit as (
      select credit.id from invoice join ledger_entry credit on credit.settles_id = invoice.id
      where credit.kind = 'CREDIT_NOTE' or credit.method = 'CARD'
      union all
      -- Of an order that was cancelled without an invoice.
      select e.id from orders o join ledger_entry e on e.company_id = o.company_id and e.currency_code = o.currency_code
      where o.id = ${orderId} and not exists (select from invoice)
        and e.reference = o.number and ${isCardWithoutInvoice('e')}),
    allocated as not materialized (
      select a.to_entry, a.from_entry, case when a.undoes_id is null then a.amount else -a.amount end as amount
      from allocation a),
    credited as (
      select a.to_entry, sum(a.amount) filter (where a.undoes_id is null) as ever,
        sum(case when a.undoes_id is null then a.amount else -a.amount end) as now
      from credit join allocation a on a.from_entry = credit.id
      group by a.to_entry),
    paid_back as (
      -- A refund to the card may have taken the credit of one by bank, which nothing covers since.
      select sum(credited.now + least(credited.ever - credited.now, refund.owed - covered.amount)) as amount
      from credited join ledger_entry refund on refund.id = credited.to_entry
        join lateral (select sum(amount) as amount from allocated where to_entry = refund.id) covered on true
      where refund.kind = 'REFUND' and refund.method <> 'CARD'),
    paid_otherwise as (
      select sum(allocated.amount) as amount
      from invoice join allocated on allocated.to_entry = invoice.id
        join ledger_entry credit on credit.id = allocated.from_entry
      where credit.settles_id is distinct from invoice.id
        or credit.kind <> 'CREDIT_NOTE' and credit.method is distinct from 'CARD')
    select greatest(0, coalesce(paid_back.amount, 0) - coalesce(paid_otherwise.amount, 0))::bigint
    from paid_back, paid_otherwise)`
}
