import { type Kysely, sql } from 'kysely'

export const isExpanding = true

const functions = [
  'chain_ledger_entry',
  'check_allocation',
  'check_reversal',
  'count_application_change',
  'count_claim_change',
  'count_ledger_change',
  'count_order_change',
  'count_site_change',
  'hint_version',
  'keep_currency',
  'keep_for_a_year',
  'mark_stock_change',
  'number_document',
  'push_notification',
  'refuse_change',
  'refuse_ledger_change',
  'sum_document',
]

/** Triggers find their tables whoever writes: also a person without a search path, a restore and logical replication. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of functions)
    await sql`alter function ${sql.ref(name)}() set search_path = provender, pg_temp`.execute(db)
}
