import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { placeTestOrder } from '../features/order/order.fixture.ts'
import { readGatewayRecords, dispatchOrder, runPaymentJobs } from '../features/payment/payment.fixture.ts'
import { products } from '../testing/fill-test-shop.ts'
import { openTestShop, type TestShop } from '../testing/test-shop.ts'
import { type CommandResult, runInTest } from './run-in-test.fixture.ts'
import { staffCommand } from './staff-command.ts'

let shop: TestShop
let number: string
beforeEach(async () => {
  shop = await openTestShop()
  number = await placeTestOrder(shop, 'a1', {
    lines: [
      [products.mince, '2', 5],
      [products.cola, '2', 2],
    ],
  })
})
afterEach(() => shop.close())

const run = (...args: readonly string[]): Promise<CommandResult> =>
  runInTest(staffCommand, ['orders', ...args], {
    database: { ...shop.deps, description: 'of a test', close: () => Promise.resolve() },
  })
const outputOf = async (...args: readonly string[]) => (await run(...args)).output
const complaintOf = async (...args: readonly string[]) => (await run(...args)).errors[0]

describe('orders on the command line', () => {
  test('are listed while they are open, and changed in the name of the given staff member', async () => {
    await shop.deps.db
      .insertInto('staff')
      .values({ email: 'grace@staff.example', name: 'Grace', password_hash: '' })
      .execute()
    await shop.deps.db
      .updateTable('product')
      .set({ shelf_location: 'B-04-2' })
      .where('code', '=', '200001')
      .execute()
    expect(await outputOf()).toEqual([
      `${number}  submitted  delivery 2026-11-24  A Kaya's Corner  2 lines  £54.96`,
    ])
    expect(await outputOf('confirm', number, '--as', 'grace@staff.example')).toEqual([
      `Order ${number} is confirmed.`,
    ])
    expect(await outputOf('pick', number, '1=4.873', '2=0,800001/1=3', '--note', 'bay 2')).toEqual([
      `Order ${number} is picking.`,
    ])
    const output = await outputOf('show', number)
    expect(output).toContainEqual(
      expect.stringMatching(/^1 +B-04-2 +200001 +Beef Mince +5 kg +supplied 4.873 kg +£31.67$/),
    )
    expect(output).toContainEqual(expect.stringMatching(/^2 +300001 +Cola · 24 × 330 ml +2 /))
    expect(output).toContainEqual(
      expect.stringMatching(/^3 +800001 +Rice +for line 2 +supplied 3 each +£6.00$/),
    )
    expect(output).toContainEqual(expect.stringMatching(/confirmed +grace@staff.example$/))
    for (const step of ['pack', 'dispatch', 'deliver']) await run(step, number)
    expect(await outputOf()).toEqual(['There are none.'])
    expect(await complaintOf()).toBe(
      'Closed orders left out: 1. To see them: --state delivered, --state collected, --state cancelled, or --date <day>.',
    )
    expect(await outputOf('list', '--date', '2026-11-24')).toHaveLength(1)
    expect(await outputOf('list', '--date', '2026-11-25')).toEqual(['There are none.'])
    expect(await outputOf('list', '--state', 'delivered', '--company', 'A')).toHaveLength(1)
    expect(await outputOf('list', '--state', 'delivered', '--company', 'B')).toEqual(['There are none.'])
  })

  test('are picked as ordered, except for the lines that the command names', async () => {
    await run('confirm', number)
    await run('pick', number, '2=1', '--rest')
    expect(await outputOf('pack', number)).toEqual([`Order ${number} is packed.`])
    const { order } = await shop.get(
      'a1',
      'query ($number: String!) { order(number: $number) { lines { suppliedQuantity } } }',
      { number },
    )
    expect(order.lines).toEqual([{ suppliedQuantity: 5 }, { suppliedQuantity: 1 }])
  })

  test('are refunded to the card up to the captured amount, and never more', async () => {
    const paid = await placeTestOrder(shop, 'a1', { lines: [[1, '2', 2]], card: { token: 'SUCCEEDS' } })
    expect(await complaintOf('refund', paid)).toMatch(/^There is nothing to refund/)
    await dispatchOrder(shop, paid)
    await runPaymentJobs(shop, shop.deps)
    expect(await complaintOf('refund', paid, '--amount', '26.41')).toBe(
      `At most 26.40 can be refunded: ${paid}`,
    )
    expect(await complaintOf('refund', paid, '--amount', '-1')).toMatch(
      /is not an amount$|argument is ambiguous/,
    )
    expect(await outputOf('refund', paid, '--amount', '6.40')).toEqual([
      `Order ${paid}: 6.40 goes back to the card as soon as the server runs.`,
    ])
    await runPaymentJobs(shop, shop.deps)
    expect(await readGatewayRecords(shop, paid)).toMatchObject([{ captured: 2640, refunded: 640 }])
  })

  test('stay unchanged when a command is refused, which gives the reason', async () => {
    expect(await complaintOf('pack', number)).toBe(`Not possible while the order is submitted: ${number}`)
    await run('confirm', number)
    await run('pick', number, '1=5')
    expect(await complaintOf('pack', number)).toBe(`1 line not picked yet: ${number}`)
    expect(await complaintOf('pick', number, '2=3')).toBe(
      `Line 2: more than was ordered. At most 2 can be supplied: ${number}`,
    )
    expect(await complaintOf('pick', number, '2=two')).toMatch(/^"2=two" is not <line>=<quantity>/)
    expect(await complaintOf('pick', number)).toBe(
      'Give the picked quantity of each line, or --rest to pick all lines in full',
    )
    expect(await complaintOf('confirm', '999999')).toBe('There is no such order: 999999')
    expect(await complaintOf('list', '--state', 'lost')).toMatch(/^"lost" is not one of submitted, on-hold, /)
    expect(await complaintOf('ship', number)).toMatch(
      /^"ship" is not one of list, show, pick, refund, confirm/,
    )
    expect(await complaintOf('hold', number, '--as', 'nobody@staff.example')).toBe(
      'No staff member has the e-mail address nobody@staff.example',
    )
  })
})
