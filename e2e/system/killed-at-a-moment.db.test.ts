import { randomUUID } from 'node:crypto'
import type { OrderNumber } from '@provender/domain/ids'
import { settleUnfinishedPayments } from '@provender/server/payment/settle-unfinished-payments'
import { products } from '@provender/server/testing/fill-test-shop'
import { pickTestOrder, applyTransitions } from '@provender/server/testing/orders'
import { agePayments, runPaymentJobs } from '@provender/server/testing/payments'
import { openTestShop, type TestShop } from '@provender/server/testing/test-shop'
import { atLength, setLongTimeouts } from '@provender/testing/at-length'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Moment, momentsOfCapturing, momentsOfPlacing } from './fixture/crash-points.ts'
import { type Buyer, createBuyers } from './fixture/create-buyers.ts'
import { disagreements, missingOrders } from './fixture/ledger-checks.ts'
import {
  requestQuote,
  placeUntilAnswered,
  placeWhileServed,
  type OrderToPlace,
  type PlaceReply,
} from './fixture/order-client.ts'
import type { ServerOptions } from './fixture/serve-shop.ts'
import { startShop } from './fixture/shop-process.ts'

setLongTimeouts()

/**
 * Wholesalers that are tested in parallel, with a database each. A round mostly waits for process starts, and
 * the machine has two cores.
 */
const batchSize = atLength({ short: 1, long: 2 })
const times = atLength({ short: 1, long: 10 })
const placingMoments = atLength<readonly Moment[]>({
  short: ['the order is being committed', 'the hold is made'],
  long: momentsOfPlacing,
})
const capturingMoments = atLength<readonly Moment[]>({
  short: ['the capture is made'],
  long: momentsOfCapturing,
})

const atOnce = 4
const onHandBefore = 1_000_000
/** The process has to end by SIGKILL at the moment, not by a bug. */
const killed = [null, 'SIGKILL']

interface Wholesaler {
  readonly shop: TestShop
  readonly waiting: Buyer[]
}

let wholesalers: Wholesaler[]
beforeEach(() => {
  wholesalers = []
})
afterEach(async () => {
  for (const { shop } of wholesalers) await shop.close()
})

async function openWholesaler(): Promise<Wholesaler> {
  const shop = await openTestShop()
  const count = times * placingMoments.length * atOnce
  const options = { product: products.soldOut, pieces: 2, count, onHand: onHandBefore }
  const wholesaler = { shop, waiting: [...(await createBuyers(shop.deps.pool, options))] }
  wholesalers.push(wholesaler)
  return wholesaler
}

interface SentOrder {
  readonly buyer: Buyer
  readonly placing: OrderToPlace
  reply: PlaceReply
}

const start = ({ shop }: Wholesaler, kind: ServerOptions['kind'], diesAt?: ServerOptions['diesAt']) =>
  startShop({
    kind,
    database: { url: shop.deps.pool.options.connectionString ?? '' },
    ...(diesAt ? { diesAt } : {}),
  })

/**
 * Several buyers order at once, and the server dies meanwhile. It may reach the moment earlier, while it
 * completes an unfinished order: then the buyers get no quote and order later.
 */
async function killWhilePlacing(
  wholesaler: Wholesaler,
  kind: ServerOptions['kind'],
  diesAt: { readonly moment: Moment; readonly time: number },
): Promise<SentOrder[]> {
  const { waiting } = wholesaler
  const server = start(wholesaler, kind, diesAt)
  const ready = await server.ready.catch(() => undefined)
  if (!ready) {
    expect(await server.exited).toEqual(killed)
    return []
  }
  const { address } = ready
  const buyers = waiting.splice(0, atOnce)
  const sent: SentOrder[] = []
  for (const buyer of buyers) {
    const shown = await requestQuote(address, buyer).catch(() => undefined)
    if (!shown) waiting.push(buyer)
    else
      sent.push({
        buyer,
        placing: { key: randomUUID(), quote: shown.quote, paymentType: 'CARD' },
        reply: { type: 'UNKNOWN' },
      })
  }
  await Promise.all(
    sent.map(async (each) => {
      each.reply = await placeWhileServed(address, each.buyer, each.placing)
    }),
  )
  expect(await server.exited).toEqual(killed)
  return sent
}

