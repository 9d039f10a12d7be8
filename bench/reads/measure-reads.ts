import { brotliCompressSync, constants } from 'node:zlib'
import type { Bench } from '../bench.ts'
import { graphqlEntry } from '../load/graphql-entry.ts'
import type { Entry, LoadResult, Sender } from '../load/load-job.ts'
import type { Aim, Measurement } from '../measurement.ts'
import { startWorker } from '../processes/worker.ts'
import { measureRounds, type Outcome, withCpu } from '../rounds/measure-rounds.ts'
import type { Shop } from '../shop/open-shop.ts'
import { browse } from '../shop/operations.ts'
import type { BareAddress, BareAnswer } from './bare-server.ts'
import { browseEntries, detailEntries, searchEntries } from './distinct-entries.ts'

const group = 'Reads over the API; S: bare Node answering the same bytes from memory'

interface Read {
  readonly name: string
  readonly senders: readonly Sender[]
  /** One: asked again and again. More: each asked once by every sender. */
  readonly entries: readonly Entry[]
  readonly headers: Readonly<Record<string, string>>
  readonly aimOf: (connections: number, outcome: Outcome) => Aim | null
}

export async function measureReads(bench: Bench): Promise<readonly Measurement[]> {
  const shop = await bench.shop()
  const bare = startWorker<BareAnswer, BareAddress>(new URL('bare-server.ts', import.meta.url))
  bench.until(bare.stop)
  const measurements: Measurement[] = []
  for (const read of await readsOf(shop)) {
    const answer = await answerTo(shop, read)
    const { url } = await bare.run(answer)
    for (const connections of bench.plan.connections) {
      bench.tell(`${read.name}, ${connections} connections`)
      const outcome = await contest(bench, { shop, read, bareUrl: url, connections })
      measurements.push(measurementOf(read, connections, outcome))
    }
  }
  await bare.stop()
  return measurements
}

async function readsOf({ database, shoppers }: Shop): Promise<readonly Read[]> {
  const browses = await browseEntries(database)
  const searches = await searchEntries(database)
  const details = await detailEntries(database)
  return [
    ...kindsOf('browse 24', { entries: browses, shoppers, aimOf: browseAim }),
    {
      ...repeated('browse 24, visitor, repeated, packed (br)', [null], browses),
      headers: { 'accept-encoding': 'br' },
    },
    ...kindsOf('search a word', { entries: searches, shoppers, aimOf: shareAim }),
    ...kindsOf('product detail', { entries: details, shoppers, aimOf: shareAim }),
  ]
}

function kindsOf(
  name: string,
  { entries, shoppers, aimOf }: Pick<Read, 'entries' | 'aimOf'> & { readonly shoppers: readonly string[] },
): readonly Read[] {
  return [
    { ...repeated(`${name}, visitor, repeated`, [null], entries), aimOf },
    { ...repeated(`${name}, signed in, repeated`, shoppers, entries), aimOf },
    { name: `${name}, signed in, never seen`, senders: shoppers, entries, headers: {}, aimOf: () => null },
  ]
}

function repeated(name: string, senders: readonly Sender[], entries: readonly Entry[]): Read {
  return { name, senders, entries: entries.slice(0, 1), headers: {}, aimOf: () => null }
}

const shareAimed = 0.3

function shareAim(connections: number, { ratio }: Outcome): Aim | null {
  return connections === 16 ? { text: `≥ ${shareAimed.toFixed(2)} S`, isMet: ratio >= shareAimed } : null
}

function browseAim(connections: number, outcome: Outcome): Aim | null {
  if (connections === 1) return { text: '≤ 0.5/2 ms', isMet: outcome.p50Ms <= 0.5 && outcome.p99Ms <= 2 }
  return shareAim(connections, outcome)
}

/** What the bare server answers: exactly what Provender does. */
async function answerTo(shop: Shop, { entries, senders, headers }: Read): Promise<BareAnswer> {
  const [entry] = entries
  if (!entry) throw new Error('There is nothing to ask')
  const json = Buffer.from(await shop.ask(entry, senders[0] ?? null))
  const type = { 'content-type': 'application/json; charset=utf-8' }
  if (headers['accept-encoding'] !== 'br') return { body: json, headers: type }
  const body = brotliCompressSync(json, { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } })
  return { body, headers: { ...type, 'content-encoding': 'br' } }
}

interface ContestParts {
  readonly shop: Shop
  readonly read: Read
  readonly bareUrl: string
  readonly connections: number
}

async function contest(bench: Bench, { shop, read, bareUrl, connections }: ContestParts): Promise<Outcome> {
  const { rounds, seconds } = bench.plan
  const { senders, entries, headers } = read
  const [entry = { path: '/' }] = entries
  const isNeverSeen = entries.length > 1
  const same = (url: string, forSeconds: number): Promise<LoadResult> =>
    shop.load.run({ shape: 'same', url, connections, seconds: forSeconds, entry, senders, headers })
  const once = (url: string): Promise<LoadResult> =>
    shop.load.run({ shape: 'once', url, connections, seconds, entries, senders, headers })
  if (!isNeverSeen) await same(shop.provender.url, 1)
  await same(bareUrl, 0.5)
  return await measureRounds({
    rounds,
    ...(isNeverSeen ? { prepare: () => forgetAnswers(shop) } : {}),
    ours: () => withCpu(shop.provender, () => (isNeverSeen ? once : same)(shop.provender.url, seconds)),
    reference: () => same(bareUrl, seconds),
  })
}

/** After this no answer is known; what is made once for every price list is made again. */
async function forgetAnswers(shop: Shop): Promise<void> {
  await shop.renewCatalogue()
  for (const shopper of shop.shoppers) {
    const variables = { filter: { isNew: true }, sort: 'PRICE_ASC', page: 1 }
    await shop.ask(graphqlEntry(browse, variables), shopper)
  }
}

function measurementOf({ name, aimOf }: Read, connections: number, outcome: Outcome): Measurement {
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
