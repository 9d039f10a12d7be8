import type { OrderNumber } from '@provender/domain/ids'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pickTestLines, placeTestOrder, applyTransitions } from '../features/order/order.fixture.ts'
import { products } from '../testing/fill-test-shop.ts'
import { openTestShop, type TestShop } from '../testing/test-shop.ts'
import { type CommandResult, runInTest } from './run-in-test.fixture.ts'
import { staffCommand } from './staff-command.ts'

const startMs = Date.parse('2026-05-04T10:00:00Z')
let nowMs: number
let shop: TestShop
beforeEach(async () => {
  nowMs = startMs
  shop = await openTestShop()
})
afterEach(() => shop.close())

const run = (...args: readonly string[]): Promise<CommandResult> =>
  runInTest(staffCommand, ['ledger', ...args], {
    database: { ...shop.deps, description: 'of a test', close: () => Promise.resolve() },
    nowMs,
  })
const outputOf = async (...args: readonly string[]) => (await run(...args)).output
const complaintOf = async (...args: readonly string[]) => (await run(...args)).errors[0]

test('the command line enters payments and credit notes and prints the ledger', async () => {
  const number = await placeTestOrder(shop, 'a1', {
    lines: [[products.cola, '2', 3]],
    paymentType: 'ACCOUNT',
  })
  expect(await complaintOf('credit', number, '--all', '--note', 'Late')).toBe('This order has no invoice')
  await applyTransitions(shop, number, 'CONFIRM')
  await pickTestLines(shop, number, { position: 1, supplied: 3000 })
  await applyTransitions(shop, number, 'PACK', 'DISPATCH')
  expect(await outputOf('credit', number, '1=1', '--note', 'Came squashed')).toEqual([
    'Credit note CN-100001 is issued.',
  ])
  expect(await complaintOf('credit', number, '--amount', '30', '--note', 'Late')).toBe(
    'At most 22.47 of the invoice can be credited',
  )
  expect(await complaintOf('credit', number, '1=1')).toContain('Give the reason with --note')
  expect(await complaintOf('credit', number, '--note', 'Late')).toContain('Give lines')
  const paid = await outputOf('pay', 'A', '20.00', '--reference', 'KAYA 11/26', '--order', number)
  expect(paid).toEqual(["Kaya's Corner owes £2.47 now."])
  expect(await complaintOf('pay', 'A', '20,00')).toBe('"20,00" is not an amount of money')
  expect(await complaintOf('pay', 'Z', '20')).toBe('There is no company Z')
  const [invoice, credit, payment, owes] = await outputOf('A')
  expect(invoice).toMatch(/invoice +INV-100001 +order \d+ +due 20\d\d-\d\d-\d\d +£33.70 +£33.70$/)
  expect(credit).toMatch(/credit note +CN-100001 +order \d+ +−£11.23 +£22.47$/)
  expect(payment).toMatch(/payment +KAYA 11\/26 +−£20.00 +£2.47$/)
  expect(owes).toBe("Kaya's Corner owes £2.47.")
})

async function invoicedOrder(): Promise<OrderNumber> {
  const number = await placeTestOrder(shop, 'a1', {
    lines: [[products.cola, '2', 3]],
    paymentType: 'ACCOUNT',
  })
  await applyTransitions(shop, number, 'CONFIRM')
  await pickTestLines(shop, number, { position: 1, supplied: 3000 })
  await applyTransitions(shop, number, 'PACK', 'DISPATCH')
  return number
}

test('the command line reverses a payment and allocates credit by hand', async () => {
  await invoicedOrder()
  await outputOf('pay', 'A', '200.00', ...agreed, '200')
  expect(await complaintOf('reverse', 'A', '2')).toContain('Give the reason with --note')
  expect(await complaintOf('reverse', 'A', 'two', '--note', 'x')).toContain('is not the number of an entry')
  expect(await complaintOf('reverse', 'A', '1', '--note', 'x')).toContain('Entry 1 is not a payment')
  const reversed = await outputOf('reverse', 'A', '2', '--note', 'Typed 200 for 20')
  expect(reversed).toEqual(["Payment 2 is reversed. Kaya's Corner owes £33.70 now."])
  expect(await complaintOf('reverse', 'A', '2', '--note', 'Again')).toBe('Payment 2 is reversed already')
  expect((await outputOf('A'))[2]).toMatch(/3 +.*reversal +£200.00 +£33.70 +Typed 200 for 20$/)

  expect(await outputOf('rule', 'A', 'leave')).toEqual([
    "Payments of Kaya's Corner without an invoice now wait for npm run staff -- ledger allocate.",
  ])
  await outputOf('pay', 'A', '20.00')
  expect(await outputOf('A')).toContain('Not allocated to an invoice: £20.00.')
  expect(await complaintOf('allocate', 'A', '4', 'INV-100001', '--amount', '20.01')).toContain(
    'At most 20.00',
  )
  const allocation = ['allocate', 'A', '4', 'INV-100001', '--amount', '7.00'] as const
  expect(await outputOf(...allocation)).toEqual(['Entry 4 settles £7.00 of INV-100001.'])
  expect(await complaintOf(...allocation)).toContain('nothing was written now')
  expect(await outputOf('A')).toContain('Not allocated to an invoice: £13.00.')
  expect(await outputOf(...allocation, '--again')).toEqual(['Entry 4 settles £7.00 of INV-100001.'])
  expect((await outputOf('release', 'A', '4'))[0]).toContain('Entry 4 no longer settles £14.00')
  expect(await complaintOf('release', 'A', '4')).toBe('Entry 4 settles no invoice')
  expect(await outputOf('differences')).toEqual(['Explicit allocations changed no open amount.'])
})

