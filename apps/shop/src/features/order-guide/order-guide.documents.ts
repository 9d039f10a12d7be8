// Generated from order-guide.graphql: change that, then run `npm run generate`.

import { document } from '@provender/schema/document'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type LeftOutOfGuideQueryVariables = Exact<{ [key: string]: never; }>;


export type LeftOutOfGuideQuery = { readonly orderGuide: ReadonlyArray<{ readonly product: { readonly id: string, readonly code: string, readonly name: string, readonly packSize: string } }> };

export type AddToOrderGuideMutationVariables = Exact<{
  productId: string | number;
}>;


export type AddToOrderGuideMutation = { readonly addToOrderGuide: boolean };

export type ArrangeOrderGuideMutationVariables = Exact<{
  productIds: ReadonlyArray<string | number> | string | number;
}>;


export type ArrangeOrderGuideMutation = { readonly arrangeOrderGuide: boolean };

export type SetOrderGuideParMutationVariables = Exact<{
  productId: string | number;
  unit: string;
  quantity?: number | null | undefined;
}>;


export type SetOrderGuideParMutation = { readonly setOrderGuidePar: boolean };

export type LeaveOutOfOrderGuideMutationVariables = Exact<{
  productId: string | number;
  leftOut: boolean;
}>;


export type LeaveOutOfOrderGuideMutation = { readonly leaveOutOfOrderGuide: boolean };

export const LeftOutOfGuide = document<LeftOutOfGuideQuery, LeftOutOfGuideQueryVariables>(
  'LeftOutOfGuide',
  `query LeftOutOfGuide { orderGuide(leftOut: true) { product { id name: description2 packSize: pSize code } } }`,
)

export const AddToOrderGuide = document<AddToOrderGuideMutation, AddToOrderGuideMutationVariables>(
  'AddToOrderGuide',
  `mutation AddToOrderGuide($productId: Int64!) { addToOrderGuide(productId: $productId) }`,
)

export const ArrangeOrderGuide = document<ArrangeOrderGuideMutation, ArrangeOrderGuideMutationVariables>(
  'ArrangeOrderGuide',
  `mutation ArrangeOrderGuide($productIds: [Int64!]!) { arrangeOrderGuide(productIds: $productIds) }`,
)

export const SetOrderGuidePar = document<SetOrderGuideParMutation, SetOrderGuideParMutationVariables>(
  'SetOrderGuidePar',
  `mutation SetOrderGuidePar($productId: Int64!, $unit: String!, $quantity: Quantity) { setOrderGuidePar(productId: $productId, unit: $unit, quantity: $quantity) }`,
)

export const LeaveOutOfOrderGuide = document<LeaveOutOfOrderGuideMutation, LeaveOutOfOrderGuideMutationVariables>(
  'LeaveOutOfOrderGuide',
  `mutation LeaveOutOfOrderGuide($productId: Int64!, $leftOut: Boolean!) { leaveOutOfOrderGuide(productId: $productId, leftOut: $leftOut) }`,
)

