// Generated from payment-page.graphql: change that, then run `npm run generate`.

import { document } from '@provender/schema/document'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CardBrand =
  | 'AMEX'
  | 'DINERS'
  | 'DISCOVER'
  | 'JCB'
  | 'MASTERCARD'
  | 'OTHER'
  | 'UNIONPAY'
  | 'VISA';

export type CardGateway =
  | 'SANDBOX'
  | 'STRIPE'
  | 'STRIPE_TEST';

/** INVALID: the ticket is unknown, used, expired, or of another user. SETTLED: there is nothing to pay or to approve any more. */
export type OpenPaymentPageRefusal =
  | 'INVALID'
  | 'SETTLED';

export type PaymentPagePurpose =
  | 'APPROVAL'
  | 'INVOICE'
  | 'NEW_ORDER'
  | 'ORDER'
  | 'SAVE_CARD';

/** OVER: the page has ended. The others are those of a card that is to be saved. */
export type PaymentPageRefusal =
  | 'CHALLENGED'
  | 'DECLINED'
  | 'NOT_AVAILABLE'
  | 'OVER';

export type PaymentPageFieldsFragment = { readonly purpose: PaymentPagePurpose, readonly number: string | null, readonly amount: string | null, readonly currencyCode: string, readonly companyName: string, readonly isDone: boolean, readonly gateway: CardGateway | null, readonly formKey: string | null, readonly challengeSecret: string | null };

export type OpenPaymentPageMutationVariables = Exact<{
  ticket: string;
}>;


export type OpenPaymentPageMutation = { readonly openPaymentPage: { readonly refusal: OpenPaymentPageRefusal | null, readonly language: string | null, readonly secret: string | null, readonly page: { readonly purpose: PaymentPagePurpose, readonly number: string | null, readonly amount: string | null, readonly currencyCode: string, readonly companyName: string, readonly isDone: boolean, readonly gateway: CardGateway | null, readonly formKey: string | null, readonly challengeSecret: string | null } | null } };

export type PaymentPageQueryVariables = Exact<{
  page: string;
}>;


export type PaymentPageQuery = { readonly paymentPage: { readonly purpose: PaymentPagePurpose, readonly number: string | null, readonly amount: string | null, readonly currencyCode: string, readonly companyName: string, readonly isDone: boolean, readonly gateway: CardGateway | null, readonly formKey: string | null, readonly challengeSecret: string | null } | null };

export type SubmitPaymentPageCardMutationVariables = Exact<{
  page: string;
  token: string;
  brand: CardBrand;
  lastFour: string;
  keep: boolean;
}>;


export type SubmitPaymentPageCardMutation = { readonly submitPaymentPageCard: { readonly refusal: PaymentPageRefusal | null } };

export type SavePaymentPageCardMutationVariables = Exact<{
  page: string;
  key: string;
  token: string;
}>;


export type SavePaymentPageCardMutation = { readonly savePaymentPageCard: { readonly refusal: PaymentPageRefusal | null, readonly challengeSecret: string | null } };

export type CheckPaymentPageMutationVariables = Exact<{
  page: string;
  approve?: boolean | null | undefined;
}>;


export type CheckPaymentPageMutation = { readonly checkPaymentPage: { readonly refusal: PaymentPageRefusal | null } };

export const OpenPaymentPage = document<OpenPaymentPageMutation, OpenPaymentPageMutationVariables>(
  'OpenPaymentPage',
  `mutation OpenPaymentPage($ticket: String!) { openPaymentPage(ticket: $ticket) { refusal language secret page { ...PaymentPageFields } } } fragment PaymentPageFields on PaymentPage { purpose number amount currencyCode companyName isDone gateway formKey challengeSecret }`,
)

export const PaymentPage = document<PaymentPageQuery, PaymentPageQueryVariables>(
  'PaymentPage',
  `query PaymentPage($page: String!) { paymentPage(page: $page) { ...PaymentPageFields } } fragment PaymentPageFields on PaymentPage { purpose number amount currencyCode companyName isDone gateway formKey challengeSecret }`,
)

export const SubmitPaymentPageCard = document<SubmitPaymentPageCardMutation, SubmitPaymentPageCardMutationVariables>(
  'SubmitPaymentPageCard',
  `mutation SubmitPaymentPageCard($page: String!, $token: String!, $brand: CardBrand!, $lastFour: String!, $keep: Boolean!) { submitPaymentPageCard( page: $page token: $token brand: $brand lastFour: $lastFour keep: $keep ) { refusal } }`,
)

export const SavePaymentPageCard = document<SavePaymentPageCardMutation, SavePaymentPageCardMutationVariables>(
  'SavePaymentPageCard',
  `mutation SavePaymentPageCard($page: String!, $key: Uuid!, $token: String!) { savePaymentPageCard(page: $page, key: $key, token: $token) { refusal challengeSecret } }`,
)

export const CheckPaymentPage = document<CheckPaymentPageMutation, CheckPaymentPageMutationVariables>(
  'CheckPaymentPage',
  `mutation CheckPaymentPage($page: String!, $approve: Boolean) { checkPaymentPage(page: $page, approve: $approve) { refusal } }`,
)

