// Generated from people.graphql: change that, then run `npm run generate`.

import { document } from '@provender/schema/document'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type StaffChangeKind =
  | 'ACCESS_ENDED'
  | 'ACCESS_RETURNED'
  | 'ADDED'
  | 'ALL_SESSIONS_ENDED'
  | 'INVITATION_SENT_AGAIN'
  | 'INVITATION_WITHDRAWN'
  | 'INVITED'
  | 'JOINED'
  | 'PASSWORD_RESET'
  | 'ROLE_CHANGED'
  | 'SESSION_ENDED';

export type StaffRole =
  | 'ACCOUNTS'
  | 'DRIVER'
  | 'MANAGER'
  | 'ORDER_DESK'
  | 'PURCHASING'
  | 'WAREHOUSE';

export type StaffState =
  | 'ACTIVE'
  | 'INVITED'
  | 'LEFT';

export type OfficePersonFragment = { readonly code: string, readonly version: number, readonly email: string, readonly name: string, readonly role: StaffRole, readonly state: StaffState, readonly hasJoined: boolean, readonly hasSecondFactor: boolean, readonly since: string, readonly lastUsedAt: string | null, readonly invitation: { readonly sentAt: string, readonly expiresAt: string, readonly isValid: boolean } | null, readonly sessions: ReadonlyArray<{ readonly id: string, readonly device: string, readonly isCurrent: boolean, readonly openedAt: string, readonly lastUsedAt: string, readonly endsAt: string }>, readonly changes: ReadonlyArray<{ readonly at: string, readonly kind: StaffChangeKind, readonly byName: string | null, readonly before: string | null, readonly after: string | null }> };

export type OfficePeopleQueryVariables = Exact<{ [key: string]: never; }>;


export type OfficePeopleQuery = { readonly officeStaffMembers: ReadonlyArray<{ readonly code: string, readonly version: number, readonly email: string, readonly name: string, readonly role: StaffRole, readonly state: StaffState, readonly hasJoined: boolean, readonly hasSecondFactor: boolean, readonly since: string, readonly lastUsedAt: string | null, readonly invitation: { readonly sentAt: string, readonly expiresAt: string, readonly isValid: boolean } | null, readonly sessions: ReadonlyArray<{ readonly id: string, readonly device: string, readonly isCurrent: boolean, readonly openedAt: string, readonly lastUsedAt: string, readonly endsAt: string }>, readonly changes: ReadonlyArray<{ readonly at: string, readonly kind: StaffChangeKind, readonly byName: string | null, readonly before: string | null, readonly after: string | null }> }> };

export type OfficeChangeRoleMutationVariables = Exact<{
  code: string;
  version: number;
  role: StaffRole;
}>;


export type OfficeChangeRoleMutation = { readonly person: { readonly code: string, readonly version: number, readonly email: string, readonly name: string, readonly role: StaffRole, readonly state: StaffState, readonly hasJoined: boolean, readonly hasSecondFactor: boolean, readonly since: string, readonly lastUsedAt: string | null, readonly invitation: { readonly sentAt: string, readonly expiresAt: string, readonly isValid: boolean } | null, readonly sessions: ReadonlyArray<{ readonly id: string, readonly device: string, readonly isCurrent: boolean, readonly openedAt: string, readonly lastUsedAt: string, readonly endsAt: string }>, readonly changes: ReadonlyArray<{ readonly at: string, readonly kind: StaffChangeKind, readonly byName: string | null, readonly before: string | null, readonly after: string | null }> } };

export type OfficeEndSessionMutationVariables = Exact<{
  code: string;
  id: string;
}>;


export type OfficeEndSessionMutation = { readonly person: { readonly code: string, readonly version: number, readonly email: string, readonly name: string, readonly role: StaffRole, readonly state: StaffState, readonly hasJoined: boolean, readonly hasSecondFactor: boolean, readonly since: string, readonly lastUsedAt: string | null, readonly invitation: { readonly sentAt: string, readonly expiresAt: string, readonly isValid: boolean } | null, readonly sessions: ReadonlyArray<{ readonly id: string, readonly device: string, readonly isCurrent: boolean, readonly openedAt: string, readonly lastUsedAt: string, readonly endsAt: string }>, readonly changes: ReadonlyArray<{ readonly at: string, readonly kind: StaffChangeKind, readonly byName: string | null, readonly before: string | null, readonly after: string | null }> } };

