import { randomUUID } from 'node:crypto'
import type { OrderNumber, StaffId } from '@provender/domain/ids'
import type { StaffRole } from '@provender/domain/permission/permission'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Answer } from '../../kernel/graphql/answer.ts'
import { products } from '../../testing/fill-test-shop.ts'
import { openTestShop, refusalIn, type TestShop } from '../../testing/test-shop.ts'
import { openStaffSession } from '../staff/staff-sessions.ts'
import { applyTransitions, onHand, pickTestLines, placeTestOrder } from './order.fixture.ts'

let shop: TestShop
let number: OrderNumber
beforeEach(async () => {
  shop = await openTestShop()
  number = await placeTestOrder(shop, 'a1', {
    lines: [
      [products.cola, '2', 3],
      [products.mince, '2', 2.5],
    ],
    paymentType: 'ACCOUNT',
  })
  await applyTransitions(shop, number, 'CONFIRM')
})
afterEach(() => shop.close())

async function signIn(role: StaffRole = 'WAREHOUSE'): Promise<string> {
  const { rows } = await shop.deps.pool.query(
    `insert into staff (email, name, role, password_hash) values (gen_random_uuid(), '', $1, '') returning id`,
    [role],
  )
  return await openStaffSession(shop.deps.db, rows[0].id as StaffId, { nowMs: shop.clock.nowMs() })
}

interface Picked {
  readonly position?: number
  readonly supplied: number | null
  readonly seen?: number | null | undefined
  readonly agreedBy?: string
}

const mutation = `mutation ($key: Uuid!, $number: String!, $position: Int!, $supplied: Quantity, $seen: Quantity, $agreedBy: String) {
  officePickLine(key: $key, number: $number, position: $position, supplied: $supplied, seen: $seen, agreedBy: $agreedBy) {
    refusal { type reason position maxQuantity }
    order { state lines { suppliedQuantity } }
  }
}`

const payloadSchema = v.object({
  officePickLine: v.object({
    refusal: v.nullable(v.object({ type: v.string(), reason: v.nullable(v.string()) })),
    order: v.object({
      state: v.string(),
      lines: v.array(v.object({ suppliedQuantity: v.nullable(v.number()) })),
    }),
  }),
})

async function send(picker: string, line: Picked, key: string = randomUUID()): Promise<Answer> {
  return await shop.askAs(picker, mutation, { number, position: 1, seen: null, key, ...line })
}

async function pick(...sent: Parameters<typeof send>) {
  const { refusal, order } = v.parse(payloadSchema, (await send(...sent)).result.data).officePickLine
  return {
    refusal: refusal && (refusal.reason ?? refusal.type),
    state: order.state,
    supplied: order.lines.map(({ suppliedQuantity }) => suppliedQuantity),
  }
}

async function adjustments(): Promise<readonly number[]> {
  const { rows } = await shop.deps.pool.query('select quantity_after from order_adjustment order by id')
  return rows.map((row: { readonly quantity_after: number }) => row.quantity_after)
}

