import type { Database } from '@provender/db/tables'
import type { Minor } from '@provender/domain/money/money'
import { type Kysely, sql } from 'kysely'

export interface AllocationDifference {
  readonly companyCode: string
  readonly companyName: string
  readonly currencyCode: string
  /** The number of the invoice, or the reference of a refund. */
  readonly number: string
  readonly before: Minor
  readonly after: Minor
}

export async function readAllocationDifferences(
  db: Kysely<Database>,
): Promise<readonly AllocationDifference[]> {
  const { rows } = await sql<AllocationDifference>`
    select company.code as "companyCode", company.name as "companyName", e.currency_code as "currencyCode",
      coalesce(d.number, e.reference) as number, open_before as before, open_after as after
    from allocation_difference join ledger_entry e on e.id = entry_id
      join company on company.id = e.company_id left join ledger_document d on d.id = e.document_id
    order by company.code, e.n`.execute(db)
  return rows
}
