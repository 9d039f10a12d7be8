import { mkdirSync, realpathSync, rmSync } from 'node:fs'
import type { Connection } from '../connection.ts'
import { embeddedPackage, prepareBinaries, removeOtherCopies } from './binaries.ts'
import { type Cluster, connectionTo } from './cluster.ts'
import { lockDataFolder } from './data-folder-lock.ts'
import { recordFileOf, resolveHome } from './home.ts'
import { findPostmaster, stopPostmaster } from './postmaster-process.ts'
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
  readonly close: () => Promise<void>
}

/**
 * Starts, or adopts, the embedded Postgres of a data folder and keeps it running until closed. Only one process at a time may use a data
 * folder; a second is refused at once (see `lockDataFolder`). See `resolveHome` for the location of the files.
 */
export async function openEmbedded(settings: EmbeddedSettings): Promise<EmbeddedDatabase> {
  const { log } = settings
  const dataFolder = madeDataFolder(settings.dataFolder)
  const lock = lockDataFolder(dataFolder)
  try {
    const startedAt = performance.now()
    const cluster = locateCluster({ ...settings, dataFolder })
    log(`Starting the embedded PostgreSQL in ${cluster.home.folder}`)
    const start = await ensureRunning(cluster, log)
    removeOtherCopies(cluster.home.folder, cluster.binaries)
    const supervision = await keepRunning(cluster, log)
    return {
      connection: connectionTo(cluster),
      description:
        `embedded PostgreSQL ${releaseOf(cluster.binaries.version)} in ${cluster.home.folder}, ` +
        `${start} in ${Math.round(performance.now() - startedAt)} ms`,
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
export async function removeEmbedded(settings: Omit<EmbeddedSettings, 'log'>): Promise<void> {
  const dataFolder = madeDataFolder(settings.dataFolder)
  const lock = lockDataFolder(dataFolder)
  try {
    const home = resolveHome({ ...settings, dataFolder, runAs: databaseUser() })
    const running = findPostmaster(home.cluster)
    if (running !== undefined) await stopPostmaster(home.cluster, running)
    // Delete the data first and the record of its location last, so that an interruption leaves nothing unreachable.
    for (const folder of [home.cluster, shortSocketFolder(home, settings.stateFolder)]) {
      rmSync(folder, { recursive: true, force: true })
    }
    rmSync(recordFileOf(dataFolder), { force: true })
    rmSync(home.folder, { recursive: true, force: true })
  } finally {
    lock.release()
  }
}

export function locateCluster(settings: Omit<EmbeddedSettings, 'log'>): Cluster {
  const { dataFolder, stateFolder } = settings
  const packageFolder = embeddedPackage()
  const runAs = databaseUser()
  const home = resolveHome({ dataFolder, stateFolder, runAs })
  return {
    home,
    runAs,
    binaries: prepareBinaries({ packageFolder, homeFolder: home.folder, runAs }),
    socketFolder: socketFolderFor({ home, stateFolder, runAs }),
    durability: 'disk',
  }
}

/** `18.4` for the package version `18.4.0-beta.17`. The rest is the package's own revision. */
function releaseOf(packageVersion: string): string {
  return packageVersion.split('.').slice(0, 2).join('.')
}

export function madeDataFolder(folder: string): string {
  mkdirSync(folder, { recursive: true })
  return realpathSync(folder)
}
