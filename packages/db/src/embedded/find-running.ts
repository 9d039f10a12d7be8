import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Connection } from '../connection.ts'
import { connectionTo } from './cluster.ts'
import { homeOf } from './home.ts'
import { findPostmaster } from './postmaster-process.ts'

/**
 * How to reach the embedded Postgres that runs for a data folder; `undefined` while none does. Only looks: nothing is made,
 * claimed or started, so it is safe beside the server that has the folder, whichever user runs that.
 */
export function findRunning(dataFolder: string): Connection | undefined {
  const { cluster } = homeOf(dataFolder)
  if (findPostmaster(cluster) === undefined) return undefined
  const socketFolder = socketFolderIn(join(cluster, 'postmaster.pid'))
  return socketFolder === undefined ? undefined : connectionTo({ socketFolder })
}

/** Postgres writes down where it listens as soon as it does. */
function socketFolderIn(pidFile: string): string | undefined {
  if (!existsSync(pidFile)) return undefined
  return readFileSync(pidFile, 'utf8').split('\n')[4] || undefined
}
