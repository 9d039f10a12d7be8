import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { products } from '../../testing/fill-test-shop.ts'
import { openTestShop, refusalIn, type TestShop, type TestUser } from '../../testing/test-shop.ts'
import { placeTestOrder, prepareTestOrder } from '../order/order.fixture.ts'
import { dispatchOrder, twoBoxes } from '../payment/payment.fixture.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const oneBox = [[products.cola, '2', 1]] as const
const card = (token: string) => ({ card: { token } })
const save =
  'mutation ($key: Uuid!, $token: String!) { savePaymentCard(key: $key, token: $token) { refusal } }'
const payOrder = `mutation ($key: Uuid!, $number: String!, $card: CardInput!) {
  payOrder(key: $key, number: $number, card: $card) { refusal }
}`
const payInvoice = `mutation ($key: Uuid!, $number: String!, $card: CardInput!) {
  payInvoice(key: $key, number: $number, amount: "1.00", card: $card) { refusal }
}`

const trySaving = async (token: string, caller: TestUser = 'a1') =>
  await shop.execute(caller, save, { key: randomUUID(), token })
const decline = async (times: number, caller: TestUser = 'a1') => {
  for (let n = 0; n < times; n += 1) expect(refusalIn(await trySaving('DECLINES', caller))).toBeUndefined()
}
const tooMany = { key: 'TOO_MANY_ATTEMPTS', code: 429 }

describe('after ten declined cards of a user within an hour', () => {
  test('no card is saved, good or not, and another company is not affected', async () => {
    await decline(10)
    expect(refusalIn(await trySaving('DECLINES'))).toMatchObject(tooMany)
    expect(refusalIn(await trySaving('SUCCEEDS'))).toMatchObject(tooMany)
    expect(refusalIn(await trySaving('SUCCEEDS', 'b1'))).toBeUndefined()
  })

  test('no order and no invoice is paid, none is placed by card, and one on account still is', async () => {
    const invoiced = await placeTestOrder(shop, 'a1', { lines: twoBoxes, paymentType: 'ACCOUNT' })
    await dispatchOrder(shop, invoiced)
    const { order } = await shop.get(
      'a1',
      'query ($number: String!) { order(number: $number) { documents { number } } }',
      { number: invoiced },
    )
    await (await prepareTestOrder(shop, 'a1', { lines: twoBoxes, ...card('DECLINES') }))().catch(() => {})
    const { rows } = await shop.deps.pool.query(`select number from orders where payment_type = 'CARD'`)
    await decline(9)
    const paying = { key: randomUUID(), ...card('SUCCEEDS') }
    const requests = [
      shop.execute('a1', payOrder, { ...paying, number: rows[0].number }),
      shop.execute('a1', payInvoice, { ...paying, number: order.documents[0].number }),
    ]
    for (const request of requests) expect(refusalIn(await request)).toMatchObject(tooMany)
    await expect(placeTestOrder(shop, 'a1', { lines: oneBox, ...card('SUCCEEDS') })).rejects.toThrow(
      'Too many attempts',
    )
    await placeTestOrder(shop, 'a1', { lines: oneBox, paymentType: 'ACCOUNT' })
  })

  test('the next is accepted an hour later', async () => {
    await decline(10)
    await shop.deps.pool.query(`update card_attempt set began_at = began_at - interval '1 hour'`)
    expect(refusalIn(await trySaving('SUCCEEDS'))).toBeUndefined()
  })
})

test('colleagues share twenty declined cards', async () => {
  await decline(10, 'a1')
  await decline(10, 'a2')
  await shop.deps.pool.query(`update card_attempt set login_id = 1`)
  expect(refusalIn(await trySaving('SUCCEEDS', 'a2'))).toMatchObject(tooMany)
})

test('accepted cards do not count, and thirty declined ones at once are no way around', async () => {
  for (let n = 0; n < 12; n += 1) expect(refusalIn(await trySaving('SUCCEEDS'))).toBeUndefined()
  const answers = await Promise.all(Array.from({ length: 30 }, () => trySaving('DECLINES')))
  expect(answers.filter((answer) => refusalIn(answer) === undefined)).toHaveLength(10)
})

test('a payment that the bank accepts does not count', async () => {
  await decline(9)
  for (let n = 0; n < 3; n += 1) await placeTestOrder(shop, 'a1', { lines: oneBox, ...card('SUCCEEDS') })
  expect((await shop.deps.pool.query('select from card_attempt')).rowCount).toBe(9)
})

test('a card cannot be tried out by changing its date', async () => {
  await trySaving('SUCCEEDS')
  const { paymentCards } = await shop.get('a1', '{ paymentCards { id } }')
  await decline(10)
  const update = `mutation ($id: Uuid!) {
    updatePaymentCard(id: $id, holderName: "Ada", expiryMonth: 12, expiryYear: 2030) { refusal }
  }`
  expect(refusalIn(await shop.execute('a1', update, { id: paymentCards[0].id }))).toMatchObject(tooMany)
})
