import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { clientOf } from '../../kernel/http/request-context.ts'
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
  test.each(['4242424242424242', number, `card ${number}`, 'tok_4242424242424242', 'x4242 4242/4242-4242'])(
    'is refused as a token: %s',
    async (token) => {
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
    },
  )

  test.each([
    `mutation { payOrder(number: "1", card: { token: "${number}" }) { refusal } }`,
    `mutation { contactUs(name: "Ada", email: "ada@corner.example", message: "Take ${number}") }`,
    `mutation { createBasket(name: "${number}") { version } }`,
    'mutation { createBasket(name: "tok_4242424242424242") { version } }',
    'mutation { createBasket(name: "4242  4242/4242\\u20034242") { version } }',
    'mutation { createBasket(name: """4242\n4242\n4242\n4242""") { version } }',
    'mutation { createBasket(name: "\\u0034242 4242 4242 4242") { version } }',
    'mutation { createBasket(name: "٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢") { version } }',
    '# first\nmutation { createBasket(name: "4242 4242 4242 4242") { version } }',
    'fragment F on BasketPage { version } mutation { createBasket(name: "4242424242424242") { ...F } }',
    'query Q { user { email } } mutation { createBasket(name: "4242424242424242") { version } }',
    'mutation { x4242424242424242: createBasket(name: "Week") { version } }',
  ])('is refused with the reason wherever it is typed: %s', async (mutation) => {
    const answer = await shop.execute('a1', mutation)
    expect(refusalIn(answer)).toMatchObject({ code: 400, key: 'CARD_NUMBER' })
    expect(await everythingStored()).not.toMatch(/4242[ -]?4242/)
  })

  test.each([{ name: 'x4242  4242 4242 4242' }, { name: '４２４２４２４２４２４２４２４２' }])(
    'is refused in a variable, also behind a comment: %s',
    async (variables) => {
      const mutation = '# Week\nmutation ($basket: BasketInput) { createBasket(basket: $basket) { version } }'
      expect(refusalIn(await shop.execute('a1', mutation, { basket: variables }))).toMatchObject({
        key: 'CARD_NUMBER',
      })
      expect(await everythingStored()).not.toMatch(/4242/)
    },
  )

  test('is not stored as the description of a device', () => {
    const headers = { devicemodel: 'tok_4242424242424242', os: number, deviceid: '4242/4242/4242/4242' }
    const cookies = { 'device-id': number }
    const facts = { headers, cookies, isFromApp: false, ip: '192.0.2.1', requestId: '1', cookieRefusal: null }
    expect(clientOf(facts)).toMatchObject({ deviceModel: '', os: '', deviceId: null })
  })

  test('cannot be stored as a token by any write', async () => {
    await placeTestOrder(shop, 'a1', { lines, card: { token: 'SUCCEEDS' } })
    await expect(
      shop.deps.pool.query(`update payment set card_token = '4242424242424242', state = 'STARTED'`),
    ).rejects.toThrow(/payment_card_token_form/)
    await expect(
      shop.deps.pool.query(`update payment set card_token = 'tok_4242424242424242', state = 'STARTED'`),
    ).rejects.toThrow(/payment_card_token_no_number/)
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
