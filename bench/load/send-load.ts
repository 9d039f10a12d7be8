import autocannon from 'autocannon'
import { percentile } from '../measurement.ts'
import type { LoadResult } from './load-job.ts'

export interface RequestLoad {
  readonly url: string
  readonly connections: number
  readonly seconds?: number
  readonly amount?: number
  readonly requestsOf: (connection: number) => autocannon.Request[]
  /** True if this response body shows that the work was done. */
  readonly isGood: (body: string) => boolean
}

/** For the first response, if the work takes longer than the load lasts. */
const maxWaitSeconds = 60

export interface LoadTimes {
  readonly times: readonly number[]
  readonly seconds: number
}

/**
 * Sends requests in a closed loop: every connection sends its next one after the last response. Throws if a
 * response did not do its work, because that invalidates the run.
 */
export async function sendLoad(shots: RequestLoad): Promise<LoadTimes> {
  const { url, connections, seconds, amount } = shots
  const times: number[] = []
  let connection = 0
  let startedAt = 0
  let endedAt = 0
  let refused: string | undefined
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const options: autocannon.Options = {
    url,
    connections,
    ...(amount === undefined ? {} : { amount }),
    // Ended below, because work that takes longer needs one response at least.
    ...(seconds === undefined ? {} : { duration: seconds + maxWaitSeconds }),
    // The interval at which autocannon checks for the end.
    sampleInt: 50,
    setupClient: (client) => {
      startedAt ||= performance.now()
      client.setRequests(shots.requestsOf(connection))
      connection += 1
    },
    verifyBody: (body) => {
      const isGood = shots.isGood(String(body))
      if (!isGood) refused ??= String(body)
      return isGood
    },
  }
  const instance = autocannon(options, (error: unknown) =>
    error ? reject(new Error('The load did not start', { cause: error })) : resolve(),
  )
  let isOver = false
  void instance.on('response', (...[, status, , ms]) => {
    endedAt = performance.now()
    times.push(ms)
    if (isOver) instance.stop()
    if (status !== 200) refused ??= `status ${status}`
  })
  void instance.on('reqError', (error: unknown) => (refused ??= String(error)))
  // With an amount, autocannon ignores the duration.
  const end = (): void => {
    isOver = true
    if (times.length > 0) instance.stop()
  }
  const stop = seconds === undefined ? undefined : setTimeout(end, seconds * 1000)
  await promise
  clearTimeout(stop)
  if (refused !== undefined) throw new Error(`Not every request did its work: ${refused.slice(0, 500)}`)
  return { times, seconds: (endedAt - startedAt) / 1000 }
}

export function loadResult({ times, seconds }: LoadTimes): LoadResult {
  const sorted = Float64Array.from(times).sort()
  return {
    count: times.length,
    perSecond: times.length / seconds,
    p50Ms: percentile(sorted, 0.5),
    p99Ms: percentile(sorted, 0.99),
  }
}
