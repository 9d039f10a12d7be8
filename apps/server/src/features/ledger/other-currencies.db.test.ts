import { afterEach, beforeEach, expect, test } from 'vitest'
import { runInTest } from '../../cli/run-in-test.fixture.ts'
import { staffCommand } from '../../cli/staff-command.ts'
import { products } from '../../testing/fill-test-shop.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { applyTransitions, placeTestOrder } from '../order/order.fixture.ts'
import { dispatchedOrder } from './invoiced-order.fixture.ts'
import { warnOfOtherCurrencies } from './other-currencies.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const ledger = (...args: readonly string[]) =>
  runInTest(staffCommand, ['ledger', ...args], {
    database: { ...shop.deps, description: 'of a test', close: () => Promise.resolve() },
  })
const outputOf = async (...args: readonly string[]) => (await ledger(...args)).output
const complaintOf = async (...args: readonly string[]) => (await ledger(...args)).errors[0]

/** As an import could once do. */
async function changeCurrency(code: string): Promise<void> {
  await shop.deps.pool.query('alter table company disable trigger keep_currency')
  await shop.deps.pool.query(`update company set currency_code = $1 where code = 'A'`, [code])
  await shop.deps.pool.query('alter table company enable trigger keep_currency')
}

async function warnings(): Promise<readonly unknown[]> {
  const given: unknown[] = []
  await warnOfOtherCurrencies({ db: shop.deps.db, log: { warn: (facts: unknown) => void given.push(facts) } })
  return given
}

test('a debt in a former currency is named, and the company can return to it', async () => {
  await dispatchedOrder(shop)
  expect(await outputOf('currencies')).toEqual(['Every company owes in its own currency.'])
  expect(await warnings()).toEqual([])
  await changeCurrency('EUR')
  const number = await placeTestOrder(shop, 'a1', {
    lines: [[products.cola, '2', 1]],
    paymentType: 'ACCOUNT',
  })
  expect(await outputOf('currencies')).toEqual([
    "A Kaya's Corner, now in EUR: owes £54.13, 1 open order in GBP",
  ])
  expect(await warnings()).toEqual([{ companies: ['A'] }])
  expect(await complaintOf('currency', 'A', 'PLN')).toBe(
    'The company has neither ordered nor owed in this currency',
  )
  expect(await complaintOf('currency', 'Z', 'GBP')).toBe('There is no such company')
  expect(await complaintOf('currency', 'A', 'GBP')).toBe(
    'First settle and finish what is open: owes €0.00, 1 open order in EUR',
  )
  await expect(
    shop.deps.pool.query(`update company set currency_code = 'GBP' where code = 'A'`),
  ).rejects.toThrow('in EUR')
  await applyTransitions(shop, number, 'CANCEL')
  expect(await outputOf('currency', 'A', 'gbp')).toEqual([
    'The orders and the account of A are in GBP now.',
    'Check its credit limit, whose number is unchanged: £2,500.00.',
  ])
  expect(await outputOf('A')).toContain("Kaya's Corner owes £54.13.")
  expect(await outputOf('currencies')).toEqual(['Every company owes in its own currency.'])
  expect(await complaintOf('currency', 'A', 'EUR')).toContain('owes £54.13')
})
