import { afterEach, beforeEach, expect, test } from 'vitest'
import { runInTest } from '../../cli/run-in-test.fixture.ts'
import { staffCommand } from '../../cli/staff-command.ts'
import type { TestShop } from '../../testing/test-shop.ts'
import { createHoldScene, dayMs, openShopOfShortTerms, total } from './held-order.fixture.ts'
import { documentsOf } from './invoiced-order.fixture.ts'

let shop: TestShop
let scene: ReturnType<typeof createHoldScene>
beforeEach(async () => {
  shop = await openShopOfShortTerms()
  scene = createHoldScene(shop)
})
afterEach(() => shop.close())

const ledger = async (...args: readonly string[]) => {
  const database = { ...shop.deps, description: 'of a test', close: () => Promise.resolve() }
  const { output, errors } = await runInTest(staffCommand, ['ledger', ...args], {
    database,
    nowMs: shop.clock.nowMs(),
  })
  return [...output, ...errors]
}

/** An order in euros, and another whose invoice in pounds is overdue since an import changed the currency of the company. */
async function overdueInPounds() {
  const { number: invoiced } = await scene.dispatched()
  await shop.deps.pool.query('alter table company disable trigger keep_currency')
  await shop.deps.pool.query(`update company set currency_code = 'EUR' where code = 'A'`)
  await shop.deps.pool.query('alter table company enable trigger keep_currency')
  shop.clock.advance(3 * dayMs)
  const placed = await scene.order('2026-11-27')
  return { invoiced, placed }
}

async function statement() {
  const { accountStatement } = await shop.get(
    'a1',
    '{ accountStatement { closing currencyCode otherCurrencies { currencyCode balance overdue } credit { balance } } }',
  )
  return accountStatement
}

test('a debt in a former currency that is overdue holds orders until it is paid, and is on the statement', async () => {
  const { invoiced, placed } = await overdueInPounds()
  expect(placed.state).toBe('ON_HOLD')
  expect(await statement()).toEqual({
    closing: '0.00',
    currencyCode: 'EUR',
    otherCurrencies: [{ currencyCode: 'GBP', balance: '22.46', overdue: '22.46' }],
    credit: { balance: '0.00' },
  })
  await scene.payByBank(total, invoiced)
  expect(await scene.stateOf(placed.number)).toMatchObject({ state: 'SUBMITTED', hold: null })
  expect((await statement()).otherCurrencies).toEqual([])
})

test('a debt in a former currency is shown, paid, released, allocated and reversed at the terminal', async () => {
  const { invoiced, placed } = await overdueInPounds()
  const [{ number: invoice }] = await documentsOf(shop, invoiced)
  const stateNow = async (): Promise<string> => (await scene.stateOf(placed.number)).state
  expect((await ledger('show', 'A')).filter((line) => line.includes('owes'))).toEqual([
    "Kaya's Corner owes €0.00.",
    "Kaya's Corner owes £22.46.",
  ])
  expect(await ledger('pay', 'A', '22.46', '--order', invoiced)).toEqual(["Kaya's Corner owes £0.00 now."])
  expect(await stateNow()).toBe('SUBMITTED')
  expect(await ledger('release', 'A', '2', '--currency', 'gbp')).toEqual([
    expect.stringContaining('Entry 2 no longer settles £22.46.'),
  ])
  expect(await stateNow()).toBe('ON_HOLD')
  expect(await ledger('allocate', 'A', '2', invoice)).toEqual([`Entry 2 settles £22.46 of ${invoice}.`])
  expect(await stateNow()).toBe('SUBMITTED')
  expect((await ledger('reverse', 'A', '2', '--note', 'Returned'))[0]).toContain('is not a payment')
  expect(await ledger('reverse', 'A', '2', '--note', 'Returned', '--currency', 'GBP')).toEqual([
    "Payment 2 is reversed. Kaya's Corner owes £22.46 now.",
  ])
  expect(await stateNow()).toBe('ON_HOLD')
})
