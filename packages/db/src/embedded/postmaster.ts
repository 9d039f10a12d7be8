import { spawn } from 'node:child_process'
import { closeSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { type Cluster, connectionTo, launchFingerprint, postgresArguments } from './cluster.ts'
import { logSince, logSize, openLog } from './postgres-log.ts'
import { type Postmaster, isPostgresOfCluster } from './postmaster-process.ts'
import { spawnOptions } from './run-as.ts'

/**
 * Starts Postgres on a cluster and waits until it responds, including recovery after a crash.
 *
 * Postgres gets its own session: Ctrl-C at the terminal reaches only the server, which then shuts Postgres down.
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
  try {
    const answer = await waitForAnswer(cluster, () => isAlive)
    if (answer?.pid === child.pid) return
    obstacle ??= logSince(home.log, offset)
  } catch (error) {
    obstacle = error instanceof Error ? error.message : String(error)
  }
  child.kill('SIGKILL')
  throw new Error(`PostgreSQL did not start in ${home.cluster}:\n${obstacle}`)
}

/** The action for a running Postgres: keep it, restart it because its launch options changed, or kill it. */
export type PostmasterAction = 'keep' | 'restart' | 'force' | 'ended'

export async function checkPostmaster(cluster: Cluster, { pid }: Postmaster): Promise<PostmasterAction> {
  const isAlive = (): boolean => isPostgresOfCluster(pid, cluster.home.cluster)
  const answer = await waitForAnswer(cluster, isAlive)
  if (answer === undefined) return isAlive() ? 'force' : 'ended'
  return answer.pid === pid && answer.launch === launchFingerprint(cluster) ? 'keep' : 'restart'
}

type Answer = { readonly pid: number; readonly launch: string | null }

const silenceMs = 10_000

/** Polls until Postgres responds; `undefined` if it ended or was silent for ten seconds. */
async function waitForAnswer(cluster: Cluster, isAlive: () => boolean): Promise<Answer | undefined> {
  let lastSignAt = performance.now()
  while (isAlive() && performance.now() - lastSignAt < silenceMs) {
    const answer = await ping(cluster)
    if (answer === 'busy') lastSignAt = performance.now()
    else if (answer !== 'silent') return answer
    await delay(10)
  }
  return undefined
}

/** The process that responds on the socket. Its pid is read from the data folder of that Postgres. */
async function ping(cluster: Cluster): Promise<Answer | 'busy' | 'silent'> {
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
    if (!(error instanceof pg.DatabaseError)) return 'silent'
    if (isTransient(error.code ?? '')) return 'busy'
    throw error
  } finally {
    await client.end()
  }
}

/** Transient states: starting up, recovering, restarting after a crash, shutting down, out of connections. */
function isTransient(code: string): boolean {
  return code.startsWith('57P') || code === '53300'
}
