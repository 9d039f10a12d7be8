import { execFileSync, spawn } from 'node:child_process'
import { closeSync, existsSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { type Cluster, connectionTo, launchFingerprint, postgresArguments } from './cluster.ts'
import { logSince, logSize, openLog } from './postgres-log.ts'
import { spawnOptions } from './run-as.ts'

/** The main process of a running Postgres. */
export type Postmaster = { readonly pid: number }

/**
 * The Postgres that runs on a cluster's folder, if one does. The pid it recorded counts only if that process works in
 * this very folder: after a crash or a reboot the number may belong to anybody, and a moved folder takes its Postgres along.
 */
export function findPostmaster(clusterFolder: string): Postmaster | undefined {
  const pid = pidIn(pidFileOf(clusterFolder))
  return worksIn(pid, clusterFolder) ? { pid } : undefined
}

/**
 * Removes the lock files of a Postgres that is gone but whose pid is not: taken by another process, or not yet buried.
 * Postgres itself gives way to any living process with that number. Only for when it did: otherwise it does this itself, and
 * processes that a dead Postgres left behind are known to it by its shared memory.
 */
export function removeStaleLocks(cluster: Cluster): void {
  for (const file of [pidFileOf(cluster.home.cluster), join(cluster.socketFolder, '.s.PGSQL.5432.lock')]) {
    if (!worksIn(pidIn(file), cluster.home.cluster)) rmSync(file, { force: true })
  }
}

function pidFileOf(clusterFolder: string): string {
  return join(clusterFolder, 'postmaster.pid')
}

function pidIn(file: string): number {
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0
}

function worksIn(pid: number, clusterFolder: string): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 1) return false
  try {
    if (process.platform === 'linux') return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(clusterFolder)
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes(
      clusterFolder,
    )
  } catch {
    return false
  }
}

/**
 * Starts Postgres on a cluster and waits until it answers: as long as recovery after a crash takes.
 *
 * It is a session of its own: a Ctrl-C at the terminal reaches the server alone, which then stops Postgres in good order.
 */
export async function startPostmaster(cluster: Cluster): Promise<void> {
  const { home, binaries, runAs } = cluster
  const offset = logSize(home.log)
  const output = openLog(home.log)
  const child = spawn(binaries.postgres, postgresArguments(cluster), {
    ...spawnOptions(runAs),
    detached: true,
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  child.unref()
  let isAlive = true
  let obstacle: string | undefined
  child.once('exit', () => (isAlive = false))
  child.once('error', (error) => {
    isAlive = false
    obstacle = error.message
  })
  const ready = await waitForAnswer(cluster, () => isAlive)
  if (ready !== undefined) return
  child.kill('SIGKILL')
  throw new Error(`PostgreSQL did not start on ${home.cluster}:\n${obstacle ?? logSince(home.log, offset)}`)
}

/** What to do about a running Postgres: keep it, restart it because it would be started otherwise now, or force it down. */
export async function examine(cluster: Cluster, { pid }: Postmaster): Promise<'keep' | 'restart' | 'force'> {
  const answer = await waitForAnswer(cluster, () => worksIn(pid, cluster.home.cluster))
  if (answer === undefined) return 'force'
  return answer.pid === pid && answer.launch === launchFingerprint(cluster) ? 'keep' : 'restart'
}

const goodOrder: readonly Measure[] = [
  { signal: 'SIGINT', patienceMs: 30_000 },
  { signal: 'SIGQUIT', patienceMs: 5_000 },
  { signal: 'SIGKILL', patienceMs: 5_000 },
]

type Measure = { readonly signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL'; readonly patienceMs: number }

/** Stops Postgres in good order, which ends its connections and takes a moment; by force when that does not help. */
export async function stopPostmaster(clusterFolder: string, { pid }: Postmaster): Promise<void> {
  await takeMeasures(clusterFolder, pid, goodOrder)
}

/** Ends a Postgres that does not react. The next start recovers from it as from a crash. */
export async function forcePostmaster(clusterFolder: string, { pid }: Postmaster): Promise<void> {
  await takeMeasures(clusterFolder, pid, goodOrder.slice(-1))
}

async function takeMeasures(clusterFolder: string, pid: number, measures: readonly Measure[]): Promise<void> {
  for (const { signal, patienceMs } of measures) {
    const startedAt = performance.now()
    if (worksIn(pid, clusterFolder)) process.kill(pid, signal)
    while (worksIn(pid, clusterFolder) && performance.now() - startedAt < patienceMs) await delay(10)
  }
  if (!worksIn(pid, clusterFolder)) return
  throw new Error(`PostgreSQL (process ${pid}) on ${clusterFolder} cannot be stopped.`)
}

type Answer = { readonly pid: number; readonly launch: string | null }

const silenceMs = 5_000

/** Asks until Postgres answers; `undefined` when it ended, or said nothing at all for five seconds. */
async function waitForAnswer(cluster: Cluster, isAlive: () => boolean): Promise<Answer | undefined> {
  let lastSign = performance.now()
  while (isAlive() && performance.now() - lastSign < silenceMs) {
    const answer = await ask(cluster)
    if (answer === 'busy') lastSign = performance.now()
    else if (answer !== 'silent') return answer
    await delay(10)
  }
  return undefined
}

// Starting up, shutting down, recovering; out of connections.
const busyCodes = ['57P03', '53300']

/** Who answers on the socket: the number is read from the folder that the answering Postgres works in. */
async function ask(cluster: Cluster): Promise<Answer | 'busy' | 'silent'> {
  const client = new pg.Client({
    ...connectionTo(cluster),
    connectionTimeoutMillis: 1_000,
    query_timeout: 1_000,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ pid: string; launch: string | null }>(
      `select split_part(pg_read_file('postmaster.pid'), E'\\n', 1) as pid,
              current_setting('provender.launch', true) as launch`,
    )
    return { pid: Number(rows[0]?.pid), launch: rows[0]?.launch ?? null }
  } catch (error) {
    if (error instanceof pg.DatabaseError && !busyCodes.includes(error.code ?? '')) throw error
    return error instanceof pg.DatabaseError ? 'busy' : 'silent'
  } finally {
    await client.end()
  }
}
