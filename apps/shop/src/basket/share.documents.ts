// Generated from share.graphql: change that, then run `npm run generate`.

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

export type BasketShareTokenQueryVariables = Exact<{
  basketId: string;
}>;


export type BasketShareTokenQuery = { readonly basketShareToken: string };

export type SharedBasketQueryVariables = Exact<{
  token: string;
}>;


export type SharedBasketQuery = { readonly sharedBasket: { readonly id: string, readonly name: string, readonly isActive: boolean, readonly total: string, readonly products: ReadonlyArray<{ readonly product: string }> } };

export const BasketShareToken = document<BasketShareTokenQuery, BasketShareTokenQueryVariables>(
  'BasketShareToken',
  `query BasketShareToken($basketId: Uuid!) { basketShareToken(basketId: $basketId) }`,
)

export const SharedBasket = document<SharedBasketQuery, SharedBasketQueryVariables>(
  'SharedBasket',
  `query SharedBasket($token: String!) { sharedBasket(token: $token) { id name isActive total products { product } } }`,
)

