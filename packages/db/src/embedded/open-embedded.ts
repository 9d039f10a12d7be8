import { mkdirSync, realpathSync, rmSync } from 'node:fs'
import type { Connection } from '../connect-pool.ts'
import { embeddedPackage, placeBinaries, removeOtherCopies } from './binaries.ts'
import { type Cluster, connectionTo } from './cluster.ts'
import { lockDataFolder } from './data-folder-lock.ts'
import { recordFileOf, resolveHome } from './home.ts'
import { findPostmaster, stopPostmaster } from './postmaster.ts'
import { databaseUser } from './run-as.ts'
import { shortSocketFolder, socketFolderFor } from './socket-folder.ts'
import { ensureRunning, keepRunning } from './supervisor.ts'

export type EmbeddedSettings = {
  readonly dataFolder: string
  readonly stateFolder: string
  readonly log: (line: string) => void
}

export type EmbeddedDatabase = {
  readonly connection: Connection
  readonly description: string
  /** Stops Postgres in good order and lets the data folder go. */
  readonly close: () => Promise<void>
}

/**
 * Starts, or adopts, the embedded Postgres of a data folder and keeps it running until closed. One process at a time may
 * have a data folder; a second is refused at once (see `lockDataFolder`). See `resolveHome` for where the files live.
 */
export async function openEmbedded(settings: EmbeddedSettings): Promise<EmbeddedDatabase> {
  const { log } = settings
  const dataFolder = madeDataFolder(settings.dataFolder)
  const lock = lockDataFolder(dataFolder)
  try {
    const startedAt = performance.now()
    const cluster = locateCluster({ ...settings, dataFolder })
    log(`Starting the embedded PostgreSQL in ${cluster.home.folder}`)
    const how = await ensureRunning(cluster, log)
    removeOtherCopies(cluster.home.folder, cluster.binaries)
    const supervision = await keepRunning(cluster, log)
    return {
      connection: connectionTo(cluster),
      description:
        `embedded PostgreSQL ${cluster.binaries.version} in ${cluster.home.folder}, ` +
        `${how} in ${Math.round(performance.now() - startedAt)} ms`,
      close: async () => {
        await supervision.stop()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** Stops the embedded Postgres of a data folder, if it runs, and deletes its files. Refused while a server uses it. */
export async function removeEmbedded(settings: EmbeddedSettings): Promise<void> {
  const dataFolder = madeDataFolder(settings.dataFolder)
  const lock = lockDataFolder(dataFolder)
  try {
    const cluster = locateCluster({ ...settings, dataFolder })
    const running = findPostmaster(cluster.home.cluster)
    if (running !== undefined) await stopPostmaster(cluster.home.cluster, running)
    rmSync(shortSocketFolder(cluster.home, settings.stateFolder), { recursive: true, force: true })
    rmSync(recordFileOf(dataFolder), { force: true })
    rmSync(cluster.home.folder, { recursive: true, force: true })
  } finally {
    lock.release()
  }
}

function locateCluster(settings: EmbeddedSettings): Cluster {
  const { dataFolder, stateFolder } = settings
  const runAs = databaseUser()
  const home = resolveHome({ dataFolder, stateFolder, runAs })
  return {
    home,
    runAs,
    binaries: placeBinaries({ packageFolder: embeddedPackage(), homeFolder: home.folder, runAs }),
    socketFolder: socketFolderFor({ home, stateFolder, runAs }),
    durability: 'required',
  }
}

function madeDataFolder(folder: string): string {
  mkdirSync(folder, { recursive: true })
  return realpathSync(folder)
}
