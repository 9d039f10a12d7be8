// Generated from registration.graphql: change that, then run `npm run generate`.

import { document } from '@provender/schema/document'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** The details of a business that applies for an account. */
export type ApplicationInput = {
  readonly acceptsTerms: boolean;
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  readonly companyName: string;
  readonly companyNumber: string;
  readonly country: string;
  readonly email: string;
  readonly marketingEmailEnabled: boolean;
  readonly marketingSmsEnabled: boolean;
  readonly name: string;
  readonly password: string;
  readonly postCode: string;
  readonly telephone: string;
  readonly vatNumber: string;
};

export type RegistrationQueryVariables = Exact<{ [key: string]: never; }>;


export type RegistrationQuery = { readonly initConfig: { readonly config: { readonly hCaptchaSiteKey: string } } };

export type RegisterMutationVariables = Exact<{
  key: string;
  application: ApplicationInput;
  proofs: ReadonlyArray<string> | string;
  captcha: string;
}>;


export type RegisterMutation = { readonly register: boolean };

export type RequestPasswordResetMutationVariables = Exact<{
  email: string;
}>;


export type RequestPasswordResetMutation = { readonly requestPasswordReset: boolean };

export type IsPasswordResetOpenQueryVariables = Exact<{
  token: string;
}>;


export type IsPasswordResetOpenQuery = { readonly isPasswordResetOpen: boolean };

export type ResetPasswordMutationVariables = Exact<{
  token: string;
  password: string;
}>;


export type ResetPasswordMutation = { readonly resetPassword: boolean };

export const Registration = document<RegistrationQuery, RegistrationQueryVariables>(
  'Registration',
  `query Registration { initConfig(deviceType: "WEB", versionNumber: 0) { config { hCaptchaSiteKey } } }`,
)

export const Register = document<RegisterMutation, RegisterMutationVariables>(
  'Register',
  `mutation Register($key: Uuid!, $application: ApplicationInput!, $proofs: [Uuid!]!, $captcha: String!) { register( key: $key application: $application proofs: $proofs captcha: $captcha ) }`,
)

export const RequestPasswordReset = document<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>(
  'RequestPasswordReset',
  `mutation RequestPasswordReset($email: String!) { requestPasswordReset(email: $email) }`,
)

export const IsPasswordResetOpen = document<IsPasswordResetOpenQuery, IsPasswordResetOpenQueryVariables>(
  'IsPasswordResetOpen',
  `query IsPasswordResetOpen($token: String!) { isPasswordResetOpen(token: $token) }`,
)

export const ResetPassword = document<ResetPasswordMutation, ResetPasswordMutationVariables>(
  'ResetPassword',
  `mutation ResetPassword($token: String!, $password: String!) { resetPassword(token: $token, password: $password) }`,
)

