// Generated from quick-order.graphql: change that, then run `npm run generate`.

import { document } from '@provender/schema/document'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type LearnedLineInput = {
  readonly productId: string | number;
  readonly said: string;
  readonly unit: string;
};

/** Why the user has to enter the quantity of a product. */
export type PasteAmountIssue =
  /** The number may count packs or their content. */
  | 'AMBIGUOUS'
  /** The product is not sold in that quantity. */
  | 'NOT_SOLD'
  /** The line has two quantities. */
  | 'RANGE'
  /** The written quantity could not be understood. */
  | 'UNREAD';

export type PasteConfidence =
  /** The user should confirm the first candidate. */
  | 'LIKELY'
  /** The match may be added without confirmation. */
  | 'SURE'
  /** The user has to choose a candidate. */
  | 'UNKNOWN';

/** Why a pasted line is not sure. */
export type PasteReason =
  /** No product that the user may order has the written code. */
  | 'CODE_NOT_FOUND'
  /** Something around the line may change it, such as a heading. See `doubt`. */
  | 'DOUBTED'
  /** The learned product cannot be ordered now, and this is another one. */
  | 'LEARNED_UNAVAILABLE'
  /** No product matches. */
  | 'NOT_FOUND'
  /** The product is found by a synonym only. */
  | 'OTHER_WORDS'
  /** The number may count pieces, or boxes or packs of them. */
  | 'QUANTITY_AMBIGUOUS'
  /** The quantity was converted to a unit that is sold. */
  | 'QUANTITY_CONVERTED'
  /** No quantity is written. */
  | 'QUANTITY_MISSING'
  /** The product is not sold in that quantity. */
  | 'QUANTITY_NOT_SOLD'
  /** Two quantities are written. */
  | 'QUANTITY_RANGE'
  /** The written quantity could not be understood. */
  | 'QUANTITY_UNREAD'
  /** The line says that the product is not wanted. */
  | 'REFUSED'
  /** The line has codes of several products. */
  | 'SEVERAL_CODES'
  /** Other products match as well. */
  | 'SEVERAL_PRODUCTS'
  /** No product with these words has the written size. See `missingSizes`. */
  | 'SIZE_NOT_FOUND'
  /** The product cannot be ordered now. */
  | 'UNAVAILABLE'
  /** Some words match nothing, or only in another spelling. */
  | 'WORDS_NOT_FOUND';

export type PriceKind =
  | 'CLEARANCE'
  | 'PRIVATE'
  | 'PROMO'
  | 'STANDARD';

export type RequestedLineInput = {
  readonly product: string | number;
  readonly quantity: number;
  /** 1 or 2. */
  readonly unit: string;
};

export type UnitKind =
  | 'BOX'
  | 'KG'
  | 'PIECE';

export type MatchPasteQueryVariables = Exact<{
  text: string;
  readsEverything?: boolean | null | undefined;
}>;


export type MatchPasteQuery = { readonly matchPaste: ReadonlyArray<{ readonly text: string, readonly said: string, readonly confidence: PasteConfidence, readonly reason: PasteReason | null, readonly missingSizes: ReadonlyArray<string>, readonly doubt: string | null, readonly isQuantityRead: boolean, readonly hasQuantity: boolean, readonly isLearned: boolean, readonly candidates: ReadonlyArray<{ readonly productId: string, readonly unit: string, readonly quantity: number, readonly issue: PasteAmountIssue | null, readonly choices: ReadonlyArray<{ readonly unit: string, readonly quantity: number }> }> }> };

export type PastedProductsQueryVariables = Exact<{
  productIds: ReadonlyArray<string | number> | string | number;
}>;


export type PastedProductsQuery = { readonly productsByIds: ReadonlyArray<{ readonly id: string, readonly code: string, readonly brand: string | null, readonly storage: string | null, readonly pictureUrl: string | null, readonly weight: number, readonly defaultUnit: string, readonly itemType: string, readonly vat: number, readonly isNew: boolean, readonly isFavorites: boolean, readonly stockReminderActive: boolean, readonly name: string, readonly packSize: string, readonly pieceUnit: string, readonly secondUnit: string, readonly piecesPerBox: number, readonly sellAs: string, readonly units: ReadonlyArray<{ readonly unit: string, readonly kind: UnitKind, readonly piecesPerUnit: number, readonly price: string | null, readonly priceWithVat: string | null, readonly oldPrice: string | null, readonly oldPriceWithVat: string | null, readonly priceKind: PriceKind | null }>, readonly stockStatus: { readonly available: boolean, readonly lowStock: boolean, readonly saleType: string, readonly stockCount: number | null } }> };

