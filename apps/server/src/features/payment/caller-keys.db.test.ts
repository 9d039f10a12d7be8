import { randomUUID } from 'node:crypto'
import type { Minor } from '@provender/domain/money/money'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { pay } from '../ledger/invoiced-order.fixture.ts'
import { reversePayment } from '../ledger/reverse-payment.ts'
import { placeTestOrder } from '../order/order.fixture.ts'
import { dispatchOrder, readProblems, twoBoxes } from './payment.fixture.ts'
import { settleUnfinishedPayments } from './settle-unfinished-payments.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

async function placeByCard(keep = false) {
  const number = await placeTestOrder(shop, 'a1', { lines: twoBoxes, card: { token: 'SUCCEEDS', keep } })
  const { rows } = await shop.deps.pool.query(
    `select payment.id from payment join orders on orders.id = order_id where number = $1`,
    [number],
  )
  return { number, paymentId: String(rows[0].id) }
}

const problems = async () =>
  (await readProblems(shop)).map(({ kind, order, amount }) => [kind, order, amount])

async function bookedCardMoney() {
  const { rows } = await shop.deps.pool.query(
    `select owed from ledger_entry where payment_id is not null or refund_id is not null order by id`,
  )
  return rows.map(({ owed }) => owed)
}

describe('a caller’s key that is the id of a card payment', () => {
  test('of staff who take a payment does not keep the card payment out of the ledger', async () => {
    const { number, paymentId } = await placeByCard()
    expect(await pay(shop, 100, { key: paymentId })).toBe(-100)
    await dispatchOrder(shop, number)
    await settleUnfinishedPayments(shop.deps)
    expect(await bookedCardMoney()).toEqual([-2640])
    expect(await problems()).toEqual([])
  })

  test('of staff who reverse a payment does neither', async () => {
    const { number, paymentId } = await placeByCard()
    await pay(shop, 100)
    const reversal = { key: paymentId, companyCode: 'A', entry: 1, reason: 'Typed wrong', staffId: null }
    expect((await reversePayment(shop.deps, reversal)).ok).toBe(true)
    await dispatchOrder(shop, number)
    await settleUnfinishedPayments(shop.deps)
    expect(await bookedCardMoney()).toEqual([-2640])
  })

  test('of a customer who saves a card is another card than the one kept with the payment', async () => {
    const { paymentId } = await placeByCard(true)
    const { savePaymentCard } = await shop.get(
      'a1',
      `mutation ($key: Uuid!) { savePaymentCard(key: $key, token: "SUCCEEDS_AMEX") { refusal cards { brand } } }`,
      { key: paymentId },
    )
    expect(savePaymentCard.cards.map(({ brand }: { brand: string }) => brand).toSorted()).toEqual([
      'AMEX',
      'VISA',
    ])
  })
})

test('money that the gateway moved and the ledger cannot book is a problem at once, until it is booked', async () => {
  const { number } = await placeByCard()
  const { pool } = shop.deps
  await pool.query(
    `create function refuse_cards() returns trigger language plpgsql as $$ begin raise 'not today'; end $$;
      create trigger refuse_cards before insert on ledger_entry for each row when (new.method = 'CARD')
        execute function refuse_cards()`,
  )
  const silent = { ...shop.deps, log: shop.deps.log.child({}, { level: 'silent' }) }
  await dispatchOrder({ ...shop, deps: silent }, number)
  await settleUnfinishedPayments(silent)
  expect(await problems()).toEqual([['NOT_BOOKED', number, 2640 as Minor]])
  await pool.query('drop trigger refuse_cards on ledger_entry')
  await settleUnfinishedPayments(silent)
  expect(await problems()).toEqual([])
  expect(await bookedCardMoney()).toEqual([-2640])
  expect(await pay(shop, 1, { key: randomUUID() })).toBe(-1)
})