/** Every second buyer without a response sends the order again. The others never return. */
async function comeBack(wholesaler: Wholesaler, sent: readonly SentOrder[]): Promise<void> {
  const server = start(wholesaler, 'OURS')
  const { address } = await server.ready
  const unanswered = sent.filter(({ reply }) => reply.type !== 'PLACED')
  expect(unanswered.length).toBeGreaterThan(0)
  await Promise.all(
    unanswered
      .filter((_, n) => n % 2 === 0)
      .map(async (each) => {
        each.reply = await placeUntilAnswered(address, each.buyer, each.placing)
        expect(each.reply.type).toBe('PLACED')
      }),
  )
  await server.kill()
}

function acknowledgedOf(sent: readonly SentOrder[]) {
  return sent.flatMap(({ reply, placing: { key } }) =>
    reply.type === 'PLACED' ? [{ key, number: reply.number }] : [],
  )
}

/** Makes unfinished payments old enough, and sweeps them. */
async function reconcile({ shop }: Wholesaler): Promise<void> {
  const { deps } = shop
  do {
    await agePayments(shop)
    await deps.pool.query('update job set due_at = now() where done_at is null')
    await runPaymentJobs(shop, deps)
  } while ((await settleUnfinishedPayments(deps)) > 0)
}

async function numbersOfPlaced({ shop }: Wholesaler, limit: number): Promise<readonly OrderNumber[]> {
  const { rows } = await shop.deps.pool.query<{ number: OrderNumber }>(
    `select number from orders where state = 'SUBMITTED' order by id limit ${limit}`,
  )
  return rows.map(({ number }) => number)
}

async function dispatchOrder({ shop }: Wholesaler, number: OrderNumber): Promise<void> {
  await applyTransitions(shop, number, 'CONFIRM')
  await pickTestOrder(shop, number)
  expect(await applyTransitions(shop, number, 'PACK', 'DISPATCH')).toBe('OUT_FOR_DELIVERY')
}

/** Kills the server at every moment, repeatedly. Returns what customers sent and which figures differ in the end. */
async function killAtEveryMoment(
  wholesaler: Wholesaler,
): Promise<{ readonly sent: readonly SentOrder[]; readonly problems: readonly string[] }> {
  const sent: SentOrder[] = []
  for (let time = 0; time < times; time += 1) {
    for (const [n, moment] of placingMoments.entries())
      sent.push(...(await killWhilePlacing(wholesaler, 'OURS', { moment, time: 1 + ((time + n) % atOnce) })))
    await reconcile(wholesaler)
    for (const moment of capturingMoments) {
      for (const number of await numbersOfPlaced(wholesaler, 2)) await dispatchOrder(wholesaler, number)
      expect(await start(wholesaler, 'OURS', { moment, time: 1 }).exited).toEqual(killed)
      await reconcile(wholesaler)
    }
  }
  await comeBack(wholesaler, sent)
  await reconcile(wholesaler)
  for (const number of await numbersOfPlaced(wholesaler, sent.length)) await dispatchOrder(wholesaler, number)
  await reconcile(wholesaler)
  return { sent, problems: await problemsOf(wholesaler, sent) }
}

async function problemsOf({ shop }: Wholesaler, sent: readonly SentOrder[]): Promise<readonly string[]> {
  const { pool } = shop.deps
  return [
    ...(await disagreements(pool, { product: products.soldOut, onHandBefore })),
    ...(await missingOrders(pool, acknowledgedOf(sent))),
  ]
}

async function countOrders({ shop }: Wholesaler): Promise<number> {
  const { rows } = await shop.deps.pool.query<{ n: number }>('select count(*)::int as n from orders')
  return rows[0]?.n ?? 0
}

test('orders, captures and stock agree after a server is killed while it places and charges', async () => {
  await Promise.all(
    Array.from({ length: batchSize }, async () => {
      const wholesaler = await openWholesaler()
      const { sent, problems } = await killAtEveryMoment(wholesaler)
      expect(problems).toEqual([])
      expect(await countOrders(wholesaler)).toBeGreaterThanOrEqual(acknowledgedOf(sent).length)
    }),
  )
})

test('a naive server charges for orders that do not exist and loses orders that it acknowledged', async () => {
  const wholesaler = await openWholesaler()
  const sent = await Promise.all([
    killWhilePlacing(wholesaler, 'NAIVE', { moment: 'the card is charged', time: 2 }),
    killWhilePlacing(wholesaler, 'NAIVE', { moment: 'the response is sent', time: 3 }),
  ])
  const problems = await problemsOf(wholesaler, sent.flat())
  expect(problems.some((problem) => problem.startsWith('there are not as many captures as orders'))).toBe(
    true,
  )
  expect(problems.some((problem) => problem.endsWith('was acknowledged and does not exist'))).toBe(true)
})
