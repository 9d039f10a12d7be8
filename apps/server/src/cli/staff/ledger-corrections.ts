import { randomUUID } from 'node:crypto'
import type { OpenDb } from '@provender/db/open-db'
import { allocationRules } from '@provender/domain/ledger/allocation'
import { maxReasonLength } from '@provender/domain/ledger/ledger'
import { formatMinor } from '@provender/domain/money/decimal'
import { showMoney } from '@provender/domain/money/show-money'
import {
  allocateCredit,
  type CreditChoiceRefusal,
  releaseCredit,
} from '../../features/ledger/allocate-credit.ts'
import { readAllocationDifferences } from '../../features/ledger/allocation-differences.ts'
import { type ReversalRefusal, reversePayment } from '../../features/ledger/reverse-payment.ts'
import { setAllocationRule } from '../../features/ledger/set-allocation-rule.ts'
import { openWholesaler } from '../../features/wholesaler/wholesaler.ts'
import { staffCaller } from '../../kernel/idempotency/write-once.ts'
import type { CommandContext } from '../command.ts'
import { mistake } from '../mistake.ts'
import { requireWords } from '../read-arguments.ts'
import { alignedRows } from '../table.ts'
import { actingStaff } from './acting-staff.ts'
import { keyReusedWords } from './credit-refusal-words.ts'
import type { LedgerOptions } from './ledger-options.ts'
import { readAmount } from './read-amount.ts'
import { requireCompany } from './require-row.ts'
import { terminalKey } from './terminal-key.ts'

type LedgerWork = (database: OpenDb, context: CommandContext) => Promise<void>

export function reverse(words: readonly string[], { note, as }: LedgerOptions): LedgerWork {
  const given = requireWords(words, ['company code', 'entry number'])
  const entry = readEntry(given['entry number'])
  if (note.trim() === '') throw mistake('Say why with --note: the company reads it on its statement')
  if (note.length > maxReasonLength) throw mistake(`A reason has at most ${maxReasonLength} characters`)
  const companyCode = given['company code']
  return async ({ db }, { terminal, nowMs }) => {
    const company = await requireCompany(db, companyCode)
    const deps = { db, clock: { nowMs }, wholesaler: await openWholesaler(db) }
    const staffId = await actingStaff(db, as)
    const reversed = await reversePayment(deps, {
      key: randomUUID(),
      companyCode,
      entry,
      reason: note.trim(),
      staffId,
    })
    if (!reversed.ok) throw mistake(reversalRefusalWords(reversed.refusal, entry))
    terminal.say(
      `Payment ${entry} is reversed. ${company.name} owes ${showMoney(reversed.value, company.currency_code, 'en')} now.`,
    )
  }
}

export function allocate(words: readonly string[], { amount, as, again }: LedgerOptions): LedgerWork {
  const given = requireWords(words, ['company code', 'entry number', 'invoice number'])
  const choice = { companyCode: given['company code'], entry: readEntry(given['entry number']) }
  const invoice = given['invoice number']
  const wanted = amount === undefined ? null : readAmount(amount)
  return async ({ db }, { terminal, nowMs }) => {
    const { currency_code: currency } = await requireCompany(db, choice.companyCode)
    const deps = { db, clock: { nowMs }, wholesaler: await openWholesaler(db) }
    const staffId = await actingStaff(db, as)
    const allocation = { ...choice, invoice, amount: wanted, staffId }
    const caller = staffCaller(staffId)
    const key = await terminalKey(db, { caller, command: 'ledger allocate', input: allocation, again })
    const done = await allocateCredit(deps, { ...allocation, key })
    if (!done.ok)
      throw mistake(
        done.refusal.type === 'KEY_REUSED' ? keyReusedWords : choiceRefusalWords(done.refusal, choice.entry),
      )
    terminal.say(`Entry ${choice.entry} settles ${showMoney(done.value, currency, 'en')} of ${invoice}.`)
  }
}

export function release(words: readonly string[], { as }: LedgerOptions): LedgerWork {
  const given = requireWords(words, ['company code', 'entry number'])
  const choice = { companyCode: given['company code'], entry: readEntry(given['entry number']) }
  return async ({ db }, { terminal, nowMs }) => {
    const { currency_code: currency } = await requireCompany(db, choice.companyCode)
    const deps = { db, clock: { nowMs }, wholesaler: await openWholesaler(db) }
    const done = await releaseCredit(deps, { ...choice, staffId: await actingStaff(db, as) })
    if (!done.ok) throw mistake(choiceRefusalWords(done.refusal, choice.entry))
    terminal.say(
      `Entry ${choice.entry} no longer settles ${showMoney(done.value, currency, 'en')}: ledger allocate gives it to another invoice.`,
    )
  }
}

export function setRule(words: readonly string[]): LedgerWork {
  const given = requireWords(words, ['company code', 'rule'])
  const rule = allocationRules.find((each) => each === given.rule)
  if (!rule) throw mistake(`"${given.rule}" is not one of ${allocationRules.join(', ')}`)
  return async ({ db }, { terminal }) => {
    const company = await requireCompany(db, given['company code'])
    await setAllocationRule(db, company.id, rule)
    terminal.say(
      rule === 'oldest'
        ? `Money of ${company.name} that names no invoice settles the oldest.`
        : `Money of ${company.name} that names no invoice waits for ledger allocate.`,
    )
  }
}

export function listDifferences(words: readonly string[]): LedgerWork {
  requireWords(words, [])
  return async ({ db }, { terminal }) => {
    const found = await readAllocationDifferences(db)
    const rows = found.map(({ companyCode, companyName, number, currencyCode, before, after }) => [
      `${companyCode} ${companyName}`,
      number,
      `${showMoney(before, currencyCode, 'en')} open before`,
      `${showMoney(after, currencyCode, 'en')} open after`,
    ])
    for (const row of alignedRows(rows)) terminal.say(row)
    if (found.length === 0) terminal.say('Explicit allocations changed no open amount.')
  }
}

function readEntry(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text))
    throw mistake(`"${text}" is not the number of an entry: "ledger <company code>" lists them`)
  return Number(text)
}

function reversalRefusalWords({ type }: ReversalRefusal, entry: number): string {
  switch (type) {
    case 'COMPANY_NOT_FOUND':
      return 'There is no such company'
    case 'PAYMENT_NOT_FOUND':
      return `Entry ${entry} is not a payment of this company: "ledger <company code>" lists its entries`
    case 'PAID_BY_CARD':
      return `Entry ${entry} was paid by card: give it back with "orders refund" or "ledger refund"`
    case 'ALREADY_REVERSED':
    case 'KEY_REUSED':
      return `Payment ${entry} is reversed already`
  }
}

function choiceRefusalWords(refusal: CreditChoiceRefusal, entry: number): string {
  switch (refusal.type) {
    case 'COMPANY_NOT_FOUND':
      return 'There is no such company'
    case 'CREDIT_NOT_FOUND':
      return `Entry ${entry} is not a payment or a credit note of this company`
    case 'INVOICE_NOT_FOUND':
      return 'The company has no such invoice'
    case 'MORE_THAN_OPEN':
      return `At most ${formatMinor(refusal.most)} can be allocated: the rest of the credit is used, or of the invoice settled`
    case 'NOTHING_ALLOCATED':
      return `Entry ${entry} settles no invoice`
  }
}
