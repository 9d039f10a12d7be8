// Generated from account.graphql: change that, then run `npm run generate`.

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

export type LoginMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type LoginMutation = { readonly login: string };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { readonly logout: boolean };

export type CreateDeviceIdMutationVariables = Exact<{ [key: string]: never; }>;


export type CreateDeviceIdMutation = { readonly createDeviceId: string };

export type RequestLogMutationVariables = Exact<{ [key: string]: never; }>;


export type RequestLogMutation = { readonly requestLog: boolean };

export const Login = document<LoginMutation, LoginMutationVariables>(
  'Login',
  `mutation Login($email: String!, $password: String!) { login(email: $email, password: $password) }`,
)

export const Logout = document<LogoutMutation, LogoutMutationVariables>(
  'Logout',
  `mutation Logout { logout }`,
)

export const CreateDeviceId = document<CreateDeviceIdMutation, CreateDeviceIdMutationVariables>(
  'CreateDeviceId',
  `mutation CreateDeviceId { createDeviceId }`,
)

export const RequestLog = document<RequestLogMutation, RequestLogMutationVariables>(
  'RequestLog',
  `mutation RequestLog { requestLog }`,
)

