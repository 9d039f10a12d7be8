import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Connection } from '../connection.ts'
import { connectionTo } from './cluster.ts'
import { homeOf } from './home.ts'
import { findPostmaster } from './postmaster-process.ts'

/**
 * How to connect to the running embedded Postgres of a data folder; `undefined` if none runs. Read-only: creates, locks and starts nothing,
 * so it is safe while a server of any user has the folder.
 */
export function findRunning(dataFolder: string): Connection | undefined {
  const { cluster } = homeOf(dataFolder)
  if (findPostmaster(cluster) === undefined) return undefined
  const socketFolder = socketFolderIn(join(cluster, 'postmaster.pid'))
  return socketFolder === undefined ? undefined : connectionTo({ socketFolder })
}

/** Postgres records its socket folder when it starts to listen. */
function socketFolderIn(pidFile: string): string | undefined {
  if (!existsSync(pidFile)) return undefined
  return readFileSync(pidFile, 'utf8').split('\n')[4] || undefined
}