export type OfficeEndAllSessionsMutationVariables = Exact<{
  code: string;
}>;


export type OfficeEndAllSessionsMutation = { readonly person: { readonly code: string, readonly version: number, readonly email: string, readonly name: string, readonly role: StaffRole, readonly state: StaffState, readonly hasJoined: boolean, readonly hasSecondFactor: boolean, readonly since: string, readonly lastUsedAt: string | null, readonly invitation: { readonly sentAt: string, readonly expiresAt: string, readonly isValid: boolean } | null, readonly sessions: ReadonlyArray<{ readonly id: string, readonly device: string, readonly isCurrent: boolean, readonly openedAt: string, readonly lastUsedAt: string, readonly endsAt: string }>, readonly changes: ReadonlyArray<{ readonly at: string, readonly kind: StaffChangeKind, readonly byName: string | null, readonly before: string | null, readonly after: string | null }> } };

export type OfficeEndAccessMutationVariables = Exact<{
  code: string;
  version: number;
}>;


export type OfficeEndAccessMutation = { readonly person: { readonly code: string, readonly version: number, readonly email: string, readonly name: string, readonly role: StaffRole, readonly state: StaffState, readonly hasJoined: boolean, readonly hasSecondFactor: boolean, readonly since: string, readonly lastUsedAt: string | null, readonly invitation: { readonly sentAt: string, readonly expiresAt: string, readonly isValid: boolean } | null, readonly sessions: ReadonlyArray<{ readonly id: string, readonly device: string, readonly isCurrent: boolean, readonly openedAt: string, readonly lastUsedAt: string, readonly endsAt: string }>, readonly changes: ReadonlyArray<{ readonly at: string, readonly kind: StaffChangeKind, readonly byName: string | null, readonly before: string | null, readonly after: string | null }> } };

export type OfficeReturnAccessMutationVariables = Exact<{
  code: string;
  version: number;
}>;


export type OfficeReturnAccessMutation = { readonly person: { readonly code: string, readonly version: number, readonly email: string, readonly name: string, readonly role: StaffRole, readonly state: StaffState, readonly hasJoined: boolean, readonly hasSecondFactor: boolean, readonly since: string, readonly lastUsedAt: string | null, readonly invitation: { readonly sentAt: string, readonly expiresAt: string, readonly isValid: boolean } | null, readonly sessions: ReadonlyArray<{ readonly id: string, readonly device: string, readonly isCurrent: boolean, readonly openedAt: string, readonly lastUsedAt: string, readonly endsAt: string }>, readonly changes: ReadonlyArray<{ readonly at: string, readonly kind: StaffChangeKind, readonly byName: string | null, readonly before: string | null, readonly after: string | null }> } };

export type OfficeInviteMutationVariables = Exact<{
  key: string;
  name: string;
  email: string;
  role: StaffRole;
}>;


export type OfficeInviteMutation = { readonly person: { readonly code: string, readonly version: number, readonly email: string, readonly name: string, readonly role: StaffRole, readonly state: StaffState, readonly hasJoined: boolean, readonly hasSecondFactor: boolean, readonly since: string, readonly lastUsedAt: string | null, readonly invitation: { readonly sentAt: string, readonly expiresAt: string, readonly isValid: boolean } | null, readonly sessions: ReadonlyArray<{ readonly id: string, readonly device: string, readonly isCurrent: boolean, readonly openedAt: string, readonly lastUsedAt: string, readonly endsAt: string }>, readonly changes: ReadonlyArray<{ readonly at: string, readonly kind: StaffChangeKind, readonly byName: string | null, readonly before: string | null, readonly after: string | null }> } };

