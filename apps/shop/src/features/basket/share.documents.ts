// Generated from share.graphql: change that, then run `npm run generate`.

import { document } from '@provender/schema/document'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
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

