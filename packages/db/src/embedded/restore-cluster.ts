import { chmodSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { type ConnectedPool, connectPool } from '../connect-pool.ts'
import { embeddedPackage, manifest } from './binaries.ts'
import { connectionTo, draftOf, removeDrafts } from './cluster.ts'
import { lockDataFolder } from './data-folder-lock.ts'
import { readJson, renameDurably } from './durable-files.ts'
import { homeOf, systemStateFolder } from './home.ts'
import { locateCluster, madeDataFolder } from './open-embedded.ts'
import { findPostmaster, stopPostmaster } from './postmaster-process.ts'
import { chownAll } from './run-as.ts'
import { ensureRunning } from './supervisor.ts'

type RestoreOptions<Settled> = {
  readonly dataFolder: string
  /** Writes the files of a backup into the folder of a new cluster. */
  readonly unpack: (folder: string) => Promise<void>
  /** What has to be written before a server may use the database. */
  readonly settle: (database: ConnectedPool) => Promise<Settled>
}

export function hasEmbedded(dataFolder: string): boolean {
  return existsSync(homeOf(dataFolder).cluster)
}

/** Files of a cluster fit the same major release on the same kind of machine only. */
export function embeddedKind(): string {
  const { version } = v.parse(manifest, readJson(join(embeddedPackage(), 'package.json')))
  return `PostgreSQL ${version.split('.', 1).join()} for ${process.platform}-${process.arch}`
}

/**
 * Makes a backup the embedded database of a data folder that has none. The cluster gets its final name only when PostgreSQL has recovered it
 * and `settle` is done, so that a killed restore leaves no database that a server could start with.
 */
export async function restoreEmbedded<Settled>({
  dataFolder,
  unpack,
  settle,
}: RestoreOptions<Settled>): Promise<Settled> {
  const folder = madeDataFolder(dataFolder)
  const lock = lockDataFolder(folder)
  try {
    const cluster = locateCluster({ dataFolder: folder, stateFolder: systemStateFolder() })
    const target = cluster.home.cluster
    if (existsSync(target)) throw new Error(`${dataFolder} has a database already`)
    await removeDrafts(target)
    const draft = draftOf(target)
    const restored = { ...cluster, home: { ...cluster.home, cluster: draft } }
    try {
      await unpack(draft)
      chmodSync(draft, 0o700)
      chownAll(draft, cluster.runAs)
      await ensureRunning(restored, () => {})
      const database = connectPool({
        connection: connectionTo(restored),
        durability: 'disk',
        poolSize: 2,
        log: () => {},
      })
      const settled = await settle(database)
      await database.pool.end()
      await stop(draft)
      renameDurably(draft, target)
      return settled
    } catch (error) {
      await stop(draft)
      rmSync(draft, { recursive: true, force: true })
      throw error
    }
  } finally {
    lock.release()
  }
}

async function stop(cluster: string): Promise<void> {
  const running = findPostmaster(cluster)
  if (running !== undefined) await stopPostmaster(cluster, running)
}
