import { brotliCompressSync, constants } from 'node:zlib'
import type { Bench } from '../bench.ts'
import { graphqlEntry } from '../load/graphql-entry.ts'
import type { Entry, LoadResult, Sender } from '../load/load-job.ts'
import type { Target, Measurement } from '../measurement.ts'
import { startWorker } from '../processes/worker.ts'
import { measureRounds, type Outcome, withCpu } from '../rounds/measure-rounds.ts'
import type { Shop } from '../shop/open-shop.ts'
import { browse } from '../shop/operations.ts'
import type { BareAddress, BareAnswer } from './bare-server.ts'

export interface Requests {
  readonly name: string
  readonly senders: readonly Sender[]
  /** One entry is repeated. Several are requested once by every sender, from a server with an empty cache. */
  readonly entries: readonly Entry[]
  readonly headers: Readonly<Record<string, string>>
  /** With more connections, none would get a response within a round. */
  readonly maxConnections?: number
  readonly aimOf: (connections: number, outcome: Outcome) => Target | null
}

export interface RequestGroup {
  readonly title: string
  readonly connections: readonly number[]
  readonly warmUpSeconds: number
  readonly requests: readonly Requests[]
}

/** Measures each of them next to S: Node's own server sending the same bytes from memory. */
export async function measureRequests(
  bench: Bench,
  { title, connections: levels, warmUpSeconds, requests }: RequestGroup,
): Promise<readonly Measurement[]> {
  const shop = await bench.shop()
  const bare = startWorker<BareAnswer, BareAddress>(new URL('bare-server.ts', import.meta.url))
  bench.until(bare.stop)
  const measurements: Measurement[] = []
  for (const group of requests) {
    const { url } = await bare.run(await answerTo(shop, group))
    for (const connections of levels) {
      if (connections > (group.maxConnections ?? connections)) continue
      bench.print(`${group.name}, ${connections} connections`)
      const outcome = await contest(bench, {
        shop,
        group,
        bareUrl: url,
        connections,
        warmUpSeconds,
      })
      measurements.push(measurementOf(title, group, { connections, outcome }))
    }
  }
  await bare.stop()
  return measurements
}

async function answerTo(shop: Shop, { entries, senders, headers }: Requests): Promise<BareAnswer> {
  const [entry] = entries
  if (!entry) throw new Error('There is no request')
  const plain = Buffer.from(await shop.query(entry, senders[0] ?? null))
  const type = { 'content-type': entry.body === undefined ? 'text/html' : 'application/json' }
  if (headers['accept-encoding'] !== 'br') return { body: plain, headers: type }
  const body = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } })
  return { body, headers: { ...type, 'content-encoding': 'br' } }
}

interface Parts {
  readonly shop: Shop
  readonly group: Requests
  readonly bareUrl: string
  readonly connections: number
  readonly warmUpSeconds: number
}

async function contest(
  bench: Bench,
  { shop, group, bareUrl, connections, warmUpSeconds }: Parts,
): Promise<Outcome> {
  const { rounds, seconds } = bench.plan
  const { senders, entries, headers } = group
  const { url } = shop.provender
  const [entry = { path: '/' }] = entries
  const isNeverSeen = entries.length > 1
  const same = (target: string, durationSeconds: number): Promise<LoadResult> =>
    shop.load.run({
      shape: 'same',
      url: target,
      connections,
      seconds: durationSeconds,
      entry,
      senders,
      headers,
    })
  const once = (durationSeconds: number): Promise<LoadResult> =>
    shop.load.run({ shape: 'once', url, connections, seconds: durationSeconds, entries, senders, headers })
  await (isNeverSeen ? once(warmUpSeconds) : same(url, warmUpSeconds))
  await same(bareUrl, 0.5)
  return await measureRounds({
    rounds,
    ...(isNeverSeen ? { prepare: () => clearAnswers(shop) } : {}),
    ours: () => withCpu(shop.provender, () => (isNeverSeen ? once(seconds) : same(url, seconds))),
    reference: () => same(bareUrl, seconds),
  })
}

/** Empties the caches of responses and pages; what is computed once per price list is computed again. */
async function clearAnswers(shop: Shop): Promise<void> {
  await shop.renewCatalogue()
  const variables = { filter: { isNew: true }, sort: 'PRICE_ASC', page: 1 }
  for (const sender of [null, ...shop.shoppers]) await shop.query(graphqlEntry(browse, variables), sender)
}

function measurementOf(
  group: string,
  { name, aimOf }: Requests,
  { connections, outcome }: { readonly connections: number; readonly outcome: Outcome },
): Measurement {
  return {
    group,
    name,
    connections,
    figure: { value: outcome.perSecond, unit: '/s' },
    p50Ms: outcome.p50Ms,
    p99Ms: outcome.p99Ms,
    cpuMs: outcome.cpuMs,
    reference: {
      name: 'S',
      figure: { value: outcome.referencePerSecond, unit: '/s' },
      ratio: outcome.ratio,
    },
    aim: aimOf(connections, outcome),
  }
}
