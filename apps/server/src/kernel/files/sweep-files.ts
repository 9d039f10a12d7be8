import type { Database } from '@provender/db/tables'
import { type Kysely, sql } from 'kysely'
import type { Deps } from '../deps.ts'
import { repeatJob } from '../jobs/repeat-job.ts'
import { folderOfKind, idInKey, keyOf, type FileName } from './file-key.ts'
import { sweptFiles } from './file-metrics.ts'
import { isKnownPlace } from './file-place.ts'
import { type FileStore, FileUnavailable, type ListedFile } from './file-store.ts'
import { adoptFile, checkFile, type FileDeps, fileColumns, type FileRow } from './stored-files.ts'

const everyMs = 3_600_000
const dayMs = 86_400_000
const batchSize = 500
const roundsToCheckAll = 2400

export type SweepDeps = FileDeps & Pick<Deps, 'settings'>

/** Rows that refer to a file by its id. */
const namedFiles = sql<FileName>`
  select id, 'proof' as kind, media_type as "mediaType" from proof
  union all select id, 'claim', 'image/jpeg' from claim_picture`

/**
 * Deletes the bytes of files that nothing has referred to for `FILES_KEEP_DAYS`, and as old bytes without a row, which a killed server
 * left behind. A database that is restored to a day before still finds its files. Issued documents stay, also those that such a database
 * lacks. Checks some of the other files.
 */
export async function sweepFiles(deps: SweepDeps, ending?: AbortSignal): Promise<void> {
  await adoptFiles(deps, ending)
  await markUnused(deps)
  await deleteUnused(deps, ending)
  for (const store of deps.files.all)
    for (const folder of Object.values(folderOfKind))
      await goOn(deps, `${store.place}/${folder}`, () => deleteOrphans(deps, { store, folder, ending }))
  await checkSomeFiles(deps, ending)
}

/** One file or store that cannot be used does not keep the sweep from the others. */
async function goOn(
  { log }: Pick<FileDeps, 'log'>,
  file: string,
  work: () => Promise<unknown>,
): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof FileUnavailable)) throw error
    log.error({ err: error, file }, 'could not sweep a file, will retry')
  }
}

/** Files of servers of an older version, which do not record them. */
export async function adoptFiles(deps: FileDeps, ending?: AbortSignal): Promise<void> {
  const { rows } = await sql<FileName>`
    select id, kind, "mediaType" from (${namedFiles}) as named
    where not exists (select from stored_file as file where file.id = named.id)`.execute(deps.db)
  for (const name of rows) {
    if (ending?.aborted) return
    await goOn(deps, keyOf(name), () => adoptFile(deps, name))
  }
}

async function markUnused({ db, settings }: SweepDeps): Promise<void> {
  await sql`
    update stored_file as file set keep_until = now() + make_interval(days => ${settings.filesKeepDays})
    where keep_until is null and kind <> 'document' and not exists (select from (${namedFiles}) as named where named.id = file.id)`.execute(
    db,
  )
  // A server of an older version beside this one takes issued documents for unused.
  await sql`update stored_file set keep_until = null where kind = 'document' and keep_until is not null`.execute(
    db,
  )
}

async function deleteUnused(deps: SweepDeps, ending: AbortSignal | undefined): Promise<void> {
  const { db, files } = deps
  const { rows } = await sql<FileName>`
    select id, kind, media_type as "mediaType" from stored_file as file
    where keep_until <= now() and kind <> 'document' and store = any(${namesOf(deps)}::text[])
      and not exists (select from (${namedFiles}) as named where named.id = file.id)`.execute(db)
  for (const name of rows) {
    if (ending?.aborted) return
    await goOn(deps, keyOf(name), async () => {
      // Bytes first: a row without bytes is tried again.
      for (const store of files.all) await store.remove(keyOf(name))
      await db.deleteFrom('stored_file').where('id', '=', name.id).execute()
      sweptFiles.inc({ reason: 'unused' })
    })
  }
}

interface SweptFolder {
  readonly store: FileStore
  readonly folder: string
  readonly ending: AbortSignal | undefined
}

async function deleteOrphans(deps: SweepDeps, { store, folder, ending }: SweptFolder): Promise<void> {
  sweptFiles.inc({ reason: 'orphan' }, await store.removeDrafts(folder, Date.now() - dayMs))
  if (folder === folderOfKind.document) return
  // A day is longer than storing and recording a file ever takes.
  const keepDays = Math.max(1, deps.settings.filesKeepDays)
  if (!(await isKnownPlace(deps.db, store)) || !(await isKnownFor(deps.db, store, keepDays))) return
  let batch: ListedFile[] = []
  for await (const file of store.list(folder)) {
    if (ending?.aborted) return
    if (idInKey(file.key) === undefined || file.writtenAtMs >= Date.now() - keepDays * dayMs) continue
    batch.push(file)
    if (batch.length < batchSize) continue
    await deleteUnrecorded(deps, store, batch)
    batch = []
  }
  await deleteUnrecorded(deps, store, batch)
}

/**
 * A new database, another one, or one that was restored knows none or few of the files that are there. Their rows may still come with a
 * later backup.
 */
async function isKnownFor(db: Kysely<Database>, store: FileStore, days: number): Promise<boolean> {
  const { rows } = await sql<{ isKnown: boolean | null }>`
    select (file_places->${store.name}->>'since')::timestamptz <= now() - make_interval(days => ${days}) as "isKnown"
    from schema`.execute(db)
  return rows[0]?.isKnown === true
}

async function deleteUnrecorded(
  { db }: SweepDeps,
  store: FileStore,
  batch: readonly ListedFile[],
): Promise<void> {
  if (batch.length === 0) return
  const ids = batch.map(({ key }) => idInKey(key) ?? '')
  const { rows } = await sql<FileName>`
    select id, kind, media_type as "mediaType" from stored_file where id = any(${ids}::uuid[])
    union all select id, kind, "mediaType" from (${namedFiles}) as named where id = any(${ids}::uuid[])`.execute(
    db,
  )
  const recorded = new Set(rows.map(keyOf))
  for (const { key } of batch) {
    if (recorded.has(key)) continue
    await store.remove(key)
    sweptFiles.inc({ reason: 'orphan' })
  }
}

/** Missing files first, so that the alarm ends soon after they are back. */
async function checkSomeFiles(deps: SweepDeps, ending: AbortSignal | undefined): Promise<void> {
  const rows: readonly FileRow[] = await deps.db
    .selectFrom('stored_file')
    .select(fileColumns)
    .where('keep_until', 'is', null)
    .where('store', 'in', namesOf(deps))
    .orderBy(sql`missing_since is null, checked_at`)
    .limit(sql<number>`(select ceil(count(*) / ${roundsToCheckAll}::float8) from stored_file)`)
    .execute()
  for (const row of rows) {
    if (ending?.aborted) return
    await goOn(deps, row.id, () => checkFile(deps, row))
  }
}

function namesOf({ files }: SweepDeps) {
  return files.all.map(({ name }) => name)
}

export function startSweepingFiles(deps: SweepDeps & Pick<Deps, 'log' | 'writeGate'>): {
  readonly stop: () => Promise<void>
} {
  const ending = new AbortController()
  const { stop } = repeatJob(deps, {
    everyMs,
    failure: 'could not sweep the stored files, will retry',
    work: () => sweepFiles(deps, ending.signal),
  })
  return {
    stop: async () => {
      ending.abort()
      await stop()
    },
  }
}
