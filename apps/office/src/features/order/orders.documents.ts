// Generated from orders.graphql: change that, then run `npm run generate`.

import { document } from '@provender/schema/document'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type FulfilmentMethod =
  | 'CLICK_AND_COLLECT'
  | 'DELIVERY';

export type HoldKind =
  | 'CHECK'
  | 'CREDIT';

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

export type PaymentState =
  | 'AUTHORISED'
  | 'FAILED'
  | 'NONE'
  | 'PAID'
  | 'PART_REFUNDED'
  | 'REFUNDED';

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

export type OfficeOrderRowFragment = { readonly companyCode: string, readonly companyName: string, readonly order: { readonly number: string, readonly version: number, readonly state: OrderState, readonly hold: HoldKind | null, readonly placedAt: string, readonly method: FulfilmentMethod, readonly fulfilmentDate: string, readonly collectionTime: string | null, readonly lineCount: number, readonly currencyCode: string, readonly notes: string, readonly totals?: { readonly net: string } } };

export type OfficeOrdersQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  states?: ReadonlyArray<OrderState> | OrderState | null | undefined;
  withPrices: boolean;
}>;


export type OfficeOrdersQuery = { readonly officeOrders: { readonly count: number, readonly endCursor: string | null, readonly hasNextPage: boolean, readonly nodes: ReadonlyArray<{ readonly companyCode: string, readonly companyName: string, readonly order: { readonly number: string, readonly version: number, readonly state: OrderState, readonly hold: HoldKind | null, readonly placedAt: string, readonly method: FulfilmentMethod, readonly fulfilmentDate: string, readonly collectionTime: string | null, readonly lineCount: number, readonly currencyCode: string, readonly notes: string, readonly totals?: { readonly net: string } } }> } };

export type OfficeWaitingQueryVariables = Exact<{ [key: string]: never; }>;


export type OfficeWaitingQuery = { readonly officeOrders: { readonly count: number } };

export type OfficeOrderPageQueryVariables = Exact<{
  number: string;
  withPrices: boolean;
}>;


export type OfficeOrderPageQuery = { readonly officeOrder: { readonly placedBy: string, readonly toCollect: string | null, readonly companyCode: string, readonly companyName: string, readonly order: { readonly paymentType: PaymentType, readonly paymentState: PaymentState, readonly purchaseOrderNumber: string, readonly substitutionWish: SubstitutionWish | null, readonly collector: string, readonly warehouseName: string, readonly number: string, readonly version: number, readonly state: OrderState, readonly hold: HoldKind | null, readonly placedAt: string, readonly method: FulfilmentMethod, readonly fulfilmentDate: string, readonly collectionTime: string | null, readonly lineCount: number, readonly currencyCode: string, readonly notes: string, readonly deliveryAddress: { readonly siteName: string, readonly contactName: string, readonly telephone: string, readonly instructions: string, readonly address1: string, readonly address2: string, readonly address3: string, readonly city: string, readonly postCode: string } | null, readonly totals?: { readonly gross: string, readonly net: string, readonly vatByRate: ReadonlyArray<{ readonly rate: number, readonly net: string, readonly vat: string }> } }, readonly lines: ReadonlyArray<{ readonly shelfLocation: string, readonly line: { readonly position: number, readonly code: string, readonly name: string, readonly note: string, readonly substitutionWish: SubstitutionWish | null, readonly unit: string, readonly unitKind: UnitKind, readonly quantity: number, readonly suppliedQuantity: number | null, readonly price?: string, readonly net?: string, readonly suppliedNet?: string | null, readonly substitutesPosition: number | null, readonly packSize: string } }>, readonly history: ReadonlyArray<{ readonly at: string, readonly by: string, readonly state: OrderState, readonly note: string }> } };

export type OfficeOrderChangeFragment = { readonly order: { readonly number: string, readonly version: number }, readonly refusal: { readonly message: string } | null };

