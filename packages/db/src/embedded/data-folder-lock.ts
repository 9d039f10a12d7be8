import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export type DataFolderLock = { readonly release: () => void }

// Keeps references: a garbage-collected lock would be released.
const locks = new Set<DatabaseSync>()

/**
 * Locks a data folder for this process, or refuses at once and names the process that has it.
 *
 * The lock is the operating system's record lock on an (empty) SQLite file. Node offers no file lock; SQLite is built into Node, and its
 * locking is tested on every platform. The kernel drops the lock with the process, so no stale lock remains. It
 * works between containers that share the folder. It exists before the first byte of the cluster, so a second server is refused while the
 * first is still starting. A lock inside Postgres has none of these properties. The file next to it only tells people which process to look
 * at.
 */
export function lockDataFolder(dataFolder: string): DataFolderLock {
  const ownerFile = join(dataFolder, 'database.owner')
  const lock = new DatabaseSync(join(dataFolder, 'database.lock'))
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    throw isBusy(error) ? inUse({ dataFolder, ownerFile, cause: error }) : error
  }
  locks.add(lock)
  writeFileSync(ownerFile, `${process.pid}\n`)
  return {
    release: () => {
      if (!locks.delete(lock)) return
      rmSync(ownerFile, { force: true })
      lock.close()
    },
  }
}

const sqliteBusy = 5

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy
}

export function isFolderInUse(error: unknown): boolean {
  return error instanceof Error && isBusy(error.cause)
}

function inUse(refused: {
  readonly dataFolder: string
  readonly ownerFile: string
  readonly cause: unknown
}): Error {
  const { dataFolder, ownerFile, cause } = refused
  const pid = existsSync(ownerFile) ? readFileSync(ownerFile, 'utf8').trim() : ''
  return new Error(
    `The database in ${dataFolder} is in use by another server (process ${pid || 'unknown, just starting'}). ` +
      'Stop that server first, or set another DATA_DIR for this one. To share a database between servers, set DATABASE_URL.',
    { cause },
  )
}
