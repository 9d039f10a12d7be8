// Generated from company-users.graphql: change that, then run `npm run generate`.

import { document } from '@provender/schema/document'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type LoginRole =
  | 'BUYER'
  | 'OWNER';

export type CompanyPeopleFieldsFragment = { readonly logins: ReadonlyArray<{ readonly userCode: string, readonly email: string, readonly name: string, readonly role: LoginRole, readonly active: boolean, readonly leavesAt: string | null, readonly site: { readonly id: string, readonly name: string, readonly isOpen: boolean } | null }>, readonly invitations: ReadonlyArray<{ readonly id: string, readonly email: string, readonly role: LoginRole, readonly sentAt: string, readonly expiresAt: string }> };

export type CompanyPeopleQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanyPeopleQuery = { readonly companyPeople: { readonly logins: ReadonlyArray<{ readonly userCode: string, readonly email: string, readonly name: string, readonly role: LoginRole, readonly active: boolean, readonly leavesAt: string | null, readonly site: { readonly id: string, readonly name: string, readonly isOpen: boolean } | null }>, readonly invitations: ReadonlyArray<{ readonly id: string, readonly email: string, readonly role: LoginRole, readonly sentAt: string, readonly expiresAt: string }> } };

export type InviteColleagueMutationVariables = Exact<{
  key: string;
  email: string;
  role: LoginRole;
}>;


export type InviteColleagueMutation = { readonly inviteColleague: { readonly logins: ReadonlyArray<{ readonly userCode: string, readonly email: string, readonly name: string, readonly role: LoginRole, readonly active: boolean, readonly leavesAt: string | null, readonly site: { readonly id: string, readonly name: string, readonly isOpen: boolean } | null }>, readonly invitations: ReadonlyArray<{ readonly id: string, readonly email: string, readonly role: LoginRole, readonly sentAt: string, readonly expiresAt: string }> } };

export type WithdrawInvitationMutationVariables = Exact<{
  id: string;
}>;


export type WithdrawInvitationMutation = { readonly withdrawInvitation: { readonly logins: ReadonlyArray<{ readonly userCode: string, readonly email: string, readonly name: string, readonly role: LoginRole, readonly active: boolean, readonly leavesAt: string | null, readonly site: { readonly id: string, readonly name: string, readonly isOpen: boolean } | null }>, readonly invitations: ReadonlyArray<{ readonly id: string, readonly email: string, readonly role: LoginRole, readonly sentAt: string, readonly expiresAt: string }> } };

export type SetColleagueRoleMutationVariables = Exact<{
  userCode: string;
  role: LoginRole;
}>;


export type SetColleagueRoleMutation = { readonly setColleagueRole: { readonly logins: ReadonlyArray<{ readonly userCode: string, readonly email: string, readonly name: string, readonly role: LoginRole, readonly active: boolean, readonly leavesAt: string | null, readonly site: { readonly id: string, readonly name: string, readonly isOpen: boolean } | null }>, readonly invitations: ReadonlyArray<{ readonly id: string, readonly email: string, readonly role: LoginRole, readonly sentAt: string, readonly expiresAt: string }> } };

export type SetColleagueSiteMutationVariables = Exact<{
  userCode: string;
  siteId?: string | null | undefined;
}>;


export type SetColleagueSiteMutation = { readonly setColleagueSite: { readonly logins: ReadonlyArray<{ readonly userCode: string, readonly email: string, readonly name: string, readonly role: LoginRole, readonly active: boolean, readonly leavesAt: string | null, readonly site: { readonly id: string, readonly name: string, readonly isOpen: boolean } | null }>, readonly invitations: ReadonlyArray<{ readonly id: string, readonly email: string, readonly role: LoginRole, readonly sentAt: string, readonly expiresAt: string }> } };

export type RemoveColleagueMutationVariables = Exact<{
  userCode: string;
}>;


