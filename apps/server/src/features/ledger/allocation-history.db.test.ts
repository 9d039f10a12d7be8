import { randomUUID } from 'node:crypto'
import type { OrderNumber } from '@provender/domain/ids'
import type { AllocationReason } from '@provender/domain/ledger/allocation'
import type { CreditRequest } from '@provender/domain/ledger/credit'
import type { Minor } from '@provender/domain/money/money'
import { atLength, setLongTimeouts } from '@provender/testing/at-length'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { placeTestOrder } from '../order/order.fixture.ts'
import { twoBoxes } from '../payment/payment.fixture.ts'
import { allocateCredit, releaseCredit } from './allocate-credit.ts'
import { type Action, anyAction, examples } from './allocation-actions.fixture.ts'
import { createPennyLedger } from './allocation-model.fixture.ts'
import type { Account } from './allocation-store.ts'
import { creditInvoice } from './credit-invoice.ts'
import { checkCreditedRates, checkPayable } from './invoice-checks.fixture.ts'
import { type InvoicedOrder, openHistory } from './ledger-history.fixture.ts'
import { changeMasterData } from './master-data.fixture.ts'
import { recordPayment } from './record-payment.ts'
import { refundCredit } from './refund-credit.ts'
import { reversePayment } from './reverse-payment.ts'
import { readOpenDebits } from './statement-store.ts'
import { readStatement } from './statement.ts'

setLongTimeouts()

const ascending = (one: number, other: number) => one - other

let shop: TestShop
let template: OrderNumber
beforeEach(async () => {
  shop = await openTestShop()
  template = await placeTestOrder(shop, 'a1', { lines: twoBoxes, paymentType: 'ACCOUNT' })
})
afterEach(() => shop.close())

test('open amounts follow the rules in any history and add up to the balance, now and on every past day', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyAction, { minLength: 4, maxLength: 22 }), (actions) =>
      checkInvariants(actions),
    ),
    { numRuns: atLength({ short: 25, long: 500 }), examples: examples.map((each) => [[...each]]) },
  )
})

test('a company that may change its currency while it owes hides its debt, and the test detects it', async () => {
  const history: readonly Action[] = [
    { kind: 'INVOICE', paymentType: 'ACCOUNT', amount: 40 },
    { kind: 'CHANGE_MASTER_DATA', index: 0, other: 0, amount: 0 },
  ]
  await checkInvariants(history)
  await shop.deps.pool.query('drop trigger keep_currency on company')
  await expect(checkInvariants(history)).rejects.toThrow()
})

interface Scene {
  readonly history: Awaited<ReturnType<typeof openHistory>>
  readonly model: ReturnType<typeof createPennyLedger>
  readonly invoices: InvoicedOrder[]
  readonly posted: Awaited<ReturnType<Scene['history']['entriesAfter']>>[number][]
  readonly days: Map<string, ReadonlyMap<number, number>>
}

async function checkInvariants(actions: readonly Action[]): Promise<void> {
  const scene: Scene = {
    history: await openHistory(shop, template),
    model: createPennyLedger(),
    invoices: [],
    posted: [],
    days: new Map(),
  }
  for (const action of actions) {
    const world = await scene.history.world()
    await performAction(action, scene)
    const entries = await scene.history.entriesAfter(scene.posted.length)
    for (const entry of entries) {
      scene.posted.push(entry)
      scene.model.post(entry, world)
    }
    // A refund uses up the credit note that it makes, so nothing of it is left.
    if (entries.some(({ kind }) => kind === 'REFUND'))
      for (const { id } of entries.filter(({ kind }) => kind === 'CREDIT_NOTE'))
        expect(scene.model.open(id)).toBe(0)
    await check(scene)
  }
}