describe('a picked line', () => {
  test('counts once however often its device sends it', async () => {
    const [picker, key] = [await signIn(), randomUUID()]
    const first = await pick(picker, { supplied: 2 }, key)
    expect(first).toMatchObject({ refusal: null, state: 'PICKING', supplied: [2, null] })
    await pick(picker, { supplied: 3, seen: 2 })
    // The answer to the first was lost, and it comes again after the correction.
    expect(await pick(picker, { supplied: 2 }, key)).toMatchObject({ refusal: null, supplied: [3, null] })
    expect(await adjustments()).toEqual([2000, 3000])
    expect(refusalIn(await send(picker, { supplied: 1 }, key))?.key).toBe('KEY_REUSED')
  })

  test('counts once if its device sends it twice at the same moment', async () => {
    const [picker, key] = [await signIn(), randomUUID()]
    const sent = await Promise.all([pick(picker, { supplied: 2 }, key), pick(picker, { supplied: 2 }, key)])
    expect(sent).toMatchObject([{ refusal: null }, { refusal: null }])
    expect(await adjustments()).toEqual([2000])
  })

  test('does not wait for the other lines of its order, which colleagues pick', async () => {
    const [one, other] = [await signIn(), await signIn()]
    const sent = await Promise.all([
      pick(one, { supplied: 3 }),
      pick(other, { position: 2, supplied: 2.6, seen: null }),
    ])
    expect(sent).toMatchObject([{ refusal: null }, { refusal: null }])
    expect(await pick(one, { supplied: 3, seen: 3 })).toMatchObject({ supplied: [3, 2.6] })
  })

  test('never overwrites what a colleague has picked since', async () => {
    const [one, other] = [await signIn(), await signIn()]
    const sent = await Promise.all([pick(one, { supplied: 3 }), pick(other, { supplied: 1 })])
    expect(new Set(sent.map(({ refusal }) => refusal))).toEqual(new Set([null, 'LINE_CHANGED']))
    // Whoever has looked at it may correct it.
    const [seen] = sent[0].supplied
    expect(await pick(other, { supplied: 2, seen })).toMatchObject({ refusal: null, supplied: [2, null] })
  })

  test('is no conflict if both have found the same', async () => {
    const [one, other] = [await signIn(), await signIn()]
    await pick(one, { supplied: 2 })
    expect(await pick(other, { supplied: 2 })).toMatchObject({ refusal: null, supplied: [2, null] })
  })

  test('never takes away the substitute that a manager has chosen meanwhile', async () => {
    const picker = await signIn()
    const rice = { code: '800001', unit: '1', quantity: 2000 } as const
    const manager = pickTestLines(shop, number, { position: 1, supplied: 0, substitute: rice })
    const [, picked] = await Promise.all([manager, pick(picker, { supplied: 0 })])
    expect(await pick(picker, { supplied: 0 })).toMatchObject({ refusal: null, supplied: [0, null, 2] })
    for (const [supplied, seen] of [
      [2, 0],
      [2, null],
      [null, 0],
    ] as const)
      expect(await pick(picker, { supplied, seen })).toMatchObject({
        refusal: 'LINE_CHANGED',
        supplied: [0, null, 2],
      })
    expect(picked.refusal).toBeNull()
    expect(await onHand(shop, products.promoted)).toBe(998)
  })

  test('is unpicked again when the goods are put back', async () => {
    const picker = await signIn()
    const before = await onHand(shop, products.mince)
    await pick(picker, { position: 2, supplied: 2.6 })
    await pick(picker, { supplied: 0 })
    expect(await pick(picker, { position: 2, supplied: null, seen: 2.6 })).toMatchObject({
      refusal: null,
      supplied: [0, null],
    })
    await pick(picker, { supplied: null, seen: 0 })
    expect(await onHand(shop, products.mince)).toBe(before)
    expect(await applyTransitions(shop, number, 'PACK')).toBe('NOT_PICKED')
    const { order } = await shop.get(
      'a1',
      `{ order(number: "${number}") { totals { gross } orderedTotals { gross } } }`,
    )
    expect(order.totals).toEqual(order.orderedTotals)
    await pick(picker, { supplied: 3 })
    await pick(picker, { position: 2, supplied: 2.5 })
    expect(await applyTransitions(shop, number, 'PACK')).toBe('PACKED')
  })

  test('keeps to the margin, which only a manager may exceed, with a name', async () => {
    const picker = await signIn()
    const heavy = { position: 2, supplied: 2.9 }
    expect(await pick(picker, heavy)).toMatchObject({ refusal: 'ABOVE_MARGIN', supplied: [null, null] })
    expect(await pick(picker, { supplied: 4 })).toMatchObject({ refusal: 'MORE_THAN_ORDERED' })
    const agreed = { ...heavy, agreedBy: 'Anna Nowak, by phone' }
    expect(refusalIn(await send(picker, agreed))?.key).toBe('NOT_ALLOWED')
    const manager = await signIn('MANAGER')
    expect(await pick(manager, agreed)).toMatchObject({ refusal: null, supplied: [null, 2.9] })
  })

  test('never takes an order past the credit limit of its company', async () => {
    await shop.deps.pool.query(
      `update company set credit_limit_minor = (select gross from orders) where code = 'A'`,
    )
    const heavy = { position: 2, supplied: 4, agreedBy: 'Anna Nowak, by phone' }
    expect(await pick(await signIn('MANAGER'), heavy)).toMatchObject({
      refusal: 'OVER_CREDIT_LIMIT',
      supplied: [null, null],
    })
  })

  test('needs the name above the credit limit too if its goods are put back', async () => {
    const [picker, manager] = [await signIn(), await signIn('MANAGER')]
    await pick(picker, { supplied: 1 })
    await shop.deps.pool.query(
      `update company set credit_limit_minor = (select gross from orders) where code = 'A'`,
    )
    expect(await pick(picker, { supplied: null, seen: 1 })).toMatchObject({
      refusal: 'ABOVE_CREDIT_LIMIT',
      supplied: [1, null],
    })
    const agreed = { seen: 1, agreedBy: 'Anna Nowak, by phone' }
    expect(await pick(manager, { ...agreed, supplied: null })).toMatchObject({
      refusal: null,
      supplied: [null, null],
    })
  })

  test('is refused once the order is packed, and a driver never picks', async () => {
    const picker = await signIn()
    await pick(picker, { supplied: 3 })
    await pick(picker, { position: 2, supplied: 2.5 })
    await applyTransitions(shop, number, 'PACK')
    expect(await pick(picker, { supplied: 1, seen: 3 })).toMatchObject({ refusal: 'NOT_NOW' })
    expect(refusalIn(await shop.askAs(await signIn('DRIVER'), mutation, {}))).toBeDefined()
  })
})

test('a picker is told the most that a line may weigh', async () => {
  const { result } = await shop.askAs(
    await signIn(),
    `{ officeOrder(number: "${number}") { lines { maxQuantity } } }`,
    {},
  )
  expect(result.data).toEqual({ officeOrder: { lines: [{ maxQuantity: 3 }, { maxQuantity: 2.875 }] } })
})
