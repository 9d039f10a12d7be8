import { randomUUID } from 'node:crypto'
import type { CompanyId, OrderNumber } from '@provender/domain/ids'
import type { Minor } from '@provender/domain/money/money'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { WriteKey } from '../../kernel/idempotency/write-once.ts'
import type { TestShop } from '../../testing/test-shop.ts'
import { applyTransitions, pickTestOrder } from '../order/order.fixture.ts'
import { refundInvoice } from '../payment/invoice/refund-invoice.ts'
import { chargeBack, runPaymentJobs } from '../payment/payment.fixture.ts'
import { allocateCredit, releaseCredit } from './allocate-credit.ts'
import { creditInvoice } from './credit-invoice.ts'
import { createHoldScene, dayMs, type HeldOrder, openShopOfShortTerms, total } from './held-order.fixture.ts'
import { recordPayment } from './record-payment.ts'
import { releaseSettledHolds } from './release-credit-holds.ts'
import { reversePayment } from './reverse-payment.ts'
import { setAllocationRule } from './set-allocation-rule.ts'

let shop: TestShop
let scene: ReturnType<typeof createHoldScene>
beforeEach(async () => {
  shop = await openShopOfShortTerms()
  scene = createHoldScene(shop)
})
afterEach(() => shop.close())

const newKey = (): WriteKey => randomUUID()
const order = (date?: string) => scene.order(date)
const dispatched = (date?: string) => scene.dispatched(date)
const heldOrder = () => scene.heldOrder()
const stateOf = (number: OrderNumber) => scene.stateOf(number)
const payByBank = (amount: Minor, named: OrderNumber | null) => scene.payByBank(amount, named)

async function idOfCompany(): Promise<CompanyId> {
  const { rows } = await shop.deps.pool.query(`select company_id from login where email = 'a1@shop.example'`)
  return rows[0].company_id
}

const ways: Readonly<Record<string, (held: HeldOrder) => Promise<void>>> = {
  'bank transfer for the invoice': ({ invoiced }) => payByBank(total, invoiced),
  'bank transfer that names no invoice': () => payByBank(total, null),
  cash: async ({ invoiced }) => {
    const payment = { key: newKey(), companyCode: 'A', amount: total, reference: '', staffId: null } as const
    expect((await recordPayment(shop.deps, { ...payment, method: 'CASH', order: invoiced })).ok).toBe(true)
  },
  card: (held) => scene.payByCard(held),
  'credit note': async ({ invoiced }) => {
    const credit = { request: { type: 'REST' }, reason: 'never arrived', staffId: null } as const
    expect((await creditInvoice(shop.deps, invoiced, { key: newKey(), ...credit })).ok).toBe(true)
  },
  'allocation of money that was there': async ({ invoice, number }) => {
    await setAllocationRule(shop.deps.db, await idOfCompany(), 'leave')
    await payByBank((total + 1) as Minor, null)
    expect((await stateOf(number)).state).toBe('ON_HOLD')
    const allocation = { key: newKey(), companyCode: 'A', entry: 2, invoice, amount: null, staffId: null }
    expect((await allocateCredit(shop.deps, allocation)).ok).toBe(true)
  },
}

async function emailsAbout(number: OrderNumber): Promise<readonly string[]> {
  const { rows } = await shop.deps.pool.query(
    `select e.state from job join order_event e on job.key = 'order mail ' || e.id
     join orders on orders.id = e.order_id where number = $1 order by e.id`,
    [number],
  )
  return rows.map(({ state }) => state)
}

async function reversePaid(): Promise<void> {
  const reversal = { key: randomUUID(), companyCode: 'A', reason: 'Typed wrong', staffId: null }
  const { rows } = await shop.deps.pool.query(`select max(n) as n from ledger_entry where kind = 'PAYMENT'`)
  expect((await reversePayment(shop.deps, { ...reversal, entry: rows[0].n })).ok).toBe(true)
}

