// Generated from settings.graphql: change that, then run `npm run generate`.

import { document } from '@provender/schema/document'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type LoginRole =
  | 'BUYER'
  | 'OWNER';

export type SubstitutionWish =
  | 'ASK'
  | 'LEAVE_OUT'
  | 'SAME_BRAND'
  | 'SAME_OR_CHEAPER';

export type SettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type SettingsQuery = { readonly user: { readonly name: string, readonly email: string, readonly role: LoginRole, readonly code: string, readonly companyName: string, readonly contactName: string, readonly telephone: string, readonly telephone2: string, readonly mobile: string, readonly fax: string, readonly address1: string, readonly address2: string, readonly address3: string, readonly city: string, readonly postCode: string, readonly marketingEmailEnabled: boolean, readonly marketingSmsEnabled: boolean, readonly marketingNotificationEnabled: boolean, readonly showAllPricesIncludingVat: boolean, readonly substitutionWish: SubstitutionWish } };

export type UpdateUserMutationVariables = Exact<{
  name: string;
}>;


export type UpdateUserMutation = { readonly updateUser: { readonly name: string } };

export type UpdateCompanyContactMutationVariables = Exact<{
  contactName: string;
  telephone: string;
  telephone2: string;
  mobile: string;
  fax: string;
}>;


export type UpdateCompanyContactMutation = { readonly updateCompanyContact: { readonly contactName: string } };

export type UpdatePreferencesMutationVariables = Exact<{
  marketingEmailEnabled: boolean;
  marketingSmsEnabled: boolean;
  marketingNotificationEnabled: boolean;
  showAllPricesIncludingVat: boolean;
}>;


export type UpdatePreferencesMutation = { readonly updatePreferences: { readonly showAllPricesIncludingVat: boolean } };

export type ChangePasswordMutationVariables = Exact<{
  password: string;
  newPassword: string;
}>;


export type ChangePasswordMutation = { readonly changePassword: string };

export type AccountDeletionQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountDeletionQuery = { readonly accountDeletion: { readonly startsAt: string | null } | null };

export type RequestAccountDeletionMutationVariables = Exact<{
  password: string;
}>;


export type RequestAccountDeletionMutation = { readonly requestAccountDeletion: { readonly startsAt: string | null } };

export type ConfirmAccountDeletionMutationVariables = Exact<{
  token: string;
}>;


export type ConfirmAccountDeletionMutation = { readonly confirmAccountDeletion: { readonly startsAt: string | null } };

export type CancelAccountDeletionMutationVariables = Exact<{ [key: string]: never; }>;


export type CancelAccountDeletionMutation = { readonly cancelAccountDeletion: boolean };

export type RequestEmailChangeMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type RequestEmailChangeMutation = { readonly requestEmailChange: boolean };

export type ConfirmEmailChangeMutationVariables = Exact<{
  token: string;
}>;


export type ConfirmEmailChangeMutation = { readonly confirmEmailChange: string };

export type ChooseLanguageMutationVariables = Exact<{
  language: string;
}>;


export type ChooseLanguageMutation = { readonly chooseLanguage: boolean };

export type ChooseSubstitutionWishMutationVariables = Exact<{
  wish: SubstitutionWish;
}>;


export type ChooseSubstitutionWishMutation = { readonly chooseSubstitutionWish: { readonly substitutionWish: SubstitutionWish } };

export const Settings = document<SettingsQuery, SettingsQueryVariables>(
  'Settings',
  `query Settings { user { name email role code companyName contactName telephone telephone2 mobile fax address1 address2 address3 city postCode marketingEmailEnabled marketingSmsEnabled marketingNotificationEnabled showAllPricesIncludingVat substitutionWish } }`,
)

export const UpdateUser = document<UpdateUserMutation, UpdateUserMutationVariables>(
  'UpdateUser',
  `mutation UpdateUser($name: String!) { updateUser(name: $name) { name } }`,
)

export const UpdateCompanyContact = document<UpdateCompanyContactMutation, UpdateCompanyContactMutationVariables>(
  'UpdateCompanyContact',
  `mutation UpdateCompanyContact($contactName: String!, $telephone: String!, $telephone2: String!, $mobile: String!, $fax: String!) { updateCompanyContact( contactName: $contactName telephone: $telephone telephone2: $telephone2 mobile: $mobile fax: $fax ) { contactName } }`,
)

export const UpdatePreferences = document<UpdatePreferencesMutation, UpdatePreferencesMutationVariables>(
  'UpdatePreferences',
  `mutation UpdatePreferences($marketingEmailEnabled: Boolean!, $marketingSmsEnabled: Boolean!, $marketingNotificationEnabled: Boolean!, $showAllPricesIncludingVat: Boolean!) { updatePreferences( marketingEmailEnabled: $marketingEmailEnabled marketingSmsEnabled: $marketingSmsEnabled marketingNotificationEnabled: $marketingNotificationEnabled showAllPricesIncludingVat: $showAllPricesIncludingVat ) { showAllPricesIncludingVat } }`,
)

export const ChangePassword = document<ChangePasswordMutation, ChangePasswordMutationVariables>(
  'ChangePassword',
  `mutation ChangePassword($password: String!, $newPassword: String!) { changePassword(password: $password, newPassword: $newPassword) }`,
)

export const AccountDeletion = document<AccountDeletionQuery, AccountDeletionQueryVariables>(
  'AccountDeletion',
  `query AccountDeletion { accountDeletion { startsAt } }`,
)

export const RequestAccountDeletion = document<RequestAccountDeletionMutation, RequestAccountDeletionMutationVariables>(
  'RequestAccountDeletion',
  `mutation RequestAccountDeletion($password: String!) { requestAccountDeletion(password: $password) { startsAt } }`,
)

export const ConfirmAccountDeletion = document<ConfirmAccountDeletionMutation, ConfirmAccountDeletionMutationVariables>(
  'ConfirmAccountDeletion',
  `mutation ConfirmAccountDeletion($token: String!) { confirmAccountDeletion(token: $token) { startsAt } }`,
)

export const CancelAccountDeletion = document<CancelAccountDeletionMutation, CancelAccountDeletionMutationVariables>(
  'CancelAccountDeletion',
  `mutation CancelAccountDeletion { cancelAccountDeletion }`,
)

export const RequestEmailChange = document<RequestEmailChangeMutation, RequestEmailChangeMutationVariables>(
  'RequestEmailChange',
  `mutation RequestEmailChange($email: String!, $password: String!) { requestEmailChange(email: $email, password: $password) }`,
)

export const ConfirmEmailChange = document<ConfirmEmailChangeMutation, ConfirmEmailChangeMutationVariables>(
  'ConfirmEmailChange',
  `mutation ConfirmEmailChange($token: String!) { confirmEmailChange(token: $token) }`,
)

export const ChooseLanguage = document<ChooseLanguageMutation, ChooseLanguageMutationVariables>(
  'ChooseLanguage',
  `mutation ChooseLanguage($language: String!) { chooseLanguage(language: $language) }`,
)

export const ChooseSubstitutionWish = document<ChooseSubstitutionWishMutation, ChooseSubstitutionWishMutationVariables>(
  'ChooseSubstitutionWish',
  `mutation ChooseSubstitutionWish($wish: SubstitutionWish!) { chooseSubstitutionWish(wish: $wish) { substitutionWish } }`,
)