export type PasteMemoryQueryVariables = Exact<{ [key: string]: never; }>;


export type PasteMemoryQuery = { readonly learnedLines: ReadonlyArray<{ readonly said: string, readonly productId: string, readonly unit: string }>, readonly previouslyBought: ReadonlyArray<{ readonly quantity: number, readonly onlyUnit: string | null, readonly product: { readonly id: string } }> };

export type BoughtBeforeQueryVariables = Exact<{
  productIds: ReadonlyArray<string | number> | string | number;
}>;


export type BoughtBeforeQuery = { readonly previouslyBought: ReadonlyArray<{ readonly product: { readonly id: string } }> };

export type LearnLinesMutationVariables = Exact<{
  lines: ReadonlyArray<LearnedLineInput> | LearnedLineInput;
}>;


export type LearnLinesMutation = { readonly learnLines: boolean };

export type ForgetLinesMutationVariables = Exact<{
  said: ReadonlyArray<string> | string;
}>;


export type ForgetLinesMutation = { readonly forgetLines: boolean };

export type AddableQuantitiesQueryVariables = Exact<{
  lines: ReadonlyArray<RequestedLineInput> | RequestedLineInput;
}>;


export type AddableQuantitiesQuery = { readonly addableQuantities: ReadonlyArray<number> };

export const MatchPaste = document<MatchPasteQuery, MatchPasteQueryVariables>(
  'MatchPaste',
  `query MatchPaste($text: String!, $readsEverything: Boolean) { matchPaste(text: $text, readsEverything: $readsEverything) { text said confidence reason missingSizes doubt isQuantityRead hasQuantity isLearned candidates { productId unit quantity issue choices { unit quantity } } } }`,
)

export const PastedProducts = document<PastedProductsQuery, PastedProductsQueryVariables>(
  'PastedProducts',
  `query PastedProducts($productIds: [Int64!]!) { productsByIds(productIds: $productIds) { ...ProductCardFields } } fragment ProductCardFields on Product { id code name: description2 packSize: pSize brand storage pictureUrl pieceUnit: unit1 secondUnit: unit2 piecesPerBox: unitRate1 weight sellAs: allowSales defaultUnit itemType vat isNew isFavorites stockReminderActive units { ...ProductUnitFields } stockStatus { available lowStock saleType stockCount } } fragment ProductUnitFields on ProductUnit { unit kind piecesPerUnit price priceWithVat oldPrice oldPriceWithVat priceKind }`,
)

export const PasteMemory = document<PasteMemoryQuery, PasteMemoryQueryVariables>(
  'PasteMemory',
  `query PasteMemory { learnedLines { said productId unit } previouslyBought(limit: 100) { product { id } quantity onlyUnit } }`,
)

export const BoughtBefore = document<BoughtBeforeQuery, BoughtBeforeQueryVariables>(
  'BoughtBefore',
  `query BoughtBefore($productIds: [Int64!]!) { previouslyBought(productIds: $productIds, limit: 100) { product { id } } }`,
)

export const LearnLines = document<LearnLinesMutation, LearnLinesMutationVariables>(
  'LearnLines',
  `mutation LearnLines($lines: [LearnedLineInput!]!) { learnLines(lines: $lines) }`,
)

export const ForgetLines = document<ForgetLinesMutation, ForgetLinesMutationVariables>(
  'ForgetLines',
  `mutation ForgetLines($said: [String!]!) { forgetLines(said: $said) }`,
)

export const AddableQuantities = document<AddableQuantitiesQuery, AddableQuantitiesQueryVariables>(
  'AddableQuantities',
  `query AddableQuantities($lines: [RequestedLineInput!]!) { addableQuantities(lines: $lines) }`,
)

