import { mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ConnectedPool } from '@provender/db/connect-pool'
import { embeddedKind, hasEmbedded, restoreEmbedded } from '@provender/db/embedded/restore-cluster'
import { migrate, migrationsFolder } from '@provender/db/migrate'
import { readMigrations } from '@provender/db/migration-files'
import { openDb, type OpenDb } from '@provender/db/open-db'
import { sql } from 'kysely'
import * as v from 'valibot'
import { openFileStores } from '../../kernel/files/open-file-stores.ts'
import { createAtomically } from '../../kernel/private-file.ts'
import { filesWithOtherKeys, replaceKeys, storedKeysSchema } from '../../kernel/secrets.ts'
import type { Settings } from '../../kernel/settings.ts'
import { type SettledRestore, settleRestore } from '../settle-restore.ts'
import { type Backup, findDamage, unpackEntry } from './backup-folder.ts'
import { backupRefusal } from './backup-refusal.ts'
import { dumpEntry, keysEntry, nameOfPictureEntry, pathOfClusterEntry } from './entry-names.ts'
import { loadDump } from './postgres-tools.ts'
import { restoreFiles } from './restore-files.ts'

type Target = Pick<Settings, 'dataFolder' | 'databaseUrl' | 'databaseDurability' | 'files' | 's3'>

interface RestoredBackup extends SettledRestore {
  /** Stored files whose bytes are neither where they were nor in the backup. */
  readonly missingFiles: readonly string[]
}

/** Checks the whole backup and the target before it writes anything. */
export async function restoreBackup(backup: Backup, target: Target): Promise<RestoredBackup> {
  await refuseDamaged(backup)
  const keys = v.parse(storedKeysSchema, JSON.parse(await readFile(join(backup.folder, keysEntry), 'utf8')))
  if ((await filesWithOtherKeys(target.dataFolder, keys)).length > 0)
    throw backupRefusal(`${target.dataFolder} has the keys of another shop. Nothing was written`)
  await refuseTarget(backup, target)
  await replaceKeys(target.dataFolder, keys)
  await restorePictures(backup, target)
  return await restoreDatabase(backup, target, async (database) => {
    await migrate(database)
    const files = openFileStores(target)
    const missingFiles = await restoreFiles(backup, database, files)
    return { ...(await settleRestore(database, files, backup.manifest.startedAtMs)), missingFiles }
  })
}

export async function refuseDamaged(backup: Backup): Promise<void> {
  const damaged = await findDamage(backup)
  if (damaged.length === 0) return
  const more = damaged.length > 5 ? `, and ${damaged.length - 5} more` : ''
  throw backupRefusal(
    `The backup ${backup.folder} is damaged: ${damaged.slice(0, 5).join(', ')}${more}. Nothing was written. Use another backup`,
  )
}

async function refuseTarget({ manifest }: Backup, target: Target): Promise<void> {
  const { database, schema } = manifest
  const { dataFolder, databaseUrl } = target
  const { length: newest } = await readMigrations(migrationsFolder)
  if (schema > newest)
    throw backupRefusal('The backup is of a newer version of Provender. Install that version first')
  if (database.kind === 'dump') {
    if (databaseUrl === undefined)
      throw backupRefusal('The backup is of a PostgreSQL of your own. Set DATABASE_URL to an empty database')
    if (await hasTables(target))
      throw backupRefusal('The database at DATABASE_URL is not empty. Create another one for the restore')
    return
  }
  if (databaseUrl !== undefined)
    throw backupRefusal('The backup is of the embedded database. Restore it without DATABASE_URL')
  if (database.fits !== embeddedKind())
    throw backupRefusal(`The backup is of ${database.fits}, and this is ${embeddedKind()}`)
  if (hasEmbedded(dataFolder))
    throw backupRefusal(
      `${dataFolder} has a database already. Set DATA_DIR to an empty folder, or move that one away`,
    )
}

async function hasTables(target: Target): Promise<boolean> {
  const database = await open(target)
  try {
    const { rows } = await sql`
      select from pg_tables where schemaname = 'provender' limit 1`.execute(database.db)
    return rows.length > 0
  } finally {
    await database.close()
  }
}

async function open({ databaseUrl, dataFolder, databaseDurability: durability }: Target): Promise<OpenDb> {
  return await openDb({ databaseUrl, dataFolder, durability, poolSize: 2, log: () => {} })
}

async function restoreDatabase(
  backup: Backup,
  target: Target,
  settle: (database: ConnectedPool) => Promise<RestoredBackup>,
): Promise<RestoredBackup> {
  const { database: kept, entries } = backup.manifest
  if (kept.kind === 'cluster') {
    const unpack = async (folder: string): Promise<void> => {
      for (const path of kept.folders) await mkdir(join(folder, path), { recursive: true, mode: 0o700 })
      for (const { path } of entries) {
        const name = pathOfClusterEntry(path)
        if (name !== undefined) await unpackEntry(backup, path, join(folder, name))
      }
    }
    return await restoreEmbedded({ dataFolder: target.dataFolder, unpack, settle })
  }
  await loadDump(target.databaseUrl ?? '', join(backup.folder, dumpEntry))
  const database = await open(target)
  try {
    return await settle(database)
  } finally {
    await database.close()
  }
}

async function restorePictures({ folder, manifest }: Backup, { dataFolder }: Target): Promise<void> {
  for (const { path } of manifest.entries) {
    const name = nameOfPictureEntry(path)
    if (name === undefined) continue
    const file = join(dataFolder, 'pictures', name)
    await mkdir(dirname(file), { recursive: true })
    await createAtomically(file, await readFile(join(folder, path)))
  }
}
