import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { products } from '../../testing/fill-test-shop.ts'
import { openTestShop, refusalIn, type TestShop } from '../../testing/test-shop.ts'
import { placeTestOrder, prepareTestOrder } from '../order/order.fixture.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const lines = [[products.cola, '2', 2]] as const
const number = '4242 4242 4242 4242'

/** The text of every table, concatenated. */
async function everythingStored(): Promise<string> {
  const { rows } = await shop.deps.pool.query<{ table_name: string }>(
    `select table_name from information_schema.tables where table_schema = 'provender' and table_type = 'BASE TABLE'`,
  )
  const texts: string[] = []
  for (const { table_name } of rows) {
    const { rows: stored } = await shop.deps.pool.query(`select t::text from ${table_name} t`)
    texts.push(JSON.stringify(stored))
  }
  return texts.join('\n')
}

describe('a card number', () => {
  test.each(['4242424242424242', number, `card ${number}`])('is refused as a token: %s', async (token) => {
    await expect(placeTestOrder(shop, 'a1', { lines, card: { token } })).rejects.toThrow()
    const saved = await shop.execute(
      'a1',
      'mutation ($key: Uuid!, $token: String!) { savePaymentCard(key: $key, token: $token) { refusal } }',
      {
        key: randomUUID(),
        token,
      },
    )
    expect(refusalIn(saved)?.code).toBe(400)
    expect(await everythingStored()).not.toMatch(/4242[ -]?4242/)
  })

  test.each([
    `mutation { payOrder(number: "1", card: { token: "${number}" }) { refusal } }`,
    `mutation { contactUs(name: "Ada", email: "ada@corner.example", message: "Take ${number}") }`,
    `mutation { createBasket(name: "${number}") { version } }`,
  ])('is refused with the reason wherever it is typed: %s', async (mutation) => {
    const answer = await shop.execute('a1', mutation)
    expect(refusalIn(answer)).toMatchObject({ code: 400, key: 'CARD_NUMBER' })
    expect(await everythingStored()).not.toMatch(/4242[ -]?4242/)
  })

  test('cannot be stored as a token by any write', async () => {
    await placeTestOrder(shop, 'a1', { lines, card: { token: 'SUCCEEDS' } })
    await expect(
      shop.deps.pool.query(`update payment set card_token = '4242424242424242', state = 'STARTED'`),
    ).rejects.toThrow(/payment_card_token_form/)
  })
})

test('the token of a card is deleted once the attempt is settled', async () => {
  for (const token of ['SUCCEEDS', 'DECLINES'])
    await (await prepareTestOrder(shop, 'a1', { lines, card: { token } }))().catch(() => undefined)
  const { rows } = await shop.deps.pool.query('select state, card_token from payment order by began_at')
  expect(rows).toEqual([
    { state: 'AUTHORISED', card_token: null },
    { state: 'DECLINED', card_token: null },
  ])
})
