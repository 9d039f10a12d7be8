// Generated from push.graphql: change that, then run `npm run generate`.

import { document } from '@provender/schema/document'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type PushPublicKeyQueryVariables = Exact<{ [key: string]: never; }>;


export type PushPublicKeyQuery = { readonly pushPublicKey: string | null };

export type RegisterPushMutationVariables = Exact<{
  endpoint: string;
  p256dh: string;
  auth: string;
}>;


export type RegisterPushMutation = { readonly registerPush: string };

export type UnregisterPushMutationVariables = Exact<{ [key: string]: never; }>;


export type UnregisterPushMutation = { readonly unregisterPush: boolean };

export const PushPublicKey = document<PushPublicKeyQuery, PushPublicKeyQueryVariables>(
  'PushPublicKey',
  `query PushPublicKey { pushPublicKey }`,
)

export const RegisterPush = document<RegisterPushMutation, RegisterPushMutationVariables>(
  'RegisterPush',
  `mutation RegisterPush($endpoint: String!, $p256dh: String!, $auth: String!) { registerPush(endpoint: $endpoint, p256dh: $p256dh, auth: $auth) }`,
)

export const UnregisterPush = document<UnregisterPushMutation, UnregisterPushMutationVariables>(
  'UnregisterPush',
  `mutation UnregisterPush { unregisterPush }`,
)

