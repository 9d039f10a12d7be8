// Generated from dashboard.graphql: change that, then run `npm run generate`.

import { document } from '@provender/schema/document'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type FulfilmentMethod =
  | 'CLICK_AND_COLLECT'
  | 'DELIVERY';

export type OrderState =
  | 'CANCELLED'
  | 'COLLECTED'
  | 'CONFIRMED'
  | 'DELIVERED'
  | 'ON_HOLD'
  | 'OUT_FOR_DELIVERY'
  | 'PACKED'
  | 'PICKING'
  | 'READY_TO_COLLECT'
  | 'SUBMITTED';

export type HomeTodayQueryVariables = Exact<{
  states?: ReadonlyArray<OrderState> | OrderState | null | undefined;
}>;


export type HomeTodayQuery = { readonly orders: { readonly orders: ReadonlyArray<{ readonly number: string, readonly state: OrderState, readonly method: FulfilmentMethod, readonly fulfilmentDate: string, readonly collectionTime: string | null }> }, readonly accountStatement: { readonly currencyCode: string, readonly ageing: { readonly overdue: string }, readonly otherCurrencies: ReadonlyArray<{ readonly currencyCode: string, readonly overdue: string }>, readonly openInvoices: ReadonlyArray<{ readonly dueOn: string | null, readonly isOverdue: boolean, readonly canPayByCard: boolean }> } };

export type LastOrderQueryVariables = Exact<{ [key: string]: never; }>;


export type LastOrderQuery = { readonly orders: { readonly orders: ReadonlyArray<{ readonly number: string, readonly placedAt: string, readonly state: OrderState, readonly lineCount: number, readonly totals: { readonly gross: string } }> } };

export const HomeToday = document<HomeTodayQuery, HomeTodayQueryVariables>(
  'HomeToday',
  `query HomeToday($states: [OrderState!]) { orders(page: 1, pageSize: 20, states: $states, sort: NEXT) { orders { number state method fulfilmentDate collectionTime } } accountStatement(pageSize: 1) { currencyCode ageing { overdue } otherCurrencies { currencyCode overdue } openInvoices { dueOn isOverdue canPayByCard } } }`,
)

export const LastOrder = document<LastOrderQuery, LastOrderQueryVariables>(
  'LastOrder',
  `query LastOrder { orders(page: 1, pageSize: 1) { orders { number placedAt state lineCount totals { gross } } } }`,
)

