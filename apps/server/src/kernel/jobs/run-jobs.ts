import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '@provender/db/tables'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { inTrace } from '../tracing/in-span.ts'
import type { WriteGate } from '../write-gate.ts'
import {
  failJob,
  finishJob,
  deleteOldJobs,
  type JobFailure,
  leaseJob,
  type LeasedJob,
  maxAttempts,
} from './job-store.ts'

/** Does a job. A job may be done twice if its server died before recording the first. Throws if it could not be done. */
export type JobHandler = (job: LeasedJob) => Promise<void>

export interface JobHandlers {
  /** By kind. Jobs of other kinds wait for a server that knows them. */
  readonly [kind: string]: JobHandler
}

interface JobDeps {
  readonly db: Kysely<Database>
  /** While it is closed, no job is begun, and one that fails is not counted as failed: its lease ends, and it is done again. */
  readonly writeGate?: Pick<WriteGate, 'isClosed'>
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>
  readonly serverId?: string
}

const pollIntervalMs = 1000
const cleanupIntervalMs = 3_600_000

/** The error to throw when a service asks for a retry after a pause. */
export function retryLater(message: string, pauseSeconds: number): Error {
  return Object.assign(new Error(message), { pauseSeconds })
}

/**
 * Does due jobs one after the other, or `maxConcurrent` together. Every server of the installation does this,
 * and leases give each job to one of them (docs/decisions/0023-job-table.md).
 */
export function runJobs(
  deps: JobDeps,
  workers: JobHandlers,
  maxConcurrent = 1,
): { readonly stop: () => Promise<void> } {
  const stopping = new AbortController()
  const { signal } = stopping
  let timer: NodeJS.Timeout | undefined
  let cleanedUpAt = -Infinity
  const workAll = async (): Promise<void> => {
    let startedAt = performance.now()
    while (!signal.aborted && (await runNextJob(deps, workers))) {
      // The next one may be due as well. E-mails are less urgent than pages, so leave half of the time to
      // requests.
      await pauseForRequests(performance.now() - startedAt, signal)
      startedAt = performance.now()
    }
  }
  const poll = async (): Promise<void> => {
    try {
      // Start more workers only if there is more than one job.
      if (!signal.aborted && (await runNextJob(deps, workers)))
        await Promise.all(Array.from({ length: maxConcurrent }, workAll))
      if (deps.writeGate?.isClosed() || performance.now() - cleanedUpAt < cleanupIntervalMs) return
      await deleteOldJobs(deps.db)
      cleanedUpAt = performance.now()
    } catch (error) {
      deps.log.warn({ err: error }, 'could not run jobs, will retry')
    }
  }
  let working = poll()
  const next = (): void => {
    timer = setTimeout(() => {
      working = poll().finally(() => {
        if (!signal.aborted) next()
      })
    }, pollIntervalMs)
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

const maxPauseMs = 1000

async function pauseForRequests(ms: number, signal: AbortSignal): Promise<void> {
  try {
    await delay(Math.min(ms, maxPauseMs), undefined, { signal })
  } catch {
    // The worker was stopped.
  }
}

export async function runNextJob(
  { db, log, writeGate, serverId }: JobDeps,
  workers: JobHandlers,
): Promise<boolean> {
  if (writeGate?.isClosed()) return false
  const job = await leaseJob(db, Object.keys(workers), serverId)
  if (!job) return false
  const work = workers[job.kind]
  if (!work) throw new Error(`Leased a job of an unknown kind: ${job.kind}`)
  try {
    // A failed attempt would have given the job up, so the last one killed its server or hung.
    if (job.n > maxAttempts) throw new Error('The last attempt did not end')
    await inTrace(`job ${job.kind}`, { 'provender.attempt': job.n }, () => work(job))
  } catch (error) {
    if (writeGate?.isClosed()) return false
    log.error({ err: error, job: job.key, attempt: job.n }, 'a job failed')
    if (await failJob(db, job, failureOf(error)))
      log.error(
        { job: job.key, kind: job.kind },
        `a job is given up; to retry it: npm run staff -- jobs retry ${job.id}`,
      )
    return true
  }
  await finishJob(db, job)
  return true
}

function failureOf(error: unknown): JobFailure {
  if (!(error instanceof Error)) return { error: String(error), pauseSeconds: 0 }
  const requestedPause =
    'pauseSeconds' in error && typeof error.pauseSeconds === 'number' ? error.pauseSeconds : 0
  return { error: error.message, pauseSeconds: requestedPause }
}
