import { randomUUID } from 'node:crypto'
import type { Command as Program } from '@commander-js/extra-typings'
import { allocationRules } from '@provender/domain/ledger/allocation'
import { formatMinor } from '@provender/domain/money/decimal'
import type { Minor } from '@provender/domain/money/money'
import { showMoney } from '@provender/domain/money/show-money'
import {
  allocateCredit,
  type CreditChoiceRefusal,
  releaseCredit,
} from '../../features/ledger/allocate-credit.ts'
import { readAllocationDifferences } from '../../features/ledger/allocation-differences.ts'
import { readInvoiceCurrency } from '../../features/ledger/other-currencies.ts'
import { type RefundCreditRefusal, refundCredit } from '../../features/ledger/refund-credit.ts'
import { type ReversePaymentRefusal, reversePayment } from '../../features/ledger/reverse-payment.ts'
import { setAllocationRule } from '../../features/ledger/set-allocation-rule.ts'
import { openWholesaler } from '../../features/wholesaler/wholesaler.ts'
import { type KeyReused, staffCaller } from '../../kernel/idempotency/write-once.ts'
import { commandError } from '../command-error.ts'
import type { RunAction, CommandAction } from '../command.ts'
import { alignRows } from '../table.ts'
import { actingStaff } from './acting-staff.ts'
import { keyReusedText } from './credit-refusal-text.ts'
import { currencyOption, repeatOption, staffOption } from './options.ts'
import { readAmount } from './read-amount.ts'
import { ledgerReason, readNote, readReason } from './read-note.ts'
import { requireCompany } from './require-row.ts'
import { terminalKey } from './terminal-key.ts'

export function defineCorrections(group: Program, run: RunAction): void {
  group
    .command('reverse')
    .description('reverse a payment that was entered by mistake or returned')
    .argument('<company code>')
    .argument('<entry number>', '', readEntry)
    .option('--note <text>', 'the reason, which the company reads on its statement', '')
    .option(...currencyOption)
    .option(...staffOption)
    .action((company, entry, options) => run(reverse(company, entry, options)))
  group
    .command('allocate')
    .description('allocate a payment or credit note to an invoice')
    .argument('<company code>')
    .argument('<entry number>', '', readEntry)
    .argument('<invoice number>')
    .option('--amount <amount>', 'a part of it: 12.50', readAmount)
    .option(...staffOption)
    .option(...repeatOption)
    .action((...[companyCode, entry, invoice, options]) =>
      run(allocate({ companyCode, entry, invoice }, options)),
    )
  group
    .command('release')
    .description('remove all allocations of a payment or credit note')
    .argument('<company code>')
    .argument('<entry number>', '', readEntry)
    .option(...currencyOption)
    .option(...staffOption)
    .action((companyCode, entry, { currency, as }) =>
      run(release({ companyCode, entry, currencyCode: currency }, as)),
    )
  group
    .command('refund-credit')
    .description('record credit of a company that was paid back by bank or in cash')
    .argument('<company code>')
    .argument('<amount>', '', readAmount)
    .option('--method <method>', 'bank-transfer or cash', 'bank-transfer')
    .option('--reference <text>', 'as on the bank statement', (text) => readNote(text), '')
    .option('--entry <number>', 'the payment or credit note; the oldest without it', readEntry)
    .option(...currencyOption)
    .option(...staffOption)
    .option(...repeatOption)
    .action((companyCode, amount, options) => run(payBack({ companyCode, amount }, options)))
  group
    .command('rule')
    .description('set how payments without an invoice are allocated: to the oldest invoices, or by hand')
    .argument('<company code>')
    .argument('<rule>', allocationRules.join(' or '))
    .action((company, rule) => run(setRule(company, rule)))
  group
    .command('differences')
    .description('open amounts that changed when explicit allocations were introduced')
    .action(() => run(listDifferences))
}

function reverse(
  companyCode: string,
  entry: number,
  { note, currency, as }: { readonly note: string; readonly currency?: string; readonly as?: string },
): CommandAction {
  const missing = 'Give the reason with --note. The company reads it on its statement'
  const reason = readReason(note, ledgerReason, missing)
  return async ({ db }, { terminal, nowMs }) => {
    const company = await requireCompany(db, companyCode)
    const deps = { db, clock: { nowMs }, wholesaler: await openWholesaler(db) }
    const staffId = await actingStaff(db, as)
    const reversed = await reversePayment(deps, {
      key: randomUUID(),
      companyCode,
      entry,
      currencyCode: currency,
      reason,
      staffId,
    })
    if (!reversed.ok) throw commandError(reversePaymentRefusalText(reversed.refusal, entry))
    terminal.print(
      `Payment ${entry} is reversed. ${company.name} owes ${showMoney(reversed.value, currency ?? company.currency_code, 'en')} now.`,
    )
  }
}

interface EntryOfCompany {
  readonly companyCode: string
  readonly entry: number
  readonly currencyCode?: string | undefined
}

function allocate(
  { invoice, ...choice }: EntryOfCompany & { readonly invoice: string },
  { amount, as, again = false }: { readonly amount?: Minor; readonly as?: string; readonly again?: boolean },
): CommandAction {
  return async ({ db }, { terminal, nowMs }) => {
    const company = await requireCompany(db, choice.companyCode)
    const currencyCode = (await readInvoiceCurrency(db, invoice)) ?? company.currency_code
    const deps = { db, clock: { nowMs }, wholesaler: await openWholesaler(db) }
    const staffId = await actingStaff(db, as)
    const allocation = { ...choice, invoice, amount: amount ?? null }
    const caller = staffCaller(staffId)
    const key = await terminalKey(deps, { caller, command: 'ledger allocate', input: allocation, again })
    const done = await allocateCredit(deps, { ...allocation, currencyCode, staffId, key })
    if (!done.ok)
      throw commandError(
        done.refusal.type === 'KEY_REUSED' ? keyReusedText : choiceRefusalText(done.refusal, choice.entry),
      )
    terminal.print(
      `Entry ${choice.entry} settles ${showMoney(done.value, currencyCode, 'en')} of ${invoice}.`,
    )
  }
}

