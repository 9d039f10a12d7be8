import { afterEach, beforeEach, expect, test } from 'vitest'
import { picks, placedOrder, steps } from '../order/order.fixture.ts'
import { products } from '../testing/fill-test-shop.ts'
import { openTestShop, type TestShop } from '../testing/test-shop.ts'
import { type Ran, runInTest } from './run-in-test.fixture.ts'
import { staffCommand } from './staff-command.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const run = (...args: readonly string[]): Promise<Ran> =>
  runInTest(staffCommand, ['ledger', ...args], {
    database: { ...shop.deps, description: 'of a test', close: () => Promise.resolve() },
  })
const saidBy = async (...args: readonly string[]) => (await run(...args)).said
const complaintOf = async (...args: readonly string[]) => (await run(...args)).complained[0]

test('payments and credit notes are entered at the terminal, and the ledger is read there', async () => {
  const number = await placedOrder(shop, 'a1', { lines: [[products.cola, '2', 3]], paymentType: 'ACCOUNT' })
  expect(await complaintOf('credit', number, '--all', '--note', 'Late')).toBe(
    'Nothing of this order was invoiced',
  )
  await steps(shop, number, 'CONFIRM')
  await picks(shop, number, { position: 1, supplied: 3000 })
  await steps(shop, number, 'PACK', 'DISPATCH')
  expect(await saidBy('credit', number, '1=1', '--note', 'Came squashed')).toEqual([
    'Credit note CN-100001 is issued.',
  ])
  expect(await complaintOf('credit', number, '--amount', '30', '--note', 'Late')).toBe(
    'More than is left of the invoice, which is 22.47',
  )
  expect(await complaintOf('credit', number, '1=1')).toContain('Say why with --note')
  expect(await complaintOf('credit', number, '--note', 'Late')).toContain('Name lines')
  const paid = await saidBy('pay', 'A', '20.00', '--reference', 'KAYA 11/26', '--order', number)
  expect(paid).toEqual(["Kaya's Corner owes £2.47 now."])
  expect(await complaintOf('pay', 'A', '20,00')).toBe('"20,00" is not an amount of money')
  expect(await complaintOf('pay', 'Z', '20')).toBe('There is no company Z')
  const [invoice, credit, payment, owes] = await saidBy('A')
  expect(invoice).toMatch(/invoice +INV-100001 +order \d+ +due 20\d\d-\d\d-\d\d +£33.70 +£33.70$/)
  expect(credit).toMatch(/credit note +CN-100001 +order \d+ +−£11.23 +£22.47$/)
  expect(payment).toMatch(/payment +KAYA 11\/26 +−£20.00 +£2.47$/)
  expect(owes).toBe("Kaya's Corner owes £2.47.")
})
