import { setTimeout as delay } from 'node:timers/promises'
import type { Bench } from '../bench.ts'
import { graphqlEntry } from '../load/graphql-entry.ts'
import { atMost, type Figure, type Measurement, percentile, singleMeasurement } from '../measurement.ts'
import { startWorker } from '../processes/worker.ts'
import type { Shop } from '../shop/open-shop.ts'
import type { FloodJob, FloodResult } from './flood-process.ts'

const group = 'Floods: one caller sends all it can, another one works'
const connections = 8
const pauseMs = 30
const aim: Figure = { value: 5, unit: '×' }

/** The kinds of floods. The caller is signed in unless stated otherwise. */
const floods: readonly (readonly [FloodJob['kind'], string, { readonly isVisitor: boolean }])[] = [
  ['orders', 'pages of orders with all their lists', { isVisitor: false }],
  ['order-guide', 'order guides', { isVisitor: false }],
  ['pastes', 'pasted orders of 500 lines', { isVisitor: false }],
  ['new-documents', 'documents that are new each time', { isVisitor: true }],
  ['searches', 'searches of 100 products', { isVisitor: true }],
  ['search-pages', 'pages of searches', { isVisitor: true }],
  ['home-pages', 'the home page with made-up parameters', { isVisitor: true }],
]

/** Measures a customer's wait while one other caller floods the server, as a multiple of the wait without a flood. */
export async function measureFloods(bench: Bench): Promise<readonly Measurement[]> {
  const shop = await bench.shop()
  const worker = startWorker<FloodJob, FloodResult>(new URL('flood-process.ts', import.meta.url))
  bench.until(worker.stop)
  const [flooder = '', customer = ''] = shop.shoppers
  const seconds = bench.plan.seconds * bench.plan.rounds
  const idle = await waits(shop, customer, delay(seconds * 1000))
  const lines = [
    singleMeasurement(group, 'the customer alone: p50', { figure: { value: idle.p50, unit: 'ms' } }),
    singleMeasurement(group, '… p95', { figure: { value: idle.p95, unit: 'ms' } }),
  ]
  for (const [kind, name, { isVisitor }] of floods) {
    bench.print(`flood: ${name}`)
    const secret = isVisitor ? null : flooder
    const flood = worker.run({ url: shop.provender.url, secret, kind, connections, seconds })
    const { p50, p95 } = await waits(shop, customer, flood)
    const asMultiple = (value: number): { readonly figure: Figure; readonly aim: Measurement['aim'] } => {
      const figure: Figure = { value, unit: '×' }
      return { figure, aim: atMost(aim, figure) }
    }
    lines.push(
      singleMeasurement(group, `${name}: p50`, asMultiple(p50 / idle.p50)),
      singleMeasurement(group, '… p95', asMultiple(p95 / idle.p95)),
    )
  }
  return lines
}

const work = graphqlEntry('{ unreadNotifications orders(pageSize: 1) { total } }', {})

/** The response times of a customer during a flood. Throws on a refusal, which would invalidate the measurement. */
async function waits(
  shop: Shop,
  customer: string,
  flood: Promise<unknown>,
): Promise<{ readonly p50: number; readonly p95: number }> {
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
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95) }
}
