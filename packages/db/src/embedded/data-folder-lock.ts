import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export type DataFolderLock = { readonly release: () => void }

// A lock that nobody refers to would be collected as garbage, and with it let go.
const held = new Set<DatabaseSync>()

/**
 * Takes a data folder for this process, or refuses at once and names the process that has it.
 *
 * The lock is the operating system's own record lock, taken through an (empty) SQLite file: Node offers no file lock, SQLite
 * is built into it and its locking is tried on every platform. The kernel drops the lock with the process, however that ends,
 * so nothing stale is ever left to judge by a pid; it works between containers that share the folder; and it is there
 * before the first byte of the cluster is, so a server is refused while the first is still starting. A lock inside
 * Postgres has none of these three. The file beside it only tells a person which process to look at.
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
  held.add(lock)
  writeFileSync(ownerFile, `${process.pid}\n`)
  return {
    release: () => {
      if (!held.delete(lock)) return
      rmSync(ownerFile, { force: true })
      lock.close()
    },
  }
}

const sqliteBusy = 5

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy
}

/** Whether `lockDataFolder` refused because another process has the folder, and for no other reason. */
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
      'Stop that one first, or give this one its own DATA_DIR. Several servers share a database through DATABASE_URL.',
    { cause },
  )
}