export type OfficeConfirmMutationVariables = Exact<{
  number: string;
  version: number;
}>;


export type OfficeConfirmMutation = { readonly change: { readonly order: { readonly number: string, readonly version: number }, readonly refusal: { readonly message: string } | null } };

export type OfficeHoldMutationVariables = Exact<{
  number: string;
  version: number;
  note?: string | null | undefined;
}>;


export type OfficeHoldMutation = { readonly change: { readonly order: { readonly number: string, readonly version: number }, readonly refusal: { readonly message: string } | null } };

export type OfficeReleaseMutationVariables = Exact<{
  number: string;
  version: number;
}>;


export type OfficeReleaseMutation = { readonly change: { readonly order: { readonly number: string, readonly version: number }, readonly refusal: { readonly message: string } | null } };

export type OfficeCancelMutationVariables = Exact<{
  number: string;
  version: number;
  note?: string | null | undefined;
}>;


export type OfficeCancelMutation = { readonly change: { readonly order: { readonly number: string, readonly version: number }, readonly refusal: { readonly message: string } | null } };

export type OfficePackMutationVariables = Exact<{
  number: string;
  version: number;
}>;


export type OfficePackMutation = { readonly change: { readonly order: { readonly number: string, readonly version: number }, readonly refusal: { readonly message: string } | null } };

export type OfficeDispatchMutationVariables = Exact<{
  number: string;
  version: number;
}>;


export type OfficeDispatchMutation = { readonly change: { readonly order: { readonly number: string, readonly version: number }, readonly refusal: { readonly message: string } | null } };

export type OfficeReadyMutationVariables = Exact<{
  number: string;
  version: number;
}>;


export type OfficeReadyMutation = { readonly change: { readonly order: { readonly number: string, readonly version: number }, readonly refusal: { readonly message: string } | null } };

export type OfficeDeliverMutationVariables = Exact<{
  number: string;
  version: number;
  paid?: string | null | undefined;
}>;


export type OfficeDeliverMutation = { readonly change: { readonly order: { readonly number: string, readonly version: number }, readonly refusal: { readonly message: string } | null } };

export type OfficeHandOverMutationVariables = Exact<{
  number: string;
  version: number;
  paid?: string | null | undefined;
}>;


export type OfficeHandOverMutation = { readonly change: { readonly order: { readonly number: string, readonly version: number }, readonly refusal: { readonly message: string } | null } };

export const OfficeOrders = document<OfficeOrdersQuery, OfficeOrdersQueryVariables>(
  'OfficeOrders',
  `query OfficeOrders($first: Int, $after: String, $states: [OrderState!], $withPrices: Boolean!) { officeOrders(first: $first, after: $after, states: $states) { count endCursor hasNextPage nodes { ...OfficeOrderRow } } } fragment OfficeOrderRow on OfficeOrder { companyCode companyName order { number version state hold placedAt method fulfilmentDate collectionTime lineCount currencyCode notes totals @include(if: $withPrices) { net } } }`,
)

export const OfficeWaiting = document<OfficeWaitingQuery, OfficeWaitingQueryVariables>(
  'OfficeWaiting',
  `query OfficeWaiting { officeOrders(first: 1, states: [SUBMITTED, ON_HOLD]) { count } }`,
)

export const OfficeOrderPage = document<OfficeOrderPageQuery, OfficeOrderPageQueryVariables>(
  'OfficeOrderPage',
  `query OfficeOrderPage($number: String!, $withPrices: Boolean!) { officeOrder(number: $number) { ...OfficeOrderRow placedBy toCollect order { paymentType paymentState purchaseOrderNumber substitutionWish collector warehouseName deliveryAddress { siteName contactName telephone instructions address1 address2 address3 city postCode } totals @include(if: $withPrices) { gross vatByRate { rate net vat } } } lines { shelfLocation line { position code name packSize: pSize note substitutionWish unit unitKind quantity suppliedQuantity price @include(if: $withPrices) net @include(if: $withPrices) suppliedNet @include(if: $withPrices) substitutesPosition } } history { at by state note } } } fragment OfficeOrderRow on OfficeOrder { companyCode companyName order { number version state hold placedAt method fulfilmentDate collectionTime lineCount currencyCode notes totals @include(if: $withPrices) { net } } }`,
)