export type RemoveColleagueMutation = { readonly removeColleague: { readonly logins: ReadonlyArray<{ readonly userCode: string, readonly email: string, readonly name: string, readonly role: LoginRole, readonly active: boolean, readonly leavesAt: string | null, readonly site: { readonly id: string, readonly name: string, readonly isOpen: boolean } | null }>, readonly invitations: ReadonlyArray<{ readonly id: string, readonly email: string, readonly role: LoginRole, readonly sentAt: string, readonly expiresAt: string }> } };

export type InvitationQueryVariables = Exact<{
  token: string;
}>;


export type InvitationQuery = { readonly invitation: { readonly email: string, readonly companyName: string, readonly inviterName: string } | null };

export type AcceptInvitationMutationVariables = Exact<{
  token: string;
  name: string;
  password: string;
}>;


export type AcceptInvitationMutation = { readonly acceptInvitation: string };

export const CompanyPeople = document<CompanyPeopleQuery, CompanyPeopleQueryVariables>(
  'CompanyPeople',
  `query CompanyPeople { companyPeople { ...CompanyPeopleFields } } fragment CompanyPeopleFields on CompanyPeople { logins { userCode email name role active leavesAt site { id name isOpen } } invitations { id email role sentAt expiresAt } }`,
)

export const InviteColleague = document<InviteColleagueMutation, InviteColleagueMutationVariables>(
  'InviteColleague',
  `mutation InviteColleague($key: Uuid!, $email: String!, $role: LoginRole!) { inviteColleague(key: $key, email: $email, role: $role) { ...CompanyPeopleFields } } fragment CompanyPeopleFields on CompanyPeople { logins { userCode email name role active leavesAt site { id name isOpen } } invitations { id email role sentAt expiresAt } }`,
)

export const WithdrawInvitation = document<WithdrawInvitationMutation, WithdrawInvitationMutationVariables>(
  'WithdrawInvitation',
  `mutation WithdrawInvitation($id: Uuid!) { withdrawInvitation(id: $id) { ...CompanyPeopleFields } } fragment CompanyPeopleFields on CompanyPeople { logins { userCode email name role active leavesAt site { id name isOpen } } invitations { id email role sentAt expiresAt } }`,
)

export const SetColleagueRole = document<SetColleagueRoleMutation, SetColleagueRoleMutationVariables>(
  'SetColleagueRole',
  `mutation SetColleagueRole($userCode: String!, $role: LoginRole!) { setColleagueRole(userCode: $userCode, role: $role) { ...CompanyPeopleFields } } fragment CompanyPeopleFields on CompanyPeople { logins { userCode email name role active leavesAt site { id name isOpen } } invitations { id email role sentAt expiresAt } }`,
)

export const SetColleagueSite = document<SetColleagueSiteMutation, SetColleagueSiteMutationVariables>(
  'SetColleagueSite',
  `mutation SetColleagueSite($userCode: String!, $siteId: Uuid) { setColleagueSite(userCode: $userCode, siteId: $siteId) { ...CompanyPeopleFields } } fragment CompanyPeopleFields on CompanyPeople { logins { userCode email name role active leavesAt site { id name isOpen } } invitations { id email role sentAt expiresAt } }`,
)

export const RemoveColleague = document<RemoveColleagueMutation, RemoveColleagueMutationVariables>(
  'RemoveColleague',
  `mutation RemoveColleague($userCode: String!) { removeColleague(userCode: $userCode) { ...CompanyPeopleFields } } fragment CompanyPeopleFields on CompanyPeople { logins { userCode email name role active leavesAt site { id name isOpen } } invitations { id email role sentAt expiresAt } }`,
)

export const Invitation = document<InvitationQuery, InvitationQueryVariables>(
  'Invitation',
  `query Invitation($token: String!) { invitation(token: $token) { email companyName inviterName } }`,
)

export const AcceptInvitation = document<AcceptInvitationMutation, AcceptInvitationMutationVariables>(
  'AcceptInvitation',
  `mutation AcceptInvitation($token: String!, $name: String!, $password: String!) { acceptInvitation(token: $token, name: $name, password: $password) }`,
)

