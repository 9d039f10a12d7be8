// Generated from payment-ticket.graphql: change that, then run `npm run generate`.

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

export type PaymentPagePurpose =
  | 'APPROVAL'
  | 'INVOICE'
  | 'NEW_ORDER'
  | 'ORDER'
  | 'SAVE_CARD';

export type PaymentTicketRefusal =
  | 'NOT_AVAILABLE'
  | 'NOT_NOW';

/** OPEN: the page can be opened or is open. DONE: its work is done. ENDED: it expired before. */
export type PaymentTicketState =
  | 'DONE'
  | 'ENDED'
  | 'OPEN';

export type CreatePaymentTicketMutationVariables = Exact<{
  purpose: PaymentPagePurpose;
  number?: string | null | undefined;
  amount?: string | null | undefined;
  payment?: string | null | undefined;
}>;


export type CreatePaymentTicketMutation = { readonly createPaymentTicket: { readonly id: string | null, readonly path: string | null, readonly refusal: PaymentTicketRefusal | null } };

export type PaymentTicketQueryVariables = Exact<{
  id: string;
}>;


export type PaymentTicketQuery = { readonly paymentTicket: { readonly state: PaymentTicketState, readonly card: { readonly token: string, readonly brand: CardBrand, readonly lastFour: string, readonly keep: boolean } | null } | null };

export const CreatePaymentTicket = document<CreatePaymentTicketMutation, CreatePaymentTicketMutationVariables>(
  'CreatePaymentTicket',
  `mutation CreatePaymentTicket($purpose: PaymentPagePurpose!, $number: String, $amount: Money, $payment: Uuid) { createPaymentTicket( purpose: $purpose number: $number amount: $amount payment: $payment ) { id path refusal } }`,
)

export const PaymentTicket = document<PaymentTicketQuery, PaymentTicketQueryVariables>(
  'PaymentTicket',
  `query PaymentTicket($id: Uuid!) { paymentTicket(id: $id) { state card { token brand lastFour keep } } }`,
)

