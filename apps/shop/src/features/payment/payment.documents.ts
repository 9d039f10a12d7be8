// Generated from payment.graphql: change that, then run `npm run generate`.

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

/** Either a token or a saved card. This API never contains card numbers. */
export type CardInput = {
  /** Save a new card for later orders. */
  readonly keep?: boolean | null | undefined;
  readonly savedCardId?: string | null | undefined;
  /** The token of the gateway’s form, for a new card. */
  readonly token?: string | null | undefined;
};

export type CardPaymentState =
  | 'AUTHORISED'
  | 'CAPTURED'
  | 'CHALLENGED'
  | 'DECLINED'
  | 'STARTED'
  | 'VOIDED';

export type DeclineReason =
  | 'DECLINED'
  | 'EXPIRED_CARD'
  | 'LACKS_FUNDS';

export type InvoiceAmountInput = {
  /** All that is open of it, VAT included. */
  readonly amount: string;
  /** The number of the invoice. */
  readonly number: string;
};

export type PayInvoiceRefusal =
  | 'BEING_PAID'
  | 'CARD_NOT_FOUND'
  | 'MORE_THAN_OPEN'
  | 'NOTHING_OPEN'
  | 'NOT_AVAILABLE';

export type PayInvoicesRefusal =
  | 'AMOUNT_CHANGED'
  | 'BEING_PAID'
  | 'CARD_NOT_FOUND'
  | 'NOTHING_OPEN'
  | 'NOT_AVAILABLE';

export type PayOrderRefusal =
  | 'CARD_NOT_FOUND'
  | 'NOT_AVAILABLE'
  | 'NOT_NOW';

export type SaveCardRefusal =
  | 'CHALLENGED'
  | 'DECLINED'
  | 'NOT_AVAILABLE';

export type UpdateCardRefusal =
  | 'DECLINED'
  | 'EXPIRED';

export type PaymentCardFieldsFragment = { readonly id: string, readonly brand: CardBrand, readonly lastFour: string, readonly expiryMonth: number, readonly expiryYear: number, readonly holderName: string, readonly isPrimary: boolean, readonly isExpired: boolean };

export type PaymentCardsQueryVariables = Exact<{ [key: string]: never; }>;


export type PaymentCardsQuery = { readonly cardGateway: CardGateway | null, readonly cardFormKey: string | null, readonly paymentCards: ReadonlyArray<{ readonly id: string, readonly brand: CardBrand, readonly lastFour: string, readonly expiryMonth: number, readonly expiryYear: number, readonly holderName: string, readonly isPrimary: boolean, readonly isExpired: boolean }> };

export type SavePaymentCardMutationVariables = Exact<{
  key: string;
  token: string;
}>;


export type SavePaymentCardMutation = { readonly savePaymentCard: { readonly refusal: SaveCardRefusal | null, readonly challengeSecret: string | null } };

export type UpdatePaymentCardMutationVariables = Exact<{
  id: string;
  holderName: string;
  expiryMonth: number;
  expiryYear: number;
}>;


export type UpdatePaymentCardMutation = { readonly updatePaymentCard: { readonly refusal: UpdateCardRefusal | null } };

export type MakePaymentCardPrimaryMutationVariables = Exact<{
  id: string;
}>;


export type MakePaymentCardPrimaryMutation = { readonly makePaymentCardPrimary: ReadonlyArray<{ readonly id: string }> };

export type RemovePaymentCardMutationVariables = Exact<{
  id: string;
}>;


export type RemovePaymentCardMutation = { readonly removePaymentCard: ReadonlyArray<{ readonly id: string }> };

export type PayOrderMutationVariables = Exact<{
  key: string;
  number: string;
  card: CardInput;
  insteadOf?: string | null | undefined;
}>;


export type PayOrderMutation = { readonly payOrder: { readonly refusal: PayOrderRefusal | null } };

export type InvoicePayFieldsFragment = { readonly number: string, readonly currencyCode: string, readonly dueOn: string | null, readonly open: string | null, readonly isOverdue: boolean, readonly canPayByCard: boolean, readonly payment: { readonly state: CardPaymentState, readonly amount: string, readonly challengePath: string | null, readonly declineReason: DeclineReason | null } | null };

