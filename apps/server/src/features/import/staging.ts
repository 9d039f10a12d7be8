import type { Database } from '@provender/db/tables'
import { type Kysely, type RawBuilder, sql } from 'kysely'

/**
 * A temporary table for rows until all of them are known to be good, so that tables that customers read are
 * locked only briefly, for a file of any length. It ends with its transaction.
 *
 * Its columns are those given and three of its own: `line` (in the file, its key), `id` (of the existing row)
 * and `change` (what writing it would do).
 */
export interface Staging {
  readonly name: string
  readonly columns: Readonly<Record<string, string>>
}

/** The change that the import makes to a staged row. */
type RowChange = 'new' | 'changed' | 'same' | 'removed'

export interface ImportCounts extends Readonly<Record<RowChange, number>> {
  /** The plural for output. */
  readonly owner: string
}

export async function createStaging(tx: Kysely<Database>, { name, columns }: Staging): Promise<void> {
  const typed = Object.entries(columns).map(([column, type]) => sql`${sql.ref(column)} ${sql.raw(type)}`)
  await sql`
    create temporary table ${sql.table(name)}
      (line int primary key, id bigint, change text, ${sql.join(typed)}) on commit drop`.execute(tx)
}

export async function stageRows(
  tx: Kysely<Database>,
  { name, columns }: Staging,
  rows: readonly (object & { readonly line: number })[],
): Promise<void> {
  if (rows.length === 0) return
  const typed = Object.entries(columns).map(([column, type]) => sql`${sql.ref(column)} ${sql.raw(type)}`)
  await sql`
    insert into ${sql.table(name)} (line, ${columnList(columns)})
    select * from json_to_recordset(${JSON.stringify(rows)}::json) as input (line int, ${sql.join(typed)})`.execute(
    tx,
  )
}

/** Rows with the names of their columns: `postCode` is `post_code`. */
export function inColumns(
  { columns }: Staging,
  rows: readonly (object & { readonly line: number })[],
): readonly (object & { readonly line: number })[] {
  const names = Object.keys(columns).map(
    (column) => [column, column.replace(/_([a-z])/g, (_, first: string) => first.toUpperCase())] as const,
  )
  return rows.map((row) => {
    const values: { [column: string]: unknown; line: number } = { line: row.line }
    for (const [column, name] of names) values[column] = row[name as keyof typeof row]
    return values
  })
}

/**
 * Classifies every staged row: new, changed (its `id` is the `key` of an existing row), or the same. All
 * `compared` columns are columns of `table`, too.
 */
export async function classifyRows(
  tx: Kysely<Database>,
  { name }: Staging,
  existing: { readonly table: string; readonly key: string; readonly compared: readonly string[] },
): Promise<void> {
  const ownedBy = (owner: string): RawBuilder<unknown> =>
    sql.join(existing.compared.map((column) => sql.ref(`${owner}.${column}`)))
  await sql`
    update ${sql.table(name)} staged set change = case
      when own.id is null then 'new'
      when (${ownedBy('existing')}) is distinct from (${ownedBy('staged')}) then 'changed'
      else 'same' end
    from ${sql.table(name)} own left join ${sql.table(existing.table)} existing on existing.${sql.ref(existing.key)} = own.id
    where staged.line = own.line`.execute(tx)
}

export async function readCounts(
  tx: Kysely<Database>,
  { name }: Staging,
  owner: string,
): Promise<ImportCounts> {
  const { rows } = await sql<{ change: RowChange; rows: number }>`
    select change, count(*) as rows from ${sql.table(name)} group by change`.execute(tx)
  const count = (change: RowChange): number => rows.find((row) => row.change === change)?.rows ?? 0
  return {
    owner,
    new: count('new'),
    changed: count('changed'),
    same: count('same'),
    removed: count('removed'),
  }
}

export function hasChanges(counts: readonly ImportCounts[]): boolean {
  return counts.some((each) => each.new + each.changed + each.removed > 0)
}

export function columnList(
  columns: Readonly<Record<string, string>> | readonly string[],
): RawBuilder<unknown> {
  const names = Array.isArray(columns) ? (columns as readonly string[]) : Object.keys(columns)
  return sql.join(names.map((column) => sql.ref(column)))
}

export function setFromStaged(columns: readonly string[]): RawBuilder<unknown> {
  return sql.join(columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`staged.${column}`)}`))
}
