import { lstatSync, readdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { ConnectedPool } from '../connect-pool.ts'
import { noTimeouts } from '../session.ts'
import { homeOf } from './home.ts'

/** What a backup keeps: a file of the cluster, or the text of a file that PostgreSQL writes for the backup alone. */
type ClusterFile = { readonly path: string; readonly from: string | Buffer }

/**
 * Passes on the files of a running cluster, so that PostgreSQL recovers them to the moment at which this function ends. Writes go on
 * meanwhile. A file may vanish before it is read. Returns the folders, some of which are empty and needed.
 *
 * The packages contain neither `pg_dump` nor `pg_basebackup`, so this is PostgreSQL's own procedure for copying files: what changes under
 * the copy is in the write-ahead log, which a temporary slot keeps until the end. Both end with the connection.
 */
export async function backUpCluster(
  { runLong }: Pick<ConnectedPool, 'runLong'>,
  dataFolder: string,
  keep: (file: ClusterFile) => Promise<void>,
): Promise<readonly string[]> {
  const { cluster } = homeOf(realpathSync(dataFolder))
  const keepFile = (path: string): Promise<void> => keep({ path, from: join(cluster, path) })
  return await runLong(noTimeouts, async (db) => {
    await sql`select pg_create_physical_replication_slot('backup_' || pg_backend_pid(), true, true)`.execute(
      db,
    )
    const started = await sql<{ wal: string }>`
      select pg_walfile_name(pg_backup_start('provender', true)) as wal`.execute(db)
    const { folders, files } = entriesOf(cluster)
    for (const path of files) await keepFile(path)
    const ended = await sql<{ wal: string; label: string }>`
      select pg_walfile_name(lsn) as wal, labelfile as label from pg_backup_stop(false)`.execute(db)
    const [first, last] = [started.rows[0]?.wal ?? '', ended.rows[0]]
    if (!last) throw new Error('PostgreSQL did not end the backup')
    for (const name of readdirSync(join(cluster, 'pg_wal')))
      if (isSegment.test(name) && name >= first && name <= last.wal) await keepFile(`pg_wal/${name}`)
    await keep({ path: 'backup_label', from: Buffer.from(last.label) })
    return folders
  })
}

const isSegment = /^[0-9A-F]{24}$/

/** PostgreSQL makes their contents anew at its start, except for the log, which is kept at the end. */
const foldersWithoutContents = new Set([
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_wal',
])

const ofThisProcess =
  /^(?:postmaster\.(?:pid|opts)|backup_label.*|tablespace_map.*|pgsql_tmp.*|pg_internal\.init.*)$/

function entriesOf(cluster: string): {
  readonly folders: readonly string[]
  readonly files: readonly string[]
} {
  const folders: string[] = []
  const files: string[] = []
  const read = (folder: string): void => {
    for (const name of readdirSync(join(cluster, folder))) {
      if (ofThisProcess.test(name)) continue
      const path = folder === '' ? name : `${folder}/${name}`
      const entry = lstatSync(join(cluster, path), { throwIfNoEntry: false })
      if (entry?.isFile()) files.push(path)
      if (!entry?.isDirectory()) continue
      folders.push(path)
      if (!foldersWithoutContents.has(path)) read(path)
    }
  }
  read('')
  return { folders, files }
}
