import type { Database } from '@provender/db/tables'
import { type Kysely, sql } from 'kysely'
import { type FileName, folderOfKind, idInKey, keyOf } from './file-key.ts'
import type { FileStore } from './file-store.ts'
import { fileColumns, type FileDeps, type FileRow, findFile, findRightBytes } from './stored-files.ts'
import { adoptFiles } from './sweep-files.ts'

const batchSize = 100

export interface Moved {
  readonly files: number
  readonly bytes: number
  /** The keys of files whose bytes are missing or damaged. They stay as they are. */
  readonly failed: readonly string[]
}

/**
 * Moves the files of all other stores to this one, beside servers that run. Each file is copied, then its row is changed, then the former
 * bytes go: a reader who still has the former row looks here too. After an interruption, call it again. Undefined if another move runs.
 */
export async function moveFiles(deps: FileDeps, target: FileStore): Promise<Moved | undefined> {
  return await deps.db.connection().execute(async (connection) => {
    const { rows } = await sql<{ isFree: boolean }>`
      select pg_try_advisory_lock(hashtext('move files')) as "isFree"`.execute(connection)
    if (rows[0]?.isFree !== true) return undefined
    try {
      return await moveAll(deps, target)
    } finally {
      await sql`select pg_advisory_unlock(hashtext('move files'))`.execute(connection)
    }
  })
}

async function moveAll(deps: FileDeps, target: FileStore): Promise<Moved> {
  await adoptFiles(deps)
  const failed: string[] = []
  let [files, bytes, last] = [0, 0, '00000000-0000-0000-0000-000000000000']
  for (;;) {
    const rows = await readBatch(deps.db, target, last)
    for (const row of rows) {
      if (await moveFile(deps, row, target)) [files, bytes] = [files + 1, bytes + row.bytes]
      else failed.push(keyOf(nameOf(row)))
    }
    const end = rows.at(-1)
    if (!end) break
    last = end.id
  }
  await removeFormerCopies(deps, target)
  return { files, bytes, failed }
}

async function readBatch(
  db: Kysely<Database>,
  { name }: FileStore,
  last: string,
): Promise<readonly FileRow[]> {
  return await db
    .selectFrom('stored_file')
    .select(fileColumns)
    .where('store', '<>', name)
    .where('id', '>', last)
    .orderBy('id')
    .limit(batchSize)
    .execute()
}

async function moveFile(deps: FileDeps, row: FileRow, target: FileStore): Promise<boolean> {
  const key = keyOf(nameOf(row))
  const content = await findRightBytes(deps, row)
  if (!content) return false
  if ((await target.put(key, { content, mediaType: row.media_type })) === 'TAKEN') return false
  const { numUpdatedRows } = await deps.db
    .updateTable('stored_file')
    .set({ store: target.name, missing_since: null })
    .where('id', '=', row.id)
    .executeTakeFirstOrThrow()
  // The sweep has deleted the file meanwhile.
  if (numUpdatedRows === 0n) await target.remove(key)
  for (const store of deps.files.all) if (store.name !== target.name) await store.remove(key)
  return true
}

/** Of a move that was killed between the row and the removal. */
async function removeFormerCopies(deps: FileDeps, target: FileStore): Promise<void> {
  for (const store of deps.files.all.filter(({ name }) => name !== target.name))
    for (const folder of Object.values(folderOfKind))
      for await (const { key } of store.list(folder)) {
        const id = idInKey(key)
        const row = id === undefined ? undefined : await findFile(deps.db, id)
        if (row?.store !== target.name || keyOf(nameOf(row)) !== key) continue
        if (await findRightBytes({ files: { current: target, all: [target] } }, row)) await store.remove(key)
      }
}

function nameOf({ id, kind, media_type: mediaType }: FileRow): FileName {
  return { id, kind, mediaType }
}
