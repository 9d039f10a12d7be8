import type { Connection } from '@provender/db/connection'
import type { Bench } from '../bench.ts'
import type { LoadResult } from '../load/load-job.ts'
import { atLeast, type Figure, type Measurement, singleMeasurement } from '../measurement.ts'
import { startWorker, type Worker } from '../processes/worker.ts'
import { measureRounds, type Outcome, type OwnResult, withCpu } from '../rounds/measure-rounds.ts'
import { type Buyer, liftLimits, createBuyers } from '../shop/buyers.ts'
import type { Shop } from '../shop/open-shop.ts'
import type { BareJob, BareWork } from './bare-sql.ts'
import { countStatements } from './count-statements.ts'
import {
  basketsOfOrderer,
  linesOfBasket,
  openOrderingBuyers,
  type OrderingBuyer,
  prepareOrders,
} from './our-buyers.ts'

const group = 'Writes; W: the same statements through pg alone, prepared once, on the same database'

const buyersOfAKind = 64

interface Camps {
  readonly shop: Shop
  readonly seconds: number
  readonly adders: readonly OrderingBuyer[]
  /** Many baskets each, so that many orders can be prepared. */
  readonly orderers: readonly OrderingBuyer[]
  readonly bare: Worker<BareJob, LoadResult>
  readonly bareBuyers: readonly Buyer[]
  readonly connection: Connection
}

interface Write {
  readonly name: string
  readonly ours: (camps: Camps, connections: number) => Promise<OwnResult>
  readonly work: (camps: Camps, connections: number) => BareWork
  /** The number of companies that each connection buys for, one after the other. */
  readonly companies: (connections: number) => number
}

const oneCompany = (): number => 1
/** More at few connections, so that there are enough orders to measure. */
const severalCompanies = (connections: number): number => (connections === 1 ? 8 : connections > 16 ? 1 : 2)

const checkout: Write = {
  name: 'whole checkout: 3 adds, quote, place',
  companies: oneCompany,
  ours: (camps, connections) => ownLoad(camps, 'checkouts', connections),
  work: ({ seconds }, connections) => ({
    type: 'checkouts',
    lines: 3,
    count: Math.ceil((seconds * (connections === 1 ? 200 : 600)) / connections),
  }),
}

const writes: readonly Write[] = [
  {
    name: `basket: add one to a line of ${linesOfBasket}`,
    companies: oneCompany,
    ours: (camps, connections) => ownLoad(camps, 'adds', connections),
    work: ({ seconds }, connections) => ({
      type: 'adds',
      lines: linesOfBasket,
      count: Math.ceil((seconds * (connections === 1 ? 2000 : 6000)) / connections),
    }),
  },
  orderOf(3),
  orderOf(20),
  checkout,
]

function orderOf(lines: number): Write {
  return {
    name: `place an order of ${lines} lines`,
    companies: severalCompanies,
    ours: async ({ shop, orderers }, connections) => {
      const each = severalCompanies(connections)
      const chosen = orderers.slice(0, connections * each)
      const prepared = await prepareOrders(shop, chosen, lines)
      const lists = Array.from({ length: connections }, (_, connection) =>
        prepared.slice(connection * each, (connection + 1) * each),
      )
      return await withCpu(shop.provender, () =>
        shop.load.run({
          shape: 'lists',
          url: shop.provender.url,
          connections,
          lists: lists.map((list) =>
            list.flatMap(({ sender, entries }) => entries.map((entry) => ({ sender, entry }))),
          ),
          mustContain: '"refusal":null',
        }),
      )
    },
    work: () => ({ type: 'orders', lines, baskets: basketsOfOrderer }),
  }
}

async function ownLoad(
  { shop, seconds, adders }: Camps,
  shape: 'adds' | 'checkouts',
  connections: number,
): Promise<OwnResult> {
  const { url } = shop.provender
  return await withCpu(shop.provender, () =>
    shop.load.run({
      shape,
      url,
      connections,
      seconds,
      buyers: adders.map(({ change: _change, ...buyer }) => buyer),
    }),
  )
}

export async function measureWrites(bench: Bench): Promise<readonly Measurement[]> {
  const shop = await bench.shop()
  bench.print('filling baskets')
  const camps = await openCamps(bench, shop)
  bench.print('warming up')
  await ownLoad(camps, 'checkouts', 16)
  await bareLoad(camps, checkout, 16)
  const measurements: Measurement[] = []
  for (const write of writes)
    for (const connections of bench.plan.connections) {
      bench.print(`${write.name}, ${connections} connections`)
      const outcome = await measureRounds({
        rounds: bench.plan.rounds,
        ours: () => write.ours(camps, connections),
        reference: () => bareLoad(camps, write, connections),
      })
      measurements.push(measurementOf(write, connections, outcome))
      if (write === checkout && connections === 16) measurements.push(besideThePeers(outcome))
    }
  await camps.bare.stop()
  bench.print('counting statements')
  return [...measurements, ...(await countStatements(bench, shop))]
}

async function openCamps(bench: Bench, shop: Shop): Promise<Camps> {
  const { database } = shop
  await liftLimits(database)
  const kinds = await Promise.all(
    ['adder', 'orderer', 'bare'].map((kind) => createBuyers(database, { kind, count: buyersOfAKind })),
  )
  const [adders = [], orderers = [], bareBuyers = []] = kinds
  await shop.renewCatalogue()
  const bare = startWorker<BareJob, LoadResult>(new URL('bare-sql.ts', import.meta.url))
  bench.until(bare.stop)
  const { host = '', port = 5432, user = '', database: name = '' } = database.pool.options
  return {
    shop,
    seconds: bench.plan.seconds,
    adders: await openOrderingBuyers(shop, adders, 1),
    orderers: await openOrderingBuyers(shop, orderers, basketsOfOrderer),
    bare,
    bareBuyers,
    connection: { host, port, user, database: name, ssl: false },
  }
}

async function bareLoad(camps: Camps, write: Write, connections: number): Promise<LoadResult> {
  const { bare, bareBuyers, connection, adders } = camps
  const each = write.companies(connections)
  return await bare.run({
    connection,
    companies: Array.from({ length: connections }, (_, index) =>
      bareBuyers.slice(index * each, (index + 1) * each),
    ),
    work: write.work(camps, connections),
    deliveryDate: adders[0]?.deliveryDate ?? '',
  })
}

const shareAimed = 0.4

function measurementOf({ name }: Write, connections: number, outcome: Outcome): Measurement {
  return {
    group,
    name,
    connections,
    figure: { value: outcome.perSecond, unit: '/s' },
    p50Ms: outcome.p50Ms,
    p99Ms: outcome.p99Ms,
    cpuMs: outcome.cpuMs,
    reference: {
      name: 'W',
      figure: { value: outcome.referencePerSecond, unit: '/s' },
      ratio: outcome.ratio,
    },
    aim:
      connections === 16
        ? { text: `≥ ${shareAimed.toFixed(2)} W`, isMet: outcome.ratio >= shareAimed }
        : null,
  }
}

/** Checkouts per second of the best shop in docs/performance.md, measured on a similar machine. */
const bestPeer = 10.3

function besideThePeers({ perSecond }: Outcome): Measurement {
  const figure: Figure = { value: perSecond / bestPeer, unit: '×' }
  const aim = atLeast({ value: 30, unit: '×' }, figure)
  return singleMeasurement(group, `… as many as the best peer's ${bestPeer} /s`, { figure, aim })
}