export type OverdueInvoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type OverdueInvoicesQuery = { readonly accountStatement: { readonly currencyCode: string, readonly ageing: { readonly overdue: string }, readonly otherCurrencies: ReadonlyArray<{ readonly currencyCode: string, readonly overdue: string }>, readonly openInvoices: ReadonlyArray<{ readonly number: string, readonly currencyCode: string, readonly dueOn: string | null, readonly open: string | null, readonly isOverdue: boolean, readonly canPayByCard: boolean, readonly payment: { readonly state: CardPaymentState, readonly amount: string, readonly challengePath: string | null, readonly declineReason: DeclineReason | null } | null }> } };

export type PayInvoiceMutationVariables = Exact<{
  key: string;
  number: string;
  amount: string;
  card: CardInput;
}>;


export type PayInvoiceMutation = { readonly payInvoice: { readonly refusal: PayInvoiceRefusal | null, readonly invoice: { readonly number: string, readonly currencyCode: string, readonly dueOn: string | null, readonly open: string | null, readonly isOverdue: boolean, readonly canPayByCard: boolean, readonly payment: { readonly state: CardPaymentState, readonly amount: string, readonly challengePath: string | null, readonly declineReason: DeclineReason | null } | null } } };

export type JointPaymentFieldsFragment = { readonly id: string, readonly state: CardPaymentState, readonly amount: string, readonly captured: string, readonly currencyCode: string, readonly brand: CardBrand | null, readonly lastFour: string | null, readonly challengePath: string | null, readonly declineReason: DeclineReason | null, readonly invoices: ReadonlyArray<{ readonly number: string, readonly captured: string }> };

export type JointPaymentQueryVariables = Exact<{
  key: string;
}>;


export type JointPaymentQuery = { readonly jointPayment: { readonly id: string, readonly state: CardPaymentState, readonly amount: string, readonly captured: string, readonly currencyCode: string, readonly brand: CardBrand | null, readonly lastFour: string | null, readonly challengePath: string | null, readonly declineReason: DeclineReason | null, readonly invoices: ReadonlyArray<{ readonly number: string, readonly captured: string }> } | null };

export type PayInvoicesMutationVariables = Exact<{
  key: string;
  invoices: ReadonlyArray<InvoiceAmountInput> | InvoiceAmountInput;
  card: CardInput;
}>;


export type PayInvoicesMutation = { readonly payInvoices: { readonly refusal: PayInvoicesRefusal | null, readonly changedInvoice: string | null, readonly payment: { readonly id: string, readonly state: CardPaymentState, readonly amount: string, readonly captured: string, readonly currencyCode: string, readonly brand: CardBrand | null, readonly lastFour: string | null, readonly challengePath: string | null, readonly declineReason: DeclineReason | null, readonly invoices: ReadonlyArray<{ readonly number: string, readonly captured: string }> } | null } };

export type AnswerTestBankMutationVariables = Exact<{
  payment: string;
  approve: boolean;
}>;


export type AnswerTestBankMutation = { readonly answerTestBank: { readonly number: string, readonly payment: { readonly id: string } | null } };

export type PaymentChallengeQueryVariables = Exact<{
  payment: string;
}>;


export type PaymentChallengeQuery = { readonly cardFormKey: string | null, readonly paymentChallenge: string | null };

export type CheckPaymentMutationVariables = Exact<{
  payment: string;
}>;


export type CheckPaymentMutation = { readonly checkPayment: { readonly number: string, readonly payment: { readonly id: string } | null } };

export type CardPaymentFieldsFragment = { readonly id: string, readonly state: CardPaymentState, readonly amount: string, readonly captured: string, readonly refunded: string, readonly brand: CardBrand | null, readonly lastFour: string | null, readonly challengePath: string | null, readonly declineReason: DeclineReason | null, readonly canPay: boolean, readonly payBy: string | null };

export const PaymentCards = document<PaymentCardsQuery, PaymentCardsQueryVariables>(
  'PaymentCards',
  `query PaymentCards { cardGateway cardFormKey paymentCards { ...PaymentCardFields } } fragment PaymentCardFields on PaymentCard { id brand lastFour expiryMonth expiryYear holderName isPrimary isExpired }`,
)

