import type { OpenDb } from '@provender/db/open-db'
import type { OrderNumber } from '@provender/domain/ids'
import type { CreditWanted } from '@provender/domain/ledger/credit'
import {
  maxReasonLength,
  maxReferenceLength,
  type PaymentMethod,
  paymentMethods,
} from '@provender/domain/ledger/ledger'
import { formatMinor } from '@provender/domain/money/decimal'
import type { Minor } from '@provender/domain/money/money'
import { showMoney } from '@provender/domain/money/show-money'
import { todayIn } from '@provender/domain/slots/today'
import { readAccountSummary } from '../../features/ledger/account-summary.ts'
import { creditInvoice } from '../../features/ledger/credit-invoice.ts'
import { type PaymentRefusal, takePayment } from '../../features/ledger/take-payment.ts'
import { type InvoiceRefundRefusal, refundInvoice } from '../../features/payment/invoice/refund-invoice.ts'
import { openWholesaler } from '../../features/wholesaler/wholesaler.ts'
import { staffCaller } from '../../kernel/idempotency/write-once.ts'
import type { CommandContext } from '../command.ts'
import { mistake } from '../mistake.ts'
import { requireWords } from '../read-arguments.ts'
import { alignedRows } from '../table.ts'
import { actingStaff } from './acting-staff.ts'
import { creditRefusalWords, keyReusedWords } from './credit-refusal-words.ts'
import { allocate, listDifferences, release, reverse, setRule } from './ledger-corrections.ts'
import { type LedgerOptions } from './ledger-options.ts'
import { readAmount } from './read-amount.ts'
import { readLineQuantity } from './read-line-quantity.ts'
import { requireCompany } from './require-row.ts'
import { terminalKey } from './terminal-key.ts'

type LedgerWork = (database: OpenDb, context: CommandContext) => Promise<void>

/** What stands behind `npm run staff -- ledger`. */
export function ledgerWork([what, ...words]: readonly string[], options: LedgerOptions): LedgerWork {
  switch (what) {
    case 'pay':
      return pay(words, options)
    case 'credit':
      return credit(words, options)
    case 'refund':
      return refund(words, options)
    case 'reverse':
      return reverse(words, options)
    case 'allocate':
      return allocate(words, options)
    case 'release':
      return release(words, options)
    case 'rule':
      return setRule(words)
    case 'differences':
      return listDifferences(words)
    default:
      return show(
        requireWords(
          [what, ...words].filter((word) => word !== undefined),
          ['company code'],
        )['company code'],
      )
  }
}

function show(companyCode: string): LedgerWork {
  return async ({ db }, { terminal, nowMs }) => {
    const company = await requireCompany(db, companyCode)
    const { config } = (await openWholesaler(db)).current()
    const account = { companyId: company.id, currencyCode: company.currency_code }
    const today = todayIn(nowMs(), config.warehouseTimezone).day
    const { entries, owed, unallocated, ageing } = await readAccountSummary(db, account, today)
    const money = (amount: Minor): string => showMoney(amount, company.currency_code, 'en')
    const rows = entries.map(
      ({ n, booked_on, kind, reference, order_number, owed, balance, due_on, reason }) => [
        String(n),
        booked_on,
        kind.toLowerCase().replace('_', ' '),
        reference,
        order_number === null ? '' : `order ${order_number}`,
        due_on === null ? '' : `due ${due_on}`,
        money(owed),
        money(balance),
        kind === 'REVERSAL' ? reason : '',
      ],
    )
    for (const row of alignedRows(rows)) terminal.say(row)
    terminal.say(`${company.name} owes ${money(owed)}.`)
    if (unallocated > 0) terminal.say(`Not allocated to an invoice: ${money(unallocated)}.`)
    const late = [ageing.days30, ageing.days60, ageing.days90, ageing.older].map(money)
    terminal.say(`Overdue for 1–30, 31–60, 61–90 and more days: ${late.join(', ')}.`)
  }
}

