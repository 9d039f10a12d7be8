// Generated from values-page.graphql: change that, then run `npm run generate`.

import { document } from '@provender/schema/document'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type FulfilmentMethod =
  | 'CLICK_AND_COLLECT'
  | 'DELIVERY';

export type LineProblemType =
  | 'BACK_ORDER'
  | 'IN_TRANSIT'
  | 'NO_LONGER_AVAILABLE'
  | 'NO_PRICE'
  | 'OUT_OF_STOCK'
  | 'PRICE_CHANGED'
  | 'SHORT';

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

export type PaymentState =
  | 'AUTHORISED'
  | 'FAILED'
  | 'NONE'
  | 'PAID'
  | 'PART_REFUNDED'
  | 'REFUNDED';

export type PaymentType =
  | 'CASH';

export type PriceKind =
  | 'CLEARANCE'
  | 'PRIVATE'
  | 'PROMO'
  | 'STANDARD';

export type PriceMarkOption =
  | 'NO_PREFERENCE'
  | 'PLAIN'
  | 'PRICE_MARKED';

export type UnitKind =
  | 'BOX'
  | 'KG'
  | 'PIECE';

export type AttributeValuesQueryVariables = Exact<{ [key: string]: never; }>;


export type AttributeValuesQuery = { readonly productAttributes: ReadonlyArray<{ readonly id: string, readonly code: string, readonly name: string, readonly values: ReadonlyArray<{ readonly id: string, readonly name: string, readonly productCount: number, readonly pictureUrl: string | null }> }> };

export const AttributeValues = document<AttributeValuesQuery, AttributeValuesQueryVariables>(
  'AttributeValues',
  `query AttributeValues { productAttributes { id code name values { id name productCount pictureUrl } } }`,
)

