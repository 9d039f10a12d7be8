import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, rmSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { readJson, writeJsonDurably } from './durable-files.ts'
import { claimFolder, type RunAs } from './run-as.ts'

export type Home = {
  readonly folder: string
  readonly cluster: string
  readonly log: string
}

type HomeOptions = {
  /** Absolute, symbolic links resolved. */
  readonly dataFolder: string
  readonly stateFolder: string
  readonly runAs: RunAs
}

const record = v.object({ home: v.string() })
const owner = v.object({ dataFolder: v.string() })

/** `/var/lib/provender` for root; `$XDG_STATE_HOME/provender`, by default `~/.local/state/provender`, for others. */
export function systemStateFolder(): string {
  if (process.getuid?.() === 0) return '/var/lib/provender'
  return join(process.env.XDG_STATE_HOME || join(homedir(), '.local/state'), 'provender')
}

/** Creates the state folder if necessary, so that the database's user can reach its own folders below. */
export function openStateFolder(stateFolder: string, runAs: RunAs): void {
  const isNew = mkdirSync(stateFolder, { recursive: true }) !== undefined
  if (isNew && runAs !== undefined) chmodSync(stateFolder, 0o755)
}

/**
 * Finds or chooses the location of a data folder's database.
 *
 * Normally it is inside, in `embedded-postgres/`: moving or copying the data folder, with the server stopped, moves or copies the database.
 *
 * If Postgres's user cannot reach the data folder (such as root's checkout below `/root`), the database is in the system's state folder
 * under a random name, and `embedded-postgres.json` in the data folder records the location. Moving the data folder on the same machine
 * keeps the database; the next start records the new location. A copy of the data folder is refused while the original exists, because both
 * would share one database. To copy it, copy the home as well, name that copy in the copied `embedded-postgres.json`, and name the copied
 * data folder in the `owner.json` of the copied home. A missing home is never replaced by an empty one.
 */
export function resolveHome(options: HomeOptions): Home {
  const inside = join(options.dataFolder, 'embedded-postgres')
  const recordFile = recordFileOf(options.dataFolder)
  if (existsSync(recordFile)) return homeIn(recordedHome(options, recordFile))
  if (existsSync(join(inside, 'cluster'))) return homeIn(claimExisting(inside, options.runAs))
  const wasThere = existsSync(inside)
  if (claimFolder(inside, options.runAs)) return homeIn(inside)
  if (!wasThere) rmSync(inside, { recursive: true, force: true })
  return homeIn(newHomeOutside(options, recordFile))
}

export function homeOf(dataFolder: string): Home {
  const recordFile = recordFileOf(dataFolder)
  if (!existsSync(recordFile)) return homeIn(join(dataFolder, 'embedded-postgres'))
  return homeIn(v.parse(record, readJson(recordFile)).home)
}

export function recordFileOf(dataFolder: string): string {
  return join(dataFolder, 'embedded-postgres.json')
}

export function homeIn(folder: string): Home {
  return { folder, cluster: join(folder, 'cluster'), log: join(folder, 'postgres.log') }
}

function recordedHome(options: HomeOptions, recordFile: string): string {
  const { home } = v.parse(record, readJson(recordFile))
  if (!existsSync(join(home, 'owner.json'))) {
    throw new Error(
      `The database of ${options.dataFolder} was in ${home}, which is missing or incomplete. Restore that folder, ` +
        `or delete ${recordFile} to start with an empty database.`,
    )
  }
  const { dataFolder: before } = v.parse(owner, readJson(join(home, 'owner.json')))
  if (before !== options.dataFolder) {
    refuseCopy({ original: before, copy: options.dataFolder, home })
    writeJsonDurably(join(home, 'owner.json'), { dataFolder: options.dataFolder })
  }
  return claimExisting(home, options.runAs)
}

function refuseCopy(folders: {
  readonly original: string
  readonly copy: string
  readonly home: string
}): void {
  const originalRecord = recordFileOf(folders.original)
  const copiedRecord = recordFileOf(folders.copy)
  if (!existsSync(originalRecord) || isSameFile(originalRecord, copiedRecord)) return
  if (v.parse(record, readJson(originalRecord)).home !== folders.home) return
  throw new Error(
    `${folders.copy} is a copy of ${folders.original}, and both would use the same database in ${folders.home}. ` +
      `To give the copy an empty database, delete ${copiedRecord}. If the copy replaces the original, delete the original.`,
  )
}

/** One folder mounted in two places is not a copy. */
function isSameFile(one: string, other: string): boolean {
  const [a, b] = [statSync(one), statSync(other)]
  return a.ino === b.ino && a.dev === b.dev
}

function claimExisting(folder: string, runAs: RunAs): string {
  if (claimFolder(folder, runAs)) return folder
  throw new Error(
    `The database in ${folder} belongs to user ${statSync(folder).uid} and cannot be used by ` +
      `${runAs === undefined ? 'this user' : `${runAs.name}, the user that runs PostgreSQL`}. Start Provender as the user ` +
      'that created the database, or give this user the folder (chown -R) and access to all folders above it.',
  )
}

function newHomeOutside(options: HomeOptions, recordFile: string): string {
  const folder = join(options.stateFolder, randomBytes(4).toString('hex'))
  openStateFolder(options.stateFolder, options.runAs)
  if (!claimFolder(folder, options.runAs)) {
    throw new Error(
      `The embedded PostgreSQL cannot store its files: the user that it runs as can use neither ${options.dataFolder} ` +
        `nor ${options.stateFolder}. Choose another DATA_DIR, or set DATABASE_URL.`,
    )
  }
  writeJsonDurably(join(folder, 'owner.json'), { dataFolder: options.dataFolder })
  writeJsonDurably(recordFile, { home: folder })
  return folder
}
