import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { settleUnfinishedPayments } from '@provender/server/payment/settle-unfinished-payments'
import { fillTestShop, products } from '@provender/server/testing/fill-test-shop'
import { createTestDeps, mondayMorning } from '@provender/server/testing/test-deps'
import { atLength, setLongTimeouts } from '@provender/testing/at-length'
import { fixedClock } from '@provender/testing/fixed-clock'
import { openTestDb, type TestDb } from '@provender/testing/test-database'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Buyer, createBuyers } from './fixture/create-buyers.ts'
import { flipPrices } from './fixture/flip-prices.ts'
import {
  requestQuote,
  place,
  placeUntilAnswered,
  type CurrentQuote,
  type PlaceReply,
} from './fixture/order-client.ts'
import type { ServerOptions } from './fixture/serve-shop.ts'
import { type ShopProcess, startShop } from './fixture/shop-process.ts'

setLongTimeouts()

const size = atLength({
  short: { rivals: 120, last: 10, keys: 5, checkouts: 10 },
  long: { rivals: 10_000, last: 100, keys: 500, checkouts: 1_000 },
})
const copies = 20

/** Two servers on one database, and their buyers. */
interface Shop {
  readonly database: TestDb
  readonly servers: readonly ShopProcess[]
  readonly addresses: readonly string[]
  readonly rivals: readonly Buyer[]
  readonly repeaters: readonly Buyer[]
  readonly careful: readonly Buyer[]
}

async function openShop(kind: ServerOptions['kind']): Promise<Shop> {
  const database = await openTestDb()
  const { pool } = database
  await fillTestShop(database.db)
  // This constraint would stop the naive shop, so remove it.
  if (kind === 'NAIVE') await pool.query('alter table orders drop constraint orders_company_id_key_key')
  const rivals = await createBuyers(pool, {
    product: products.beans,
    pieces: 1,
    count: size.rivals,
    onHand: size.last,
  })
  const plenty = { pieces: 2, onHand: 1_000_000 }
  const repeaters = await createBuyers(pool, { ...plenty, product: products.promoted, count: size.keys })
  const careful = await createBuyers(pool, { ...plenty, product: products.soldOut, count: size.checkouts })
  const serving: ServerOptions = { kind, database: { url: database.url } }
  const servers = [startShop(serving), startShop(serving)]
  const addresses = await Promise.all(servers.map(async ({ ready }) => (await ready).address))
  return { database, servers, addresses, rivals, repeaters, careful }
}

