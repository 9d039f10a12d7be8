import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { UserId } from '@provender/domain/ids'
import { sql } from 'kysely'
import type { Bench } from '../bench.ts'
import { atMost, type Measurement, median, percentile, singleMeasurement } from '../measurement.ts'
import { startWorker, type Worker } from '../processes/worker.ts'
import type { Shop } from '../shop/open-shop.ts'
import { changeBaskets } from '../shop/operations.ts'
import { openSessions } from '../shop/sessions.ts'
import type { DevicesJob, ReceivedAtMs, ListeningDevice } from './devices-process.ts'

const group = 'Live channel: 1,000 devices of one company'
const users = 20
const devicesPerUser = 50
const eventsOfRound = 10
const aimMs = 300
const idleSeconds = 10

/** Measures the cost of a company's thousand subscribed devices, and the time until all receive a change. */
export async function measureLive(bench: Bench): Promise<readonly Measurement[]> {
  await bench.closeShop()
  const shop = await bench.shop()
  const worker = startWorker<DevicesJob, ReceivedAtMs>(new URL('devices-process.ts', import.meta.url))
  bench.until(worker.stop)
  bench.print('a server that nobody listens to')
  const alone = await idle(shop)
  const company = await createCompany(shop)
  await worker.run({ kind: 'open', url: shop.provender.url, devices: company.devices })
  bench.print('a thousand devices listen')
  const listening = await idle(shop)
  const change = { company, worker, bench }
  const basket = await measureDelivery(change, company.renameBasket)
  const settings = await measureDelivery(change, async () => {
    await sql`update version set n = n + 1 where name = 'settings'`.execute(shop.database.db)
  })
  const kilobytes = ((listening.megabytes - alone.megabytes) * 1000) / company.devices.length
  return [
    deliveryLine('a basket changed: all notified', basket),
    deliveryLine('the settings changed: all notified', settings),
    singleMeasurement(group, 'memory of the server, a connection', {
      figure: { value: kilobytes, unit: 'KB' },
    }),
    singleMeasurement(group, 'CPU of the server in a second, nobody listens', {
      figure: { value: alone.cpuMs, unit: 'ms' },
    }),
    singleMeasurement(group, '… a thousand listen and nothing happens', {
      figure: { value: listening.cpuMs, unit: 'ms' },
    }),
  ]
}

interface Idle {
  readonly megabytes: number
  readonly cpuMs: number
}

async function idle({ provender }: Shop): Promise<Idle> {
  await delay(3000)
  const before = await provender.cpuSeconds()
  await delay(idleSeconds * 1000)
  const cpuMs = (((await provender.cpuSeconds()) - before) * 1000) / idleSeconds
  return { megabytes: await provender.residentMegabytes(), cpuMs }
}

interface Company {
  readonly devices: readonly ListeningDevice[]
  readonly renameBasket: () => Promise<void>
}

async function createCompany({ database, query }: Shop): Promise<Company> {
  const { rows } = await sql<{ uid: string; userId: UserId }>`
    with company as (
      insert into company (code, name, contact_name, address1, address2, address3, city, country, post_code, telephone,
        telephone2, mobile, fax, currency_code)
      values ('BENCH-LIVE', 'Bench', '', '', '', '', '', 'GB', '', '', '', '', '', 'GBP') returning id, uid),
    logins as (
      insert into login (company_id, email, name, active)
      select id, 'live-' || n || '@bench.example', 'Bench ' || n, true
      from company, generate_series(1, ${users}::int) as n returning id)
    select uid, logins.id as "userId" from company, logins`.execute(database.db)
  const secrets = await openSessions(
    database,
    rows.map(({ userId }) => userId),
  )
  const path = `master/${rows[0]?.uid}/baskets`
  const [secret = ''] = secrets
  const clientId = randomUUID()
  const basket = randomUUID()
  let n = 0
  const write = async (type: 'CREATE' | 'RENAME'): Promise<void> => {
    n += 1
    const operations = [{ n, type, basket, name: `Basket ${n}` }]
    const body = JSON.stringify({ query: changeBaskets, variables: { clientId, operations } })
    await query({ path: '/graphql', body }, secret)
  }
  await write('CREATE')
  return {
    devices: secrets.flatMap((each) =>
      Array.from({ length: devicesPerUser }, () => ({ secret: each, path })),
    ),
    renameBasket: () => write('RENAME'),
  }
}

interface Change {
  readonly company: Company
  readonly worker: Worker<DevicesJob, ReceivedAtMs>
  readonly bench: Bench
}

interface Delivery {
  /** Until the last device received it: the median over all changes. */
  readonly lastMs: number
  readonly sorted: Float64Array
}

async function measureDelivery(
  { company, worker, bench }: Change,
  change: () => Promise<void>,
): Promise<Delivery> {
  const last: number[] = []
  const all: number[] = []
  for (let event = 0; event < eventsOfRound * bench.plan.rounds; event += 1) {
    await worker.run({ kind: 'arm' })
    const startedAt = performance.timeOrigin + performance.now()
    const collected = worker.run({ kind: 'collect' })
    await change()
    const times = (await collected).map((at) => at - startedAt)
    if (times.length !== company.devices.length) throw new Error('Devices are missing')
    last.push(Math.max(...times))
    all.push(...times)
    await delay(200)
  }
  return { lastMs: median(last), sorted: Float64Array.from(all).sort() }
}

function deliveryLine(name: string, { lastMs, sorted }: Delivery): Measurement {
  const figure = { value: lastMs, unit: 'ms' } as const
  return {
    ...singleMeasurement(group, name, { figure, aim: atMost({ value: aimMs, unit: 'ms' }, figure) }),
    p50Ms: percentile(sorted, 0.5),
    p99Ms: percentile(sorted, 0.99),
  }
}
