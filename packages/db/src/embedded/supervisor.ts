import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { type Cluster, connectionTo, createCluster } from './cluster.ts'
import { capLog } from './postgres-log.ts'
import {
  endLeftBehind,
  findPostmaster,
  forcePostmaster,
  removeStaleLocks,
  stopPostmaster,
} from './postmaster-process.ts'
import { examine, startPostmaster } from './postmaster.ts'

type Log = (line: string) => void

/**
 * Brings a cluster to the state "running and answering", from whatever state it is in: not there, stopped, crashed with or
 * without processes left behind, or running because the server that started it was killed. In that last case Postgres is
 * adopted as it is, unless it was started with other settings or another version, or does not answer: then it is restarted.
 */
export async function ensureRunning(cluster: Cluster, log: Log): Promise<'adopted' | 'started'> {
  const startedAt = performance.now()
  for (;;) {
    if (await adopt(cluster, log)) return 'adopted'
    await createCluster(cluster)
    try {
      await startPostmaster(cluster)
      return 'started'
    } catch (error) {
      if (!isHeldByOther(error) || performance.now() - startedAt > otherPatienceMs) throw error
    }
    removeStaleLocks({ cluster: cluster.home.cluster, socket: cluster.socketFolder })
    if (performance.now() - startedAt > leftBehindPatienceMs) endLeftBehind(cluster.home.cluster)
    await delay(50)
  }
}

/** True when a Postgres runs on the cluster that can stay; one that cannot is stopped. */
async function adopt(cluster: Cluster, log: Log): Promise<boolean> {
  const left = findPostmaster(cluster.home.cluster)
  if (left === undefined) return false
  const verdict = await examine(cluster, left)
  if (verdict === 'keep' || verdict === 'gone') return verdict === 'keep'
  const reason = verdict === 'restart' ? 'was started with other settings' : 'does not answer'
  log(`Restarting PostgreSQL (process ${left.pid}), which was left running and ${reason}`)
  await (verdict === 'restart' ? stopPostmaster : forcePostmaster)(cluster.home.cluster, left)
  return false
}

const otherPatienceMs = 30_000
const leftBehindPatienceMs = 1_000

/**
 * Postgres found another one on its folder: one that a killed server had only just started, or processes that have
 * not yet noticed that their main process died.
 */
function isHeldByOther(error: unknown): boolean {
  return error instanceof Error && /lock file .* already exists|shared memory block/.test(error.message)
}

export type Supervision = {
  /** Ends the supervision and stops Postgres in good order. */
  readonly stop: () => Promise<void>
}

const logCheckMs = 60_000
const longestPauseMs = 5_000

/**
 * Keeps a running cluster running. An idle connection is the watch: it breaks in the moment Postgres goes, whether that is our
 * child or an adopted process, and also when Postgres restarts itself because one of its processes was killed. A
 * restart that fails is tried again and again, more slowly, as long as the server lives.
 */
export async function keepRunning(cluster: Cluster, log: Log): Promise<Supervision> {
  const stopping = new AbortController()
  let recovery: Promise<void> = Promise.resolve()
  let watch = await watchConnection(cluster, handleLoss)
  capLog(cluster.home.log)
  const logCheck = setInterval(() => capLog(cluster.home.log), logCheckMs).unref()

  function handleLoss(): void {
    if (!stopping.signal.aborted) recovery = recover()
  }

  async function recover(): Promise<void> {
    log('PostgreSQL went away; bringing it back')
    const startedAt = performance.now()
    for (let pauseMs = 100; !stopping.signal.aborted; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      try {
        await ensureRunning(cluster, log)
        watch = await watchConnection(cluster, handleLoss)
        return log(`PostgreSQL is back after ${Math.round(performance.now() - startedAt)} ms`)
      } catch (error) {
        log(`PostgreSQL does not come back yet: ${error instanceof Error ? error.message : String(error)}`)
        await delay(pauseMs)
      }
    }
  }

  return {
    stop: async () => {
      stopping.abort()
      clearInterval(logCheck)
      await recovery
      await watch.end()
      const running = findPostmaster(cluster.home.cluster)
      if (running !== undefined) await stopPostmaster(cluster.home.cluster, running)
    },
  }
}

async function watchConnection(cluster: Cluster, handleLoss: () => void): Promise<pg.Client> {
  const client = new pg.Client({
    ...connectionTo(cluster),
    application_name: 'provender supervisor',
    connectionTimeoutMillis: 2_000,
  })
  client.on('error', () => {})
  await client.connect()
  client.once('end', handleLoss)
  return client
}
