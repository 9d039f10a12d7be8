import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { type Binaries, embeddedPackage, prepareBinaries } from './binaries.ts'
import type { Cluster } from './cluster.ts'
import { lockDataFolder } from './data-folder-lock.ts'
import { homeIn, systemStateFolder } from './home.ts'
import { canUseMemory, memoryFolder } from './memory-folder.ts'
import { findPostmaster, stopPostmaster } from './postmaster-process.ts'
import { claimFolder, databaseUser } from './run-as.ts'
import { socketFolderFor } from './socket-folder.ts'
import { ensureRunning } from './supervisor.ts'

export type ThrowawayCluster = {
  readonly url: string
  readonly remove: () => Promise<void>
}

const prefix = 'provender-test-'

/**
 * Starts a cluster for tests in the system's temporary folder, with its data in memory if there is room. It is fast because it is not
 * crash-safe: `openDb` refuses it. First removes clusters of killed processes.
 *
 * With `binFolder` it runs the PostgreSQL installed there, 15 or newer; else the embedded one.
 */
export async function startThrowawayCluster(options: {
  readonly binFolder?: string
}): Promise<ThrowawayCluster> {
  await removeAbandoned()
  const folder = mkdtempSync(join(tmpdir(), prefix))
  const lock = lockDataFolder(folder)
  const remove = async (): Promise<void> => {
    await removeCluster(folder)
    lock.release()
  }
  try {
    const cluster = throwawayCluster(folder, options.binFolder)
    await ensureRunning(cluster, () => {})
    return { url: `postgres://provender@${encodeURIComponent(cluster.socketFolder)}/postgres`, remove }
  } catch (error) {
    await remove()
    throw error
  }
}

function throwawayCluster(folder: string, binFolder: string | undefined): Cluster {
  const runAs = databaseUser()
  if (!claimFolder(folder, runAs))
    throw new Error(`The user that runs PostgreSQL cannot use ${folder}. Set TMPDIR to another folder.`)
  const inMemory = canUseMemory() && claimFolder(memoryFolderOf(folder), runAs)
  const home = { ...homeIn(folder), cluster: homeIn(inMemory ? memoryFolderOf(folder) : folder).cluster }
  return {
    home,
    runAs,
    binaries:
      binFolder === undefined
        ? prepareBinaries({ packageFolder: embeddedPackage(), homeFolder: folder, runAs })
        : installedBinaries(binFolder),
    socketFolder: socketFolderFor({ home, stateFolder: systemStateFolder(), runAs }),
    durability: 'relaxed',
  }
}

function installedBinaries(binFolder: string): Binaries {
  return { postgres: join(binFolder, 'postgres'), initdb: join(binFolder, 'initdb'), version: 'installed' }
}

async function removeAbandoned(): Promise<void> {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(prefix))) {
    const folder = join(tmpdir(), name)
    const lock = lockIfFree(folder)
    if (lock === undefined) continue
    await removeCluster(folder)
    lock.release()
  }
}

function lockIfFree(folder: string): ReturnType<typeof lockDataFolder> | undefined {
  try {
    return lockDataFolder(folder)
  } catch {
    return undefined
  }
}

function memoryFolderOf(folder: string): string {
  return join(memoryFolder, basename(folder))
}

async function removeCluster(folder: string): Promise<void> {
  for (const each of [memoryFolderOf(folder), folder]) {
    const { cluster } = homeIn(each)
    const running = findPostmaster(cluster)
    if (running !== undefined) await stopPostmaster(cluster, running)
    rmSync(each, { recursive: true, force: true })
  }
}
