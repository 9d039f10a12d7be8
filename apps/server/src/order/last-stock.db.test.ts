import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Customer } from '../account/customer.ts'
import { applyDirectly } from '../basket/commands.ts'
import { viewerOf } from '../catalogue/catalogue-viewer.ts'
import type { Deps } from '../deps.ts'
import { products } from '../testing/fill-test-shop.ts'
import { openTestShop, type TestShop } from '../testing/test-shop.ts'
import { placeOrder } from './place-order.ts'
import { makeQuote } from './quote.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const buyers = 60

/** Sixty companies that all want some of the same products. */
async function makeBuyers(): Promise<Customer[]> {
  const { pool, accounts } = shop.deps
  await pool.query(`insert into company (code, name, contact_name, address1, address2, address3, city, country, post_code,
      telephone, telephone2, mobile, fax, currency_code, route_id)
    select 'X' || n, 'Buyer ' || n, '', '', '', '', '', '', '', '', '', '', '', 'GBP', 1 from generate_series(1, ${buyers}) n`)
  const { rows } = await pool.query(`insert into login (company_id, email, name, active)
    select id, code || '@x.example', code, true from company where code like 'X%' returning id`)
  return await Promise.all(
    rows.map(async ({ id }) => {
      const { sessionId } = await accounts.openSession(id, 'web')
      return (await accounts.customerOfSession(sessionId))!
    }),
  )
}

/** Puts the lines into a buyer's basket whatever the stock, and gives the request that orders them. */
async function wish(
  deps: Deps,
  customer: Customer,
  lines: readonly (readonly [number, '1' | '2', number])[],
) {
  const viewer = viewerOf(deps, customer)
  const basketId = randomUUID() as never
  await applyDirectly(deps, { customer, viewer, deviceId: null, deviceSystem: null, language: 'en' }, () => [
    { type: 'create', basketId, name: '' },
    {
      type: 'replaceLines',
      basketId,
      lines: lines.map(([product, unit, quantity]) => ({
        productId: product as never,
        unit,
        quantity: (quantity * 1000) as never,
        price: null,
        note: null,
      })),
    },
  ])
  const quote = await makeQuote(deps, { customer, viewer }, basketId)
  return {
    key: randomUUID(),
    quote: quote!.token,
    basketId,
    fulfilment: { method: 'DELIVERY' as const, date: '2026-11-24' },
    paymentType: 'CASH' as const,
    priceMarkOption: null,
    purchaseOrderNumber: '',
    notes: '',
    feedback: '',
    card: null,
  }
}

const onHand = async (product: number): Promise<number> =>
  (await shop.deps.pool.query(`select on_hand from stock_level where product_id = ${product}`)).rows[0]
    .on_hand
const allocated = async (product: number): Promise<number> =>
  Number(
    (
      await shop.deps.pool.query(
        `select coalesce(sum(allocated_base_units), 0) s from order_line where product_id = ${product}`,
      )
    ).rows[0].s,
  )

test('the last hundred pieces are sold once, whether by piece or by box, over two servers', async () => {
  const customers = await makeBuyers()
  const other = await shop.otherServer()
  const servers = [shop.deps, other.deps]
  const requests = await Promise.all(
    customers.map((customer, at) =>
      wish(
        servers[at % 2]!,
        customer,
        at % 3 === 0 ? [[products.beans, '2', 1]] : [[products.beans, '1', 5]],
      ),
    ),
  )
  const outcomes = await Promise.all(
    requests.map((request, at) => {
      const deps = servers[at % 2]!
      const customer = customers[at]!
      return placeOrder(deps, { customer, viewer: viewerOf(deps, customer), language: 'en' }, request)
    }),
  )
  const sold = outcomes.filter(({ ok }) => ok).length
  const told = outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.refusal.type]))
  expect(new Set(told)).toEqual(new Set(['SHORT_OF_STOCK']))
  expect(sold + told.length).toBe(buyers)
  expect((await onHand(products.beans)) + (await allocated(products.beans))).toBe(100)
  // What is left is less than anybody who was refused asked for.
  expect(await onHand(products.beans)).toBeLessThan(24)
})

test('orders that want the same products in opposite order do not stand in each other’s way', async () => {
  const customers = await makeBuyers()
  const requests = await Promise.all(
    customers.map((customer, at) => {
      const lines: [number, '1' | '2', number][] = [
        [products.beans, '1', 1],
        [products.cola, '2', 1],
        [products.promoted, '1', 1],
      ]
      return wish(shop.deps, customer, at % 2 === 0 ? lines : lines.toReversed())
    }),
  )
  const outcomes = await Promise.all(
    requests.map((request, at) =>
      placeOrder(
        shop.deps,
        { customer: customers[at]!, viewer: viewerOf(shop.deps, customers[at]!), language: 'en' },
        request,
      ),
    ),
  )
  // Ten boxes of cola are there: ten orders, and everybody else is told; no deadlock, no other failure.
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(10)
  expect(await onHand(products.cola)).toBe(0)
  expect(await onHand(products.beans)).toBe(90)
})
