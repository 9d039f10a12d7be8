// Generated from ledger.graphql: change that, then run `npm run generate`.

import { document } from '@provender/schema/document'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CardPaymentState =
  | 'AUTHORISED'
  | 'CAPTURED'
  | 'CHALLENGED'
  | 'DECLINED'
  | 'STARTED'
  | 'VOIDED';

export type DeclineReason =
  | 'DECLINED'
  | 'EXPIRED_CARD'
  | 'LACKS_FUNDS';

export type LedgerKind =
  | 'CHARGEBACK'
  | 'CREDIT_NOTE'
  | 'INVOICE'
  | 'PAYMENT'
  | 'REFUND'
  | 'REVERSAL';

export type PaymentMethod =
  | 'BANK_TRANSFER'
  | 'CARD'
  | 'CASH';

export type BalanceFieldsFragment = { readonly currencyCode: string, readonly closing: string, readonly unallocated: string, readonly ageing: { readonly current: string, readonly days30: string, readonly days60: string, readonly days90: string, readonly older: string, readonly overdue: string }, readonly openInvoices: ReadonlyArray<{ readonly orderNumber: string, readonly issuedOn: string, readonly number: string, readonly currencyCode: string, readonly dueOn: string | null, readonly open: string | null, readonly isOverdue: boolean, readonly canPayByCard: boolean, readonly payment: { readonly state: CardPaymentState, readonly amount: string, readonly challengePath: string | null, readonly declineReason: DeclineReason | null } | null }>, readonly otherCurrencies: ReadonlyArray<{ readonly currencyCode: string, readonly balance: string, readonly overdue: string }>, readonly credit: { readonly limit: string, readonly openOrders: string, readonly left: string } | null };

export type AccountStatementQueryVariables = Exact<{
  from?: string | null | undefined;
  to?: string | null | undefined;
  page?: number | null | undefined;
  isPast: boolean;
}>;


export type AccountStatementQuery = { readonly accountStatement: { readonly from: string, readonly to: string, readonly opening: string, readonly total: number, readonly page: number, readonly pageSize: number, readonly currencyCode: string, readonly closing: string, readonly unallocated: string, readonly entries: ReadonlyArray<{ readonly n: number, readonly kind: LedgerKind, readonly date: string, readonly owed: string, readonly balance: string, readonly method: PaymentMethod | null, readonly reference: string, readonly dueOn: string | null, readonly orderNumber: string | null, readonly reason: string }>, readonly ageing: { readonly current: string, readonly days30: string, readonly days60: string, readonly days90: string, readonly older: string, readonly overdue: string }, readonly openInvoices: ReadonlyArray<{ readonly orderNumber: string, readonly issuedOn: string, readonly number: string, readonly currencyCode: string, readonly dueOn: string | null, readonly open: string | null, readonly isOverdue: boolean, readonly canPayByCard: boolean, readonly payment: { readonly state: CardPaymentState, readonly amount: string, readonly challengePath: string | null, readonly declineReason: DeclineReason | null } | null }>, readonly otherCurrencies: ReadonlyArray<{ readonly currencyCode: string, readonly balance: string, readonly overdue: string }>, readonly credit: { readonly limit: string, readonly openOrders: string, readonly left: string } | null }, readonly now?: { readonly currencyCode: string, readonly closing: string, readonly unallocated: string, readonly ageing: { readonly current: string, readonly days30: string, readonly days60: string, readonly days90: string, readonly older: string, readonly overdue: string }, readonly openInvoices: ReadonlyArray<{ readonly orderNumber: string, readonly issuedOn: string, readonly number: string, readonly currencyCode: string, readonly dueOn: string | null, readonly open: string | null, readonly isOverdue: boolean, readonly canPayByCard: boolean, readonly payment: { readonly state: CardPaymentState, readonly amount: string, readonly challengePath: string | null, readonly declineReason: DeclineReason | null } | null }>, readonly otherCurrencies: ReadonlyArray<{ readonly currencyCode: string, readonly balance: string, readonly overdue: string }>, readonly credit: { readonly limit: string, readonly openOrders: string, readonly left: string } | null } };

export const AccountStatement = document<AccountStatementQuery, AccountStatementQueryVariables>(
  'AccountStatement',
  `query AccountStatement($from: String, $to: String, $page: Int, $isPast: Boolean!) { accountStatement(from: $from, to: $to, page: $page, pageSize: 100) { from to opening total page pageSize ...BalanceFields entries { n kind date owed balance method reference dueOn orderNumber reason } } now: accountStatement(pageSize: 1) @include(if: $isPast) { ...BalanceFields } } fragment BalanceFields on AccountStatement { currencyCode closing unallocated ageing { current days30 days60 days90 older overdue } openInvoices { orderNumber issuedOn ...InvoicePayFields } otherCurrencies { currencyCode balance overdue } credit { limit openOrders left } } fragment InvoicePayFields on LedgerDocument { number currencyCode dueOn open isOverdue canPayByCard payment { state amount challengePath declineReason } }`,
)

