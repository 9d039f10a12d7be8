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
  const pidFile = join(clusterFolder, 'postmaster.pid')
  if (!existsSync(pidFile)) return undefined
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0])
  return worksIn(pid, clusterFolder) ? { pid } : undefined
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
 * Starts Postgres on a cluster on which none runs, and waits until it answers: as long as recovery after a crash takes.
 *
 * It is a session of its own: a Ctrl-C at the terminal reaches the server alone, which then stops Postgres in good order.
 */
export async function startPostmaster(cluster: Cluster): Promise<void> {
  const { home, binaries, runAs } = cluster
  // Left behind by a Postgres that died: its number may have gone to another process, for which Postgres would make way.
  // Processes that a dead Postgres left behind are known by its shared memory, not by this file.
  rmSync(join(home.cluster, 'postmaster.pid'), { force: true })
  const offset = logSize(home.log)
  const output = openLog(home.log)
  const child = spawn(binaries.postgres, postgresArguments(cluster), {
    ...spawnOptions(runAs),
    detached: true,
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  child.unref()
  let end: string | undefined
  child.once('error', (error) => (end = error.message))
  child.once('exit', () => (end ??= logSince(home.log, offset)))
  const ready = await waitForAnswer(cluster, () => end === undefined)
  if (ready !== undefined) return
  child.kill('SIGKILL')
  throw new Error(`PostgreSQL did not start on ${home.cluster}:\n${end ?? 'It does not answer.'}`)
}

/** True when a running Postgres answers and was started just as it would be started now. */
export async function isAdoptable(cluster: Cluster, postmaster: Postmaster): Promise<boolean> {
  const answer = await waitForAnswer(cluster, () => worksIn(postmaster.pid, cluster.home.cluster))
  return answer?.pid === postmaster.pid && answer.launch === launchFingerprint(cluster)
}

/** Stops Postgres: in good order, which ends its connections and takes a moment; harder when that does not help. */
export async function stopPostmaster(clusterFolder: string, { pid }: Postmaster): Promise<void> {
  for (const [signal, patienceMs] of stopSignals) {
    const startedAt = performance.now()
    if (worksIn(pid, clusterFolder)) process.kill(pid, signal)
    while (worksIn(pid, clusterFolder) && performance.now() - startedAt < patienceMs) await delay(10)
    if (!worksIn(pid, clusterFolder)) return
  }
  throw new Error(`PostgreSQL (process ${pid}) on ${clusterFolder} cannot be stopped.`)
}

const stopSignals = [
  ['SIGINT', 30_000],
  ['SIGQUIT', 5_000],
  ['SIGKILL', 5_000],
] as const

type Answer = { readonly pid: number; readonly launch: string | null }

const silenceMs = 15_000

/** Asks until Postgres answers; `undefined` when it ended, or said nothing at all for fifteen seconds. */
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
