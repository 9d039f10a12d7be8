// Generated from claims.graphql: change that, then run `npm run generate`.

import { document } from '@provender/schema/document'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type ClaimInput = {
  /** The goods concerned, with quantities; may be empty for DELIVERY and OTHER. */
  readonly lines: ReadonlyArray<ClaimedLineInput>;
  /** At most 2000 characters. Required if no goods are named. */
  readonly message?: string | null | undefined;
  /** The number of the order. */
  readonly order: string;
  /** The ids that POST /claims/pictures returned, at most 5. */
  readonly pictures: ReadonlyArray<string>;
  readonly type: ClaimType;
};

export type ClaimState =
  | 'ANSWERED'
  | 'CLOSED'
  | 'LOOKED_AT'
  | 'RECEIVED';

export type ClaimType =
  | 'DAMAGED'
  | 'DELIVERY'
  | 'MISSING'
  | 'OTHER'
  | 'PRICE'
  | 'QUALITY'
  | 'SHORT_WEIGHT'
  | 'WRONG_PRODUCT';

export type ClaimedLineInput = {
  /** The position of the order line. */
  readonly position: number;
  readonly quantity: number;
};

export type OrderState =
  | 'CANCELLED'
  | 'COLLECTED'
  | 'CONFIRMED'
  | 'DELIVERED'
  | 'ON_HOLD'
  | 'OUT_FOR_DELIVERY'
  | 'PACKED'
  | 'PICKING'
  | 'READY_TO_COLLECT'
  | 'SUBMITTED';

export type UnitKind =
  | 'BOX'
  | 'KG'
  | 'PIECE';

export type ClaimFieldsFragment = { readonly number: string, readonly orderNumber: string, readonly type: ClaimType, readonly state: ClaimState, readonly sentAt: string };

export type ClaimsQueryVariables = Exact<{
  index: number;
  limit: number;
}>;


export type ClaimsQuery = { readonly claims: { readonly total: number, readonly claims: ReadonlyArray<{ readonly number: string, readonly orderNumber: string, readonly type: ClaimType, readonly state: ClaimState, readonly sentAt: string }> } };

export type ClaimPageQueryVariables = Exact<{
  number: string | number;
}>;


export type ClaimPageQuery = { readonly claim: { readonly message: string, readonly sentBy: string, readonly creditNotes: ReadonlyArray<string>, readonly number: string, readonly orderNumber: string, readonly type: ClaimType, readonly state: ClaimState, readonly sentAt: string, readonly lines: ReadonlyArray<{ readonly quantity: number, readonly line: { readonly position: number, readonly code: string, readonly name: string, readonly unitKind: UnitKind, readonly pictureUrl: string | null } }>, readonly pictures: ReadonlyArray<{ readonly path: string, readonly fileName: string }>, readonly answers: ReadonlyArray<{ readonly text: string, readonly at: string }> } };

export type ReportableOrdersQueryVariables = Exact<{ [key: string]: never; }>;


export type ReportableOrdersQuery = { readonly orders: { readonly orders: ReadonlyArray<{ readonly number: string, readonly placedAt: string, readonly state: OrderState }> } };

export type ReportedOrderQueryVariables = Exact<{
  number: string;
}>;


export type ReportedOrderQuery = { readonly order: { readonly number: string, readonly placedAt: string, readonly lines: ReadonlyArray<{ readonly position: number, readonly code: string, readonly name: string, readonly pictureUrl: string | null, readonly unitKind: UnitKind, readonly quantity: number, readonly suppliedQuantity: number | null, readonly substitutesPosition: number | null, readonly packSize: string, readonly product: { readonly brand: string | null, readonly storage: string | null } | null }> } };

export type SendClaimMutationVariables = Exact<{
  key: string;
  claim: ClaimInput;
}>;


export type SendClaimMutation = { readonly sendClaim: { readonly number: string } };

export const Claims = document<ClaimsQuery, ClaimsQueryVariables>(
  'Claims',
  `query Claims($index: Int!, $limit: Int!) { claims(index: $index, limit: $limit) { total claims { ...ClaimFields } } } fragment ClaimFields on Claim { number orderNumber type state sentAt }`,
)

export const ClaimPage = document<ClaimPageQuery, ClaimPageQueryVariables>(
  'ClaimPage',
  `query ClaimPage($number: Int64!) { claim(number: $number) { ...ClaimFields message sentBy lines { quantity line { position code name unitKind pictureUrl } } pictures { path fileName } answers { text at } creditNotes } } fragment ClaimFields on Claim { number orderNumber type state sentAt }`,
)

export const ReportableOrders = document<ReportableOrdersQuery, ReportableOrdersQueryVariables>(
  'ReportableOrders',
  `query ReportableOrders { orders(page: 1, pageSize: 50) { orders { number placedAt state } } }`,
)

export const ReportedOrder = document<ReportedOrderQuery, ReportedOrderQueryVariables>(
  'ReportedOrder',
  `query ReportedOrder($number: String!) { order(number: $number) { number placedAt lines { position code name packSize: pSize pictureUrl unitKind quantity suppliedQuantity substitutesPosition product { brand storage } } } }`,
)

export const SendClaim = document<SendClaimMutation, SendClaimMutationVariables>(
  'SendClaim',
  `mutation SendClaim($key: Uuid!, $claim: ClaimInput!) { sendClaim(key: $key, claim: $claim) { number } }`,
)

