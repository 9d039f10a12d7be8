// Generated from staff.graphql: change that, then run `npm run generate`.

import { document } from '@provender/schema/document'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type StaffLinkState =
  | 'EXPIRED'
  | 'OPEN'
  | 'REPLACED'
  | 'USED'
  | 'WITHDRAWN'
  | 'WRONG';

export type StaffRole =
  | 'ACCOUNTS'
  | 'DRIVER'
  | 'MANAGER'
  | 'ORDER_DESK'
  | 'PURCHASING'
  | 'WAREHOUSE';

export type OfficeMemberQueryVariables = Exact<{ [key: string]: never; }>;


export type OfficeMemberQuery = { readonly officeMe: { readonly email: string, readonly name: string, readonly role: StaffRole } };

export type OfficeSignInMutationVariables = Exact<{
  email: string;
  password: string;
  code?: string | null | undefined;
}>;


export type OfficeSignInMutation = { readonly officeLogin: string | null };

export type OfficeSignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type OfficeSignOutMutation = { readonly officeLogout: boolean };

export type CreateOfficeDeviceIdMutationVariables = Exact<{ [key: string]: never; }>;


export type CreateOfficeDeviceIdMutation = { readonly createDeviceId: string };

export type OfficeStaffLinkQueryVariables = Exact<{
  token: string;
}>;


export type OfficeStaffLinkQuery = { readonly officeStaffLink: { readonly state: StaffLinkState, readonly email: string | null, readonly inviterName: string | null } };

export type OfficeAcceptInvitationMutationVariables = Exact<{
  token: string;
  password: string;
}>;


export type OfficeAcceptInvitationMutation = { readonly email: string };

export type OfficeRequestResetMutationVariables = Exact<{
  email: string;
}>;


export type OfficeRequestResetMutation = { readonly officeRequestPasswordReset: boolean };

export type OfficeResetQueryVariables = Exact<{
  token: string;
}>;


export type OfficeResetQuery = { readonly email: string | null };

export type OfficeResetPasswordMutationVariables = Exact<{
  token: string;
  password: string;
}>;


export type OfficeResetPasswordMutation = { readonly email: string };

export type OfficeConfirmPasswordMutationVariables = Exact<{
  password: string;
}>;


export type OfficeConfirmPasswordMutation = { readonly officeConfirmPassword: boolean };

export const OfficeMember = document<OfficeMemberQuery, OfficeMemberQueryVariables>(
  'OfficeMember',
  `query OfficeMember { officeMe { email name role } }`,
)

export const OfficeSignIn = document<OfficeSignInMutation, OfficeSignInMutationVariables>(
  'OfficeSignIn',
  `mutation OfficeSignIn($email: String!, $password: String!, $code: String) { officeLogin(email: $email, password: $password, code: $code) }`,
)

export const OfficeSignOut = document<OfficeSignOutMutation, OfficeSignOutMutationVariables>(
  'OfficeSignOut',
  `mutation OfficeSignOut { officeLogout }`,
)

export const CreateOfficeDeviceId = document<CreateOfficeDeviceIdMutation, CreateOfficeDeviceIdMutationVariables>(
  'CreateOfficeDeviceId',
  `mutation CreateOfficeDeviceId { createDeviceId }`,
)

export const OfficeStaffLink = document<OfficeStaffLinkQuery, OfficeStaffLinkQueryVariables>(
  'OfficeStaffLink',
  `query OfficeStaffLink($token: String!) { officeStaffLink(token: $token) { state email inviterName } }`,
)

export const OfficeAcceptInvitation = document<OfficeAcceptInvitationMutation, OfficeAcceptInvitationMutationVariables>(
  'OfficeAcceptInvitation',
  `mutation OfficeAcceptInvitation($token: String!, $password: String!) { email: officeAcceptStaffInvitation(token: $token, password: $password) }`,
)

export const OfficeRequestReset = document<OfficeRequestResetMutation, OfficeRequestResetMutationVariables>(
  'OfficeRequestReset',
  `mutation OfficeRequestReset($email: String!) { officeRequestPasswordReset(email: $email) }`,
)

export const OfficeReset = document<OfficeResetQuery, OfficeResetQueryVariables>(
  'OfficeReset',
  `query OfficeReset($token: String!) { email: officePasswordReset(token: $token) }`,
)

export const OfficeResetPassword = document<OfficeResetPasswordMutation, OfficeResetPasswordMutationVariables>(
  'OfficeResetPassword',
  `mutation OfficeResetPassword($token: String!, $password: String!) { email: officeResetPassword(token: $token, password: $password) }`,
)

export const OfficeConfirmPassword = document<OfficeConfirmPasswordMutation, OfficeConfirmPasswordMutationVariables>(
  'OfficeConfirmPassword',
  `mutation OfficeConfirmPassword($password: String!) { officeConfirmPassword(password: $password) }`,
)

