import type { Command as Program } from '@commander-js/extra-typings'
import type { OrderNumber } from '@provender/domain/ids'
import type { CreditRequest } from '@provender/domain/ledger/credit'
import { maxReferenceLength, type PaymentMethod, paymentMethods } from '@provender/domain/ledger/ledger'
import { formatMinor } from '@provender/domain/money/decimal'
import type { Minor } from '@provender/domain/money/money'
import { showMoney } from '@provender/domain/money/show-money'
import { todayIn } from '@provender/domain/slots/today'
import { readAccountSummary } from '../../features/ledger/account-summary.ts'
import { creditInvoice } from '../../features/ledger/credit-invoice.ts'
import { readInvoiceCurrency, readLedgerCurrencies } from '../../features/ledger/other-currencies.ts'
import { type RecordPaymentRefusal, recordPayment } from '../../features/ledger/record-payment.ts'
import { type InvoiceRefundRefusal, refundInvoice } from '../../features/payment/invoice/refund-invoice.ts'
import { openWholesaler } from '../../features/wholesaler/wholesaler.ts'
import { staffCaller } from '../../kernel/idempotency/write-once.ts'
import { commandError } from '../command-error.ts'
import type { RunAction, CommandAction } from '../command.ts'
import { alignRows } from '../table.ts'
import { actingStaff } from './acting-staff.ts'
import { creditRefusalText, keyReusedText } from './credit-refusal-text.ts'
import { defineCurrencies } from './currency-commands.ts'
import { defineCorrections } from './ledger-corrections.ts'
import { repeatOption, staffOption } from './options.ts'
import { readAmount } from './read-amount.ts'
import { type LineQuantity, readLineQuantities } from './read-line-quantity.ts'
import { creditReasonMissing, ledgerReason, readNote, readReason } from './read-note.ts'
import { requireCompany } from './require-row.ts'
import { terminalKey } from './terminal-key.ts'

export function defineLedger(program: Program, run: RunAction): void {
  const group = program
    .command('ledger')
    .description('accounts of companies: invoices, payments, credit notes')
  group
    .command('show', { isDefault: true })
    .description('show every entry of a company and the amount that it owes')
    .argument('<company code>')
    .action((company) => run(show(company)))
  group
    .command('pay')
    .description('record a payment for the oldest invoices, or for the invoice of --order')
    .argument('<company code>')
    .argument('<amount>', '', readAmount)
    .option('--method <method>', 'bank-transfer or cash', 'bank-transfer')
    .option('--reference <text>', 'as on the bank statement', '')
    .option('--order <number>', 'the order whose invoice is paid')
    .option('--agreed <who>', 'who agreed to more than is owed: "Anna Nowak, by phone"', (text) =>
      readNote(text),
    )
    .option('--amount-again <amount>', 'the amount a second time: from three times what is owed', readAmount)
    .option(...staffOption)
    .option(...repeatOption)
    .action((company, amount, options) => run(pay(company, amount, options)))
  group
    .command('credit')
    .description('credit part of an invoice: lines, an amount, or all that is left')
    .argument('<order number>')
    .argument('[<line>=<quantity>...]', '', readLineQuantities)
    .option('--amount <amount>', 'an amount, VAT included: 12.50', readAmount)
    .option('--all', 'the rest of the invoice', false)
    .option('--note <text>', 'the reason, which the company reads on the credit note', '')
    .option(...staffOption)
    .option(...repeatOption)
    .action((number, lines, options) => run(credit(number, lines ?? [], options)))
  group
    .command('refund')
    .description('refund card payments that were made for an invoice')
    .argument('<invoice number>')
    .option('--amount <amount>', 'a part of the payments, VAT included: 12.50', readAmount)
    .option('--note <text>', 'recorded with the refund', (text) => readNote(text), '')
    .option(...staffOption)
    .option(...repeatOption)
    .action((number, options) => run(refund(number, options)))
  defineCorrections(group, run)
  defineCurrencies(group, run)
}

function show(companyCode: string): CommandAction {
  return async ({ db }, { terminal, nowMs }) => {
    const company = await requireCompany(db, companyCode)
    const { config } = (await openWholesaler(db)).current()
    const today = todayIn(nowMs(), config.warehouseTimezone).day
    for (const currencyCode of await readLedgerCurrencies(db, company)) {
      const account = { companyId: company.id, currencyCode }
      const summary = await readAccountSummary(db, account, today)
      for (const row of ledgerRows(summary, { name: company.name, currencyCode })) terminal.print(row)
    }
  }
}

function ledgerRows(
  { entries, owed, unallocated, ageing }: Awaited<ReturnType<typeof readAccountSummary>>,
  { name, currencyCode }: { readonly name: string; readonly currencyCode: string },
): readonly string[] {
  const money = (amount: Minor): string => showMoney(amount, currencyCode, 'en')
  const rows = entries.map(
    ({ n, booked_on, kind, reference, order_number, owed: change, balance, due_on, reason, agreed_by }) => [
      String(n),
      booked_on,
      kind.toLowerCase().replace('_', ' '),
      reference,
      order_number === null ? '' : `order ${order_number}`,
      due_on === null ? '' : `due ${due_on}`,
      money(change),
      money(balance),
      kind === 'REVERSAL' ? reason : agreed_by,
    ],
  )
  const late = [ageing.days30, ageing.days60, ageing.days90, ageing.older].map(money)
  return [
    ...alignRows(rows),
    `${name} owes ${money(owed)}.`,
    ...(unallocated > 0 ? [`Not allocated to an invoice: ${money(unallocated)}.`] : []),
    `Overdue for 1–30, 31–60, 61–90 and more days: ${late.join(', ')}.`,
  ]
}