async function performAction(
  action: Action,
  { history, invoices, posted, model, days }: Scene,
): Promise<void> {
  const { deps, clock } = shop
  if (action.kind === 'INVOICE')
    return void invoices.push(await history.invoice(action.paymentType, action.amount))
  const invoice = invoices[action.index % Math.max(1, invoices.length)]
  const nth = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(1, list.length)]
  const credit = nth(
    posted.filter(({ owed }) => owed < 0),
    action.other,
  )
  const choice = { companyCode: history.code, entry: credit?.n ?? 0, staffId: null }
  const allocatedAmount = action.amount as Minor
  switch (action.kind) {
    case 'PAY':
    case 'PAY_FOR': {
      const order = action.kind === 'PAY' ? null : (invoice?.number ?? null)
      const money = { method: 'BANK_TRANSFER', reference: '', staffId: null } as const
      await recordPayment(deps, {
        ...money,
        key: randomUUID(),
        companyCode: history.code,
        amount: allocatedAmount,
        order,
        agreedBy: 'Ada',
        amountAgain: allocatedAmount,
      })
      return
    }
    case 'PAY_AT_ONCE': {
      const money = { method: 'CASH', reference: '', staffId: null, companyCode: history.code } as const
      const consent = { agreedBy: 'Ada', amountAgain: allocatedAmount, amount: allocatedAmount }
      const key = randomUUID()
      // A colleague presses at the same moment, and the first press is sent twice.
      const [first, again] = await Promise.all(
        [key, key, randomUUID()].map((each) =>
          recordPayment(deps, { ...money, ...consent, key: each, order: invoice?.number ?? null }),
        ),
      )
      return expect(again).toEqual(first)
    }
    case 'REVERSE': {
      const entry = nth(
        posted.filter(({ kind }) => kind === 'PAYMENT'),
        action.other,
      )
      const reversal = { key: randomUUID(), reason: 'Typed wrong', entry: entry?.n ?? 0, staffId: null }
      await reversePayment(deps, { ...reversal, companyCode: history.code })
      return
    }
    case 'RELEASE':
      if ((await releaseCredit(deps, choice)).ok) model.release(credit?.id ?? 0)
      return
    case 'REFUND_CREDIT': {
      const money = { method: 'BANK_TRANSFER', reference: '', staffId: null } as const
      const request = { key: randomUUID(), companyCode: history.code, amount: allocatedAmount, entry: null }
      await refundCredit(deps, { ...money, ...request })
      return
    }
    case 'CHANGE_RULE':
      await deps.pool.query('update company set allocation_rule = $1 where code = $2', [
        action.index % 2 === 0 ? 'leave' : 'oldest',
        history.code,
      ])
      return
    case 'CHANGE_MASTER_DATA':
      return await changeMasterData(shop, history.account.companyId, action)
    case 'NEXT_DAY':
      days.set(today(), openByEntry(posted, model))
      clock.advance(86_400_000)
      return
    case 'GATEWAY_DOES':
      return await history.answer(true)
    case 'GATEWAY_REFUSES':
      return await history.answer(false)
    default:
  }
  if (!invoice) return
  const creditOf = async (request: CreditRequest): Promise<void> => {
    const details = { key: randomUUID(), request, reason: 'Came squashed', staffId: null }
    await creditInvoice(deps, invoice.number, details)
  }
  switch (action.kind) {
    case 'CREDIT':
      return await creditOf({ type: 'AMOUNT', gross: allocatedAmount })
    case 'CREDIT_LINE':
      return await creditOf({ type: 'LINES', lines: [{ position: 1 + (action.other % 2), quantity: 1000 }] })
    case 'CREDIT_REST':
      return await creditOf({ type: 'REST' })
    case 'CAPTURE':
    case 'CAPTURE_PART':
      return await history.capture(invoice, { isPart: action.kind === 'CAPTURE_PART' })
    case 'REFUND':
      return await history.refund(invoice, action.other === 0 ? null : allocatedAmount)
    case 'REFUND_AT_GATEWAY':
      return await history.refundAtGateway(invoice, allocatedAmount)
    case 'COME_BACK':
      return await history.returnRefund(invoice)
    case 'PAY_BY_CARD':
      return await history.payByCard(invoice, allocatedAmount)
    case 'RETURN_TO_CARD':
      return await history.returnToCard(invoice, 1 + (action.amount % 12))
    case 'DISPUTE':
      return await history.dispute(invoice, action.amount % 61)
    case 'ALLOCATE': {
      const number = await documentNumber(invoice)
      const done = await allocateCredit(deps, { ...choice, key: randomUUID(), invoice: number, amount: null })
      const debit = posted.filter(({ kind }) => kind === 'INVOICE')[invoices.indexOf(invoice)]
      if (done.ok) model.settle(credit?.id ?? 0, debit?.id ?? 0)
    }
  }
}

