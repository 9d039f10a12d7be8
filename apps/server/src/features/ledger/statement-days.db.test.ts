import type { CompanyId } from '@provender/domain/ids'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { applyTransitions, pickTestOrder, placeTestOrder } from '../order/order.fixture.ts'
import { colaAndMince, pay } from './invoiced-order.fixture.ts'
import { applyChange } from './master-data.fixture.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const setTimeZone = (value: string) =>
  applyChange(shop, 1 as CompanyId, { of: 'setting', field: 'warehouseTimezone', value })

async function statement(period = '') {
  const { accountStatement } = await shop.get(
    'a1',
    `{ accountStatement${period} { to total closing unallocated ageing { current } entries { kind } } }`,
  )
  return accountStatement
}

test('after the time zone was set back, the statement until now has what is booked on a day to come, once', async () => {
  const number = await placeTestOrder(shop, 'a1', colaAndMince)
  await applyTransitions(shop, number, 'CONFIRM')
  await pickTestOrder(shop, number)
  await setTimeZone('Pacific/Kiritimati')
  await applyTransitions(shop, number, 'PACK', 'DISPATCH')
  await pay(shop, 1000)
  await setTimeZone('Pacific/Niue')
  const booked = {
    to: '2026-11-24',
    total: 2,
    closing: '56.20',
    unallocated: '0.00',
    ageing: { current: '56.20' },
    entries: [{ kind: 'INVOICE' }, { kind: 'PAYMENT' }],
  }
  expect(await statement()).toEqual(booked)
  const nothing = { total: 0, closing: '0.00', ageing: { current: '0.00' }, entries: [] }
  expect(await statement('(to: "2026-11-23")')).toMatchObject(nothing)
  shop.clock.advance(3 * 86_400_000)
  expect(await statement()).toEqual({ ...booked, to: '2026-11-25' })
  expect(await statement('(from: "2026-11-25")')).toMatchObject({ ...nothing, closing: '56.20', ageing: {} })
})
