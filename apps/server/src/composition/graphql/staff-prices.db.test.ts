import { randomUUID } from 'node:crypto'
import { languages } from '@provender/domain/languages'
import type { Minor } from '@provender/domain/money/money'
import type { StaffRole } from '@provender/domain/permission/permission'
import { getNamedType, type GraphQLObjectType, type GraphQLOutputType, isObjectType } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pay } from '../../features/ledger/invoiced-order.fixture.ts'
import { changeRefusalText } from '../../features/order/change-refusal-text.ts'
import { placeTestOrder } from '../../features/order/order.fixture.ts'
import { dispatchOrder } from '../../features/payment/payment.fixture.ts'
import { openStaffSession } from '../../features/staff/staff-sessions.ts'
import { products } from '../../testing/fill-test-shop.ts'
import { openTestShop, refusalIn, type TestShop } from '../../testing/test-shop.ts'
import { createSchema } from './schema.ts'

let shop: TestShop
let number: string
beforeAll(async () => {
  shop = await openTestShop()
  number = await placeTestOrder(shop, 'a1', { lines: [[products.beans, '2', 2]], paymentType: 'CASH' })
})
afterAll(() => shop.close())

async function sessionOf(role: StaffRole): Promise<string> {
  const { db } = shop.deps
  const { id } = await db
    .insertInto('staff')
    .values({ email: `${randomUUID()}@wholesaler.example`, name: role, role, password_hash: 'none' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return await openStaffSession(db, id, { nowMs: shop.clock.nowMs() })
}

/** Each path from a type to an amount of money, as the selection of one field: 'order { totals { net } }'. */
function pricesBelow(type: GraphQLObjectType, above: readonly string[] = []): readonly string[] {
  return Object.values(type.getFields()).flatMap((field) => {
    if (field.args.some((arg) => arg.name === 'first') || above.includes(type.name)) return []
    const named: GraphQLOutputType = getNamedType(field.type)
    if (isObjectType(named))
      return pricesBelow(named, [...above, type.name]).map((inner) => `${field.name} { ${inner} }`)
    return ['Money', 'UnitPrice'].includes(named.name) ? [field.name] : []
  })
}

const schema = createSchema()
const officeOrder = schema.getType('OfficeOrder')
const paths = isObjectType(officeOrder) ? pricesBelow(officeOrder).filter((path) => path !== 'toCollect') : []
const order = (path: string) => `{ officeOrder(number: "${number}") { ${path} } }`

test('an order has many prices', () => {
  expect(paths.length).toBeGreaterThan(30)
  expect(paths).toContain('order { totals { net } }')
  expect(paths).toContain('lines { line { price } }')
})

describe.each(['WAREHOUSE', 'DRIVER'] as const)('a %s', (role) => {
  let secret = ''
  beforeAll(async () => {
    secret = await sessionOf(role)
  })
  const keyOf = async (query: string, variables = {}) =>
    refusalIn(await shop.askAs(secret, query, variables))?.key

  test('gets no price of an order by any path', async () => {
    for (const path of paths) expect([path, await keyOf(order(path))]).toEqual([path, 'NOT_ALLOWED'])
  })

  test.each([
    ['an alias', () => order('order { a: totals { b: gross } }')],
    ['a fragment', () => `${order('order { ...T }')} fragment T on Order { totals { vat } }`],
    ['an inline fragment', () => order('... on OfficeOrder { lines { ... { line { net } } } }')],
    ['a list', () => '{ officeOrders(first: 5) { nodes { order { totals { gross } } } } }'],
    [
      'a change',
      () => `mutation { officePackOrder(number: "${number}", version: 1) { order { totals { net } } } }`,
    ],
    ['the catalogue', () => '{ products { products { price { netPrice } } } }'],
  ])('gets none through %s', async (_way, query) => {
    expect(await keyOf(query())).toBe('NOT_ALLOWED')
  })

  test('may ask for the rest, and for what to collect in cash', async () => {
    const query = `query ($with: Boolean!) { officeOrder(number: "${number}") {
      toCollect order { number totals @include(if: $with) { net } } lines { line { name quantity } } } }`
    expect(await keyOf(query, { with: true })).toBe('NOT_ALLOWED')
    const { result } = await shop.askAs(secret, query, { with: false })
    expect(result.data).toMatchObject({
      officeOrder: { toCollect: '26.40', order: { number }, lines: [{ line: { quantity: 2 } }] },
    })
  })
})

test('a refusal tells only staff with prices how much of the credit is left', () => {
  const refusal = { type: 'OVER_CREDIT_LIMIT', maxAmount: 1234 as Minor } as const
  for (const language of languages) {
    expect(changeRefusalText(refusal, language)).toMatch(/12[.,]34/)
    expect(changeRefusalText(refusal, language, { withPrices: false })).not.toMatch(/\d/)
  }
})

test('a manager gets all of them, and what is paid otherwise is not collected', async () => {
  const secret = await sessionOf('MANAGER')
  expect(refusalIn(await shop.askAs(secret, order(paths[0] ?? '')))).toBeUndefined()
  const onAccount = await placeTestOrder(shop, 'a1', {
    lines: [[products.beans, '2', 1]],
    paymentType: 'ACCOUNT',
  })
  const { result } = await shop.askAs(secret, `{ officeOrder(number: "${onAccount}") { toCollect } }`)
  expect(result.data).toEqual({ officeOrder: { toCollect: null } })
})

test('what was paid or credited before the goods arrive is not collected', async () => {
  const secret = await sessionOf('DRIVER')
  const cash = await placeTestOrder(shop, 'a1', { lines: [[products.beans, '2', 1]], paymentType: 'CASH' })
  const toCollect = async () => {
    const { result } = await shop.askAs(secret, `{ officeOrder(number: "${cash}") { toCollect } }`)
    return result.data?.['officeOrder']
  }
  expect(await toCollect()).toEqual({ toCollect: '13.20' })
  await dispatchOrder(shop, cash)
  expect(await toCollect()).toEqual({ toCollect: '13.20' })
  await pay(shop, 660, { order: cash })
  expect(await toCollect()).toEqual({ toCollect: '6.60' })
  await pay(shop, 660, { order: cash })
  expect(await toCollect()).toEqual({ toCollect: null })
})
