// Generated from order-guide.graphql: change that, then run `npm run generate`.

import { document } from '@provender/schema/document'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type PriceKind =
  | 'CLEARANCE'
  | 'PRIVATE'
  | 'PROMO'
  | 'STANDARD';

export type UnitKind =
  | 'BOX'
  | 'KG'
  | 'PIECE';

export type OrderGuideQueryVariables = Exact<{ [key: string]: never; }>;


export type OrderGuideQuery = { readonly orderGuide: ReadonlyArray<{ readonly lastQuantity: number | null, readonly lastPiecesPerBox: number | null, readonly lastPrice: string | null, readonly unit: string, readonly lastOrderNumber: string | null, readonly lastBoughtAt: string | null, readonly timesBought: number, readonly everyDays: number | null, readonly usualQuantity: number | null, readonly usualUnit: string | null, readonly par: number | null, readonly parUnit: string | null, readonly product: { readonly id: string, readonly code: string, readonly brand: string | null, readonly storage: string | null, readonly pictureUrl: string | null, readonly weight: number, readonly defaultUnit: string, readonly itemType: string, readonly vat: number, readonly isNew: boolean, readonly isFavorites: boolean, readonly stockReminderActive: boolean, readonly name: string, readonly packSize: string, readonly pieceUnit: string, readonly secondUnit: string, readonly piecesPerBox: number, readonly sellAs: string, readonly categories: ReadonlyArray<{ readonly id: string }>, readonly units: ReadonlyArray<{ readonly unit: string, readonly kind: UnitKind, readonly piecesPerUnit: number, readonly price: string | null, readonly priceWithVat: string | null, readonly oldPrice: string | null, readonly oldPriceWithVat: string | null, readonly priceKind: PriceKind | null }>, readonly stockStatus: { readonly available: boolean, readonly lowStock: boolean, readonly saleType: string, readonly stockCount: number | null }, readonly substitutes: ReadonlyArray<{ readonly id: string, readonly code: string, readonly brand: string | null, readonly storage: string | null, readonly pictureUrl: string | null, readonly weight: number, readonly defaultUnit: string, readonly itemType: string, readonly vat: number, readonly isNew: boolean, readonly isFavorites: boolean, readonly stockReminderActive: boolean, readonly name: string, readonly packSize: string, readonly pieceUnit: string, readonly secondUnit: string, readonly piecesPerBox: number, readonly sellAs: string, readonly units: ReadonlyArray<{ readonly unit: string, readonly kind: UnitKind, readonly piecesPerUnit: number, readonly price: string | null, readonly priceWithVat: string | null, readonly oldPrice: string | null, readonly oldPriceWithVat: string | null, readonly priceKind: PriceKind | null }>, readonly stockStatus: { readonly available: boolean, readonly lowStock: boolean, readonly saleType: string, readonly stockCount: number | null } }> } }> };

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

export const OrderGuide = document<OrderGuideQuery, OrderGuideQueryVariables>(
  'OrderGuide',
  `query OrderGuide { orderGuide { lastQuantity lastPiecesPerBox lastPrice unit lastOrderNumber lastBoughtAt timesBought everyDays usualQuantity usualUnit par parUnit product { ...ProductCardFields ...ProductSubstitutes categories { id } } } } fragment ProductCardFields on Product { id code name: description2 packSize: pSize brand storage pictureUrl pieceUnit: unit1 secondUnit: unit2 piecesPerBox: unitRate1 weight sellAs: allowSales defaultUnit itemType vat isNew isFavorites stockReminderActive units { ...ProductUnitFields } stockStatus { available lowStock saleType stockCount } } fragment ProductUnitFields on ProductUnit { unit kind piecesPerUnit price priceWithVat oldPrice oldPriceWithVat priceKind } fragment ProductSubstitutes on Product { substitutes { ...ProductCardFields } }`,
)

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

