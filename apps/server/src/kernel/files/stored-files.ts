import { createHash } from 'node:crypto'
import type { StoredFileTable } from '@provender/db/stored-file-table'
import type { Database } from '@provender/db/tables'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { Deps } from '../deps.ts'
import { type FileName, keyOf } from './file-key.ts'
import { fileErrors } from './file-metrics.ts'
import { type FileStore, FileUnavailable, OtherBytes, type StoreName } from './file-store.ts'

/** What reading and checking a file needs. */
export const fileColumns = ['id', 'kind', 'media_type', 'bytes', 'sha256', 'store'] as const
export type FileRow = Pick<Selectable<StoredFileTable>, (typeof fileColumns)[number]>

export type FileDeps = Pick<Deps, 'db' | 'files'> & { readonly log: Pick<Deps['log'], 'error'> }

export interface NewFile extends FileName {
  readonly bytes: number
  readonly sha256: Buffer
  readonly store: StoreName
}

/** Stores bytes. Record them in the transaction that refers to them; without it, the sweep deletes them. */
export async function storeFile(
  deps: Pick<Deps, 'files'>,
  name: FileName,
  content: Buffer,
): Promise<NewFile> {
  const file = await putFile(deps, name, content)
  if (!file) throw new Error(`${keyOf(name)} exists in ${deps.files.current.place} with other bytes`)
  return file
}

/** Stores and records bytes of which several servers may make different ones at once. The first stay, and everybody gets those. */
export async function storeOnce(deps: FileDeps, name: FileName, content: Buffer): Promise<Buffer> {
  const file = await putFile(deps, name, content)
  if (file) {
    await recordFile(deps.db, file)
    return content
  }
  const first = await adoptFile(deps, name)
  if (!first) throw new Error(`${keyOf(name)} is empty in ${deps.files.current.place}`)
  return first
}

async function putFile(
  { files: { current } }: Pick<Deps, 'files'>,
  name: FileName,
  content: Buffer,
): Promise<NewFile | undefined> {
  const put = await counted(current, () => current.put(keyOf(name), { content, mediaType: name.mediaType }))
  if (put === 'TAKEN') return undefined
  return { ...name, bytes: content.length, sha256: checksum(content), store: current.name }
}

export async function recordFile(tx: Kysely<Database>, file: NewFile): Promise<void> {
  const { id, kind, mediaType, bytes, sha256, store } = file
  await tx
    .insertInto('stored_file')
    .values({ id, kind, media_type: mediaType, bytes, sha256, store })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The next sweep deletes the bytes: nobody has used the file, or its person asks for nothing any more. */
export async function discardFile(tx: Kysely<Database>, id: string): Promise<void> {
  await sql`update stored_file set keep_until = now() where id = ${id}`.execute(tx)
}

/** The bytes of a file that the caller may read. Undefined if they are missing; throws `FileUnavailable` rather than give other bytes. */
export async function readFile(deps: FileDeps, name: FileName): Promise<Buffer | undefined> {
  const row = await findFile(deps.db, name.id)
  if (!row) return await adoptFile(deps, name)
  const content = await readBytes(deps, row)
  if (!content) deps.log.error({ file: keyOf(name) }, 'the bytes of a file are missing')
  return content
}

export async function findFile(db: Kysely<Database>, id: string): Promise<FileRow | undefined> {
  return await db.selectFrom('stored_file').select(fileColumns).where('id', '=', id).executeTakeFirst()
}

/** Looks in the other stores too: the file may be moved meanwhile, or was moved before the database was set back. */
async function readBytes(
  { files, log }: Pick<FileDeps, 'files' | 'log'>,
  { id, kind, media_type: mediaType, sha256, store }: FileRow,
): Promise<Buffer | undefined> {
  const key = keyOf({ id, kind, mediaType })
  const inOrder = files.all.toSorted(
    (one, other) => Number(other.name === store) - Number(one.name === store),
  )
  for (const each of inOrder) {
    const content = await counted(each, () => each.read(key))
    if (!content) continue
    if (checksum(content).equals(sha256)) return content
    fileErrors.inc({ store: each.name })
    log.error({ file: key, store: each.name }, 'a file has other bytes than those stored')
    throw new OtherBytes(`${key} in ${each.place} has other bytes than those stored`)
  }
  return undefined
}

/** Reads bytes without a row, of an older version or a killed server, and records them if the database can be written. */
export async function adoptFile({ db, files, log }: FileDeps, name: FileName): Promise<Buffer | undefined> {
  for (const store of files.all) {
    const content = await store.read(keyOf(name))
    if (!content || content.length === 0) continue
    const file = { ...name, bytes: content.length, sha256: checksum(content), store: store.name }
    await recordFile(db, file).catch((error: unknown) =>
      log.error({ err: error, file: keyOf(name) }, 'could not record a file'),
    )
    return content
  }
  return undefined
}

export async function checkFile(deps: FileDeps, row: FileRow): Promise<void> {
  const isGood = (await findRightBytes(deps, row)) !== undefined
  await sql`
    update stored_file set checked_at = now(),
      missing_since = case when ${isGood} then null else coalesce(missing_since, now()) end
    where id = ${row.id}`.execute(deps.db)
  if (!isGood)
    deps.log.error({ file: row.id, kind: row.kind, store: row.store }, 'a file is missing or damaged')
}

/** Undefined if they are nowhere, or damaged. Throws if a store does not answer now. */
export async function findRightBytes(
  { files }: Pick<FileDeps, 'files'>,
  { id, kind, media_type: mediaType, sha256 }: FileRow,
): Promise<Buffer | undefined> {
  for (const store of files.all) {
    const content = await store.read(keyOf({ id, kind, mediaType })).catch((error: unknown) => {
      if (error instanceof FileUnavailable && error.isDefinite) return undefined
      throw error
    })
    if (content && checksum(content).equals(sha256)) return content
  }
  return undefined
}

async function counted<Result>({ name }: FileStore, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    fileErrors.inc({ store: name })
    throw error
  }
}

export function checksum(content: Buffer): Buffer {
  return createHash('sha256').update(content).digest()
}