interface PayOptions {
  readonly method: string
  readonly reference: string
  readonly order?: string
  readonly agreed?: string
  readonly amountAgain?: Minor
  readonly as?: string
  readonly again?: boolean
}

function pay(companyCode: string, amount: Minor, options: PayOptions): CommandAction {
  const { method, order, agreed: agreedBy = '', amountAgain = null, as, again = false } = options
  const paymentMethod: PaymentMethod | undefined = paymentMethods.find((each) => wordOf(each) === method)
  if (!paymentMethod) throw commandError(`"${method}" is not one of ${paymentMethods.map(wordOf).join(', ')}`)
  const reference = readNote(options.reference, { name: 'A reference', max: maxReferenceLength })
  return async ({ db }, { terminal, nowMs }) => {
    const company = await requireCompany(db, companyCode)
    const deps = { db, clock: { nowMs }, wholesaler: await openWholesaler(db) }
    const staffId = await actingStaff(db, as)
    const payment = {
      companyCode,
      amount,
      method: paymentMethod,
      reference,
      order: (order ?? null) as OrderNumber | null,
    }
    const key = await terminalKey(deps, {
      caller: staffCaller(staffId),
      command: 'ledger pay',
      input: payment,
      again,
    })
    const currencyCode = (order && (await readInvoiceCurrency(db, order))) ?? company.currency_code
    const recordedPayment = await recordPayment(deps, { ...payment, agreedBy, amountAgain, staffId, key })
    if (!recordedPayment.ok) throw commandError(recordPaymentRefusalText(recordedPayment.refusal))
    terminal.print(`${company.name} owes ${showMoney(recordedPayment.value, currencyCode, 'en')} now.`)
  }
}

interface CreditOptions {
  readonly amount?: Minor
  readonly all: boolean
  readonly note: string
  readonly as?: string
  readonly again?: boolean
}

function credit(number: string, lines: readonly LineQuantity[], options: CreditOptions): CommandAction {
  const { as, again = false } = options
  const reason = readReason(options.note, ledgerReason, creditReasonMissing)
  const requested = readCreditRequest(lines, options)
  return async ({ db }, { terminal, nowMs }) => {
    const deps = { db, clock: { nowMs }, wholesaler: await openWholesaler(db) }
    const staffId = await actingStaff(db, as)
    const input = { number, wanted: requested, reason }
    const caller = staffCaller(staffId)
    const key = await terminalKey(deps, { caller, command: 'ledger credit', input, again })
    const credit = { request: requested, reason, staffId, key }
    const credited = await creditInvoice(deps, number as OrderNumber, credit)
    if (!credited.ok) throw commandError(creditRefusalText(credited.refusal))
    terminal.print(`Credit note ${credited.value} is issued.`)
  }
}

interface RefundOptions {
  readonly amount?: Minor
  readonly note: string
  readonly as?: string
  readonly again?: boolean
}

function refund(number: string, { amount, note, as, again = false }: RefundOptions): CommandAction {
  return async ({ db }, { terminal, nowMs }) => {
    const staffId = await actingStaff(db, as)
    const request = { number, amount: amount ?? null, note }
    const caller = staffCaller(staffId)
    const key = await terminalKey(
      { db, clock: { nowMs } },
      { caller, command: 'ledger refund', input: request, again },
    )
    const refunded = await refundInvoice({ db }, { ...request, staffId, key })
    if (!refunded.ok) throw commandError(invoiceRefundText(refunded.refusal, number))
    const { amount: refundedAmount, currencyCode } = refunded.value
    terminal.print(
      `Invoice ${number}: ${showMoney(refundedAmount, currencyCode, 'en')} goes back to the card as soon as the server runs.`,
    )
    terminal.print(
      'This opens the invoice again, unless it was overpaid or credited. To credit it: npm run staff -- ledger credit',
    )
  }
}

function readCreditRequest(lines: readonly LineQuantity[], { amount, all }: CreditOptions): CreditRequest {
  const choices = [lines.length > 0, amount !== undefined, all].filter(Boolean)
  if (choices.length !== 1) throw commandError('Give lines, or --amount, or --all')
  if (all) return { type: 'REST' }
  if (amount !== undefined) return { type: 'AMOUNT', gross: amount }
  return { type: 'LINES', lines }
}

function wordOf(method: PaymentMethod): string {
  return method.toLowerCase().replace('_', '-')
}

function recordPaymentRefusalText(refusal: RecordPaymentRefusal): string {
  switch (refusal.type) {
    case 'MORE_THAN_OWED':
      return `That is more than is owed, ${formatMinor(refusal.maxAmount)}. If it is right: --agreed "<who, and how>"`
    case 'ENTER_AGAIN':
      return `That is far more than is owed, ${formatMinor(refusal.maxAmount)}. Give the amount again: --amount-again <amount>`
    case 'COMPANY_NOT_FOUND':
      return 'There is no such company'
    case 'NO_INVOICE':
      return 'This company has no invoice for this order'
    case 'NOT_AN_AMOUNT':
      return 'Give an amount above 0'
    case 'KEY_REUSED':
      return keyReusedText
  }
}

function invoiceRefundText(refusal: InvoiceRefundRefusal, number: string): string {
  if (refusal.type === 'INVOICE_NOT_FOUND') return `There is no invoice ${number}`
  if (refusal.type === 'KEY_REUSED') return keyReusedText
  return refusal.maxAmount === 0
    ? `There is no card payment for ${number} to refund. To refund the card payment of its order: npm run staff -- orders refund`
    : `At most ${formatMinor(refusal.maxAmount)} of the card payments for ${number} can be refunded`
}
