import { randomUUID } from 'node:crypto'
import type { StaffId } from '@provender/domain/ids'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runInTest } from '../../cli/run-in-test.fixture.ts'
import { staffCommand } from '../../cli/staff-command.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { openStaffSession } from '../staff/staff-sessions.ts'
import { dispatchedOrder } from './invoiced-order.fixture.ts'

let shop: TestShop
let accounts: string
beforeEach(async () => {
  shop = await openTestShop()
  const { rows } = await shop.deps.pool.query(
    `insert into staff (email, name, role, password_hash) values ('m@staff.example', 'M', 'MANAGER', '') returning id`,
  )
  accounts = await openStaffSession(shop.deps.db, rows[0].id as StaffId, { nowMs: shop.clock.nowMs() })
})
afterEach(() => shop.close())

interface Entered {
  readonly order?: string
  readonly agreedBy?: string
  readonly amountAgain?: string
}

async function record(amount: string, entered: Entered = {}) {
  const { result } = await shop.askAs(
    accounts,
    `mutation ($key: Uuid!, $amount: Money!, $order: String, $agreedBy: String, $amountAgain: Money) {
      officeRecordPayment(key: $key, companyCode: "A", amount: $amount, method: BANK_TRANSFER, order: $order,
        agreedBy: $agreedBy, amountAgain: $amountAgain) { balance refusal maxAmount } }`,
    { key: randomUUID(), amount, ...entered },
  )
  return (result.data as { officeRecordPayment: object } | null)?.officeRecordPayment ?? result.errors
}

const ledger = (...args: readonly string[]) =>
  runInTest(staffCommand, ['ledger', ...args], {
    database: { ...shop.deps, description: 'of a test', close: () => Promise.resolve() },
  })

const agreedBy = 'Anna Nowak, by phone'
// What the order of the fixture comes to.
const owed = '54.13'
const typed = '5413'

describe('a payment above what is owed', () => {
  test.each(['the invoice', 'the account'])(
    'of %s needs a name, and far above it the amount again',
    async (of) => {
      const number = await dispatchedOrder(shop)
      const named = of === 'the invoice' ? { order: number } : {}
      const refused = (refusal: string) => ({ balance: null, refusal, maxAmount: owed })
      expect(await record('54.14', named)).toEqual(refused('MORE_THAN_OWED'))
      expect(await record(typed, named)).toEqual(refused('MORE_THAN_OWED'))
      expect(await record(typed, { ...named, agreedBy: '-' })).toEqual(refused('MORE_THAN_OWED'))
      expect(await record(typed, { ...named, agreedBy })).toEqual(refused('ENTER_AGAIN'))
      expect(await record(typed, { ...named, agreedBy, amountAgain: '54.13' })).toEqual(
        refused('ENTER_AGAIN'),
      )
      expect((await shop.deps.pool.query(`select from ledger_entry where kind = 'PAYMENT'`)).rowCount).toBe(0)
      expect(await record('60.00', { ...named, agreedBy })).toMatchObject({ refusal: null, balance: '-5.87' })
    },
  )

  test('of one invoice is asked about though others are open', async () => {
    const number = await dispatchedOrder(shop)
    await dispatchedOrder(shop)
    expect(await record('100.00', { order: number })).toMatchObject({
      refusal: 'MORE_THAN_OWED',
      maxAmount: owed,
    })
    expect(await record('100.00')).toMatchObject({ refusal: null })
  })

  test('of the account is asked about if what came before is not allocated', async () => {
    const number = await dispatchedOrder(shop)
    expect((await ledger('rule', 'A', 'leave')).errors).toEqual([])
    expect(await record('30.00')).toMatchObject({ refusal: null, balance: '24.13' })
    expect(await record('30.00')).toMatchObject({ refusal: 'MORE_THAN_OWED', maxAmount: '24.13' })
    expect(await record('24.13')).toMatchObject({ refusal: null, balance: '0.00' })
    expect(await record('0.01')).toMatchObject({ refusal: 'MORE_THAN_OWED', maxAmount: '0.00' })
    expect(await record('10.00', { order: number, agreedBy })).toMatchObject({ refusal: null })
  })

  test('is asked about at the terminal, which keeps who agreed', async () => {
    await dispatchedOrder(shop)
    const complaintOf = async (...args: readonly string[]) => (await ledger('pay', 'A', ...args)).errors[0]
    expect(await complaintOf(typed)).toBe(
      `That is more than is owed, ${owed}. If it is right: --agreed "<who, and how>"`,
    )
    expect(await complaintOf(typed, '--agreed', agreedBy)).toBe(
      `That is far more than is owed, ${owed}. Give the amount again: --amount-again <amount>`,
    )
    const paid = await ledger('pay', 'A', typed, '--agreed', agreedBy, '--amount-again', typed)
    expect(paid.errors).toEqual([])
    const { output } = await ledger('A')
    expect(output.filter((row) => row.includes(agreedBy))).toHaveLength(1)
  })
})

test('a payment of what is owed, or less, keeps no name', async () => {
  await dispatchedOrder(shop)
  expect(await record('4.13', { agreedBy })).toMatchObject({ refusal: null, balance: '50.00' })
  expect(await record('50.00')).toMatchObject({ refusal: null, balance: '0.00' })
  const { rows } = await shop.deps.pool.query(`select agreed_by from ledger_entry where kind = 'PAYMENT'`)
  expect(rows).toEqual([{ agreed_by: '' }, { agreed_by: '' }])
})
