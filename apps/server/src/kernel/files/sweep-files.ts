import type { StoredFileTable } from '@provender/db/stored-file-table'
import { type Selectable, sql } from 'kysely'
import type { Deps } from '../deps.ts'
import { repeatJob } from '../jobs/repeat-job.ts'
import { folderOfKind, idInKey, keyOf, type FileName } from './file-key.ts'
import { sweptFiles } from './file-metrics.ts'
import type { FileStore, ListedFile } from './file-store.ts'
import { adoptFile, checkFile, type FileDeps } from './stored-files.ts'

const everyMs = 3_600_000
const dayMs = 86_400_000
const batchSize = 500
const roundsToCheckAll = 2400

export type SweepDeps = FileDeps & Pick<Deps, 'settings'>

/**
 * Deletes the bytes of files that nothing has referred to for `FILES_KEEP_DAYS`, and as old bytes without a row, which a killed server
 * left behind. A database that is restored to a day before still finds its files. Checks some of the other files.
 */
export async function sweepFiles(deps: SweepDeps): Promise<void> {
  await adoptFiles(deps)
  await markUnused(deps)
  await deleteUnused(deps)
  for (const store of deps.files.all)
    for (const folder of Object.values(folderOfKind)) await deleteOrphans(deps, store, folder)
  await checkSomeFiles(deps)
}

/** Files of servers of an older version, which do not record them. */
async function adoptFiles(deps: SweepDeps): Promise<void> {
  const { rows } = await sql<FileName>`
    select id, 'proof' as kind, media_type as "mediaType" from proof
    where not exists (select from stored_file as file where file.id = proof.id)
    union all
    select id, 'claim', 'image/jpeg' from claim_picture
    where not exists (select from stored_file as file where file.id = claim_picture.id)`.execute(deps.db)
  for (const name of rows) await adoptFile(deps, name)
}

async function markUnused({ db, settings }: SweepDeps): Promise<void> {
  await sql`
    update stored_file as file set keep_until = now() + make_interval(days => ${settings.filesKeepDays})
    where keep_until is null and (
      (kind = 'proof' and not exists (select from proof where proof.id = file.id))
      or (kind = 'claim' and not exists (select from claim_picture where claim_picture.id = file.id)))`.execute(
    db,
  )
}

async function deleteUnused({ db, files }: SweepDeps): Promise<void> {
  const { rows } = await sql<Selectable<StoredFileTable>>`
    select id, kind, media_type from stored_file
    where keep_until <= now()`.execute(db)
  for (const { id, kind, media_type: mediaType } of rows) {
    // Bytes first: a row without bytes is tried again.
    for (const store of files.all) await store.remove(keyOf({ id, kind, mediaType }))
    await db.deleteFrom('stored_file').where('id', '=', id).execute()
    sweptFiles.inc({ reason: 'unused' })
  }
}

async function deleteOrphans(deps: SweepDeps, store: FileStore, folder: string): Promise<void> {
  const { settings } = deps
  // A day is longer than storing and recording a file ever takes.
  const olderThan = Date.now() - Math.max(1, settings.filesKeepDays) * dayMs
  let batch: ListedFile[] = []
  for await (const file of store.list(folder)) {
    if (file.writtenAtMs < olderThan && idInKey(file.key) !== undefined) batch.push(file)
    if (batch.length < batchSize) continue
    await deleteUnrecorded(deps, store, batch)
    batch = []
  }
  await deleteUnrecorded(deps, store, batch)
}

async function deleteUnrecorded(
  { db }: SweepDeps,
  store: FileStore,
  batch: readonly ListedFile[],
): Promise<void> {
  if (batch.length === 0) return
  const rows = await db
    .selectFrom('stored_file')
    .select(['id', 'kind', 'media_type as mediaType'])
    .where(
      'id',
      'in',
      batch.map(({ key }) => idInKey(key) ?? ''),
    )
    .execute()
  const recorded = new Set(rows.map(keyOf))
  for (const { key } of batch) {
    if (recorded.has(key)) continue
    await store.remove(key)
    sweptFiles.inc({ reason: 'orphan' })
  }
}

async function checkSomeFiles(deps: SweepDeps): Promise<void> {
  const { rows } = await sql<Selectable<StoredFileTable>>`
    select * from stored_file where keep_until is null
    order by checked_at
    limit (select ceil(count(*) / ${roundsToCheckAll}::float8) from stored_file)`.execute(deps.db)
  for (const row of rows) await checkFile(deps, row)
}

export function startSweepingFiles(deps: SweepDeps & Pick<Deps, 'log' | 'writeGate'>): {
  readonly stop: () => Promise<void>
} {
  return repeatJob(deps, {
    everyMs,
    failure: 'could not sweep the stored files, will retry',
    work: () => sweepFiles(deps),
  })
}
