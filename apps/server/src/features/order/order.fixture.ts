import { randomUUID } from 'node:crypto'
import type { OrderNumber, StaffId } from '@provender/domain/ids'
import type { PaymentType, SubstitutionWish } from '@provender/domain/order/order'
import { expect } from 'vitest'
import type { TestShop, TestUser } from '../../testing/test-shop.ts'
import { type TransitionRequest, applyTransition } from './apply-transition.ts'
import type { LinePick } from './line-pick.ts'
import type { OrderActor } from './order-lock.ts'
import { pickOrder } from './pick-order.ts'
import { createSubstituteOffers } from './substitute-offers.ts'

const add = `mutation ($product: Int64!, $quantity: Quantity!, $unit: String!) {
  addBasketProduct(productId: $product, quantity: $quantity, unit: $unit, price: null) { problems { type } }
}`
const quote = '{ checkoutQuote { quote basket { id } } }'
const place = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { number } refusal { type } } }`

const delivery = { method: 'DELIVERY', date: '2026-11-24' }
const collection = { method: 'CLICK_AND_COLLECT', date: '2026-11-23', time: '15:00', collector: 'Ada' }

interface OrderedLines {
  readonly lines: readonly (readonly [product: number, unit: '1' | '2', quantity: number])[]
  readonly isCollected?: boolean
  readonly paymentType?: PaymentType
  readonly substitutionWish?: SubstitutionWish
  readonly card?: { readonly token?: string; readonly savedCardId?: string; readonly keep?: boolean }
}

export async function placeTestOrder(
  shop: TestShop,
  caller: TestUser,
  ordered: OrderedLines,
): Promise<OrderNumber> {
  const placing = await prepareTestOrder(shop, caller, ordered)
  return await placing()
}

export async function prepareTestOrder(
  shop: TestShop,
  caller: TestUser,
  { lines, isCollected = false, card, paymentType = card ? 'CARD' : 'CASH', substitutionWish }: OrderedLines,
): Promise<() => Promise<OrderNumber>> {
  for (const [product, unit, quantity] of lines) await shop.get(caller, add, { product, unit, quantity })
  const { checkoutQuote } = await shop.get(caller, quote)
  return async () => {
    const { placeOrder } = await shop.get(caller, place, {
      input: {
        key: randomUUID(),
        quote: checkoutQuote.quote,
        basketId: checkoutQuote.basket.id,
        fulfilment: isCollected ? collection : delivery,
        paymentType,
        substitutionWish,
        ...(card ? { card } : {}),
      },
    })
    expect(placeOrder.refusal).toBeNull()
    return placeOrder.order.number
  }
}

const staffActor: OrderActor & { readonly kind: 'STAFF' } = {
  kind: 'STAFF',
  staffId: null as StaffId | null,
}

/** Applies transitions as staff. Returns the last state, or the refusal. */
export async function applyTransitions(
  { deps }: TestShop,
  number: OrderNumber,
  ...transitions: TransitionRequest['transition'][]
): Promise<string> {
  let last = ''
  for (const transition of transitions) {
    const order = { number, version: null }
    const outcome = await applyTransition(deps, staffActor, { order, transition, note: '' })
    last = outcome.ok ? outcome.value.state : outcome.refusal.type
  }
  return last
}

export async function pickTestLines(
  shop: TestShop,
  number: OrderNumber,
  ...lines: LinePick[]
): Promise<string> {
  return await pickTest(shop, number, { lines, rest: false })
}

/** Everything is in stock and weighs what was ordered. */
export async function pickTestOrder(shop: TestShop, number: OrderNumber): Promise<void> {
  await pickTest(shop, number, { lines: [], rest: true })
}

async function pickTest(
  { deps }: TestShop,
  number: OrderNumber,
  picks: { readonly lines: readonly LinePick[]; readonly rest: boolean },
): Promise<string> {
  const substituteOffers = createSubstituteOffers(deps.db, () => Promise.resolve(deps))
  const request = { ...picks, order: { number, version: null }, note: 'as weighed' }
  const outcome = await pickOrder({ ...deps, substituteOffers }, staffActor, request)
  return outcome.ok ? outcome.value.state : outcome.refusal.type
}

export async function onHand({ deps }: TestShop, product: number): Promise<number> {
  const { rows } = await deps.pool.query('select on_hand from stock_level where product_id = $1', [product])
  return rows[0].on_hand
}
