import { setTimeout as delay } from 'node:timers/promises'
import { joinDb } from '@provender/db/join-db'
import type { OpenDb } from '@provender/db/open-db'
import { sql } from 'kysely'
import type { Entry, LoadJob, LoadResult, Sender } from '../load/load-job.ts'
import { requestFor } from '../load/requests.ts'
import { type Provender, startProvender } from '../processes/provender.ts'
import { startWorker, type Worker } from '../processes/worker.ts'
import { openShoppers } from './shoppers.ts'

/** The demo wholesaler's shop on a production server, with what is needed to use it. */
export interface Shop {
  readonly provender: Provender
  readonly database: OpenDb
  readonly dataFolder: string
  readonly load: Worker<LoadJob, LoadResult>
  readonly shoppers: readonly string[]
  readonly query: (
    entry: Entry,
    sender: Sender,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<string>
  /** Raises the catalogue's version, which makes everything cached stale. */
  readonly renewCatalogue: () => Promise<void>
}

export interface ShopOptions {
  readonly dataFolder: string
  readonly products: number
}

export async function openShop(
  options: ShopOptions,
  until: (end: () => Promise<void>) => void,
): Promise<Shop> {
  const { dataFolder } = options
  const provender = await startProvender(options)
  until(provender.stop)
  const database = await joinDb({ dataFolder, log: () => {}, poolSize: 4 })
  until(database.close)
  const load = startWorker<LoadJob, LoadResult>(new URL('../load/load-process.ts', import.meta.url))
  until(load.stop)
  const query: Shop['query'] = (entry, sender, headers) =>
    sendOnce(provender.url, requestFor(entry, sender, headers))
  return {
    provender,
    database,
    dataFolder,
    load,
    shoppers: await openShoppers(database),
    query,
    renewCatalogue: () => renewCatalogue(database, provender),
  }
}

async function sendOnce(url: string, request: ReturnType<typeof requestFor>): Promise<string> {
  const { path = '/', method = 'GET', body, headers } = request
  const response = await fetch(new URL(path, url), {
    method,
    // Uncompressed, unlike the default of `fetch`.
    headers: { 'accept-encoding': 'identity', ...(headers as Record<string, string>) },
    body: body === undefined ? null : String(body),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text.slice(0, 500)}`)
  return text
}

async function renewCatalogue({ db }: OpenDb, provender: Provender): Promise<void> {
  const { rows } = await sql<{ n: number }>`
    with next as (update version set n = n + 1 where name = 'catalogue' returning n)
    update product set catalogue_version = n from next
    where product.id = (select min(id) from product) returning n`.execute(db)
  const version = rows[0]?.n ?? 0
  while ((await provender.catalogueVersion()) < version) await delay(50)
}
