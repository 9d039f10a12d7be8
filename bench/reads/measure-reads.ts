import type { Bench } from '../bench.ts'
import type { Entry, Sender } from '../load/load-job.ts'
import type { Target, Measurement } from '../measurement.ts'
import { measureRequests, type Requests } from '../requests/measure-requests.ts'
import type { Outcome } from '../rounds/measure-rounds.ts'
import type { Shop } from '../shop/open-shop.ts'
import { browseEntries, detailEntries, findMostFrequentWord, searchEntries } from './distinct-entries.ts'
import { quoteRequests } from './large-quote.ts'
import { statementRequests } from './long-ledger.ts'

export async function measureReads(bench: Bench): Promise<readonly Measurement[]> {
  return await measureRequests(bench, {
    title: 'Reads over the API; S: bare Node answering the same bytes from memory',
    connections: bench.plan.connections,
    warmUpSeconds: 1,
    requests: await readsOf(await bench.shop()),
  })
}

async function readsOf(shop: Shop): Promise<readonly Requests[]> {
  const { database, shoppers } = shop
  const browses = await browseEntries(database)
  const searches = await searchEntries(database)
  const details = await detailEntries(database)
  const word = await findMostFrequentWord(database)
  return [
    ...kindsOf('browse 24', { again: browses[0], entries: browses, shoppers, aimOf: browseAim }),
    {
      ...repeated('browse 24, visitor, repeated, packed (br)', [null], browses[0]),
      headers: { 'accept-encoding': 'br' },
    },
    ...kindsOf('search a word', { again: word, entries: searches, shoppers, aimOf: shareAim }),
    ...kindsOf('product detail', { again: details[0], entries: details, shoppers, aimOf: shareAim }),
    await quoteRequests(shop),
    ...(await statementRequests(database, shoppers[0])),
  ]
}

interface Kind extends Pick<Requests, 'entries' | 'aimOf'> {
  readonly again: Entry | undefined
  readonly shoppers: readonly string[]
}

function kindsOf(name: string, { again, entries, shoppers, aimOf }: Kind): readonly Requests[] {
  return [
    { ...repeated(`${name}, visitor, repeated`, [null], again), aimOf },
    { ...repeated(`${name}, signed in, repeated`, shoppers, again), aimOf },
    { name: `${name}, signed in, never seen`, senders: shoppers, entries, headers: {}, aimOf: () => null },
  ]
}

function repeated(name: string, senders: readonly Sender[], entry: Entry | undefined): Requests {
  if (!entry) throw new Error(`There is no request: ${name}`)
  return { name, senders, entries: [entry], headers: {}, aimOf: () => null }
}

const shareAimed = 0.3

function shareAim(connections: number, { ratio }: Outcome): Target | null {
  return connections === 16 ? { text: `≥ ${shareAimed.toFixed(2)} S`, isMet: ratio >= shareAimed } : null
}

function browseAim(connections: number, outcome: Outcome): Target | null {
  if (connections === 1) return { text: '≤ 0.5/2 ms', isMet: outcome.p50Ms <= 0.5 && outcome.p99Ms <= 2 }
  return shareAim(connections, outcome)
}
