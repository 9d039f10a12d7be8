import type { Database } from '@provender/db/tables'
import { type Kysely, sql } from 'kysely'
import type { StoreName } from './file-store.ts'

interface FileCount {
  readonly store: StoreName
  readonly files: number
  readonly bytes: number
  readonly missing: number
}

export async function countFiles(db: Kysely<Database>): Promise<readonly FileCount[]> {
  const { rows } = await sql<FileCount>`
    select store, count(*)::int as files, sum(bytes)::float8 as bytes, 
      count(*) filter (where missing_since is not null and keep_until is null)::int as missing
    from stored_file group by store order by store`.execute(db)
  return rows
}
