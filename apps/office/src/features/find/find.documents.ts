// Generated from find.graphql: change that, then run `npm run generate`.

import { document } from '@provender/schema/document'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
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

export type OfficeFindQueryVariables = Exact<{
  text: string;
}>;


export type OfficeFindQuery = { readonly officeFindOrders: ReadonlyArray<{ readonly companyName: string, readonly order: { readonly number: string, readonly state: OrderState, readonly fulfilmentDate: string } }> };

export const OfficeFind = document<OfficeFindQuery, OfficeFindQueryVariables>(
  'OfficeFind',
  `query OfficeFind($text: String!) { officeFindOrders(text: $text) { companyName order { number state fulfilmentDate } } }`,
)

