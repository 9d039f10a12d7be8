// Generated from account.graphql: change that, then run `npm run generate`.

import { document } from '@provender/schema/document'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type LoginMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type LoginMutation = { readonly login: string };

export type LoginWithCodeMutationVariables = Exact<{
  email: string;
  password: string;
  code: string;
}>;


export type LoginWithCodeMutation = { readonly login: string };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { readonly logout: boolean };

export type CreateDeviceIdMutationVariables = Exact<{ [key: string]: never; }>;


export type CreateDeviceIdMutation = { readonly createDeviceId: string };

export type RequestLogMutationVariables = Exact<{ [key: string]: never; }>;


export type RequestLogMutation = { readonly requestLog: boolean };

export type ConfirmPasswordMutationVariables = Exact<{
  password: string;
}>;


export type ConfirmPasswordMutation = { readonly confirmPassword: boolean };

export type AccountBalanceQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountBalanceQuery = { readonly accountStatement: { readonly closing: string, readonly currencyCode: string, readonly ageing: { readonly current: string, readonly overdue: string }, readonly credit: { readonly limit: string, readonly left: string } | null, readonly otherCurrencies: ReadonlyArray<{ readonly currencyCode: string, readonly balance: string, readonly overdue: string }>, readonly openInvoices: ReadonlyArray<{ readonly number: string, readonly dueOn: string | null, readonly isOverdue: boolean, readonly canPayByCard: boolean }> } };

export const Login = document<LoginMutation, LoginMutationVariables>(
  'Login',
  `mutation Login($email: String!, $password: String!) { login(email: $email, password: $password) }`,
)

export const LoginWithCode = document<LoginWithCodeMutation, LoginWithCodeMutationVariables>(
  'LoginWithCode',
  `mutation LoginWithCode($email: String!, $password: String!, $code: String!) { login(email: $email, password: $password, code: $code) }`,
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

export const ConfirmPassword = document<ConfirmPasswordMutation, ConfirmPasswordMutationVariables>(
  'ConfirmPassword',
  `mutation ConfirmPassword($password: String!) { confirmPassword(password: $password) }`,
)

export const AccountBalance = document<AccountBalanceQuery, AccountBalanceQueryVariables>(
  'AccountBalance',
  `query AccountBalance { accountStatement(pageSize: 1) { closing currencyCode ageing { current overdue } credit { limit left } otherCurrencies { currencyCode balance overdue } openInvoices { number dueOn isOverdue canPayByCard } } }`,
)

