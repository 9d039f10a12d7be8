// Generated from product-suggestions.graphql: change that, then run `npm run generate`.

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

export type FindProductsQueryVariables = Exact<{
  search: string;
  pageSize: number;
}>;


export type FindProductsQuery = { readonly products: { readonly total: number, readonly didYouMean: string | null, readonly answersAll: boolean, readonly searchedWords: ReadonlyArray<string>, readonly products: ReadonlyArray<{ readonly barcode1: string | null, readonly barcode2: string | null, readonly barcode3: string | null, readonly id: string, readonly code: string, readonly brand: string | null, readonly storage: string | null, readonly pictureUrl: string | null, readonly weight: number, readonly defaultUnit: string, readonly itemType: string, readonly vat: number, readonly isNew: boolean, readonly isFavorites: boolean, readonly stockReminderActive: boolean, readonly name: string, readonly packSize: string, readonly pieceUnit: string, readonly secondUnit: string, readonly piecesPerBox: number, readonly sellAs: string, readonly units: ReadonlyArray<{ readonly unit: string, readonly kind: UnitKind, readonly piecesPerUnit: number, readonly price: string | null, readonly priceWithVat: string | null, readonly oldPrice: string | null, readonly oldPriceWithVat: string | null, readonly priceKind: PriceKind | null }>, readonly stockStatus: { readonly available: boolean, readonly lowStock: boolean, readonly saleType: string, readonly stockCount: number | null } }>, readonly categories: ReadonlyArray<{ readonly categoryId: string, readonly productCount: number }>, readonly facets: ReadonlyArray<{ readonly id: string, readonly code: string, readonly values: ReadonlyArray<{ readonly id: string, readonly name: string, readonly productCount: number }> }> } };

export type OwnProductsQueryVariables = Exact<{
  atMost: number;
}>;


export type OwnProductsQuery = { readonly previouslyBought: ReadonlyArray<{ readonly product: { readonly id: string, readonly code: string, readonly brand: string | null, readonly storage: string | null, readonly pictureUrl: string | null, readonly weight: number, readonly defaultUnit: string, readonly itemType: string, readonly vat: number, readonly isNew: boolean, readonly isFavorites: boolean, readonly stockReminderActive: boolean, readonly name: string, readonly packSize: string, readonly pieceUnit: string, readonly secondUnit: string, readonly piecesPerBox: number, readonly sellAs: string, readonly units: ReadonlyArray<{ readonly unit: string, readonly kind: UnitKind, readonly piecesPerUnit: number, readonly price: string | null, readonly priceWithVat: string | null, readonly oldPrice: string | null, readonly oldPriceWithVat: string | null, readonly priceKind: PriceKind | null }>, readonly stockStatus: { readonly available: boolean, readonly lowStock: boolean, readonly saleType: string, readonly stockCount: number | null } } }>, readonly favourites: { readonly products: ReadonlyArray<{ readonly id: string, readonly code: string, readonly brand: string | null, readonly storage: string | null, readonly pictureUrl: string | null, readonly weight: number, readonly defaultUnit: string, readonly itemType: string, readonly vat: number, readonly isNew: boolean, readonly isFavorites: boolean, readonly stockReminderActive: boolean, readonly name: string, readonly packSize: string, readonly pieceUnit: string, readonly secondUnit: string, readonly piecesPerBox: number, readonly sellAs: string, readonly units: ReadonlyArray<{ readonly unit: string, readonly kind: UnitKind, readonly piecesPerUnit: number, readonly price: string | null, readonly priceWithVat: string | null, readonly oldPrice: string | null, readonly oldPriceWithVat: string | null, readonly priceKind: PriceKind | null }>, readonly stockStatus: { readonly available: boolean, readonly lowStock: boolean, readonly saleType: string, readonly stockCount: number | null } }> } };

export const FindProducts = document<FindProductsQuery, FindProductsQueryVariables>(
  'FindProducts',
  `query FindProducts($search: String!, $pageSize: Int!) { products(search: $search, pageSize: $pageSize) { total didYouMean answersAll searchedWords products { ...ProductCardFields barcode1 barcode2 barcode3 } categories { categoryId productCount } facets { id code values { id name productCount } } } } fragment ProductCardFields on Product { id code name: description2 packSize: pSize brand storage pictureUrl pieceUnit: unit1 secondUnit: unit2 piecesPerBox: unitRate1 weight sellAs: allowSales defaultUnit itemType vat isNew isFavorites stockReminderActive units { ...ProductUnitFields } stockStatus { available lowStock saleType stockCount } } fragment ProductUnitFields on ProductUnit { unit kind piecesPerUnit price priceWithVat oldPrice oldPriceWithVat priceKind }`,
)

export const OwnProducts = document<OwnProductsQuery, OwnProductsQueryVariables>(
  'OwnProducts',
  `query OwnProducts($atMost: Int!) { previouslyBought(limit: $atMost) { product { ...ProductCardFields } } favourites: products(filter: {favourites: true}, pageSize: $atMost) { products { ...ProductCardFields } } } fragment ProductCardFields on Product { id code name: description2 packSize: pSize brand storage pictureUrl pieceUnit: unit1 secondUnit: unit2 piecesPerBox: unitRate1 weight sellAs: allowSales defaultUnit itemType vat isNew isFavorites stockReminderActive units { ...ProductUnitFields } stockStatus { available lowStock saleType stockCount } } fragment ProductUnitFields on ProductUnit { unit kind piecesPerUnit price priceWithVat oldPrice oldPriceWithVat priceKind }`,
)

