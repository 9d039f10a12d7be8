// Generated from baskets.graphql: change that, then run `npm run generate`.

import { document } from '@provender/schema/document'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** One operation of a device’s queue. ADD, SET_QUANTITY and REMOVE need product, unit and quantity; CREATE, RENAME, ACTIVATE and DELETE need basket; REPLACE_LINES needs lines; NOTE needs product, unit and note; WISH needs product and unit, and substitutionWish for a wish of its own; MOVE_LINES needs moved and toBasket; DUPLICATE needs basket, and toBasket for the new one. Without a basket, operations on lines apply to the active one. */
export type BasketOperationInput = {
  readonly basket?: string | null | undefined;
  readonly lines?: ReadonlyArray<ReplacedLineInput> | null | undefined;
  readonly moved?: ReadonlyArray<MovedLineInput> | null | undefined;
  /** The number within the queue, from 1 without gaps. */
  readonly n: number;
  readonly name?: string | null | undefined;
  /** At most 200 characters; empty removes the note. */
  readonly note?: string | null | undefined;
  /** The pieces in the box that the user knows, e.g. of an earlier order; if omitted, today’s. */
  readonly piecesPerBox?: number | null | undefined;
  /** The net unit price that the user saw. */
  readonly price?: string | null | undefined;
  readonly product?: string | number | null | undefined;
  readonly quantity?: number | null | undefined;
  /** What the customer wants if it runs out; null for the wish of the whole order. */
  readonly substitutionWish?: SubstitutionWish | null | undefined;
  readonly toBasket?: string | null | undefined;
  readonly type: BasketOperationType;
  /** 1 or 2. */
  readonly unit?: string | null | undefined;
};

export type BasketOperationType =
  | 'ACTIVATE'
  | 'ADD'
  | 'CLEAR'
  | 'CREATE'
  | 'DELETE'
  | 'DUPLICATE'
  | 'MOVE_LINES'
  | 'NOTE'
  | 'REMOVE'
  | 'RENAME'
  | 'REPLACE_LINES'
  | 'SET_QUANTITY'
  | 'WISH';

export type BasketProblemType =
  | 'BASKET_EXISTS'
  | 'BASKET_NAME_TOO_LONG'
  | 'BASKET_NOT_FOUND'
  | 'BASKET_RESTORED'
  | 'CAPPED_BY_QUANTITY'
  | 'CAPPED_BY_STOCK'
  | 'INVALID_QUANTITY'
  | 'LINE_NOT_FOUND'
  | 'NOTE_TOO_LONG'
  | 'NO_PRICE'
  | 'PRODUCT_NOT_FOUND'
  | 'TOO_MANY_BASKETS'
  | 'TOO_MANY_LINES'
  | 'UNIT_NOT_SOLD';

export type MovedLineInput = {
  readonly product: string | number;
  /** 1 or 2. */
  readonly unit: string;
};

export type ReplacedLineInput = {
  /** At most 200 characters; if omitted, the existing note stays. */
  readonly note?: string | null | undefined;
  /** The pieces in the box that the user knows, e.g. of an earlier order; if omitted, today’s. */
  readonly piecesPerBox?: number | null | undefined;
  readonly price?: string | null | undefined;
  readonly product: string | number;
  readonly quantity: number;
  /** What the customer wants if it runs out; if omitted, the existing wish stays. */
  readonly substitutionWish?: SubstitutionWish | null | undefined;
  readonly unit: string;
};

export type SubstitutionWish =
  | 'ASK'
  | 'LEAVE_OUT'
  | 'SAME_BRAND'
  | 'SAME_OR_CHEAPER';

export type BasketFieldsFragment = { readonly id: string, readonly name: string, readonly isActive: boolean, readonly total: string, readonly createdAt: string, readonly updatedAt: string, readonly products: ReadonlyArray<{ readonly product: string, readonly unit: string, readonly quantity: number, readonly priceWhenAdded: string | null, readonly piecesPerBoxWhenAdded: number | null, readonly note: string, readonly substitutionWish: SubstitutionWish | null, readonly changedBy: { readonly name: string, readonly deviceSystem: string | null } | null }> };

export type BasketsQueryVariables = Exact<{ [key: string]: never; }>;


export type BasketsQuery = { readonly basketList: { readonly version: string, readonly baskets: ReadonlyArray<{ readonly id: string, readonly name: string, readonly isActive: boolean, readonly total: string, readonly createdAt: string, readonly updatedAt: string, readonly products: ReadonlyArray<{ readonly product: string, readonly unit: string, readonly quantity: number, readonly priceWhenAdded: string | null, readonly piecesPerBoxWhenAdded: number | null, readonly note: string, readonly substitutionWish: SubstitutionWish | null, readonly changedBy: { readonly name: string, readonly deviceSystem: string | null } | null }> }> } };

export type ApplyBasketOperationsMutationVariables = Exact<{
  clientId: string;
  operations: ReadonlyArray<BasketOperationInput> | BasketOperationInput;
}>;


export type ApplyBasketOperationsMutation = { readonly applyBasketOperations: { readonly version: string, readonly lastN: number, readonly baskets: ReadonlyArray<{ readonly id: string, readonly name: string, readonly isActive: boolean, readonly total: string, readonly createdAt: string, readonly updatedAt: string, readonly products: ReadonlyArray<{ readonly product: string, readonly unit: string, readonly quantity: number, readonly priceWhenAdded: string | null, readonly piecesPerBoxWhenAdded: number | null, readonly note: string, readonly substitutionWish: SubstitutionWish | null, readonly changedBy: { readonly name: string, readonly deviceSystem: string | null } | null }> }>, readonly problems: ReadonlyArray<{ readonly n: number, readonly type: BasketProblemType, readonly product: string | null, readonly unit: string | null, readonly quantity: number | null, readonly name: string | null, readonly maximum: number | null }> } };

export const Baskets = document<BasketsQuery, BasketsQueryVariables>(
  'Baskets',
  `query Baskets { basketList { version baskets { ...BasketFields } } } fragment BasketFields on Basket { id name isActive total createdAt updatedAt products { product unit quantity priceWhenAdded piecesPerBoxWhenAdded note substitutionWish changedBy { name deviceSystem } } }`,
)

export const ApplyBasketOperations = document<ApplyBasketOperationsMutation, ApplyBasketOperationsMutationVariables>(
  'ApplyBasketOperations',
  `mutation ApplyBasketOperations($clientId: Uuid!, $operations: [BasketOperationInput!]!) { applyBasketOperations(clientId: $clientId, operations: $operations) { baskets { ...BasketFields } version lastN problems { n type product unit quantity name maximum } } } fragment BasketFields on Basket { id name isActive total createdAt updatedAt products { product unit quantity priceWhenAdded piecesPerBoxWhenAdded note substitutionWish changedBy { name deviceSystem } } }`,
)

