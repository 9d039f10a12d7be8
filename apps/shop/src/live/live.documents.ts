// Generated from live.graphql: change that, then run `npm run generate`.

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

export type LiveSubscriptionVariables = Exact<{
  path: string;
  token: string;
}>;


export type LiveSubscription = { readonly live: { readonly baskets: string | null, readonly unreadNotifications: number | null, readonly catalogue: string, readonly stock: string, readonly settings: string } };

export type LiveTokenQueryVariables = Exact<{ [key: string]: never; }>;


export type LiveTokenQuery = { readonly firebaseCustomToken: string };

export const Live = document<LiveSubscription, LiveSubscriptionVariables>(
  'Live',
  `subscription Live($path: String!, $token: String!) { live(path: $path, token: $token) { baskets unreadNotifications catalogue stock settings } }`,
)

export const LiveToken = document<LiveTokenQuery, LiveTokenQueryVariables>(
  'LiveToken',
  `query LiveToken { firebaseCustomToken }`,
)