function pay(words: readonly string[], { method, reference, order, as, again }: LedgerOptions): LedgerWork {
  const given = requireWords(words, ['company code', 'amount'])
  const amount = readAmount(given.amount)
  const known: PaymentMethod | undefined = paymentMethods.find((each) => wordOf(each) === method)
  if (!known) throw mistake(`"${method}" is not one of ${paymentMethods.map(wordOf).join(', ')}`)
  if (reference.length > maxReferenceLength)
    throw mistake(`A reference has at most ${maxReferenceLength} characters`)
  return async ({ db }, { terminal, nowMs }) => {
    const company = await requireCompany(db, given['company code'])
    const deps = { db, clock: { nowMs }, wholesaler: await openWholesaler(db) }
    const staffId = await actingStaff(db, as)
    const payment = {
      companyCode: given['company code'],
      amount,
      method: known,
      reference,
      order: (order ?? null) as OrderNumber | null,
    }
    const key = await terminalKey(db, {
      caller: staffCaller(staffId),
      command: 'ledger pay',
      input: payment,
      again,
    })
    const taken = await takePayment(deps, { ...payment, staffId, key })
    if (!taken.ok) throw mistake(paymentRefusalWords(taken.refusal))
    terminal.say(`${company.name} owes ${showMoney(taken.value, company.currency_code, 'en')} now.`)
  }
}

function credit([number, ...lines]: readonly string[], options: LedgerOptions): LedgerWork {
  if (number === undefined) throw mistake('<order number> is missing')
  const { note, as, again } = options
  if (note === '') throw mistake('Say why with --note: the company reads it on the credit note')
  if (note.length > maxReasonLength) throw mistake(`A reason has at most ${maxReasonLength} characters`)
  const wanted = readWanted(lines, options)
  return async ({ db }, { terminal, nowMs }) => {
    const deps = { db, clock: { nowMs }, wholesaler: await openWholesaler(db) }
    const staffId = await actingStaff(db, as)
    const input = { number, wanted, note }
    const caller = staffCaller(staffId)
    const key = await terminalKey(db, { caller, command: 'ledger credit', input, again })
    const credit = { wanted, reason: note, staffId, key }
    const credited = await creditInvoice(deps, number as OrderNumber, credit)
    if (!credited.ok) throw mistake(creditRefusalWords(credited.refusal))
    terminal.say(`Credit note ${credited.value} is issued.`)
  }
}

function refund(words: readonly string[], { amount, note, as, again }: LedgerOptions): LedgerWork {
  const { 'invoice number': number } = requireWords(words, ['invoice number'])
  const asked = amount === undefined ? null : readAmount(amount)
  return async ({ db }, { terminal }) => {
    const staffId = await actingStaff(db, as)
    const wish = { number, amount: asked, note }
    const caller = staffCaller(staffId)
    const key = await terminalKey(db, { caller, command: 'ledger refund', input: wish, again })
    const refunded = await refundInvoice({ db }, { ...wish, staffId, key })
    if (!refunded.ok) throw mistake(invoiceRefundWords(refunded.refusal, number))
    const { amount: given, currencyCode } = refunded.value
    terminal.say(
      `Invoice ${number}: ${showMoney(given, currencyCode, 'en')} goes back to the card as soon as the server runs.`,
    )
    terminal.say('It is open again by that, unless more was paid or credited: ledger credit.')
  }
}

function readWanted(lines: readonly string[], { amount, all }: LedgerOptions): CreditWanted {
  const ways = [lines.length > 0, amount !== undefined, all].filter(Boolean)
  if (ways.length !== 1) throw mistake('Name lines, or an --amount, or --all that is left')
  if (all) return { type: 'REST' }
  if (amount !== undefined) return { type: 'AMOUNT', gross: readAmount(amount) }
  return { type: 'LINES', lines: lines.map(readLineQuantity) }
}

function wordOf(method: PaymentMethod): string {
  return method.toLowerCase().replace('_', '-')
}

function paymentRefusalWords({ type }: PaymentRefusal): string {
  switch (type) {
    case 'COMPANY_NOT_FOUND':
      return 'There is no such company'
    case 'NO_INVOICE':
      return 'There is no invoice of this order of this company'
    case 'NOT_AN_AMOUNT':
    case 'KEY_REUSED':
      return 'Not an amount that can be entered'
  }
}

function invoiceRefundWords(refusal: InvoiceRefundRefusal, number: string): string {
  if (refusal.type === 'INVOICE_NOT_FOUND') return `There is no invoice ${number}`
  if (refusal.type === 'KEY_REUSED') return keyReusedWords
  return refusal.most === 0
    ? `Nothing that was paid by card for ${number} itself can be given back. What was taken with its order: orders refund`
    : `At most ${formatMinor(refusal.most)} can be given back of what was paid by card for ${number}`
}