describe('a payment that is reversed, so that an invoice is overdue again,', () => {
  test('holds again what it released, until the invoice is paid', async () => {
    const held = await heldOrder()
    await payByBank(total, held.invoiced)
    await reversePaid()
    expect(await stateOf(held.number)).toMatchObject({ state: 'ON_HOLD', hold: 'CREDIT', version: 4 })
    expect((await stateOf(held.number)).events.at(-1)).toEqual({
      state: 'ON_HOLD',
      note: 'An invoice is overdue.',
    })
    expect(await emailsAbout(held.number)).toEqual(['ON_HOLD', 'SUBMITTED', 'ON_HOLD'])
    await payByBank(total, held.invoiced)
    expect((await stateOf(held.number)).state).toBe('SUBMITTED')
  })

  test('holds what was placed or confirmed meanwhile, and nothing that is being picked', async () => {
    const held = await heldOrder()
    await payByBank(total, held.invoiced)
    const placed = await order('2026-11-27')
    await applyTransitions(shop, held.number, 'CONFIRM')
    const picked = await order('2026-11-27')
    await applyTransitions(shop, picked.number, 'CONFIRM')
    await pickTestOrder(shop, picked.number)
    await reversePaid()
    for (const { number } of [held, placed])
      expect(await stateOf(number)).toMatchObject({ state: 'ON_HOLD', hold: 'CREDIT' })
    expect(await stateOf(picked.number)).toMatchObject({ state: 'PICKING', hold: null })
  })

  test('leaves an order that staff have released', async () => {
    const held = await heldOrder()
    await applyTransitions(shop, held.number, 'RELEASE')
    await payByBank(total, held.invoiced)
    await reversePaid()
    expect(await stateOf(held.number)).toMatchObject({ state: 'CONFIRMED', hold: null })
  })

  test('holds nothing unless what it opens again is overdue', async () => {
    const { number: overdue } = await dispatched()
    shop.clock.advance(2 * dayMs)
    const { number } = await order('2026-11-27')
    const { number: notDue } = await dispatched('2026-11-27')
    await payByBank(total, overdue)
    await reversePaid()
    expect(await stateOf(number)).toMatchObject({ state: 'SUBMITTED', hold: null })
    shop.clock.advance(dayMs)
    await payByBank(total, notDue)
    await reversePaid()
    expect(await stateOf(number)).toMatchObject({ state: 'SUBMITTED', hold: null })
    await payByBank(total, overdue)
    await reversePaid()
    expect(await stateOf(number)).toMatchObject({ state: 'ON_HOLD', hold: 'CREDIT' })
  })

  test.each([1, 2, 3])('never waits for a pick that waits for it, round %i', async () => {
    const held = await heldOrder()
    await payByBank(total, held.invoiced)
    await applyTransitions(shop, held.number, 'CONFIRM')
    await Promise.all([reversePaid(), pickTestOrder(shop, held.number)])
    expect(['PICKING', 'ON_HOLD']).toContain((await stateOf(held.number)).state)
  })
})

const reopenings: Readonly<Record<string, (held: HeldOrder) => Promise<void>>> = {
  'a chargeback': async (held) => {
    await scene.payByCard(held)
    expect((await stateOf(held.number)).state).toBe('SUBMITTED')
    await chargeBack(shop, held.invoiced, total)
  },
  'a refund to the card': async (held) => {
    await scene.payByCard(held)
    const refund = { number: held.invoice, amount: null, note: '', staffId: null, key: newKey() }
    expect((await refundInvoice(shop.deps, refund)).ok).toBe(true)
    await runPaymentJobs(shop, shop.deps)
  },
  'a refund of a joint payment': async (held) => {
    await scene.payJointly(held)
    const refund = { number: held.invoice, amount: null, note: '', staffId: null, key: newKey() }
    expect((await refundInvoice(shop.deps, refund)).ok).toBe(true)
    await runPaymentJobs(shop, shop.deps)
  },
  'a release of its payment by hand': async ({ invoiced }) => {
    await payByBank(total, invoiced)
    expect((await releaseCredit(shop.deps, { companyCode: 'A', entry: 2, staffId: null })).ok).toBe(true)
  },
}

test.each(Object.keys(reopenings))(
  'an overdue invoice that %s opens again holds what nobody has picked, until it is paid',
  async (way) => {
    const held = await heldOrder()
    await reopenings[way]!(held)
    expect(await stateOf(held.number)).toMatchObject({ state: 'ON_HOLD', hold: 'CREDIT', version: 4 })
    await payByBank(total, held.invoiced)
    expect((await stateOf(held.number)).state).toBe('SUBMITTED')
  },
)

test('an invoice that a chargeback opens again before it is due holds nothing', async () => {
  const { number: invoiced } = await dispatched()
  const { number } = await order()
  const { order: first } = await shop.get(
    'a1',
    'query ($n: String!) { order(number: $n) { documents { number } } }',
    { n: invoiced },
  )
  await scene.payByCard({ number, invoiced, invoice: first.documents[0].number })
  await chargeBack(shop, invoiced, total)
  expect(await stateOf(number)).toMatchObject({ state: 'SUBMITTED', hold: null })
})

