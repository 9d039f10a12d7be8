import type { StaffId } from '@provender/domain/ids'
import { languages } from '@provender/domain/languages'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runInTest } from '../../cli/run-in-test.fixture.ts'
import { staffCommand } from '../../cli/staff-command.ts'
import { products } from '../../testing/fill-test-shop.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { openStaffSession } from '../staff/staff-sessions.ts'
import { changeRefusalText } from './change-refusal-text.ts'
import { placeTestOrder, applyTransitions } from './order.fixture.ts'

let shop: TestShop
let picker: string
beforeEach(async () => {
  shop = await openTestShop()
  const { rows } = await shop.deps.pool.query(
    `insert into staff (email, name, role, password_hash) values ('p@staff.example', 'P', 'WAREHOUSE', '') returning id`,
  )
  picker = await openStaffSession(shop.deps.db, rows[0].id as StaffId, shop.clock.nowMs())
})
afterEach(() => shop.close())

const pickedSchema = v.object({ officePickOrder: v.object({ refusal: v.unknown(), order: v.unknown() }) })

async function weigh(number: string, kilograms: number) {
  const { rows } = await shop.deps.pool.query('select version from orders where number = $1', [number])
  const { result } = await shop.askAs(
    picker,
    `mutation ($number: String!, $version: Int!, $kilograms: Quantity!) {
      officePickOrder(number: $number, version: $version, lines: [{ position: 1, supplied: $kilograms }]) {
        refusal { type position why mostQuantity message } order { totals { net } } } }`,
    { number, kilograms, version: rows[0].version },
  )
  return v.parse(pickedSchema, result.data).officePickOrder
}

const ordered = [[products.mince, '2', 2.5]] as const

describe('a line that weighs 2.9 kg instead of 2.5 kg', () => {
  test.each(['ACCOUNT', 'CASH'] as const)(
    'is supplied and charged by weight when paid by %s',
    async (paymentType) => {
      const number = await placeTestOrder(shop, 'a1', { lines: ordered, paymentType })
      await applyTransitions(shop, number, 'CONFIRM')
      expect(await weigh(number, 2.9)).toEqual({ refusal: null, order: { totals: { net: '18.85' } } })
    },
  )

  test('is refused if the card’s hold is too low, with the line, the reason and the maximum', async () => {
    const number = await placeTestOrder(shop, 'a1', { lines: ordered, card: { token: 'SUCCEEDS' } })
    await applyTransitions(shop, number, 'CONFIRM')
    const message = 'Line 1: the card is held for at most 2.875 kg, 15% more than was ordered.'
    expect((await weigh(number, 2.9)).refusal).toEqual({
      type: 'LINE_REFUSED',
      position: 1,
      why: 'MORE_THAN_HELD',
      mostQuantity: 2.875,
      message,
    })
    const database = { ...shop.deps, description: 'of a test', close: () => Promise.resolve() }
    const { errors } = await runInTest(staffCommand, ['orders', 'pick', number, '1=2.9'], { database })
    expect(errors[0]).toContain(message.slice(0, -1))
    expect((await weigh(number, 2.875)).refusal).toBeNull()
  })
})

test('the maximum is stated in each language', () => {
  const refusal = {
    type: 'LINE_REFUSED',
    position: 3,
    reason: 'MORE_THAN_HELD',
    mostQuantity: 2875 as never,
  } as const
  expect(languages.map((language) => changeRefusalText(refusal, language))).toEqual([
    'Line 3: the card is held for at most 2.875 kg, 15% more than was ordered.',
    'Pozycja 3: na karcie zablokowano kwotę za najwyżej 2,875 kg, 15% więcej, niż zamówiono.',
    '3. kalem: kartta en fazla 2,875 kg için provizyon var; sipariş edilenden %15 fazla.',
  ])
})
