// Generated from live.graphql: change that, then run `npm run generate`.

import { document } from '@provender/schema/document'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type LiveSubscriptionVariables = Exact<{
  path: string;
  token: string;
}>;


export type LiveSubscription = { readonly live: { readonly baskets: string | null, readonly orders: string | null, readonly unreadNotifications: number | null, readonly catalogue: string, readonly stock: string, readonly settings: string } };

export type LiveTokenQueryVariables = Exact<{ [key: string]: never; }>;


export type LiveTokenQuery = { readonly firebaseCustomToken: string };

export const Live = document<LiveSubscription, LiveSubscriptionVariables>(
  'Live',
  `subscription Live($path: String!, $token: String!) { live(path: $path, token: $token) { baskets orders unreadNotifications catalogue stock settings } }`,
)

export const LiveToken = document<LiveTokenQuery, LiveTokenQueryVariables>(
  'LiveToken',
  `query LiveToken { firebaseCustomToken }`,
)

