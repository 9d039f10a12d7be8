import { remainingCredit } from '@provender/domain/ledger/account-position'
import { type Ageing, overdueOf } from '@provender/domain/ledger/ageing'
import { type LedgerKind, ledgerKinds, paymentMethods } from '@provender/domain/ledger/ledger'
import type { Minor } from '@provender/domain/money/money'
import { todayIn } from '@provender/domain/slots/today'
import * as v from 'valibot'
import { allow, builder } from '../../kernel/graphql/builder.ts'
import { requireCustomer } from '../../kernel/graphql/context.ts'
import { localDate } from '../../kernel/graphql/local-date.ts'
import { parseArgs } from '../../kernel/graphql/parse-args.ts'
import { LedgerDocumentType } from './document-type.ts'
import { openDocuments } from './document-views.ts'
import { everything, readEntries, readAccountPosition, type StatementEntry } from './statement-store.ts'
import { readStatement, type Statement } from './statement.ts'

const LedgerKindEnum = builder.enumType('LedgerKind', { values: ledgerKinds })
export const PaymentMethodEnum = builder.enumType('PaymentMethod', { values: paymentMethods })

const StatementEntryType = builder.objectRef<StatementEntry>('StatementEntry')
builder.objectType(StatementEntryType, {
  fields: (t) => ({
    n: t.exposeInt('n', { description: 'Counts the company’s entries.' }),
    kind: t.field({ type: LedgerKindEnum, resolve: ({ kind }): LedgerKind => kind }),
    date: t.exposeString('booked_on', { description: 'Local date.' }),
    owed: t.expose('owed', {
      type: 'Money',
      description: 'What is owed grows by it: below 0 for payments and credit notes.',
    }),
    balance: t.expose('balance', { type: 'Money', description: 'What is owed with it.' }),
    method: t.expose('method', { type: PaymentMethodEnum, nullable: true, description: 'Of a payment.' }),
    reference: t.exposeString('reference', {
      description:
        'The number of an invoice or a credit note; what was noted of a payment, also of one that was reversed.',
    }),
    dueOn: t.exposeString('due_on', { nullable: true, description: 'Of an invoice.' }),
    orderNumber: t.exposeString('order_number', { nullable: true }),
    reason: t.exposeString('reason', { description: 'Of a credit note or a reversal; empty for none.' }),
  }),
})

const AgeingType = builder.objectRef<Ageing>('Ageing')
builder.objectType(AgeingType, {
  description: 'What is owed, by how many days it is over the day it was due.',
  fields: (t) => ({
    current: t.expose('current', { type: 'Money', description: 'Not due yet.' }),
    days30: t.expose('days30', { type: 'Money', description: '1 to 30 days.' }),
    days60: t.expose('days60', { type: 'Money', description: '31 to 60 days.' }),
    days90: t.expose('days90', { type: 'Money', description: '61 to 90 days.' }),
    older: t.expose('older', { type: 'Money', description: 'Over 90 days.' }),
    overdue: t.field({ type: 'Money', resolve: overdueOf, description: 'All but `current`.' }),
  }),
})

interface PagedStatement extends Statement {
  readonly page: number
  readonly pageSize: number
}

const AccountStatement = builder.objectRef<PagedStatement>('AccountStatement')
builder.objectType(AccountStatement, {
  fields: (t) => ({
    from: t.exposeString('from'),
    to: t.exposeString('to'),
    currencyCode: t.string({ resolve: ({ account }) => account.currencyCode }),
    opening: t.expose('opening', { type: 'Money', description: 'What was owed before the period.' }),
    closing: t.expose('closing', { type: 'Money' }),
    ageing: t.expose('ageing', { type: AgeingType, description: 'As of the last day.' }),
    unallocated: t.expose('unallocated', {
      type: 'Money',
      description: 'What was paid or credited and settles no invoice yet, as of the last day.',
    }),
    total: t.exposeInt('entryCount', { description: 'Entries of the period.' }),
    page: t.exposeInt('page'),
    pageSize: t.exposeInt('pageSize'),
    entries: t.field({
      type: [StatementEntryType],
      resolve: async ({ account, from, to, page, pageSize }, _args, { deps }) => {
        const window = { from, to, offset: (page - 1) * pageSize, limit: pageSize }
        return [...(await readEntries(deps.db, account, window))]
      },
    }),
    openInvoices: t.field({
      type: [LedgerDocumentType],
      resolve: async ({ account }, _args, { deps }) => [...(await openDocuments(deps, account))],
      description: 'Now, whatever the period; the oldest first, at most 100.',
    }),
    credit: t.field({
      type: AccountCredit,
      nullable: true,
      description: 'Now; null: the company buys nothing on account.',
      resolve: async ({ account }, _args, context) =>
        requireCustomer(context).creditLimitMinor === null
          ? null
          : await readAccountPosition(context.deps.db, account),
    }),
  }),
})

interface Standing {
  readonly limit: Minor
  readonly balance: Minor
  readonly openOrders: Minor
}

export const AccountCredit = builder.objectRef<Standing>('AccountCredit')
builder.objectType(AccountCredit, {
  fields: (t) => ({
    limit: t.expose('limit', { type: 'Money' }),
    balance: t.expose('balance', { type: 'Money', description: 'What is owed by the ledger.' }),
    openOrders: t.expose('openOrders', {
      type: 'Money',
      description: 'Ordered on account and not invoiced yet, VAT included.',
    }),
    left: t.field({
      type: 'Money',
      resolve: remainingCredit,
      description: 'What may still be ordered on account, VAT included.',
    }),
  }),
})

/** A local date that a statement can begin or end with. */
export const statementDay = v.pipe(localDate, v.minValue(everything.from), v.maxValue(everything.to))

const statementArgs = v.object({
  from: v.nullish(statementDay, everything.from),
  to: v.nullish(statementDay),
  page: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)), 1),
  pageSize: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 50),
})

builder.queryField('accountStatement', (t) =>
  t.field({
    ...allow('customer'),
    type: AccountStatement,
    args: {
      from: t.arg.string({ description: 'Local date; from the beginning without it.' }),
      to: t.arg.string({ description: 'Local date, included; today without it.' }),
      page: t.arg.int({ description: 'From 1.' }),
      pageSize: t.arg.int({ description: 'At most 100.' }),
    },
    description: 'What the company owed, what was invoiced, paid and credited, and what it owes.',
    resolve: async (_root, args, context) => {
      const { from, to, page, pageSize } = parseArgs(statementArgs, args)
      const { companyId, currencyCode } = requireCustomer(context)
      const { config } = context.viewer
      const today = todayIn(context.deps.clock.nowMs(), config.warehouseTimezone).day
      const account = { companyId, currencyCode }
      const statement = await readStatement(context.deps.db, account, { from, to: to ?? today })
      return { ...statement, page, pageSize }
    },
  }),
)
