import type { Database } from '@provender/db/tables'
import { type Kysely, sql } from 'kysely'

const keptTables = ['orders', 'ledger_document', 'ledger_entry', 'allocation'] as const

/** How many rows the tables have from which nothing is ever deleted. */
export async function countKeptRows(db: Kysely<Database>): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of keptTables) {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(db)
    counts[table] = rows[0]?.n ?? 0
  }
  return counts
}

/** What is wrong with a restored database; empty if it is whole. */
export async function findFaults(
  db: Kysely<Database>,
  counted: Readonly<Record<string, number>>,
): Promise<readonly string[]> {
  await readEverything(db)
  const counts = await countKeptRows(db)
  const lost = Object.entries(counted)
    .filter(([table, n]) => (counts[table] ?? 0) < n)
    .map(([table, n]) => `${table} has ${counts[table] ?? 0} rows; there were ${n} when the backup began`)
  const faults = []
  for (const { fault, count } of faultQueries) {
    const { rows } = await count.execute(db)
    const n = rows[0]?.n ?? 0
    if (n > 0) faults.push(`${n} ${fault}`)
  }
  return [...lost, ...faults]
}

/** A damaged page, and a value that is stored outside its row and is missing, show only when they are read. */
async function readEverything(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'provender'`.execute(db)
  for (const { name } of rows) await sql`select count(t::text) from ${sql.table(name)} as t`.execute(db)
}

const faultQueries = [
  {
    fault: 'entries of the ledger do not continue the one before',
    count: sql<{ n: number }>`
      select count(*)::int as n from (
        select n <> row_number() over entries or balance <> sum(owed) over entries as is_wrong from ledger_entry
        window entries as (partition by company_id, currency_code order by n)) as chain
      where is_wrong`,
  },
  {
    fault: 'documents do not come to the sum of their lines',
    count: sql<{ n: number }>`
      select count(*)::int as n from ledger_document as document
      where (net, vat) <> (
        select coalesce(sum(net), 0)::bigint, coalesce(sum(vat), 0)::bigint
        from ledger_document_line where document_id = document.id)`,
  },
  {
    fault: 'numbers of invoices and credit notes are missing',
    count: sql<{ n: number }>`
      with given as (
        select kind, count(*) as n, min(substring(number from '\\d+$')::bigint) as first
        from ledger_document group by kind),
      skipped as (
        select hole->>'series' as kind, substring(hole->>'first' from '\\d+$')::bigint as first,
          substring(hole->>'last' from '\\d+$')::bigint as last
        from restore, jsonb_array_elements(skipped) as hole)
      select coalesce(sum(last_number - first + 1 - n - coalesce((
        select sum(skipped.last - skipped.first + 1) from skipped
        where skipped.kind = given.kind and skipped.first > given.first), 0)), 0)::int as n
      from document_series join given using (kind)`,
  },
]