const agreed = ['--agreed', 'Ada, by phone', '--amount-again'] as const
const asAda = ['--as', 'ada@provender.example'] as const
const asGrace = ['--as', 'grace@provender.example'] as const

async function addColleagues(): Promise<void> {
  await shop.deps.pool.query(
    `insert into staff (email, name, role, password_hash)
     select name || '@provender.example', name, 'MANAGER', '' from unnest(array['ada', 'grace']) name`,
  )
}

async function waitMinutes(minutes: number): Promise<void> {
  nowMs += minutes * 60_000
  await shop.deps.pool.query(
    'update idempotency_key set created_at = created_at - make_interval(mins => $1)',
    [minutes],
  )
}

test('the command line enters the same payment again after ten minutes, and refuses it before', async () => {
  const standingOrder = ['pay', 'A', '500', '--reference', 'Standing order', ...agreed, '500'] as const
  expect(await outputOf(...standingOrder)).toEqual(["Kaya's Corner owes −£500.00 now."])
  await waitMinutes(9)
  expect(await complaintOf(...standingOrder)).toMatch(/^The same command ran \d+ s ago; nothing was written/)
  await waitMinutes(2)
  expect(await outputOf(...standingOrder)).toEqual(["Kaya's Corner owes −£1,000.00 now."])
  await outputOf('reverse', 'A', '2', '--note', 'Bounced')
  await waitMinutes(11)
  expect(await outputOf(...standingOrder)).toEqual(["Kaya's Corner owes −£1,000.00 now."])
  await waitMinutes(60 * 24 * 31)
  await shop.deps.pool.query('delete from idempotency_key')
  expect(await outputOf(...standingOrder)).toEqual(["Kaya's Corner owes −£1,500.00 now."])
})

test('the command line refuses what a colleague has just run, unless it is to run again', async () => {
  await addColleagues()
  const payment = ['pay', 'A', '20', '--reference', 'KAYA', ...agreed, '20'] as const
  await outputOf(...payment, ...asAda)
  expect(await complaintOf(...payment, ...asGrace)).toMatch(/^A colleague ran the same command \d+ s ago/)
  expect(await complaintOf(...payment)).toMatch(/^The same command ran \d+ s ago/)
  expect(await outputOf(...payment, ...asGrace, '--again')).toEqual(["Kaya's Corner owes −£40.00 now."])
})

async function lockRows(): Promise<() => Promise<void>> {
  const client = await shop.deps.pool.connect()
  await client.query('begin')
  await client.query('select from orders for update')
  await client.query('select from company for update')
  return async () => {
    await client.query('rollback')
    client.release()
  }
}

async function countWaiting(): Promise<unknown> {
  const { rows } = await shop.deps.pool.query(
    `select count(*)::int as n from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]?.n
}

test('the command line writes once what two colleagues run at the same moment', async () => {
  await addColleagues()
  const number = await invoicedOrder()
  const commands = [
    ['pay', 'A', '20', '--reference', 'KAYA'],
    ['credit', number, '--amount', '5', '--note', 'Late'],
  ] as const
  for (const command of commands) {
    const unlock = await lockRows()
    const running = [run(...command, ...asAda), run(...command, ...asGrace)]
    await expect.poll(countWaiting).toBe(2)
    await unlock()
    const results = await Promise.all(running)
    expect(results.filter(({ exitCode }) => exitCode === 0)).toHaveLength(1)
    expect(results.flatMap(({ errors }) => errors)[0]).toMatch(/^The same command has just run; nothing/)
  }
  expect(await outputOf('A')).toContain("Kaya's Corner owes £8.70.")
})
