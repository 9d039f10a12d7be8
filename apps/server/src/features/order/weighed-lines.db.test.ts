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
import { applyTransitions, pickTestLines, placeTestOrder } from './order.fixture.ts'

let shop: TestShop
let picker: string
let manager: string
beforeEach(async () => {
  shop = await openTestShop()
  const { rows } = await shop.deps.pool.query(
    `insert into staff (email, name, role, password_hash)
      values ('p@staff.example', 'P', 'WAREHOUSE', ''), ('m@staff.example', 'M', 'MANAGER', '') returning id`,
  )
  const [first, second] = rows
  picker = await openStaffSession(shop.deps.db, first.id as StaffId, { nowMs: shop.clock.nowMs() })
  manager = await openStaffSession(shop.deps.db, second.id as StaffId, { nowMs: shop.clock.nowMs() })
})
afterEach(() => shop.close())

const pickedSchema = v.object({ officePickOrder: v.object({ refusal: v.unknown(), order: v.unknown() }) })

interface Consent {
  readonly agreedBy?: string
  readonly weighedAgain?: number
}

async function weigh(
  number: string,
  kilograms: number,
  { as = picker, ...consent }: Consent & { readonly as?: string } = {},
) {
  const { rows } = await shop.deps.pool.query('select version from orders where number = $1', [number])
  const { result } = await shop.askAs(
    as,
    `mutation ($number: String!, $version: Int!, $line: LinePickInput!, $prices: Boolean!) {
      officePickOrder(number: $number, version: $version, lines: [$line]) {
        refusal { type position reason maxQuantity maxAmount @include(if: $prices) message }
        order { number totals @include(if: $prices) { net } } } }`,
    {
      number,
      line: { position: 1, supplied: kilograms, ...consent },
      version: rows[0].version,
      prices: as === manager,
    },
  )
  return result.data ? v.parse(pickedSchema, result.data).officePickOrder : result.errors?.[0]?.message
}

const staff = (...args: readonly string[]) =>
  runInTest(staffCommand, args, {
    database: { ...shop.deps, description: 'of a test', close: () => Promise.resolve() },
  })

const ordered = [[products.mince, '2', 2.5]] as const

async function confirmed(change: Partial<Parameters<typeof placeTestOrder>[2]> = {}) {
  const number = await placeTestOrder(shop, 'a1', { lines: ordered, paymentType: 'ACCOUNT', ...change })
  await applyTransitions(shop, number, 'CONFIRM')
  return number
}

async function setMargin(percent: number): Promise<void> {
  const { pool, wholesaler } = shop.deps
  await pool.query(
    `insert into config values ('weightMarginPercent', $1) on conflict (key) do update set value = excluded.value`,
    [percent],
  )
  const { rows } = await pool.query(`update version set n = n + 1 where name = 'settings' returning n`)
  await wholesaler.syncTo(rows[0].n)
}

const aboveMargin = {
  type: 'LINE_REFUSED',
  position: 1,
  reason: 'ABOVE_MARGIN',
  maxQuantity: 2.875,
  message: 'Line 1: more than 2.875 kg needs the customer’s agreement. Weigh it again, or enter who agreed.',
}
const agreedBy = 'Anna Nowak, by phone'

