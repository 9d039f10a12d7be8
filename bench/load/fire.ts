import autocannon from 'autocannon'
import { percentile } from '../measurement.ts'
import type { LoadResult } from './load-job.ts'

export interface Shots {
  readonly url: string
  readonly connections: number
  /** Over after this time, if not before. */
  readonly seconds?: number
  /** Over after this many requests, shared out evenly among the connections. */
  readonly amount?: number
  readonly requestsOf: (connection: number) => autocannon.Request[]
  /** Is this the body of an answer that did the work? */
  readonly isGood: (body: string) => boolean
}

export interface Fired {
  /** Milliseconds each request took. */
  readonly times: readonly number[]
  /** From the first request to the last answer. */
  readonly seconds: number
}

/**
 * Fires requests in a closed loop: every connection sends its next one when the last is answered. An answer that did not do
 * its work makes the whole run worthless, so it throws.
 */
export async function fire(shots: Shots): Promise<Fired> {
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
    ...(seconds === undefined ? {} : { duration: seconds }),
    // How often it looks whether it is over.
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
  void instance.on('response', (...[, status, , ms]) => {
    endedAt = performance.now()
    times.push(ms)
    if (status !== 200) refused ??= `status ${status}`
  })
  void instance.on('reqError', (error: unknown) => (refused ??= String(error)))
  // With an amount autocannon looks at that alone.
  const stop = seconds === undefined ? undefined : setTimeout(() => instance.stop(), seconds * 1000)
  await promise
  clearTimeout(stop)
  if (refused !== undefined) throw new Error(`Not every request did its work: ${refused.slice(0, 500)}`)
  return { times, seconds: (endedAt - startedAt) / 1000 }
}

export function loadResult({ times, seconds }: Fired): LoadResult {
  const sorted = Float64Array.from(times).sort()
  return {
    count: times.length,
    perSecond: times.length / seconds,
    p50Ms: percentile(sorted, 0.5),
    p99Ms: percentile(sorted, 0.99),
  }
}