export const SavePaymentCard = document<SavePaymentCardMutation, SavePaymentCardMutationVariables>(
  'SavePaymentCard',
  `mutation SavePaymentCard($key: Uuid!, $token: String!) { savePaymentCard(key: $key, token: $token) { refusal challengeSecret } }`,
)

export const UpdatePaymentCard = document<UpdatePaymentCardMutation, UpdatePaymentCardMutationVariables>(
  'UpdatePaymentCard',
  `mutation UpdatePaymentCard($id: Uuid!, $holderName: String!, $expiryMonth: Int!, $expiryYear: Int!) { updatePaymentCard( id: $id holderName: $holderName expiryMonth: $expiryMonth expiryYear: $expiryYear ) { refusal } }`,
)

export const MakePaymentCardPrimary = document<MakePaymentCardPrimaryMutation, MakePaymentCardPrimaryMutationVariables>(
  'MakePaymentCardPrimary',
  `mutation MakePaymentCardPrimary($id: Uuid!) { makePaymentCardPrimary(id: $id) { id } }`,
)

export const RemovePaymentCard = document<RemovePaymentCardMutation, RemovePaymentCardMutationVariables>(
  'RemovePaymentCard',
  `mutation RemovePaymentCard($id: Uuid!) { removePaymentCard(id: $id) { id } }`,
)

export const PayOrder = document<PayOrderMutation, PayOrderMutationVariables>(
  'PayOrder',
  `mutation PayOrder($key: Uuid!, $number: String!, $card: CardInput!, $insteadOf: Uuid) { payOrder(key: $key, number: $number, card: $card, insteadOf: $insteadOf) { refusal } }`,
)

export const OverdueInvoices = document<OverdueInvoicesQuery, OverdueInvoicesQueryVariables>(
  'OverdueInvoices',
  `query OverdueInvoices { accountStatement(pageSize: 1) { currencyCode ageing { overdue } otherCurrencies { currencyCode overdue } openInvoices { ...InvoicePayFields } } } fragment InvoicePayFields on LedgerDocument { number currencyCode dueOn open isOverdue canPayByCard payment { state amount challengePath declineReason } }`,
)

export const PayInvoice = document<PayInvoiceMutation, PayInvoiceMutationVariables>(
  'PayInvoice',
  `mutation PayInvoice($key: Uuid!, $number: String!, $amount: Money!, $card: CardInput!) { payInvoice(key: $key, number: $number, amount: $amount, card: $card) { refusal invoice { ...InvoicePayFields } } } fragment InvoicePayFields on LedgerDocument { number currencyCode dueOn open isOverdue canPayByCard payment { state amount challengePath declineReason } }`,
)

export const JointPayment = document<JointPaymentQuery, JointPaymentQueryVariables>(
  'JointPayment',
  `query JointPayment($key: Uuid!) { jointPayment(key: $key) { ...JointPaymentFields } } fragment JointPaymentFields on JointPayment { id state amount captured currencyCode brand lastFour challengePath declineReason invoices { number captured } }`,
)

export const PayInvoices = document<PayInvoicesMutation, PayInvoicesMutationVariables>(
  'PayInvoices',
  `mutation PayInvoices($key: Uuid!, $invoices: [InvoiceAmountInput!]!, $card: CardInput!) { payInvoices(key: $key, invoices: $invoices, card: $card) { refusal changedInvoice payment { ...JointPaymentFields } } } fragment JointPaymentFields on JointPayment { id state amount captured currencyCode brand lastFour challengePath declineReason invoices { number captured } }`,
)

export const AnswerTestBank = document<AnswerTestBankMutation, AnswerTestBankMutationVariables>(
  'AnswerTestBank',
  `mutation AnswerTestBank($payment: Uuid!, $approve: Boolean!) { answerTestBank(payment: $payment, approve: $approve) { number payment { id } } }`,
)

export const PaymentChallenge = document<PaymentChallengeQuery, PaymentChallengeQueryVariables>(
  'PaymentChallenge',
  `query PaymentChallenge($payment: Uuid!) { cardFormKey paymentChallenge(payment: $payment) }`,
)

export const CheckPayment = document<CheckPaymentMutation, CheckPaymentMutationVariables>(
  'CheckPayment',
  `mutation CheckPayment($payment: Uuid!) { checkPayment(payment: $payment) { number payment { id } } }`,
)

