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
import { findPostmaster, stopPostmaster } from './postmaster-process.ts'
import { type RunAs, spawnOptions } from './run-as.ts'

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

// Settings for a small machine that also runs the server. `jit` and parallel workers cost more than they gain on short statements, and
// parallel workers need shared memory that containers often lack.
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
  // Keep statements and error details out of the log: they contain customers' data.
  'log_error_verbosity=terse',
  'log_min_error_statement=panic',
]

// A throwaway cluster need not survive a crash.
const relaxedSettings: readonly string[] = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off']

/**
 * The arguments to start a cluster. Durability settings come from the cluster's own configuration, which `prepareSession`
 * checks: overriding them here would hide that they had been switched off.
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
 * Fingerprint of the current launch options. Postgres stores it in our setting `provender.launch`, so that a running one can be compared.
 */
export function launchFingerprint(cluster: Cluster): string {
  const { postgres, version } = cluster.binaries
  const launch = JSON.stringify([postgres, version, cluster.socketFolder, settingsOf(cluster)])
  return createHash('sha256').update(launch).digest('hex').slice(0, 16)
}

function settingsOf({ durability }: Cluster): readonly string[] {
  return durability === 'relaxed' ? [...settings, ...relaxedSettings] : settings
}

export function connectionTo(cluster: Pick<Cluster, 'socketFolder'>): Connection {
  return { host: cluster.socketFolder, port, user: superuser, database: 'postgres', ssl: false }
}

/**
 * Creates an empty cluster unless one exists: UTF-8, C locale (ICU collations can be named), checksums.
 *
 * Every client that reaches the socket is trusted: only the database's user can enter the socket's folder, and TCP is off and refused. The
 * cluster gets its final name only when complete, so that a killed server leaves no partial cluster.
 */
export async function createCluster(cluster: Cluster): Promise<void> {
  const target = cluster.home.cluster
  if (existsSync(target)) return
  await removeDrafts(target)
  const draft = draftOf(target)
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

/** A unique name: the initdb of a killed server may still write to another draft. */
export function draftOf(target: string): string {
  return `${target}${draftMark}${randomBytes(4).toString('hex')}`
}

/** A restore that was killed may have left one in which PostgreSQL runs. */
export async function removeDrafts(target: string): Promise<void> {
  for (const name of readdirSync(dirname(target))) {
    if (!name.startsWith(`${basename(target)}${draftMark}`)) continue
    const draft = join(dirname(target), name)
    const running = findPostmaster(draft)
    if (running !== undefined) await stopPostmaster(draft, running)
    await rm(draft, { recursive: true, force: true, maxRetries: 10 })
  }
}
