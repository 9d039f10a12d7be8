import { randomUUID } from 'node:crypto'
import type { OrderNumber } from '@provender/domain/ids'
import { atLength, bePatient } from '@provender/testing/at-length'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { picksAsOrderedIn, steps } from '../order/order.fixture.ts'
import { muchLater, workPayments } from '../payment/payment.fixture.ts'
import { sweepPayments } from '../payment/sweep-payments.ts'
import { products } from '../testing/fill-test-shop.ts'
import { openTestShop, type TestShop } from '../testing/test-shop.ts'
import { disagreements, missingOrders } from './fixture/books.ts'
import { type Buyer, makeBuyers } from './fixture/buyers.ts'
import { type Moment, momentsOfCapturing, momentsOfPlacing } from './fixture/moments.ts'
import type { Serving } from './fixture/serve-shop.ts'
import { startShop } from './fixture/shop-process.ts'
import { look, placeUntilTold, placeWhileServed, type Placing, type Told } from './fixture/shopper.ts'

bePatient()

const times = atLength({ short: 1, long: 20 })
const placingMoments = atLength<readonly Moment[]>({
  short: ['the order is being committed', 'the hold is made'],
  long: momentsOfPlacing,
})
const capturingMoments = atLength<readonly Moment[]>({
  short: ['the capture is made'],
  long: momentsOfCapturing,
})

/** Orders that are on their way when the server is killed. */
const atOnce = 4
const onHandBefore = 1_000_000

let shop: TestShop
let waiting: Buyer[]
beforeEach(async () => {
  shop = await openTestShop()
  const count = times * placingMoments.length * atOnce
  const wanted = { product: products.gone, pieces: 2, count, onHand: onHandBefore }
  waiting = [...(await makeBuyers(shop.deps.pool, wanted))]
})
afterEach(() => shop.close())

interface Sent {
  readonly buyer: Buyer
  readonly placing: Placing
  told: Told
}

const start = (kind: Serving['kind'], diesAt?: Serving['diesAt']) =>
  startShop({
    kind,
    database: { url: shop.deps.pool.options.connectionString ?? '' },
    ...(diesAt ? { diesAt } : {}),
  })

/**
 * Some order at once, and the server dies while they do. It may come to the moment before, with what an earlier one left undone:
 * then they look in vain, and order another time.
 */
async function killWhilePlacing(kind: Serving['kind'], moment: Moment, time: number): Promise<Sent[]> {
  const server = start(kind, { moment, time })
  const ready = await server.ready.catch(() => undefined)
  if (!ready) return []
  const { address } = ready
  const buyers = waiting.splice(0, atOnce)
  const sent: Sent[] = []
  for (const buyer of buyers) {
    const shown = await look(address, buyer).catch(() => undefined)
    if (!shown) waiting.push(buyer)
    else
      sent.push({
        buyer,
        placing: { key: randomUUID(), quote: shown.quote, paymentType: 'CARD' },
        told: { type: 'UNKNOWN' },
      })
  }
  await Promise.all(
    sent.map(async (each) => {
      each.told = await placeWhileServed(address, each.buyer, each.placing)
    }),
  )
  await server.gone
  return sent
}

/** Every second one who got no answer sends her order again; of the others nobody hears any more. */
async function comeBack(sent: readonly Sent[]): Promise<void> {
  const server = start('OURS')
  const { address } = await server.ready
  const unanswered = sent.filter(({ told }) => told.type !== 'PLACED')
  expect(unanswered.length).toBeGreaterThan(0)
  await Promise.all(
    unanswered
      .filter((_, n) => n % 2 === 0)
      .map(async (each) => {
        each.told = await placeUntilTold(address, each.buyer, each.placing)
        expect(each.told.type).toBe('PLACED')
      }),
  )
  await server.kill()
}

function acknowledgedOf(sent: readonly Sent[]) {
  return sent.flatMap(({ told, placing: { key } }) =>
    told.type === 'PLACED' ? [{ key, number: told.number }] : [],
  )
}

/** What lies about is old enough to be looked at, and is swept up. */
async function sweep(): Promise<void> {
  const { deps } = shop
  do {
    await muchLater(shop)
    await deps.pool.query('update job set due_at = now() where done_at is null')
    await workPayments(shop, deps)
  } while ((await sweepPayments(deps)) > 0)
}

async function numbersOfPlaced(limit: number): Promise<readonly OrderNumber[]> {
  const { rows } = await shop.deps.pool.query<{ number: OrderNumber }>(
    `select number from orders where state = 'SUBMITTED' order by id limit ${limit}`,
  )
  return rows.map(({ number }) => number)
}

async function sendOut(number: OrderNumber): Promise<void> {
  await steps(shop, number, 'CONFIRM')
  await picksAsOrderedIn(shop, number)
  expect(await steps(shop, number, 'PACK', 'DISPATCH')).toBe('OUT_FOR_DELIVERY')
}

test('a server that is killed while it places and charges leaves as many orders, captures and goods taken', async () => {
  const sent: Sent[] = []
  for (let time = 0; time < times; time += 1) {
    for (const [n, moment] of placingMoments.entries())
      sent.push(...(await killWhilePlacing('OURS', moment, 1 + ((time + n) % atOnce))))
    await sweep()
    for (const moment of capturingMoments) {
      for (const number of await numbersOfPlaced(2)) await sendOut(number)
      await start('OURS', { moment, time: 1 }).gone
      await sweep()
    }
  }
  await comeBack(sent)
  await sweep()
  for (const number of await numbersOfPlaced(sent.length)) await sendOut(number)
  await sweep()
  const { pool } = shop.deps
  expect(await disagreements(pool, { product: products.gone, onHandBefore })).toEqual([])
  expect(await missingOrders(pool, acknowledgedOf(sent))).toEqual([])
  const { rows } = await pool.query('select count(*)::int as n from orders')
  expect(rows[0].n).toBeGreaterThanOrEqual(acknowledgedOf(sent).length)
})

test('a naive one takes money for orders that are nowhere, and loses what it has promised', async () => {
  const sent = await Promise.all([
    killWhilePlacing('NAIVE', 'the card is charged', 2),
    killWhilePlacing('NAIVE', 'the answer is given', 3),
  ])
  const { pool } = shop.deps
  expect(await disagreements(pool, { product: products.gone, onHandBefore })).not.toEqual([])
  expect(await missingOrders(pool, acknowledgedOf(sent.flat()))).not.toEqual([])
})
