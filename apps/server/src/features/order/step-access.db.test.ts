import { type StaffRole, staffRoles } from '@provender/domain/permission/permission'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { products } from '../../testing/fill-test-shop.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { applyTransition, type TransitionRequest } from './apply-transition.ts'
import { placeTestOrder } from './order.fixture.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** True if a staff member of this role may take the step. A permitted step is taken. */
async function may(role: StaffRole, number: string, transition: TransitionRequest['transition']) {
  const order = { number, version: null } as TransitionRequest['order']
  const actor = { kind: 'STAFF', staffId: null, role } as const
  const taken = await applyTransition(shop.deps, actor, { order, transition, note: '' })
  if (!taken.ok && taken.refusal.type !== 'NOT_ALLOWED') throw new Error(taken.refusal.type)
  return taken.ok
}

const placeOrder = () => placeTestOrder(shop, 'a1', { lines: [[products.beans, '2', 1]] })

test.each([
  ['CREDIT', ['MANAGER', 'ACCOUNTS']],
  ['CHECK', ['MANAGER', 'ORDER_DESK']],
] as const)('an order on hold because of %s is released by %j only', async (hold, releasers) => {
  const number = await placeOrder()
  const released = []
  for (const role of staffRoles) {
    await may('MANAGER', number, 'HOLD').catch(() => undefined)
    await shop.deps.db.updateTable('order_event').set({ hold }).where('hold', 'is not', null).execute()
    if (await may(role, number, 'RELEASE')) released.push(role)
  }
  expect(released).toEqual(releasers)
})

test.each([
  ['CONFIRMED', ['MANAGER', 'ORDER_DESK']],
  ['OUT_FOR_DELIVERY', ['MANAGER']],
] as const)('an order that is %s is cancelled by %j only', async (state, cancellers) => {
  const cancelled = []
  for (const role of staffRoles) {
    const number = await placeOrder()
    await shop.deps.db.updateTable('orders').set({ state }).where('number', '=', number).execute()
    if (await may(role, number, 'CANCEL')) cancelled.push(role)
    else await may('MANAGER', number, 'CANCEL')
  }
  expect(cancelled).toEqual(cancellers)
})