describe.each(['OURS', 'NAIVE'] as const)('two servers on one database (%s)', (kind) => {
  let shop: Shop
  const addressOf = (n: number): string => shop.addresses[n % 2]!

  beforeAll(async () => {
    shop = await openShop(kind)
  })
  afterAll(async () => {
    await Promise.all(shop.servers.map((server) => server.stop()))
    await shop.database.close()
  })

  const promised = kind === 'OURS' ? [] : expect.arrayContaining([expect.any(String)])

  test('sell the last pieces once and refuse everybody else', async () => {
    const shownTo = await inQueues(16, shop.rivals, (buyer, n) => requestQuote(addressOf(n), buyer))
    const replies = await Promise.all(
      shop.rivals.map((buyer, n) =>
        placeUntilAnswered(addressOf(n), buyer, {
          key: randomUUID(),
          quote: shownTo[n]!.quote,
          paymentType: 'CASH',
        }),
      ),
    )
    await quiet(shop.database)
    const counts = countsOf(replies.map((each) => (each.type === 'REFUSED' ? each.reason : each.type)))
    const { rows } = await shop.database.pool.query(
      `select on_hand, (select sum(allocated_base_units)::int from order_line where product_id = $1) as sold
        from stock_level where product_id = $1`,
      [products.beans],
    )
    const { on_hand: left, sold } = rows[0]
    const placed = counts['PLACED'] ?? 0
    const refused = counts['SHORT_OF_STOCK'] ?? 0
    expect([
      ...(placed === size.last ? [] : [`${placed} were confirmed, of ${size.last} pieces`]),
      ...(refused === size.rivals - size.last ? [] : [`confirmed: ${JSON.stringify(counts)}`]),
      ...(sold === size.last && left === 0 ? [] : [`${sold} pieces were sold, ${left} are left`]),
    ]).toEqual(promised)
  })

  test('place one order per key and give every repeat the same response', async () => {
    const sent = await Promise.all(
      shop.repeaters.map(async (buyer, n) => {
        const { quote } = await requestQuote(addressOf(n), buyer)
        return { buyer, key: randomUUID(), quote }
      }),
    )
    const answers = await Promise.all(
      sent.map(({ buyer, key, quote }) =>
        Promise.all(
          Array.from({ length: copies }, (_, n) =>
            placeUntilAnswered(addressOf(n), buyer, { key, quote, paymentType: 'CARD' }),
          ),
        ),
      ),
    )
    await quiet(shop.database)
    if (kind === 'OURS') await reconcile(shop.database)
    const { rows } = await shop.database.pool.query(
      `select count(*)::int as orders, count(distinct key)::int as keys,
        (select count(*)::int from sandbox_charge where amount = 300) as charges
      from orders join order_line on order_id = orders.id where product_id = $1`,
      [products.promoted],
    )
    const different = answers.filter((each) => new Set(each.map(bodyOf)).size !== 1)
    const notPlaced = answers.flat().filter(({ type }) => type !== 'PLACED')
    const { orders, keys, charges } = rows[0]
    expect([
      ...(orders === size.keys && keys === size.keys ? [] : [`${orders} orders of ${keys} keys`]),
      ...(charges === size.keys ? [] : [`${charges} charges of ${size.keys} keys`]),
      ...different.map((each) => `different answers: ${[...new Set(each.map(bodyOf))].join(' ')}`),
      ...notPlaced.map((each) => `no order: ${JSON.stringify(each)}`),
    ]).toEqual(promised)
  })

  test('charge the quoted price while prices change twenty times a second', async () => {
    const { database, careful } = shop
    const flipping = flipPrices(database.pool, products.soldOut)
    const agreed = await inQueues(4, careful, (buyer, n) =>
      orderAsShown(addressOf(n), buyer, n % 2 === 0 ? flipping.next : noTime),
    ).finally(() => void flipping.stop())
    await flipping.stop()
    await quiet(database)
    if (kind === 'OURS') await reconcile(database)
    const { rows } = await database.pool.query<{ number: string; gross: string; charged: string }>(
      `select number, (gross / 100.0)::numeric(10, 2)::text as gross, (charge.amount / 100.0)::numeric(10, 2)::text as charged
      from orders join order_line line on line.order_id = orders.id join payment on payment.order_id = orders.id
        join sandbox_charge charge on charge.id = payment.id
      where product_id = $1`,
      [products.soldOut],
    )
    const booked = new Map(rows.map((row) => [row.number, row]))
    expect(rows).toHaveLength(size.checkouts)
    if (kind === 'OURS')
      expect(agreed.filter(({ changes }) => changes > 0).length).toBeGreaterThanOrEqual(size.checkouts / 2)
    expect(
      agreed.flatMap(({ number, shown: { gross } }) => {
        const row = booked.get(number)
        return row?.gross === gross && row.charged === gross
          ? []
          : [`${number}: shown ${gross}, ordered at ${row?.gross}, charged ${row?.charged}`]
      }),
    ).toEqual(promised)
  })
})

function countsOf(words: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1
  return counts
}

async function inQueues<T>(
  queues: number,
  buyers: readonly Buyer[],
  work: (buyer: Buyer, n: number) => Promise<T>,
): Promise<readonly T[]> {
  const done: T[] = []
  const waiting = buyers.entries()
  const queue = async (): Promise<void> => {
    for (const [n, buyer] of waiting) done[n] = await work(buyer, n)
  }
  await Promise.all(Array.from({ length: queues }, queue))
  return done
}

/** Waits until the naive shop has written what it acknowledged. */
async function quiet({ pool }: TestDb): Promise<void> {
  for (let before = -1; ; await pause(100)) {
    const { rows } = await pool.query('select count(*)::int as lines from order_line')
    if (rows[0].lines === before) return
    before = rows[0].lines
  }
}

/** On a busy machine, a payment may settle after the response to its order. Sweep the unsettled ones. */
async function reconcile(database: TestDb): Promise<void> {
  const deps = await createTestDeps(database, fixedClock(mondayMorning))
  await database.pool.query(`update payment set changed_at = changed_at - interval '10 minutes'`)
  while ((await settleUnfinishedPayments(deps)) > 0);
}

function bodyOf(reply: PlaceReply): string {
  return reply.type === 'PLACED' ? reply.body : JSON.stringify(reply)
}

const noTime = (): Promise<void> => Promise.resolve()

/** A customer who reads the quote, waits, and accepts what the page shows in the end. */
async function orderAsShown(address: string, buyer: Buyer, think: () => Promise<void>) {
  let shown: CurrentQuote = await requestQuote(address, buyer)
  await think()
  for (let changes = 0; ;) {
    const reply = await place(address, buyer, { key: randomUUID(), quote: shown.quote, paymentType: 'CARD' })
    if (reply.type === 'PLACED') return { number: reply.number, shown, changes }
    if (reply.type === 'TRY_AGAIN') continue
    if (reply.type !== 'REFUSED' || reply.reason !== 'QUOTE_CHANGED' || !reply.now)
      throw new Error(`Not to be ordered: ${JSON.stringify(reply)}`)
    shown = reply.now
    changes += 1
  }
}
