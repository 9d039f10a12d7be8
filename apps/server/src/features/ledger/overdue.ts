import type { Database } from '@provender/db/tables'
import type { CompanyId } from '@provender/domain/ids'
import type { Minor } from '@provender/domain/money/money'
import type { LocalDate } from '@provender/domain/slots/hours'
import { type Kysely, sql } from 'kysely'
import { joinAllocated } from './allocation-store.ts'

export interface OverdueAmount {
  readonly currencyCode: string
  readonly amount: Minor
}

/** What a company owes that was due before today, in each currency. While there is any, its orders on account wait. */
export async function readOverdue(
  db: Kysely<Database>,
  companyId: CompanyId,
  today: LocalDate,
): Promise<readonly OverdueAmount[]> {
  const { rows } = await sql<OverdueAmount>`
    select e.currency_code as "currencyCode", sum(e.owed - allocated.amount)::bigint as amount
    from ledger_entry e ${joinAllocated('to_entry')}
      left join ledger_document d on d.id = e.document_id
    where e.company_id = ${companyId} and e.owed > 0 and e.owed > allocated.amount
      and coalesce(d.due_on, e.booked_on) < ${today}
    group by e.currency_code order by e.currency_code`.execute(db)
  return rows
}
