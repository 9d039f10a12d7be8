// Generated from push.graphql: change that, then run `npm run generate`.

import { document } from '@provender/schema/document'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** The service that takes push messages for an app: Firebase Cloud Messaging or Apple’s. */
export type AppPushChannel =
  | 'APNS'
  | 'FCM';

/** Apple’s service for published apps, or that for builds of developers. */
export type PushEnvironment =
  | 'PRODUCTION'
  | 'SANDBOX';

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

export type RegisterAppPushMutationVariables = Exact<{
  token: string;
  channel: AppPushChannel;
  environment: PushEnvironment;
}>;


export type RegisterAppPushMutation = { readonly registerAppPush: boolean };

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

export const RegisterAppPush = document<RegisterAppPushMutation, RegisterAppPushMutationVariables>(
  'RegisterAppPush',
  `mutation RegisterAppPush($token: String!, $channel: AppPushChannel!, $environment: PushEnvironment!) { registerAppPush(token: $token, channel: $channel, environment: $environment) }`,
)

