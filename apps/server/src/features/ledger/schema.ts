import { type AccountPosition, remainingCredit } from '@provender/domain/ledger/account-position'
import { type Ageing, overdueOf } from '@provender/domain/ledger/ageing'
import { type LedgerKind, ledgerKinds, paymentMethods } from '@provender/domain/ledger/ledger'
import { todayIn } from '@provender/domain/slots/today'
import * as v from 'valibot'
import { apiError } from '../../kernel/graphql/api-error.ts'
import { allow, builder } from '../../kernel/graphql/builder.ts'
import { requireUser } from '../../kernel/graphql/context.ts'
import { localDate } from '../../kernel/graphql/local-date.ts'
import { parseArgs } from '../../kernel/graphql/parse-args.ts'
import { LedgerDocumentType } from './document-type.ts'
import { readOpenDocuments } from './document-views.ts'
import { type CurrencyBalance, readOtherBalances } from './other-currencies.ts'
import {
  allTime,
  lastDayUntilNow,
  readEntries,
  readAccountPosition,
  type StatementEntry,
} from './statement-store.ts'
import { readStatement, type Statement } from './statement.ts'

const LedgerKindEnum = builder.enumType('LedgerKind', { values: ledgerKinds })
export const PaymentMethodEnum = builder.enumType('PaymentMethod', { values: paymentMethods })

const StatementEntryType = builder.objectRef<StatementEntry>('StatementEntry')
builder.objectType(StatementEntryType, {
  fields: (t) => ({
    n: t.exposeInt('n', { description: 'The number of the entry within the company’s account.' }),
    kind: t.field({ type: LedgerKindEnum, resolve: ({ kind }): LedgerKind => kind }),
    date: t.exposeString('booked_on', { description: 'Local date.' }),
    owed: t.expose('owed', {
      type: 'Money',
      description: 'The change of the balance: below 0 for payments and credit notes.',
    }),
    balance: t.expose('balance', { type: 'Money', description: 'The balance after this entry.' }),
    method: t.expose('method', {
      type: PaymentMethodEnum,
      nullable: true,
      description: 'Set for a payment.',
    }),
    reference: t.exposeString('reference', {
      description:
        'The number of an invoice or a credit note; the reference of a payment, or of a reversed one.',
    }),
    dueOn: t.exposeString('due_on', { nullable: true, description: 'Set for an invoice.' }),
    orderNumber: t.exposeString('order_number', { nullable: true }),
    reason: t.exposeString('reason', {
      description: 'The reason of a credit note or a reversal; otherwise empty.',
    }),
  }),
})

const AgeingType = builder.objectRef<Ageing>('Ageing')
builder.objectType(AgeingType, {
  description: 'Open amounts by days overdue.',
  fields: (t) => ({
    current: t.expose('current', { type: 'Money', description: 'Not due yet.' }),
    days30: t.expose('days30', { type: 'Money', description: '1 to 30 days.' }),
    days60: t.expose('days60', { type: 'Money', description: '31 to 60 days.' }),
    days90: t.expose('days90', { type: 'Money', description: '61 to 90 days.' }),
    older: t.expose('older', { type: 'Money', description: 'Over 90 days.' }),
    overdue: t.field({ type: 'Money', resolve: overdueOf, description: 'All but `current`.' }),
  }),
})

const CurrencyBalanceType = builder.objectRef<CurrencyBalance>('CurrencyBalance')
builder.objectType(CurrencyBalanceType, {
  fields: (t) => ({
    currencyCode: t.exposeString('currencyCode'),
    balance: t.expose('balance', { type: 'Money', description: 'What the company owes.' }),
    overdue: t.expose('overdue', { type: 'Money', description: 'While any is, orders on account wait.' }),
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
    opening: t.expose('opening', { type: 'Money', description: 'The balance before the period.' }),
    closing: t.expose('closing', { type: 'Money' }),
    ageing: t.expose('ageing', { type: AgeingType, description: 'As of the last day of the period.' }),
    unallocated: t.expose('unallocated', {
      type: 'Money',
      description: 'Payments and credits that are not allocated to an invoice yet, as of the last day.',
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
      resolve: async ({ account }, _args, { deps }) => [...(await readOpenDocuments(deps, account))],
      description: 'The current open invoices, whatever the period; oldest first, at most 100.',
    }),
    otherCurrencies: t.field({
      type: [CurrencyBalanceType],
      resolve: async ({ account }, _args, { deps, viewer }) => {
        const today = todayIn(deps.clock.nowMs(), viewer.config.warehouseTimezone).day
        return [...(await readOtherBalances(deps.db, account, today))]
      },
      description:
        'What the company owes today in currencies that it had before; its credit limit does not count them.',
    }),
    credit: t.field({
      type: AccountCredit,
      nullable: true,
      description: 'The current position; null if the company does not buy on account.',
      resolve: async ({ account }, _args, context) =>
        requireUser(context).creditLimitMinor === null
          ? null
          : await readAccountPosition(context.deps.db, account),
    }),
  }),
})

export const AccountCredit = builder.objectRef<AccountPosition>('AccountCredit')
builder.objectType(AccountCredit, {
  fields: (t) => ({
    limit: t.expose('limit', { type: 'Money' }),
    balance: t.expose('balance', {
      type: 'Money',
      description: 'The balance of the ledger: what the company owes.',
    }),
    openOrders: t.expose('openOrders', {
      type: 'Money',
      description: 'The total of orders on account that are not invoiced yet, VAT included.',
    }),
    left: t.field({
      type: 'Money',
      resolve: remainingCredit,
      description: 'The remaining credit for orders on account, VAT included.',
    }),
  }),
})

export const statementDay = v.pipe(localDate, v.minValue(allTime.from), v.maxValue(allTime.to))

const statementArgs = v.object({
  from: v.nullish(statementDay, allTime.from),
  to: v.nullish(statementDay),
  page: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)), 1),
  pageSize: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 50),
})

builder.queryField('accountStatement', (t) =>
  t.field({
    ...allow('customer'),
    type: AccountStatement,
    args: {
      from: t.arg.string({ description: 'Local date; by default from the first entry.' }),
      to: t.arg.string({
        description:
          'Local date, inclusive; by default today, or the day of the last entry if that is later.',
      }),
      page: t.arg.int({ description: 'From 1.' }),
      pageSize: t.arg.int({ description: 'At most 100.' }),
    },
    description:
      'The company’s opening balance, its invoices, payments and credit notes, and its closing balance.',
    resolve: async (_root, args, context) => {
      const { from, page, pageSize, ...period } = parseArgs(statementArgs, args)
      const { companyId, currencyCode } = requireUser(context)
      const { config } = context.viewer
      const today = todayIn(context.deps.clock.nowMs(), config.warehouseTimezone).day
      const account = { companyId, currencyCode }
      const to = period.to ?? (await lastDayUntilNow(context.deps.db, account, today))
      if (from > to) throw apiError('BAD_INPUT', { field: 'from' })
      const statement = await readStatement(context.deps.db, account, { from, to })
      return { ...statement, page, pageSize }
    },
  }),
)