export const OfficePeople = document<OfficePeopleQuery, OfficePeopleQueryVariables>(
  'OfficePeople',
  `query OfficePeople { officeStaffMembers { ...OfficePerson } } fragment OfficePerson on OfficeStaffMember { code version email name role state hasJoined hasSecondFactor since lastUsedAt invitation { sentAt expiresAt isValid } sessions { id device isCurrent openedAt lastUsedAt endsAt } changes { at kind byName before after } }`,
)

export const OfficeChangeRole = document<OfficeChangeRoleMutation, OfficeChangeRoleMutationVariables>(
  'OfficeChangeRole',
  `mutation OfficeChangeRole($code: String!, $version: Int!, $role: StaffRole!) { person: officeChangeStaffRole(code: $code, version: $version, role: $role) { ...OfficePerson } } fragment OfficePerson on OfficeStaffMember { code version email name role state hasJoined hasSecondFactor since lastUsedAt invitation { sentAt expiresAt isValid } sessions { id device isCurrent openedAt lastUsedAt endsAt } changes { at kind byName before after } }`,
)

export const OfficeEndSession = document<OfficeEndSessionMutation, OfficeEndSessionMutationVariables>(
  'OfficeEndSession',
  `mutation OfficeEndSession($code: String!, $id: Uuid!) { person: officeEndStaffSession(code: $code, id: $id) { ...OfficePerson } } fragment OfficePerson on OfficeStaffMember { code version email name role state hasJoined hasSecondFactor since lastUsedAt invitation { sentAt expiresAt isValid } sessions { id device isCurrent openedAt lastUsedAt endsAt } changes { at kind byName before after } }`,
)

export const OfficeEndAllSessions = document<OfficeEndAllSessionsMutation, OfficeEndAllSessionsMutationVariables>(
  'OfficeEndAllSessions',
  `mutation OfficeEndAllSessions($code: String!) { person: officeEndAllStaffSessions(code: $code) { ...OfficePerson } } fragment OfficePerson on OfficeStaffMember { code version email name role state hasJoined hasSecondFactor since lastUsedAt invitation { sentAt expiresAt isValid } sessions { id device isCurrent openedAt lastUsedAt endsAt } changes { at kind byName before after } }`,
)

export const OfficeEndAccess = document<OfficeEndAccessMutation, OfficeEndAccessMutationVariables>(
  'OfficeEndAccess',
  `mutation OfficeEndAccess($code: String!, $version: Int!) { person: officeEndStaffAccess(code: $code, version: $version) { ...OfficePerson } } fragment OfficePerson on OfficeStaffMember { code version email name role state hasJoined hasSecondFactor since lastUsedAt invitation { sentAt expiresAt isValid } sessions { id device isCurrent openedAt lastUsedAt endsAt } changes { at kind byName before after } }`,
)

export const OfficeReturnAccess = document<OfficeReturnAccessMutation, OfficeReturnAccessMutationVariables>(
  'OfficeReturnAccess',
  `mutation OfficeReturnAccess($code: String!, $version: Int!) { person: officeReturnStaffAccess(code: $code, version: $version) { ...OfficePerson } } fragment OfficePerson on OfficeStaffMember { code version email name role state hasJoined hasSecondFactor since lastUsedAt invitation { sentAt expiresAt isValid } sessions { id device isCurrent openedAt lastUsedAt endsAt } changes { at kind byName before after } }`,
)

export const OfficeInvite = document<OfficeInviteMutation, OfficeInviteMutationVariables>(
  'OfficeInvite',
  `mutation OfficeInvite($key: Uuid!, $name: String!, $email: String!, $role: StaffRole!) { person: officeInviteStaff(key: $key, name: $name, email: $email, role: $role) { ...OfficePerson } } fragment OfficePerson on OfficeStaffMember { code version email name role state hasJoined hasSecondFactor since lastUsedAt invitation { sentAt expiresAt isValid } sessions { id device isCurrent openedAt lastUsedAt endsAt } changes { at kind byName before after } }`,
)

