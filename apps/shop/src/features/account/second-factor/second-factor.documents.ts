// Generated from second-factor.graphql: change that, then run `npm run generate`.

import { document } from '@provender/schema/document'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type SecondFactorQueryVariables = Exact<{ [key: string]: never; }>;


export type SecondFactorQuery = { readonly secondFactor: { readonly isOn: boolean, readonly recoveryCodesLeft: number } };

export type StartSecondFactorMutationVariables = Exact<{
  password: string;
}>;


export type StartSecondFactorMutation = { readonly startSecondFactor: { readonly secret: string, readonly address: string } };

export type TurnOnSecondFactorMutationVariables = Exact<{
  code: string;
}>;


export type TurnOnSecondFactorMutation = { readonly turnOnSecondFactor: ReadonlyArray<string> };

export type TurnOffSecondFactorMutationVariables = Exact<{
  password: string;
  code: string;
}>;


export type TurnOffSecondFactorMutation = { readonly turnOffSecondFactor: boolean };

export const SecondFactor = document<SecondFactorQuery, SecondFactorQueryVariables>(
  'SecondFactor',
  `query SecondFactor { secondFactor { isOn recoveryCodesLeft } }`,
)

export const StartSecondFactor = document<StartSecondFactorMutation, StartSecondFactorMutationVariables>(
  'StartSecondFactor',
  `mutation StartSecondFactor($password: String!) { startSecondFactor(password: $password) { secret address } }`,
)

export const TurnOnSecondFactor = document<TurnOnSecondFactorMutation, TurnOnSecondFactorMutationVariables>(
  'TurnOnSecondFactor',
  `mutation TurnOnSecondFactor($code: String!) { turnOnSecondFactor(code: $code) }`,
)

export const TurnOffSecondFactor = document<TurnOffSecondFactorMutation, TurnOffSecondFactorMutationVariables>(
  'TurnOffSecondFactor',
  `mutation TurnOffSecondFactor($password: String!, $code: String!) { turnOffSecondFactor(password: $password, code: $code) }`,
)