test.each([1, 2, 3])('a chargeback never waits for a pick that waits for it, round %i', async () => {
  const held = await heldOrder()
  await scene.payByCard(held)
  await applyTransitions(shop, held.number, 'CONFIRM')
  await Promise.all([chargeBack(shop, held.invoiced, total), pickTestOrder(shop, held.number)])
  expect(['PICKING', 'ON_HOLD']).toContain((await stateOf(held.number)).state)
})

describe('an order that waits for an overdue invoice', () => {
  test.each(Object.keys(ways))('is released when the invoice is settled by %s', async (way) => {
    const held = await heldOrder()
    expect(await stateOf(held.number)).toMatchObject({ state: 'ON_HOLD', hold: 'CREDIT' })
    await ways[way]!(held)
    expect(await stateOf(held.number)).toEqual({
      state: 'SUBMITTED',
      hold: null,
      version: 3,
      events: [
        { state: 'SUBMITTED', note: '' },
        { state: 'ON_HOLD', note: 'An invoice is overdue.' },
        { state: 'SUBMITTED', note: '' },
      ],
    })
    expect(await applyTransitions(shop, held.number, 'CONFIRM')).toBe('CONFIRMED')
  })

  test('is released at the next start if a migration has settled the invoice, and only then', async () => {
    const held = await heldOrder()
    await releaseSettledHolds(shop.deps)
    expect((await stateOf(held.number)).state).toBe('ON_HOLD')
    await setAllocationRule(shop.deps.db, await idOfCompany(), 'leave')
    await payByBank((total + 1) as Minor, null)
    await shop.deps.pool.query(
      `insert into allocation (from_entry, to_entry, amount, made_on, rule) values (2, 1, $1, current_date, 'NAMED')`,
      [total],
    )
    expect((await stateOf(held.number)).state).toBe('ON_HOLD')
    await Promise.all([releaseSettledHolds(shop.deps), releaseSettledHolds(shop.deps)])
    expect(await stateOf(held.number)).toMatchObject({ state: 'SUBMITTED', hold: null, version: 3 })
  })

  test('still waits when a part is paid, or when another invoice is overdue', async () => {
    const held = await heldOrder()
    await payByBank((total - 1) as Minor, held.invoiced)
    expect((await stateOf(held.number)).state).toBe('ON_HOLD')
    await payByBank(1 as Minor, held.invoiced)
    expect((await stateOf(held.number)).state).toBe('SUBMITTED')
  })

  test('is not released by a payment if staff have held it', async () => {
    const held = await heldOrder()
    const other = await order('2026-11-27')
    await applyTransitions(shop, other.number, 'RELEASE', 'HOLD')
    await payByBank(total, held.invoiced)
    expect((await stateOf(held.number)).state).toBe('SUBMITTED')
    expect(await stateOf(other.number)).toMatchObject({ state: 'ON_HOLD', hold: 'CHECK' })
  })

  test('stays cancelled when the invoice is paid', async () => {
    const held = await heldOrder()
    await applyTransitions(shop, held.number, 'CANCEL')
    await payByBank(total, held.invoiced)
    expect((await stateOf(held.number)).state).toBe('CANCELLED')
  })

  test.each([1, 2, 3, 4])('is never missed by a payment at the same moment, round %i', async () => {
    const held = await heldOrder()
    const paying = payByBank(total, held.invoiced)
    const placed = await order('2026-11-27')
    await paying
    expect((await stateOf(held.number)).state).toBe('SUBMITTED')
    expect((await stateOf(placed.number)).state).toBe('SUBMITTED')
  })

  test('sends one e-mail that says so, and one when it is released', async () => {
    const held = await heldOrder()
    expect(await emailsAbout(held.number)).toEqual(['ON_HOLD'])
    await payByBank(total, held.invoiced)
    expect(await emailsAbout(held.number)).toEqual(['ON_HOLD', 'SUBMITTED'])
  })

  test('notifies its user that it waits for a payment, and that it no longer does', async () => {
    const held = await heldOrder()
    await payByBank(total, held.invoiced)
    const { notifications } = await shop.get(
      'a1',
      '{ notifications { notifications { orderNumber orderState hold } } }',
    )
    expect(
      notifications.notifications.filter((each: { orderNumber: string }) => each.orderNumber === held.number),
    ).toEqual([
      { orderNumber: held.number, orderState: 'SUBMITTED', hold: null },
      { orderNumber: held.number, orderState: 'ON_HOLD', hold: 'CREDIT' },
    ])
  })
})
