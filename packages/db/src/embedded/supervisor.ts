import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { type Cluster, connectionTo, createCluster } from './cluster.ts'
import { capLog } from './postgres-log.ts'
import {
  endLeftoverProcesses,
  findPostmaster,
  forcePostmaster,
  removeStaleLocks,
  stopPostmaster,
} from './postmaster-process.ts'
import { checkPostmaster, startPostmaster } from './postmaster.ts'

type Log = (line: string) => void

/**
 * Makes a cluster run and respond, from any state: missing, stopped, crashed with or without leftover processes, or running because its
 * server was killed. A running Postgres is adopted. If its settings or version differ, or it does not respond, it is restarted.
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
      if (!isLockedByOther(error) || performance.now() - startedAt > otherServerTimeoutMs) throw error
    }
    removeStaleLocks({ cluster: cluster.home.cluster, socket: cluster.socketFolder })
    if (performance.now() - startedAt > leftoverTimeoutMs) endLeftoverProcesses(cluster.home.cluster)
    await delay(50)
  }
}

async function adopt(cluster: Cluster, log: Log): Promise<boolean> {
  const left = findPostmaster(cluster.home.cluster)
  if (left === undefined) return false
  const action = await checkPostmaster(cluster, left)
  if (action === 'keep' || action === 'ended') return action === 'keep'
  const reason = action === 'restart' ? 'was started with other settings' : 'does not answer'
  log(`Restarting PostgreSQL (process ${left.pid}): it was left running and ${reason}`)
  await (action === 'restart' ? stopPostmaster : forcePostmaster)(cluster.home.cluster, left)
  return false
}

const otherServerTimeoutMs = 30_000
const leftoverTimeoutMs = 1_000

/**
 * Postgres found another one on its folder: just started by a killed server, or leftover processes that have not noticed the death of their
 * main process.
 */
function isLockedByOther(error: unknown): boolean {
  return error instanceof Error && /lock file .* already exists|shared memory block/.test(error.message)
}

export type Supervision = {
  readonly stop: () => Promise<void>
}

const logCheckMs = 60_000
const maxPauseMs = 5_000

/**
 * Keeps a cluster running. An idle connection detects its end: it breaks as soon as Postgres ends, whether our child or adopted, and also
 * when Postgres restarts itself because one of its processes was killed. A failed restart is retried at growing intervals while the server
 * lives.
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
    log('PostgreSQL stopped; restarting it')
    const startedAt = performance.now()
    for (let pauseMs = 100; !stopping.signal.aborted; pauseMs = Math.min(pauseMs * 2, maxPauseMs)) {
      try {
        await ensureRunning(cluster, log)
        watch = await watchConnection(cluster, handleLoss)
        return log(`PostgreSQL runs again after ${Math.round(performance.now() - startedAt)} ms`)
      } catch (error) {
        log(
          `PostgreSQL could not be restarted, will retry: ${error instanceof Error ? error.message : String(error)}`,
        )
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
