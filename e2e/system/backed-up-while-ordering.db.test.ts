import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { connectPool } from '@provender/db/connect-pool'
import { dropDatabase } from '@provender/db/drop-database'
import { openDb } from '@provender/db/open-db'
import { products } from '@provender/server/testing/fill-test-shop'
import { setLongTimeouts } from '@provender/testing/at-length'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Buyer, createBuyers } from './fixture/create-buyers.ts'
import { disagreements, missingOrders } from './fixture/ledger-checks.ts'
import { placeWhileServed, requestQuote } from './fixture/order-client.ts'
import type { ServerReady } from './fixture/serve-shop.ts'
import { type ShopProcess, startShop } from './fixture/shop-process.ts'

setLongTimeouts()

const stock = { product: products.promoted, onHandBefore: 1_000_000 }

let root: string
let dataFolder: string
let server: ShopProcess
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'provender-backed-up-'))
  // If root starts it, the embedded database runs as another user, who needs access.
  chmodSync(root, 0o755)
  dataFolder = join(root, 'shop')
  mkdirSync(dataFolder, { mode: 0o755 })
  writeFileSync(
    join(dataFolder, 'secrets.json'),
    JSON.stringify({ tokenKey: Buffer.alloc(32).toString('base64') }),
  )
  writeFileSync(
    join(dataFolder, 'push-keys.json'),
    JSON.stringify({ publicKey: 'A'.repeat(87), privateKey: 'A'.repeat(43) }),
  )
})
afterEach(async () => {
  await server.kill()
  for (const name of ['shop', 'elsewhere']) await dropDatabase({ dataFolder: join(root, name) })
  rmSync(root, { recursive: true })
})

async function backup(folder: string, ...args: readonly string[]): Promise<string> {
  const program = join(import.meta.dirname, '../../apps/server/src/cli/backup.ts')
  const child = spawn(process.execPath, [program, ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: join(root, folder) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'close')
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  expect([child.exitCode, errors]).toEqual([0, ''])
  return output
}

async function createWaitingBuyers({ connection }: ServerReady, count: number): Promise<Buyer[]> {
  const { pool } = connectPool({ connection, durability: 'disk', poolSize: 1, log: () => {} })
  const buyers = await createBuyers(pool, {
    product: stock.product,
    pieces: 1,
    count,
    onHand: stock.onHandBefore,
  })
  await pool.end()
  return [...buyers]
}

interface ConfirmedOrder {
  readonly key: string
  readonly number: string
}

/** Places orders one after the other until the server is gone or nobody waits. */
async function shop(address: string, waiting: Buyer[], confirmed: ConfirmedOrder[]): Promise<void> {
  for (let buyer = waiting.pop(); buyer; buyer = waiting.pop()) {
    const quote = await requestQuote(address, buyer).catch(() => undefined)
    if (!quote) return
    const key = randomUUID()
    const reply = await placeWhileServed(address, buyer, { key, quote: quote.quote, paymentType: 'CASH' })
    if (reply.type === 'PLACED') confirmed.push({ key, number: reply.number })
    else return
  }
}

test('a backup made while customers order has all that was confirmed before it, and restores elsewhere', async () => {
  server = startShop({ kind: 'OURS', database: { dataFolder } })
  const ready = await server.ready
  const waiting = await createWaitingBuyers(ready, 900)
  const confirmed: ConfirmedOrder[] = []
  const shopping = [1, 2].map(() => shop(ready.address, waiting, confirmed))
  await expect.poll(() => confirmed.length).toBeGreaterThan(20)
  const before = [...confirmed]
  await backup('shop', 'make', join(root, 'backups'))
  expect(confirmed.length).toBeGreaterThan(before.length)
  const pid = readFileSync(join(dataFolder, 'embedded-postgres/cluster/postmaster.pid'), 'utf8').split(
    '\n',
  )[0]
  void server.kill()
  process.kill(Number(pid), 'SIGKILL')
  await Promise.all(shopping)
  await backup('elsewhere', 'restore', join(root, 'backups'))
  const database = await openDb({ dataFolder: join(root, 'elsewhere'), log: () => {} })
  expect(await missingOrders(database.pool, before)).toEqual([])
  expect(await disagreements(database.pool, stock)).toEqual([])
  await database.close()
})