describe('a line above the margin of the order', () => {
  test.each(['ACCOUNT', 'CASH'] as const)(
    'needs the name of who agreed to it when paid by %s',
    async (paymentType) => {
      const number = await confirmed({ paymentType })
      expect(await weigh(number, 2.875)).toMatchObject({ refusal: null })
      expect(await weigh(number, 2.9)).toMatchObject({ refusal: aboveMargin })
      for (const nobody of ['  ', '-', '.', '1', '\u3164', '\u2800', '\u{E0041}\uFE0F'])
        expect(await weigh(number, 2.9, { as: manager, agreedBy: nobody })).toMatchObject({
          refusal: aboveMargin,
        })
      expect(await weigh(number, 2.9, { agreedBy })).toContain('NOT_ALLOWED')
      expect(await weigh(number, 2.9, { as: manager, agreedBy })).toMatchObject({
        refusal: null,
        order: { totals: { net: '18.85' } },
      })
      const { rows } = await shop.deps.pool.query('select agreed_by from order_adjustment order by id')
      expect(rows.map(({ agreed_by }) => agreed_by)).toEqual(['', agreedBy])
    },
  )

  test('is refused if the card’s hold is too low, with the line, the reason and the maximum', async () => {
    const number = await confirmed({ paymentType: 'CARD', card: { token: 'SUCCEEDS' } })
    const message = 'Line 1: the card is held for at most 2.875 kg.'
    const held = { ...aboveMargin, reason: 'MORE_THAN_HELD', message }
    expect(await weigh(number, 2.9)).toMatchObject({ refusal: held })
    expect(await weigh(number, 2.9, { as: manager, agreedBy })).toMatchObject({ refusal: held })
    const { errors } = await staff('orders', 'pick', number, '1=2.9', '--agreed', `1=${agreedBy}`)
    expect(errors[0]).toContain(message.slice(0, -1))
    expect(await weigh(number, 2.875)).toMatchObject({ refusal: null })
  })

  test('is entered twice from three times the order, at the terminal too', async () => {
    const number = await confirmed({ paymentType: 'CASH' })
    const pick = async (...more: readonly string[]) =>
      (await staff('orders', 'pick', number, '1=2873', ...more)).errors.join(' ')
    expect(await pick()).toContain('--agreed "1=<who, and how>"')
    expect(await pick('--agreed', `1=${agreedBy}`)).toContain('--weighed-again 1=<weight>')
    expect(await pick('--agreed', `1=${agreedBy}`, '--weighed-again', '1=2.873')).toContain('--weighed-again')
    expect(await pick('--weighed-again', '1=2873')).toContain('--agreed')
    expect(await pick('--agreed', `2=${agreedBy}`)).toContain('Line 2 is not picked by this command')
    expect(await pick('--agreed', `1=${agreedBy}`, '--weighed-again', '1=2873')).toBe('')
  })

  test('never passes the credit limit', async () => {
    await shop.deps.pool.query(`update company set credit_limit_minor = 3000 where code = 'A'`)
    const number = await confirmed()
    expect(await weigh(number, 4.7, { as: manager, agreedBy })).toMatchObject({
      refusal: { type: 'OVER_CREDIT_LIMIT', maxAmount: '30.00' },
    })
    expect(await weigh(number, 4.6, { as: manager, agreedBy })).toMatchObject({ refusal: null })
    await shop.deps.pool.query(`update company set credit_limit_minor = 2000 where code = 'A'`)
    expect(await weigh(number, 4.65, { as: manager, agreedBy })).toMatchObject({
      refusal: { type: 'OVER_CREDIT_LIMIT' },
    })
    expect(await weigh(number, 4.5, { as: manager, agreedBy })).toMatchObject({ refusal: null })
  })

  test('needs the name within the margin too if it passes the credit limit', async () => {
    const number = await confirmed()
    await shop.deps.pool.query(`update company set credit_limit_minor = 1625 where code = 'A'`)
    const message =
      'Line 1: this would exceed the credit limit of the company. Supply less, or enter who agreed.'
    const passed = { ...aboveMargin, reason: 'ABOVE_CREDIT_LIMIT', maxQuantity: null, message }
    expect(await weigh(number, 2.51)).toMatchObject({ refusal: passed })
    expect(await weigh(number, 2.4)).toMatchObject({ refusal: null })
    expect(await weigh(number, 2.5)).toMatchObject({ refusal: null })
    const { errors } = await staff('orders', 'pick', number, '1=2.8')
    expect(errors[0]).toContain('--agreed "1=<who, and how>"')
    expect(await weigh(number, 2.8, { as: manager, agreedBy })).toMatchObject({ refusal: null })
    expect(await weigh(number, 2.7)).toMatchObject({ refusal: null })
    const { rows } = await shop.deps.pool.query('select agreed_by from order_adjustment order by id')
    expect(rows.map(({ agreed_by }) => agreed_by)).toEqual(['', '', agreedBy, ''])
  })

  test('is measured by the setting on the day of the order', async () => {
    await setMargin(0)
    const exact = await confirmed()
    await setMargin(40)
    expect(await weigh(exact, 2.501)).toMatchObject({ refusal: { reason: 'ABOVE_MARGIN', maxQuantity: 2.5 } })
    const held = await confirmed({ paymentType: 'CARD', card: { token: 'SUCCEEDS' } })
    await setMargin(100)
    const { rows } = await shop.deps.pool.query('select amount from payment')
    // 3.5 kg at £6.50.
    expect(rows).toEqual([{ amount: 2275 }])
    expect(await weigh(held, 3.501)).toMatchObject({
      refusal: { reason: 'MORE_THAN_HELD', maxQuantity: 3.5 },
    })
    expect(await weigh(held, 3.5, { as: manager })).toMatchObject({
      refusal: null,
      order: { totals: { net: '22.75' } },
    })
  })
})

const hundredBags = { code: '800001', unit: '1', quantity: 100_000 } as const

test.each([
  ['a weight far below the order', { supplied: 500 }],
  ['a substitute that is worth far more', { supplied: 0, substitute: hundredBags }],
])('%s needs a name, which is kept', async (_what, pick) => {
  const number = await confirmed()
  expect(await pickTestLines(shop, number, { position: 1, ...pick })).toMatch(/^LINE_REFUSED|TOO_LARGE$/)
  expect(await pickTestLines(shop, number, { position: 1, ...pick, agreedBy })).toBe('PICKING')
  const { rows } = await shop.deps.pool.query(`select agreed_by from order_adjustment where agreed_by <> ''`)
  expect(rows).toEqual([{ agreed_by: agreedBy }])
})

test('a weighed substitute that is worth far more is entered twice', async () => {
  const number = await placeTestOrder(shop, 'a1', { lines: [[products.cola, '2', 1]] })
  await applyTransitions(shop, number, 'CONFIRM')
  const heavy = {
    position: 1,
    supplied: 0,
    substitute: { code: '200001', unit: '2', quantity: 90_000 },
  } as const
  expect(await pickTestLines(shop, number, heavy)).toBe('SUBSTITUTE_TOO_LARGE')
  expect(await pickTestLines(shop, number, { ...heavy, agreedBy })).toBe('LINE_REFUSED')
  expect(await pickTestLines(shop, number, { ...heavy, agreedBy, weighedAgain: 9000 })).toBe('LINE_REFUSED')
  expect(await pickTestLines(shop, number, { ...heavy, agreedBy, weighedAgain: 90_000 })).toBe('PICKING')
})

test('the maximum is stated in each language', () => {
  const refusal = {
    type: 'LINE_REFUSED',
    position: 3,
    reason: 'MORE_THAN_HELD',
    maxQuantity: 2875 as never,
  } as const
  expect(languages.map((language) => changeRefusalText(refusal, language))).toEqual([
    'Line 3: the card is held for at most 2.875 kg.',
    'Pozycja 3: na karcie zablokowano kwotę za najwyżej 2,875 kg.',
    '3. kalem: kartta en fazla 2,875 kg için provizyon var.',
  ])
})
