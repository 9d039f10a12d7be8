import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { type Cluster, connectionTo, createCluster } from './cluster.ts'
import { capLog } from './postgres-log.ts'
import { findPostmaster, isAdoptable, startPostmaster, stopPostmaster } from './postmaster.ts'

type Log = (line: string) => void

/**
 * Brings a cluster to the state "running and answering", from whatever state it is in: not there, stopped, crashed with or
 * without processes left behind, or running because the server that started it was killed. In that last case Postgres is
 * adopted as it is, unless it was started with other settings or another version, or does not answer: then it is restarted.
 */
export async function ensureRunning(cluster: Cluster, log: Log): Promise<'adopted' | 'started'> {
  const left = findPostmaster(cluster.home.cluster)
  if (left !== undefined) {
    if (await isAdoptable(cluster, left)) return 'adopted'
    log(
      `Restarting PostgreSQL (process ${left.pid}), which was left running with other settings or does not answer`,
    )
    await stopPostmaster(cluster.home.cluster, left)
  }
  await createCluster(cluster)
  await startPatiently(cluster)
  return 'started'
}

const orphanPatienceMs = 30_000

/** After a crash of the main process its others may take a moment to notice; until then Postgres refuses to start. */
async function startPatiently(cluster: Cluster): Promise<void> {
  const startedAt = performance.now()
  for (;;) {
    try {
      return await startPostmaster(cluster)
    } catch (error) {
      const isOrphans = error instanceof Error && error.message.includes('shared memory block')
      if (!isOrphans || performance.now() - startedAt > orphanPatienceMs) throw error
      await delay(50)
    }
  }
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
  let watch = await watchConnection(cluster, handleLoss)
  let recovery: Promise<void> = Promise.resolve()
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
