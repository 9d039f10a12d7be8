import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { OpenDb } from '@provender/db/open-db'
import { sql } from 'kysely'
import type { Bench } from '../bench.ts'
import { graphqlEntry } from '../load/graphql-entry.ts'
import { atMost, type Figure, type Measurement, percentile, singleMeasurement } from '../measurement.ts'
import { startWorker } from '../processes/worker.ts'
import { writeLedger } from '../reads/long-ledger.ts'
import type { Shop } from '../shop/open-shop.ts'
import type { FloodJob, FloodResult } from './flood-process.ts'
import type { FloodKind } from './flood-requests.ts'

const group = 'Floods: one caller sends all it can, another one works'
const pauseMs = 30
const aim: Figure = { value: 5, unit: '×' }
/** An imperceptible wait, whatever multiple of an idle server's it is (docs/decisions/0044-limits-per-caller.md). */
const unnoticed: Figure = { value: 20, unit: 'ms' }
const holdAim: Figure = { value: 10, unit: 'ms' }

interface Flood {
  readonly kind: FloodKind
  readonly name: string
  readonly isVisitor: boolean
  readonly connections: number
  readonly status: number
}

const byVisitor = { isVisitor: true, connections: 8, status: 200 }
const byCustomer = { ...byVisitor, isVisitor: false }
const refused = { ...byVisitor, status: 400 }

const floods: readonly Flood[] = [
  { kind: 'orders', name: 'pages of orders with all their lists', ...byCustomer },
  { kind: 'order-guide', name: 'order guides', ...byCustomer },
  { kind: 'pastes', name: 'pasted orders of 500 lines', ...byCustomer },
  { kind: 'pastes', name: 'pasted orders of 500 lines, one after another', ...byCustomer, connections: 1 },
  { kind: 'statement-pdf', name: 'statements of 10,000 entries as PDF', ...byCustomer },
  { kind: 'statement-csv', name: 'statements of 10,000 entries as CSV', ...byCustomer },
  { kind: 'invoice-pdf', name: 'invoices as PDF', ...byCustomer },
  { kind: 'invoice-pdf', name: 'invoices as PDF, one after another', ...byCustomer, connections: 1 },
  { kind: 'post-valid', name: 'new documents', ...byVisitor },
  { kind: 'post-refused', name: 'new documents that are refused', ...refused },
  { kind: 'post-too-large', name: 'new documents that are too large', ...refused },
  { kind: 'events-valid', name: 'new subscriptions', ...byVisitor },
  { kind: 'events-refused', name: 'new subscriptions that are refused', ...refused },
  { kind: 'events-too-large', name: 'new subscriptions that are too large', ...refused },
  { kind: 'get-valid', name: 'new documents by GET', ...byVisitor, status: 404 },
  { kind: 'get-too-large', name: 'new documents by GET that are too large', ...byVisitor, status: 404 },
  { kind: 'searches', name: 'searches of 100 products', ...byVisitor },
  { kind: 'search-pages', name: 'pages of searches', ...byVisitor },
  { kind: 'home-pages', name: 'the home page with made-up parameters', ...byVisitor },
  { kind: 'missing-pages', name: 'pages that do not exist', ...byVisitor, status: 404 },
]

/** Measures a customer's wait while one other caller floods the server, as a multiple of the wait without a flood. */
export async function measureFloods(bench: Bench): Promise<readonly Measurement[]> {
  const shop = await bench.shop()
  const worker = startWorker<FloodJob, FloodResult>(new URL('flood-process.ts', import.meta.url))
  bench.until(worker.stop)
  const [flooder = '', customer = ''] = shop.shoppers
  await writeLedger(shop.database, flooder)
  const invoice = await longestInvoice(shop.database, flooder)
  const seconds = bench.plan.seconds * bench.plan.rounds
  const lines: Measurement[] = []
  for (const { kind, name, isVisitor, connections, status } of floods) {
    bench.print(`flood: ${name}`)
    const job = { url: shop.provender.url, secret: isVisitor ? null : flooder, kind, invoice, connections }
    // A server that has just started compiles its code: that would measure the compiler.
    await worker.run({ ...job, seconds: seconds / 2 })
    // Measured before each flood, because the machine may be busier in one minute than in the next.
    const idle = await waits(shop, customer, delay(seconds * 500))
    await shop.provender.longestHoldMs()
    const flood = worker.run({ ...job, seconds })
    const { p50, p95, p99 } = await waits(shop, customer, flood)
    const statuses = await flood
    const hold: Figure = { value: await shop.provender.longestHoldMs(), unit: 'ms' }
    if (!statuses[status]) throw new Error(`The flood did not do its work: ${JSON.stringify(statuses)}`)
    lines.push(
      {
        ...singleMeasurement(group, `${name}: p50`, asMultiple(p50, idle.p50)),
        p50Ms: p50,
        p99Ms: p99,
      },
      singleMeasurement(group, '… p95', asMultiple(p95, idle.p95)),
      singleMeasurement(group, '… longest hold of the thread', {
        figure: hold,
        aim: atMost(holdAim, hold),
      }),
    )
  }
  return lines
}

function asMultiple(
  waitMs: number,
  idleMs: number,
): { readonly figure: Figure; readonly aim: Measurement['aim'] } {
  const figure: Figure = { value: waitMs / idleMs, unit: '×' }
  const [relative, absolute] = [atMost(aim, figure), atMost(unnoticed, { value: waitMs, unit: 'ms' })]
  return {
    figure,
    aim: { text: `${relative.text} or ${absolute.text}`, isMet: relative.isMet || absolute.isMet },
  }
}

async function longestInvoice({ db }: OpenDb, secret: string): Promise<string> {
  const { rows } = await sql<{ number: string }>`
    select number from ledger_document
      join ledger_document_line on document_id = ledger_document.id
      join login on login.company_id = ledger_document.company_id
      join session on login_id = login.id
    where kind = 'INVOICE' and secret_hash = ${createHash('sha256').update(secret).digest()}
    group by number order by count(*) desc limit 1`.execute(db)
  const [invoice] = rows
  if (!invoice) throw new Error('There is no invoice')
  return invoice.number
}

const work = graphqlEntry('{ unreadNotifications orders(pageSize: 1) { total } }', {})

/** The response times of a customer during a flood. Throws on a refusal, which would invalidate the measurement. */
async function waits(
  shop: Shop,
  customer: string,
  flood: Promise<unknown>,
): Promise<{ readonly p50: number; readonly p95: number; readonly p99: number }> {
  const times: number[] = []
  const end = new AbortController()
  const over = flood.finally(() => end.abort())
  while (!end.signal.aborted) {
    const startedAt = performance.now()
    await shop.query(work, customer)
    times.push(performance.now() - startedAt)
    await delay(pauseMs)
  }
  await over
  times.sort((one, other) => one - other)
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95), p99: percentile(times, 0.99) }
}
