import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { products } from '../../testing/fill-test-shop.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

/** Clears the terminal of a reader, and turns round what follows. */
const typed = 'Bay\u001B[2J\u009B4 \u202Eleft\u061C'
const stored = 'Bay [2J 4 left'

async function storedIn(...tables: readonly string[]) {
  const rows = await Promise.all(
    tables.map(async (table) => (await shop.deps.pool.query(`select * from ${table}`)).rows),
  )
  const texts = JSON.stringify(rows)
  return {
    isCleaned: texts.includes(stored),
    hasControls: /\\u00[01]|[\u007F-\u009F\u061C\u202E]/.test(texts),
  }
}

const clean = { isCleaned: true, hasControls: false }

test('no name of a user, a contact or a site keeps control characters', async () => {
  await shop.get('a1', 'mutation ($name: String!) { updateUser(name: $name) { name } }', { name: typed })
  expect(await storedIn('login')).toEqual(clean)
  await shop.get(
    'a1',
    `mutation ($name: String!) {
      updateCompanyContact(contactName: $name, telephone: "", telephone2: "", mobile: "", fax: "") { name }
    }`,
    { name: typed },
  )
  expect(await storedIn('company')).toEqual(clean)
  const site = { address2: '', address3: '', postCode: 'WF1 1AA', telephone: '' }
  const texts = { name: typed, address1: typed, city: typed, contactName: typed, instructions: typed }
  await shop.get(
    'a1',
    `mutation ($key: Uuid!, $site: DeliverySiteInput!) { addDeliverySite(key: $key, site: $site) { site { id } } }`,
    { key: randomUUID(), site: { ...site, ...texts } },
  )
  expect(await storedIn('site')).toEqual(clean)
})

test('no text of an order keeps control characters, and its notes keep their lines', async () => {
  await shop.get(
    'a1',
    `mutation ($id: Int64!) { addBasketProduct(productId: $id, quantity: 2, unit: "2", price: null) { problems { type } } }`,
    { id: products.cola },
  )
  const note = { type: 'NOTE', product: products.cola, unit: '2', note: typed }
  await shop.get(
    'a1',
    `mutation ($clientId: Uuid!, $operations: [BasketOperationInput!]!) {
      applyBasketOperations(clientId: $clientId, operations: $operations) { problems { type } }
    }`,
    { clientId: randomUUID(), operations: [{ n: 1, ...note }] },
  )
  expect(await storedIn('basket_line')).toEqual(clean)
  const { checkoutQuote } = await shop.get('a1', '{ checkoutQuote { quote basket { id } } }')
  const { placeOrder } = await shop.get(
    'a1',
    'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { number } refusal { type } } }',
    {
      input: {
        key: randomUUID(),
        quote: checkoutQuote.quote,
        basketId: checkoutQuote.basket.id,
        fulfilment: { method: 'CLICK_AND_COLLECT', date: '2026-11-23', time: '15:00', collector: typed },
        paymentType: 'CASH',
        purchaseOrderNumber: 'PO\u001B]0;',
        notes: `${typed}\r\nsecond`,
      },
    },
  )
  const { number } = placeOrder.order
  const { rows } = await shop.deps.pool.query('select notes from orders where number = $1', [number])
  expect(rows).toEqual([{ notes: `${stored}\nsecond` }])
  await shop.get(
    'a1',
    `mutation ($number: String!, $note: String) { cancelOrder(number: $number, note: $note) { refusal { type } } }`,
    { number, note: typed },
  )
  expect(await storedIn('orders', 'order_event')).toEqual(clean)
  expect(await storedIn('order_line')).toEqual(clean)
})
