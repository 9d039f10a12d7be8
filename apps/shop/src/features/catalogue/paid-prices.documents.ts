// Generated from paid-prices.graphql: change that, then run `npm run generate`.

import { document } from '@provender/schema/document'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type PaidPricesQueryVariables = Exact<{
  id: string | number;
}>;


export type PaidPricesQuery = { readonly paidPrices: ReadonlyArray<{ readonly unit: string, readonly price: string, readonly since: string, readonly orderNumber: string }> };

export const PaidPrices = document<PaidPricesQuery, PaidPricesQueryVariables>(
  'PaidPrices',
  `query PaidPrices($id: Int64!) { paidPrices(productId: $id) { unit price since orderNumber } }`,
)

