// Generated from sessions.graphql: change that, then run `npm run generate`.

import { document } from '@provender/schema/document'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type SignedInDevicesQueryVariables = Exact<{ [key: string]: never; }>;


export type SignedInDevicesQuery = { readonly signedInDevices: ReadonlyArray<{ readonly id: string, readonly isCurrent: boolean, readonly isApp: boolean, readonly device: string, readonly network: string, readonly lastUsedAt: string }> };

export type SignOutDeviceMutationVariables = Exact<{
  id: string;
}>;


export type SignOutDeviceMutation = { readonly signOutDevice: boolean };

export type SignOutEverywhereMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutEverywhereMutation = { readonly signOutEverywhere: boolean };

export const SignedInDevices = document<SignedInDevicesQuery, SignedInDevicesQueryVariables>(
  'SignedInDevices',
  `query SignedInDevices { signedInDevices { id isCurrent isApp device network lastUsedAt } }`,
)

export const SignOutDevice = document<SignOutDeviceMutation, SignOutDeviceMutationVariables>(
  'SignOutDevice',
  `mutation SignOutDevice($id: Uuid!) { signOutDevice(id: $id) }`,
)

export const SignOutEverywhere = document<SignOutEverywhereMutation, SignOutEverywhereMutationVariables>(
  'SignOutEverywhere',
  `mutation SignOutEverywhere { signOutEverywhere }`,
)

