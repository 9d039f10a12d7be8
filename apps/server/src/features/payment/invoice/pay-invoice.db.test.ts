import { randomUUID } from 'node:crypto'
import type { Minor } from '@provender/domain/money/money'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTestShop, refusalIn, type TestShop, type TestUser } from '../../../testing/test-shop.ts'
import { sandboxGateway } from '../../card/sandbox/sandbox-gateway.ts'
import { recordPayment } from '../../ledger/record-payment.ts'
import { placeTestOrder } from '../../order/order.fixture.ts'
import { agePayments, dispatchOrder, twoBoxes, runPaymentJobs } from '../payment.fixture.ts'
import { settleUnfinishedPayments } from '../settle-unfinished-payments.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const pay = `mutation ($key: Uuid!, $number: String!, $amount: Money!, $card: CardInput!) {
  payInvoice(key: $key, number: $number, amount: $amount, card: $card) {
    refusal
    invoice { number open canPayByCard payment { id state amount captured brand lastFour challengePath declineReason } }
  }
}`
const statement = `{ accountStatement {
  closing
  entries { kind owed method reference }
  openInvoices { number orderNumber open canPayByCard payment { state } }
} }`

/** £26.40 on account, delivered. */
async function invoiced(caller: TestUser = 'a1'): Promise<string> {
  const number = await placeTestOrder(shop, caller, { lines: twoBoxes, paymentType: 'ACCOUNT' })
  await dispatchOrder(shop, number)
  const { order } = await shop.get(
    caller,
    'query ($number: String!) { order(number: $number) { documents { number } } }',
    { number },
  )
  return order.documents[0].number
}

const newRequest = (number: string, amount: string, token = 'SUCCEEDS', keep = false) => ({
  key: randomUUID(),
  number,
  amount,
  card: { token, keep },
})

describe('an invoice', () => {
  test('is paid by card in parts, each captured at once and posted once, however often it is sent', async () => {
    const number = await invoiced()
    const part = newRequest(number, '10.00')
    const first = await shop.get('a1', pay, part)
    expect(first.payInvoice).toMatchObject({
      refusal: null,
      invoice: { open: '16.40', canPayByCard: true, payment: { state: 'CAPTURED', captured: '10.00' } },
    })
    expect(await shop.get('a1', pay, part)).toEqual(first)
    expect(refusalIn(await shop.execute('a1', pay, { ...part, amount: '11.00' }))).toMatchObject({
      code: 422,
      key: 'KEY_REUSED',
    })
    const more = await shop.get('a2', pay, newRequest(number, '16.41'))
    expect(more.payInvoice).toMatchObject({ refusal: 'MORE_THAN_OPEN', invoice: { open: '16.40' } })
    const rest = await shop.get('a2', pay, newRequest(number, '16.40'))
    expect(rest.payInvoice.invoice).toMatchObject({ open: '0.00', canPayByCard: false })
    const again = await shop.get('a2', pay, newRequest(number, '0.01'))
    expect(again.payInvoice.refusal).toBe('NOTHING_OPEN')
    const { accountStatement } = await shop.get('a1', statement)
    expect(accountStatement).toEqual({
      closing: '0.00',
      openInvoices: [],
      entries: [
        { kind: 'INVOICE', owed: '26.40', method: null, reference: number },
        { kind: 'PAYMENT', owed: '-10.00', method: 'CARD', reference: number },
        { kind: 'PAYMENT', owed: '-16.40', method: 'CARD', reference: number },
      ],
    })
  })

  test('that two users pay at once is paid once, over two servers', async () => {
    const number = await invoiced()
    const servers = [shop, await shop.otherServer()]
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        servers[index % 2]!.get(
          index % 3 === 0 ? 'a1' : 'a2',
          pay,
          newRequest(number, index < 4 ? '26.40' : '20.00'),
        ),
      ),
    )
    const refusals = answers.map(({ payInvoice }) => payInvoice.refusal)
    expect(refusals.filter((refusal) => refusal === null).length).toBeGreaterThanOrEqual(1)
    const { rows } = await shop.deps.pool.query(
      `select (select sum(captured)::int from sandbox_charge) as taken,
        (select -sum(owed)::int from ledger_entry where kind = 'PAYMENT') as posted`,
    )
    expect(rows[0].posted).toBe(rows[0].taken)
    expect([2000, 2640]).toContain(rows[0].taken)
  })

  test('waits for the cardholder, cannot be paid by others meanwhile, and is open again in the end', async () => {
    const number = await invoiced()
    const { payInvoice } = await shop.get('a1', pay, newRequest(number, '26.40', 'CHALLENGES'))
    const { id, state, challengePath } = payInvoice.invoice.payment
    expect([state, challengePath]).toEqual(['CHALLENGED', `/checkout/test-bank?payment=${id}`])
    expect((await shop.get('a2', pay, newRequest(number, '26.40'))).payInvoice.refusal).toBe('BEING_PAID')
    const answer = `mutation ($id: Uuid!, $yes: Boolean!) { answerTestBank(payment: $id, approve: $yes) { number } }`
    expect(refusalIn(await shop.execute('b1', answer, { id, yes: true }))).toMatchObject({ code: 404 })
    await shop.get('a1', answer, { id, yes: false })
    const declined = await shop.get('a1', statement)
    expect(declined.accountStatement.openInvoices).toMatchObject([
      { open: '26.40', canPayByCard: true, payment: { state: 'DECLINED' } },
    ])
    const next = await shop.get('a2', pay, newRequest(number, '26.40', 'CHALLENGES'))
    await shop.deps.pool.query(`update payment set began_at = began_at - interval '15 minutes'`)
    await agePayments(shop)
    await settleUnfinishedPayments(shop.deps)
    await shop.get('a1', answer, { id: next.payInvoice.invoice.payment.id, yes: true })
    const left = await shop.get('a1', statement)
    expect(left.accountStatement).toMatchObject({
      closing: '26.40',
      openInvoices: [{ open: '26.40', canPayByCard: true, payment: { state: 'VOIDED' } }],
    })
  })

  test('captures no more than is open if it is paid another way meanwhile', async () => {
    const number = await invoiced()
    const { payInvoice } = await shop.get('a1', pay, newRequest(number, '26.40', 'CHALLENGES'))
    const { pool } = shop.deps
    await recordPayment(shop.deps, {
      key: randomUUID(),
      companyCode: 'A',
      amount: 2000 as Minor,
      method: 'BANK_TRANSFER',
      reference: '',
      order: null,
      staffId: null,
    })
    const { id } = payInvoice.invoice.payment
    await shop.get('a1', `mutation ($id: Uuid!) { answerTestBank(payment: $id, approve: true) { number } }`, {
      id,
    })
    await runPaymentJobs(shop, shop.deps)
    expect((await shop.get('a1', statement)).accountStatement).toMatchObject({ closing: '0.00' })
    const { rows } = await pool.query('select captured, amount from sandbox_charge')
    expect(rows).toEqual([{ captured: 640, amount: 2640 }])
  })

  test('is not charged for less than the gateway can charge', async () => {
    const number = await invoiced()
    const gateway = {
      ...sandboxGateway(shop.deps.db),
      chargeBounds: () => ({ least: 50 as Minor, largest: 2600 as Minor }),
    }
    const bounded = await shop.otherServer({ gateway })
    const tries = async (amount: string) =>
      (await bounded.get('a1', pay, newRequest(number, amount))).payInvoice
    expect((await tries('0.49')).refusal).toBe('NOT_AVAILABLE')
    expect((await tries('26.01')).refusal).toBe('NOT_AVAILABLE')
    expect((await shop.deps.pool.query('select from payment')).rowCount).toBe(0)
    expect(await tries('25.90')).toMatchObject({
      refusal: null,
      invoice: { open: '0.50', canPayByCard: true },
    })
    await recordPayment(shop.deps, {
      key: randomUUID(),
      companyCode: 'A',
      amount: 30 as Minor,
      method: 'BANK_TRANSFER',
      reference: '',
      order: null,
      staffId: null,
    })
    expect(await tries('0.20')).toMatchObject({
      refusal: 'NOT_AVAILABLE',
      invoice: { open: '0.20', canPayByCard: false },
    })
    expect((await tries('0.21')).refusal).toBe('MORE_THAN_OPEN')
  })

  test('is visible to its company only, saves a card on request, and accepts no other company’s card', async () => {
    const number = await invoiced()
    expect(refusalIn(await shop.execute('b1', pay, newRequest(number, '26.40')))).toMatchObject({ code: 404 })
    await shop.get('a1', pay, newRequest(number, '1.00', 'SUCCEEDS', true))
    const { paymentCards } = await shop.get('a2', '{ paymentCards { id lastFour } }')
    expect(paymentCards).toHaveLength(1)
    const savedCardPayment = { ...newRequest(number, '2.00'), card: { savedCardId: paymentCards[0].id } }
    expect((await shop.get('a2', pay, savedCardPayment)).payInvoice.invoice.open).toBe('23.40')
    const strange = { ...newRequest(number, '2.00'), card: { savedCardId: randomUUID() } }
    expect((await shop.get('a2', pay, strange)).payInvoice.refusal).toBe('CARD_NOT_FOUND')
    for (const amount of ['0.00', '-1.00', 'all'])
      expect(refusalIn(await shop.execute('a1', pay, newRequest(number, amount)))).toMatchObject({
        code: 400,
      })
  })

  test('of an order by card is not paid twice while its card is being charged', async () => {
    const order = await placeTestOrder(shop, 'a1', { lines: twoBoxes, card: { token: 'SUCCEEDS' } })
    await dispatchOrder(shop, order)
    const { accountStatement } = await shop.get('a1', statement)
    expect(accountStatement.openInvoices).toMatchObject([{ open: '26.40', canPayByCard: false }])
    const [{ number }] = accountStatement.openInvoices
    expect((await shop.get('a1', pay, newRequest(number, '26.40'))).payInvoice.refusal).toBe('BEING_PAID')
    await runPaymentJobs(shop, shop.deps)
    expect((await shop.get('a1', pay, newRequest(number, '26.40'))).payInvoice.refusal).toBe('NOTHING_OPEN')
  })
})