async function documentNumber({ orderId }: InvoicedOrder): Promise<string> {
  const { rows } = await shop.deps.pool.query(
    `select number from ledger_document where order_id = $1 and kind = 'INVOICE'`,
    [orderId],
  )
  return rows[0].number
}

function today(): string {
  return new Date(shop.clock.nowMs()).toISOString().slice(0, 10)
}

function openByEntry(posted: Scene['posted'], model: Scene['model']): ReadonlyMap<number, number> {
  return new Map(posted.map(({ id }) => [id, model.open(id)]))
}

interface Row {
  readonly from_entry: number
  readonly to_entry: number
  readonly amount: number
  readonly made_on: string
  readonly rule: AllocationReason
  readonly undoes_id: number | null
}

async function check({ history, model, posted, days }: Scene): Promise<void> {
  const { pool, db } = shop.deps
  const { rows } = await pool.query<Row>(
    `select a.* from allocation a join ledger_entry e on e.id = from_entry where company_id = $1 order by a.id`,
    [history.account.companyId],
  )
  const openOn = (day: string): ReadonlyMap<number, number> => {
    const open = new Map(
      posted.filter(({ bookedOn }) => bookedOn <= day).map(({ id, owed }) => [id, Math.abs(owed)]),
    )
    for (const { from_entry, to_entry, amount: allocated, made_on, undoes_id } of rows) {
      if (made_on > day) continue
      for (const id of [from_entry, to_entry])
        open.set(id, (open.get(id) ?? Number.NaN) - (undoes_id === null ? allocated : -allocated))
    }
    return open
  }
  const owedOf = (id: number): number => posted.find((entry) => entry.id === id)?.owed ?? Number.NaN

  const account = await currentAccount(history.account.companyId)
  const now = openOn('2999-12-31')
  expect(now).toEqual(openByEntry(posted, model))
  for (const day of [...days.keys(), today()]) {
    const open = openOn(day)
    for (const [id, left] of open)
      expect(left >= 0 && left <= Math.abs(owedOf(id)), `${id}: ${left}`).toBe(true)
    const sum = [...open].reduce((total, [id, left]) => total + Math.sign(owedOf(id)) * left, 0)
    const statement = await readStatement(db, account, { from: '2000-01-01', to: day })
    const entries = posted.filter(({ bookedOn }) => bookedOn <= day)
    expect([sum, statement.closing]).toEqual(
      Array(2).fill(entries.reduce((total, { owed }) => total + owed, 0)),
    )
    const debits = [...open].filter(([id, left]) => owedOf(id) > 0 && left > 0).map(([, left]) => left)
    const openDebits = await readOpenDebits(db, account, day)
    expect(openDebits.map((each) => each.open).sort(ascending)).toEqual(debits.sort(ascending))
    expect(statement.unallocated).toBe(debits.reduce((total, left) => total + left, 0) - statement.closing)
    const past = days.get(day)
    // A past day never changes.
    if (past && day < today()) expect(open).toEqual(past)
  }

  for (const { from_entry, to_entry, rule, undoes_id } of rows) {
    const credit = posted.find(({ id }) => id === from_entry)
    const debit = posted.find(({ id }) => id === to_entry)
    const isOfAnother = debit?.kind === 'INVOICE' && credit?.names !== null && credit?.names !== to_entry
    if (isOfAnother && undoes_id === null) expect(['OLDEST', 'PERSON']).toContain(rule)
  }
  // Credited goods are never owed for again.
  for (const { id, owed } of posted.filter(({ kind }) => kind === 'INVOICE'))
    expect(now.get(id)).toBeLessThanOrEqual(owed - model.credited(id))
  expect(posted.filter(({ kind }) => kind === 'INVOICE')).toHaveLength(
    await checkPayable(shop, history.account, now),
  )
  await checkCreditedRates(shop, history.account)
}

async function currentAccount(companyId: Account['companyId']): Promise<Account> {
  const { rows } = await shop.deps.pool.query('select currency_code from company where id = $1', [companyId])
  return { companyId, currencyCode: rows[0].currency_code }
}
