import { execFile } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Connection } from '../connection.ts'
import type { Durability } from '../session.ts'
import type { Binaries } from './binaries.ts'
import { renameDurably } from './durable-files.ts'
import type { Home } from './home.ts'
import { type RunAs, spawnOptions } from './run-as.ts'

/** A cluster on disk and how to run it. */
export type Cluster = {
  readonly home: Home
  readonly binaries: Binaries
  readonly runAs: RunAs
  readonly socketFolder: string
  readonly durability: Durability
}

const superuser = 'provender'
const port = 5432

const run = promisify(execFile)

// For a small machine that also runs the server. `jit` and parallel workers cost more than they bring to short
// statements, and parallel workers need shared memory that containers often do not give.
const settings: readonly string[] = [
  'listen_addresses=',
  `port=${port}`,
  'unix_socket_permissions=0700',
  'max_connections=60',
  'shared_buffers=64MB',
  'work_mem=8MB',
  'maintenance_work_mem=64MB',
  'effective_cache_size=512MB',
  'random_page_cost=1.1',
  'max_wal_size=512MB',
  'max_parallel_workers_per_gather=0',
  'jit=off',
  'timezone=UTC',
  'log_timezone=UTC',
  'log_line_prefix=%m [%p] ',
  // Statements and the values in error details are customers' data: they stay out of the log.
  'log_error_verbosity=terse',
  'log_min_error_statement=panic',
]

// Nothing of a cluster that is thrown away after its tests has to survive a crash.
const relaxedSettings: readonly string[] = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off']

/**
 * The arguments to run a cluster with. Durability is left to the cluster's own configuration, which `prepareSession` judges:
 * forcing it here would hide that somebody switched it off.
 */
export function postgresArguments(cluster: Cluster): readonly string[] {
  const all = [...settingsOf(cluster), `provender.launch=${launchFingerprint(cluster)}`]
  return [
    '-D',
    cluster.home.cluster,
    '-k',
    cluster.socketFolder,
    ...all.flatMap((setting) => ['-c', setting]),
  ]
}

/**
 * Says how a cluster would be started now. A Postgres carries it as a setting of ours, `provender.launch`, so that one
 * found running can be asked whether it was started alike.
 */
export function launchFingerprint(cluster: Cluster): string {
  const { postgres, version } = cluster.binaries
  const launch = JSON.stringify([postgres, version, cluster.socketFolder, settingsOf(cluster)])
  return createHash('sha256').update(launch).digest('hex').slice(0, 16)
}

function settingsOf({ durability }: Cluster): readonly string[] {
  return durability === 'relaxed' ? [...settings, ...relaxedSettings] : settings
}

/** How to connect to the running cluster: through its socket, as its superuser, to the one database it is made with. */
export function connectionTo(cluster: Pick<Cluster, 'socketFolder'>): Connection {
  return { host: cluster.socketFolder, port, user: superuser, database: 'postgres', ssl: false }
}

/**
 * Makes an empty cluster unless there is one: UTF-8, the C locale (ICU collations are there to be named), checksums.
 *
 * Everybody who reaches the socket is trusted: the socket's folder lets only the database's user in, and TCP is off and
 * refused. The cluster appears under its name only when complete, so a server killed meanwhile leaves nothing half-made.
 */
export async function createCluster(cluster: Cluster): Promise<void> {
  const target = cluster.home.cluster
  if (existsSync(target)) return
  await removeDrafts(target)
  // A name of its own: the initdb of a server killed meanwhile may still be at work on another draft.
  const draft = `${target}${draftMark}${randomBytes(4).toString('hex')}`
  const options = [
    '--encoding=UTF8',
    '--locale=C',
    '--data-checksums',
    '--auth-local=trust',
    '--auth-host=reject',
  ]
  const haste = cluster.durability === 'relaxed' ? ['--no-sync'] : []
  await run(
    cluster.binaries.initdb,
    ['-D', draft, '-U', superuser, '--no-instructions', ...options, ...haste],
    spawnOptions(cluster.runAs),
  )
  renameDurably(draft, target)
}

const draftMark = '.new-'

async function removeDrafts(target: string): Promise<void> {
  for (const name of readdirSync(dirname(target))) {
    if (!name.startsWith(`${basename(target)}${draftMark}`)) continue
    await rm(join(dirname(target), name), { recursive: true, force: true, maxRetries: 10 })
  }
}
