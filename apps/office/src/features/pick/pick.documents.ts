// Generated from pick.graphql: change that, then run `npm run generate`.

import { document } from '@provender/schema/document'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type LineRefusalReason =
  /** The line makes the order dearer, and its company then exceeds its credit limit. Supply less, or send `agreedBy`. */
  | 'ABOVE_CREDIT_LIMIT'
  /** Heavier than the margin of the order allows. Weigh it again, or send `agreedBy`. Applies to weighed lines. */
  | 'ABOVE_MARGIN'
  /** Less than a third of the ordered weight. Weigh it again, or send `agreedBy`. Applies to weighed lines. */
  | 'FAR_TOO_LIGHT'
  /** More than the amount held on the card. Applies to weighed lines. */
  | 'MORE_THAN_HELD'
  /** More pieces or boxes than ordered cannot be supplied. */
  | 'MORE_THAN_ORDERED'
  /** The request names the line twice. */
  | 'NAMED_TWICE'
  /** The quantity is not valid for the line’s unit: pieces and boxes are integers. */
  | 'NOT_A_QUANTITY'
  /** Three times the ordered weight or more, or a substitute worth three times what it replaces: send the weight a second time in `weighedAgain`. Applies to what is weighed. */
  | 'WEIGH_AGAIN';

export type OrderChangeRefusalType =
  | 'LINE_CHANGED'
  | 'LINE_NOT_FOUND'
  | 'LINE_REFUSED'
  | 'MORE_THAN_CAPTURED'
  | 'MORE_THAN_OPEN'
  | 'NOTHING_SUPPLIED'
  | 'NOTHING_TO_REPLACE'
  | 'NOT_NOW'
  | 'NOT_PAID'
  | 'NOT_PAID_IN_CASH'
  | 'NOT_PICKED'
  | 'OTHER_METHOD'
  | 'OVER_CREDIT_LIMIT'
  | 'SUBSTITUTE_NOT_FOUND'
  | 'SUBSTITUTE_TOO_LARGE';

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

export type PaymentType =
  | 'ACCOUNT'
  | 'CARD'
  | 'CASH';

export type SubstitutionWish =
  | 'ASK'
  | 'LEAVE_OUT'
  | 'SAME_BRAND'
  | 'SAME_OR_CHEAPER';

export type UnitKind =
  | 'BOX'
  | 'KG'
  | 'PIECE';

export type OfficePickPageQueryVariables = Exact<{
  number: string;
}>;


export type OfficePickPageQuery = { readonly officeOrder: { readonly companyName: string, readonly order: { readonly number: string, readonly state: OrderState, readonly version: number, readonly notes: string, readonly paymentType: PaymentType, readonly substitutionWish: SubstitutionWish | null }, readonly lines: ReadonlyArray<{ readonly shelfLocation: string, readonly maxQuantity: number, readonly line: { readonly position: number, readonly code: string, readonly name: string, readonly note: string, readonly substitutionWish: SubstitutionWish | null, readonly unitKind: UnitKind, readonly quantity: number, readonly suppliedQuantity: number | null, readonly pictureUrl: string | null, readonly substitutesPosition: number | null, readonly packSize: string, readonly product: { readonly storage: string | null } | null } }> } };

export type OfficePickLineMutationVariables = Exact<{
  key: string;
  number: string;
  position: number;
  supplied?: number | null | undefined;
  seen?: number | null | undefined;
  agreedBy?: string | null | undefined;
  weighedAgain?: number | null | undefined;
}>;


export type OfficePickLineMutation = { readonly change: { readonly order: { readonly state: OrderState, readonly version: number, readonly lines: ReadonlyArray<{ readonly position: number, readonly suppliedQuantity: number | null }> }, readonly refusal: { readonly type: OrderChangeRefusalType, readonly reason: LineRefusalReason | null, readonly message: string } | null } };

export const OfficePickPage = document<OfficePickPageQuery, OfficePickPageQueryVariables>(
  'OfficePickPage',
  `query OfficePickPage($number: String!) { officeOrder(number: $number) { companyName order { number state version notes paymentType substitutionWish } lines { shelfLocation maxQuantity line { position code name packSize: pSize note substitutionWish unitKind quantity suppliedQuantity pictureUrl substitutesPosition product { storage } } } } }`,
)

export const OfficePickLine = document<OfficePickLineMutation, OfficePickLineMutationVariables>(
  'OfficePickLine',
  `mutation OfficePickLine($key: Uuid!, $number: String!, $position: Int!, $supplied: Quantity, $seen: Quantity, $agreedBy: String, $weighedAgain: Quantity) { change: officePickLine( key: $key number: $number position: $position supplied: $supplied seen: $seen agreedBy: $agreedBy weighedAgain: $weighedAgain ) { order { state version lines { position suppliedQuantity } } refusal { type reason message } } }`,
)

