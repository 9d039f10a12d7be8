import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '@provender/db/tables'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { failJob, finishJob, forgetOldJobs, type JobFailure, leaseJob, type LeasedJob } from './job-store.ts'

/** Does a job. It may be done again where its server died before that was known. Throws where it could not be done. */
export type JobWork = (job: LeasedJob) => Promise<void>

export interface JobWorkers {
  /** By kind; jobs of other kinds wait for a server that knows them. */
  readonly [kind: string]: JobWork
}

interface JobDeps {
  readonly db: Kysely<Database>
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>
}

const lookEveryMs = 1000
const forgetEveryMs = 3_600_000

/** What to throw where somebody asked to be tried again after a pause. */
export function tryLater(message: string, pauseSeconds: number): Error {
  return Object.assign(new Error(message), { pauseSeconds })
}

/**
 * Does what is due, one job after the other, or some `atOnce`; every server of the installation does, and each job is one's (decision
 * 0023). While the database is away nothing is done and nothing is lost.
 */
export function workJobs(
  deps: JobDeps,
  workers: JobWorkers,
  atOnce = 1,
): { readonly stop: () => Promise<void> } {
  const stopping = new AbortController()
  const { signal } = stopping
  let timer: NodeJS.Timeout | undefined
  let forgottenAt = -Infinity
  const workAll = async (): Promise<void> => {
    let startedAt = performance.now()
    while (!signal.aborted && (await workOne(deps, workers))) {
      // The next one may be due as well. Nobody waits for an e-mail as for a page: half of the time is left to requests.
      await giveWay(performance.now() - startedAt, signal)
      startedAt = performance.now()
    }
  }
  const look = async (): Promise<void> => {
    try {
      // Others join in where there is more than one.
      if (!signal.aborted && (await workOne(deps, workers)))
        await Promise.all(Array.from({ length: atOnce }, workAll))
      if (performance.now() - forgottenAt < forgetEveryMs) return
      await forgetOldJobs(deps.db)
      forgottenAt = performance.now()
    } catch (error) {
      deps.log.warn({ err: error }, 'jobs wait for the database')
    }
  }
  let working = look()
  const next = (): void => {
    timer = setTimeout(() => {
      working = look().finally(() => {
        if (!signal.aborted) next()
      })
    }, lookEveryMs)
  }
  void working.finally(() => {
    if (!signal.aborted) next()
  })
  return {
    stop: async () => {
      stopping.abort()
      clearTimeout(timer)
      await working
      clearTimeout(timer)
    },
  }
}

const longestPauseMs = 1000

async function giveWay(ms: number, signal: AbortSignal): Promise<void> {
  try {
    await delay(Math.min(ms, longestPauseMs), undefined, { signal })
  } catch {
    // It stops.
  }
}

/** Does the job that is longest due; false when none is. */
export async function workOne({ db, log }: JobDeps, workers: JobWorkers): Promise<boolean> {
  const job = await leaseJob(db, Object.keys(workers))
  if (!job) return false
  const work = workers[job.kind]
  if (!work) throw new Error(`A job of an unknown kind was taken: ${job.kind}`)
  try {
    await work(job)
  } catch (error) {
    log.error({ err: error, job: job.key, attempt: job.n }, 'a job failed')
    await failJob(db, job, failureOf(error))
    return true
  }
  await finishJob(db, job)
  return true
}

function failureOf(error: unknown): JobFailure {
  if (!(error instanceof Error)) return { error: String(error), pauseSeconds: 0 }
  const asked = 'pauseSeconds' in error && typeof error.pauseSeconds === 'number' ? error.pauseSeconds : 0
  return { error: error.message, pauseSeconds: asked }
}
