import { link, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { backUpCluster } from '@provender/db/embedded/back-up-cluster'
import { embeddedKind } from '@provender/db/embedded/restore-cluster'
import { migrationsFolder } from '@provender/db/migrate'
import { readMigrations } from '@provender/db/migration-files'
import type { OpenDb } from '@provender/db/open-db'
import { sql } from 'kysely'
import { keyOf } from '../../kernel/files/file-key.ts'
import { openFileStores } from '../../kernel/files/open-file-stores.ts'
import { checksum, fileColumns, findRightBytes } from '../../kernel/files/stored-files.ts'
import { hasKeys, readOrCreateKeys } from '../../kernel/secrets.ts'
import type { Settings } from '../../kernel/settings.ts'
import {
  type Backup,
  completeBackup,
  draftEnding,
  type Entry,
  isWhole,
  listBackups,
  type Manifest,
  nameOfBackup,
  openSource,
  readBackup,
  writeEntry,
} from './backup-folder.ts'
import { backupRefusal } from './backup-refusal.ts'
import { countKeptRows } from './check-database.ts'
import { clusterEntry, dumpEntry, fileEntry, keysEntry, pictureEntry } from './entry-names.ts'
import { dumpDatabase } from './postgres-tools.ts'

interface MadeBackup extends Backup {
  /** Stored files whose bytes are nowhere, or damaged. */
  readonly missingFiles: readonly string[]
}

interface BackupSource {
  readonly database: OpenDb
  readonly settings: Settings
  readonly nowMs: () => number
}

export async function makeBackup(source: BackupSource, into: string): Promise<MadeBackup> {
  const { database, settings } = source
  if (!hasKeys(settings.dataFolder, settings.mountedKeys))
    throw backupRefusal('There are no keys in DATA_DIR. Run the command with the settings of the server')
  const startedAtMs = source.nowMs()
  await mkdir(into, { recursive: true, mode: 0o700 })
  const previous = await newestIn(into)
  const draft = join(into, `${nameOfBackup(startedAtMs)}${draftEnding}`)
  await mkdir(draft, { mode: 0o700 })
  try {
    const counts = await countKeptRows(database.db)
    const entries: Entry[] = []
    const copied = await copyDatabase(source, draft, entries)
    // After the database: bytes are stored before their row, and stay for days after it.
    const keeper = createFileKeeper({ draft, previous, entries })
    const missingFiles = await copyStoredFiles(source, keeper)
    await copyPictures(settings, keeper)
    const keys = JSON.stringify(await readOrCreateKeys(settings.dataFolder, settings.mountedKeys))
    entries.push(await writeEntry(draft, { path: keysEntry, source: bytesOf(Buffer.from(keys)) }))
    const { length: schema } = await readMigrations(migrationsFolder)
    const manifest: Manifest = { format: 1, startedAtMs, schema, database: copied, counts, entries }
    const folder = await completeBackup(draft, manifest)
    await sql`update schema set backed_up_at = to_timestamp(${startedAtMs / 1000})`.execute(database.db)
    return { folder, manifest, missingFiles }
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}

/** One that is damaged is no reason not to make another. */
async function newestIn(folder: string): Promise<Backup | undefined> {
  const newest = (await listBackups(folder)).at(-1)
  return newest === undefined ? undefined : await readBackup(join(folder, newest)).catch(() => undefined)
}

async function copyDatabase(
  { database, settings: { databaseUrl, dataFolder } }: BackupSource,
  draft: string,
  entries: Entry[],
): Promise<Manifest['database']> {
  if (databaseUrl !== undefined) {
    await dumpDatabase(databaseUrl, async (dump) =>
      entries.push(await writeEntry(draft, { path: dumpEntry, source: dump })),
    )
    return { kind: 'dump' }
  }
  const folders = await backUpCluster(database, dataFolder, async ({ path, from }) => {
    const source = typeof from === 'string' ? await openSource(from) : bytesOf(from)
    if (source) entries.push(await writeEntry(draft, { path: clusterEntry(path), source, isPacked: true }))
  })
  return { kind: 'cluster', fits: embeddedKind(), folders: [...folders] }
}

interface FileKeeper {
  /** False if `read` gives no bytes. */
  readonly keep: (path: string, sha256: string, read: () => Promise<Buffer | undefined>) => Promise<boolean>
}

/** A file that the backup before has too becomes a link to it, so that a bucket is not read again each night. */
function createFileKeeper({
  draft,
  previous,
  entries,
}: {
  readonly draft: string
  readonly previous: Backup | undefined
  readonly entries: Entry[]
}): FileKeeper {
  const before = new Map(previous?.manifest.entries.map((entry) => [entry.path, entry]))
  const linked = async (path: string, sha256: string): Promise<Entry | undefined> => {
    const entry = before.get(path)
    if (!previous || entry?.sha256 !== sha256) return undefined
    const file = join(previous.folder, path)
    if (!(await isWhole(file, entry))) return undefined
    await mkdir(dirname(join(draft, path)), { recursive: true, mode: 0o700 })
    try {
      await link(file, join(draft, path))
      return entry
    } catch {
      // This file system has no links.
      return undefined
    }
  }
  return {
    keep: async (path, sha256, read) => {
      const entry = await linked(path, sha256)
      const content = entry ? undefined : await read()
      if (entry) entries.push(entry)
      else if (content) entries.push(await writeEntry(draft, { path, source: bytesOf(content) }))
      return (entry ?? content) !== undefined
    },
  }
}

async function copyStoredFiles(
  { database: { db }, settings }: BackupSource,
  { keep }: FileKeeper,
): Promise<readonly string[]> {
  const files = openFileStores(settings)
  const rows = await db.selectFrom('stored_file').select(fileColumns).orderBy('id').execute()
  const missing: string[] = []
  for (const row of rows) {
    const key = keyOf({ id: row.id, kind: row.kind, mediaType: row.media_type })
    const isKept = await keep(fileEntry(key), row.sha256.toString('hex'), () =>
      findRightBytes({ files }, row),
    )
    if (!isKept && (await isStillNamed({ db }, row.id))) missing.push(key)
  }
  return missing
}

/** Bytes of a file that nobody needs any more may be deleted meanwhile. */
async function isStillNamed({ db }: Pick<OpenDb, 'db'>, id: string): Promise<boolean> {
  const { rows } = await sql`select from stored_file where id = ${id} and keep_until is null`.execute(db)
  return rows.length > 0
}

async function copyPictures({ dataFolder }: Settings, { keep }: FileKeeper): Promise<void> {
  const folder = join(dataFolder, 'pictures')
  const names: readonly string[] = await readdir(folder, { recursive: true }).catch(() => [])
  for (const name of names) {
    const file = join(folder, name)
    if (!(await stat(file).catch(() => undefined))?.isFile()) continue
    const content = await readFile(file)
    await keep(pictureEntry(name), checksum(content).toString('hex'), () => Promise.resolve(content))
  }
}

function bytesOf(content: Buffer): Readable {
  return Readable.from([content])
}