function release(choice: EntryOfCompany, as: string | undefined): CommandAction {
  return async ({ db }, { terminal, nowMs }) => {
    const company = await requireCompany(db, choice.companyCode)
    const currency = choice.currencyCode ?? company.currency_code
    const deps = { db, clock: { nowMs }, wholesaler: await openWholesaler(db) }
    const done = await releaseCredit(deps, { ...choice, staffId: await actingStaff(db, as) })
    if (!done.ok) throw commandError(choiceRefusalText(done.refusal, choice.entry))
    terminal.print(
      `Entry ${choice.entry} no longer settles ${showMoney(done.value, currency, 'en')}. To allocate it to another invoice: npm run staff -- ledger allocate`,
    )
  }
}

interface PayBackOptions {
  readonly method: string
  readonly reference: string
  readonly entry?: number
  readonly currency?: string
  readonly as?: string
  readonly again?: boolean
}

function payBack(
  refund: { readonly companyCode: string; readonly amount: Minor },
  { method: word, reference, entry, currency, as, again = false }: PayBackOptions,
): CommandAction {
  const method = (['BANK_TRANSFER', 'CASH'] as const).find(
    (each) => each === word.toUpperCase().replace('-', '_'),
  )
  if (!method) throw commandError(`"${word}" is not bank-transfer or cash`)
  return async ({ db }, { terminal, nowMs }) => {
    const company = await requireCompany(db, refund.companyCode)
    const deps = { db, clock: { nowMs }, wholesaler: await openWholesaler(db) }
    const staffId = await actingStaff(db, as)
    const input = { ...refund, method, reference, entry: entry ?? null, currencyCode: currency }
    const caller = staffCaller(staffId)
    const key = await terminalKey(deps, { caller, command: 'ledger refund-credit', input, again })
    const refunded = await refundCredit(deps, { ...input, staffId, key })
    if (!refunded.ok) throw commandError(refundCreditText(refunded.refusal))
    terminal.print(
      `${company.name} owes ${showMoney(refunded.value, currency ?? company.currency_code, 'en')} now.`,
    )
  }
}

function refundCreditText(refusal: RefundCreditRefusal | KeyReused): string {
  switch (refusal.type) {
    case 'COMPANY_NOT_FOUND':
      return 'There is no such company'
    case 'NOT_AN_AMOUNT':
      return 'Give an amount above 0'
    case 'MORE_THAN_CREDIT':
      return `At most ${formatMinor(refusal.maxAmount)} can be paid back: no more is free. "ledger release" frees a payment`
    case 'KEY_REUSED':
      return keyReusedText
  }
}

function setRule(companyCode: string, name: string): CommandAction {
  const rule = allocationRules.find((each) => each === name)
  if (!rule) throw commandError(`"${name}" is not one of ${allocationRules.join(', ')}`)
  return async ({ db }, { terminal }) => {
    const company = await requireCompany(db, companyCode)
    await setAllocationRule(db, company.id, rule)
    terminal.print(
      rule === 'oldest'
        ? `Payments of ${company.name} without an invoice now settle the oldest invoices.`
        : `Payments of ${company.name} without an invoice now wait for npm run staff -- ledger allocate.`,
    )
  }
}

const listDifferences: CommandAction = async ({ db }, { terminal }) => {
  const differences = await readAllocationDifferences(db)
  const rows = differences.map(({ companyCode, companyName, number, currencyCode, before, after }) => [
    `${companyCode} ${companyName}`,
    number,
    `${showMoney(before, currencyCode, 'en')} open before`,
    `${showMoney(after, currencyCode, 'en')} open after`,
  ])
  for (const row of alignRows(rows)) terminal.print(row)
  if (differences.length === 0) terminal.print('Explicit allocations changed no open amount.')
}

function readEntry(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text))
    throw commandError(`"${text}" is not the number of an entry. "ledger <company code>" lists the entries`)
  return Number(text)
}

function reversePaymentRefusalText({ type }: ReversePaymentRefusal, entry: number): string {
  switch (type) {
    case 'COMPANY_NOT_FOUND':
      return 'There is no such company'
    case 'PAYMENT_NOT_FOUND':
      return `Entry ${entry} is not a payment of this company: "ledger <company code>" lists its entries`
    case 'PAID_BY_CARD':
      return `Entry ${entry} was paid by card. Refund it with "orders refund" or "ledger refund"`
    case 'ALREADY_REVERSED':
    case 'KEY_REUSED':
      return `Payment ${entry} is reversed already`
  }
}

function choiceRefusalText(refusal: CreditChoiceRefusal, entry: number): string {
  switch (refusal.type) {
    case 'COMPANY_NOT_FOUND':
      return 'There is no such company'
    case 'CREDIT_NOT_FOUND':
      return `Entry ${entry} is not a payment or a credit note of this company`
    case 'INVOICE_NOT_FOUND':
      return 'The company has no such invoice'
    case 'MORE_THAN_OPEN':
      return `At most ${formatMinor(refusal.maxAmount)} can be allocated: no more is left of the entry, or open on the invoice`
    case 'NOTHING_ALLOCATED':
      return `Entry ${entry} settles no invoice`
  }
}
