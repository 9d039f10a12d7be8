import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectPool } from '@provender/db/connect-pool'
import { openDb } from '@provender/db/open-db'
import { products } from '@provender/server/testing/fill-test-shop'
import { atLength, setLongTimeouts } from '@provender/testing/at-length'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Buyer, createBuyers } from './fixture/create-buyers.ts'
import { disagreements, missingOrders } from './fixture/ledger-checks.ts'
import { requestQuote, placeWhileServed, type OrderToPlace, type PlaceReply } from './fixture/order-client.ts'
import type { ServerReady, ServerOptions } from './fixture/serve-shop.ts'
import { type ShopProcess, startShop } from './fixture/shop-process.ts'

setLongTimeouts()

const kills = atLength({ short: 1, long: 40 })
const goal = 10
const maxConcurrent = 8
/** A product that exists when the first server starts, because it would not know a later one at once. */
const stock = { product: products.promoted, onHandBefore: 1_000_000 }

let dataFolder: string
let server: ShopProcess
beforeEach(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'provender-killed-'))
  // If root starts it, the embedded database runs as another user, who needs access.
  chmodSync(dataFolder, 0o755)
})
afterEach(async () => {
  await server.stop()
  rmSync(dataFolder, { recursive: true })
})

function killDatabase(): void {
  const file = join(dataFolder, 'embedded-postgres', 'cluster', 'postmaster.pid')
  process.kill(Number(readFileSync(file, 'utf8').split('\n')[0]), 'SIGKILL')
}

async function firstBuyers({ connection }: ServerReady, kills: number): Promise<Buyer[]> {
  const connected = connectPool({ connection, durability: 'disk', poolSize: 1, log: () => {} })
  const { product, onHandBefore } = stock
  const options = { product, pieces: 1, count: kills * (goal + maxConcurrent), onHand: onHandBefore }
  const buyers = await createBuyers(connected.pool, options)
  await connected.pool.end()
  return [...buyers]
}

interface SentOrder {
  readonly buyer: Buyer
  readonly placing: OrderToPlace
  reply: PlaceReply
}

/** Places orders one after the other until the server is gone. */
async function shop(address: string, waiting: Buyer[], sent: (each: SentOrder) => void): Promise<void> {
  for (let buyer = waiting.pop(); buyer; buyer = waiting.pop()) {
    const shown = await requestQuote(address, buyer).catch(() => undefined)
    if (!shown) return void waiting.push(buyer)
    const placing = { key: randomUUID(), quote: shown.quote, paymentType: 'CASH' } as const
    const reply = await placeWhileServed(address, buyer, placing)
    sent({ buyer, placing, reply })
    if (reply.type === 'UNKNOWN') return
  }
}

/** Kills server and database while customers order, repeatedly, and returns the responses they got. */
async function orderUnderKills(kind: ServerOptions['kind'], kills: number): Promise<readonly SentOrder[]> {
  const journal: SentOrder[] = []
  let waiting: Buyer[] | undefined
  for (let kill = 1; kill <= kills; kill += 1) {
    server = startShop({ kind, database: { dataFolder } })
    const ready = await server.ready
    waiting ??= await firstBuyers(ready, kills)
    const expectedCount = acknowledged(journal).length + goal
    for (const each of journal.filter(({ reply }) => reply.type !== 'PLACED'))
      each.reply = await placeWhileServed(ready.address, each.buyer, each.placing)
    const note = (each: SentOrder): void => {
      journal.push(each)
      if (each.reply.type !== 'PLACED' || acknowledged(journal).length !== expectedCount) return
      void server.kill()
      killDatabase()
    }
    const shoppers = waiting
    await Promise.all(Array.from({ length: maxConcurrent }, () => shop(ready.address, shoppers, note)))
    await server.exited
  }
  return journal
}

function acknowledged(journal: readonly SentOrder[]) {
  return journal.flatMap(({ reply, placing: { key } }) =>
    reply.type === 'PLACED' ? [{ key, number: reply.number }] : [],
  )
}

async function problemsAfter(journal: readonly SentOrder[]): Promise<readonly string[]> {
  const database = await openDb({ dataFolder, log: () => {} })
  const problems = [
    ...(await missingOrders(database.pool, acknowledged(journal))),
    ...(await disagreements(database.pool, stock)),
  ]
  await database.close()
  return problems
}

test('no acknowledged order is missing after server and database are killed together', async () => {
  const journal = await orderUnderKills('OURS', kills)
  expect(acknowledged(journal).length).toBeGreaterThanOrEqual(kills * goal)
  expect(await problemsAfter(journal)).toEqual([])
})

test('a naive shop that responds before writing loses orders', async () => {
  expect(await problemsAfter(await orderUnderKills('NAIVE', 1))).not.toEqual([])
})