export const OfficeConfirm = document<OfficeConfirmMutation, OfficeConfirmMutationVariables>(
  'OfficeConfirm',
  `mutation OfficeConfirm($number: String!, $version: Int!) { change: officeConfirmOrder(number: $number, version: $version) { ...OfficeOrderChange } } fragment OfficeOrderChange on OrderChangePayload { order { number version } refusal { message } }`,
)

export const OfficeHold = document<OfficeHoldMutation, OfficeHoldMutationVariables>(
  'OfficeHold',
  `mutation OfficeHold($number: String!, $version: Int!, $note: String) { change: officeHoldOrder(number: $number, version: $version, note: $note) { ...OfficeOrderChange } } fragment OfficeOrderChange on OrderChangePayload { order { number version } refusal { message } }`,
)

export const OfficeRelease = document<OfficeReleaseMutation, OfficeReleaseMutationVariables>(
  'OfficeRelease',
  `mutation OfficeRelease($number: String!, $version: Int!) { change: officeReleaseHold(number: $number, version: $version) { ...OfficeOrderChange } } fragment OfficeOrderChange on OrderChangePayload { order { number version } refusal { message } }`,
)

export const OfficeCancel = document<OfficeCancelMutation, OfficeCancelMutationVariables>(
  'OfficeCancel',
  `mutation OfficeCancel($number: String!, $version: Int!, $note: String) { change: officeCancelOrder(number: $number, version: $version, note: $note) { ...OfficeOrderChange } } fragment OfficeOrderChange on OrderChangePayload { order { number version } refusal { message } }`,
)

export const OfficePack = document<OfficePackMutation, OfficePackMutationVariables>(
  'OfficePack',
  `mutation OfficePack($number: String!, $version: Int!) { change: officePackOrder(number: $number, version: $version) { ...OfficeOrderChange } } fragment OfficeOrderChange on OrderChangePayload { order { number version } refusal { message } }`,
)

export const OfficeDispatch = document<OfficeDispatchMutation, OfficeDispatchMutationVariables>(
  'OfficeDispatch',
  `mutation OfficeDispatch($number: String!, $version: Int!) { change: officeDispatchOrder(number: $number, version: $version) { ...OfficeOrderChange } } fragment OfficeOrderChange on OrderChangePayload { order { number version } refusal { message } }`,
)

export const OfficeReady = document<OfficeReadyMutation, OfficeReadyMutationVariables>(
  'OfficeReady',
  `mutation OfficeReady($number: String!, $version: Int!) { change: officeMarkOrderReady(number: $number, version: $version) { ...OfficeOrderChange } } fragment OfficeOrderChange on OrderChangePayload { order { number version } refusal { message } }`,
)

export const OfficeDeliver = document<OfficeDeliverMutation, OfficeDeliverMutationVariables>(
  'OfficeDeliver',
  `mutation OfficeDeliver($number: String!, $version: Int!, $paid: Money) { change: officeDeliverOrder(number: $number, version: $version, paid: $paid) { ...OfficeOrderChange } } fragment OfficeOrderChange on OrderChangePayload { order { number version } refusal { message } }`,
)

export const OfficeHandOver = document<OfficeHandOverMutation, OfficeHandOverMutationVariables>(
  'OfficeHandOver',
  `mutation OfficeHandOver($number: String!, $version: Int!, $paid: Money) { change: officeHandOverOrder(number: $number, version: $version, paid: $paid) { ...OfficeOrderChange } } fragment OfficeOrderChange on OrderChangePayload { order { number version } refusal { message } }`,
)

