import type { Bench } from '../bench.ts'
import { orderEntry, quoteIn } from '../load/checkouts.ts'
import { createAddRequests } from '../load/counted-adds.ts'
import { graphqlEntry } from '../load/graphql-entry.ts'
import type { Entry } from '../load/load-job.ts'
import { atMost, type Measurement, singleMeasurement } from '../measurement.ts'
import { startWorker, type Worker } from '../processes/worker.ts'
import { browseEntries, detailEntries, searchEntries } from '../reads/distinct-entries.ts'
import { createBuyers } from '../shop/buyers.ts'
import { databaseUrlOf } from '../shop/database-url.ts'
import type { Shop } from '../shop/open-shop.ts'
import { quote } from '../shop/operations.ts'
import { openOrderingBuyers, type OrderingBuyer } from './our-buyers.ts'
import type { StatementCounts, CountJob } from './statement-counter.ts'

const group = 'SQL statements of a request, begin and commit included, with the session known'

type Count = (...entries: readonly Entry[]) => Promise<StatementCounts>

export async function countStatements(bench: Bench, shop: Shop): Promise<readonly Measurement[]> {
  const [buyer] = await openOrderingBuyers(
    shop,
    await createBuyers(shop.database, { kind: 'counted', count: 1 }),
    1,
  )
  if (!buyer) throw new Error('There is no buyer')
  const worker = startWorker<CountJob, StatementCounts>(new URL('statement-counter.ts', import.meta.url))
  bench.until(worker.stop)
  const count = countingAs(worker, {
    databaseUrl: databaseUrlOf(shop.database),
    dataFolder: shop.dataFolder,
    sender: buyer.sender,
  })
  const counts = [...(await countReads(shop, count)), ...(await countCheckout(buyer, count))]
  await worker.stop()
  return counts.map(([name, statements, limit]) => {
    const figure = { value: statements, unit: 'statements' as const }
    return singleMeasurement(group, name, {
      figure,
      aim: limit === null ? null : atMost({ ...figure, value: limit }, figure),
    })
  })
}

function countingAs(
  worker: Worker<CountJob, StatementCounts>,
  { sender, ...job }: Omit<CountJob, 'requests'> & { readonly sender: string },
): Count {
  return (...entries) => worker.run({ ...job, requests: entries.map((entry) => ({ entry, sender })) })
}

type Line = readonly [name: string, statements: number, limit: number | null]

async function countReads({ database }: Shop, count: Count): Promise<readonly Line[]> {
  const pages: readonly Entry[] = [{ path: '/' }, { path: '/shop' }]
  const [browse, search, detail] = await Promise.all(
    [browseEntries, searchEntries, detailEntries].map(async (entriesOf) =>
      (await entriesOf(database)).slice(0, 2),
    ),
  )
  const countFor = async (entries: readonly Entry[] = []): Promise<number> => {
    // The first of two requests also identifies the caller, so count the second.
    const { statements } = await count(...entries)
    return statements.at(-1) ?? Number.NaN
  }
  return [
    ['browse 24', await countFor(browse), 0],
    ['search a word', await countFor(search), 0],
    ['product detail', await countFor(detail), 0],
    ['home page, signed in', await countFor([...pages.slice(0, 1), ...pages.slice(0, 1)]), null],
    ['shop page, signed in', await countFor([...pages.slice(1), ...pages.slice(1)]), null],
  ]
}

async function countCheckout(buyer: OrderingBuyer, count: Count): Promise<readonly Line[]> {
  const add = createAddRequests(buyer)
  const [first, second, third, fourth] = buyer.products
  if (!first || !second || !third || !fourth) throw new Error('A buyer has too few products')
  await count(add(first))
  const adds = await count(add(second), add(third), add(fourth))
  const quoted = await count(graphqlEntry(quote, { basketId: buyer.basketId }))
  const placed = await count(orderEntry(buyer, quoteIn(quoted.bodies[0] ?? '')))
  if (!placed.bodies[0]?.includes('"refusal":null'))
    throw new Error(`No order was placed: ${placed.bodies[0]}`)
  const sum = (counted: StatementCounts): number =>
    counted.statements.reduce((total, each) => total + each, 0)
  return [
    ['add to a basket', adds.statements[0] ?? Number.NaN, 3],
    ['quote', sum(quoted), null],
    ['place an order', sum(placed), null],
    ['whole checkout: 3 adds, quote, place', sum(adds) + sum(quoted) + sum(placed), 12],
  ]
}
