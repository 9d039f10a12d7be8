// Generated from product-page.graphql: change that, then run `npm run generate`.

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

export type ProductPageQueryVariables = Exact<{
  id: string | number;
}>;


export type ProductPageQuery = { readonly product: { readonly barcode1: string | null, readonly barcode2: string | null, readonly barcode3: string | null, readonly notes: string, readonly id: string, readonly code: string, readonly brand: string | null, readonly storage: string | null, readonly pictureUrl: string | null, readonly weight: number, readonly defaultUnit: string, readonly itemType: string, readonly vat: number, readonly isNew: boolean, readonly isFavorites: boolean, readonly stockReminderActive: boolean, readonly allergens: ReadonlyArray<string>, readonly shortName: string, readonly description: string, readonly name: string, readonly packSize: string, readonly pieceUnit: string, readonly secondUnit: string, readonly piecesPerBox: number, readonly sellAs: string, readonly categories: ReadonlyArray<{ readonly id: string }>, readonly attributes: ReadonlyArray<{ readonly id: string, readonly code: string, readonly name: string, readonly values: ReadonlyArray<{ readonly id: string, readonly name: string }> }>, readonly units: ReadonlyArray<{ readonly unit: string, readonly kind: UnitKind, readonly piecesPerUnit: number, readonly price: string | null, readonly priceWithVat: string | null, readonly oldPrice: string | null, readonly oldPriceWithVat: string | null, readonly priceKind: PriceKind | null }>, readonly stockStatus: { readonly available: boolean, readonly lowStock: boolean, readonly saleType: string, readonly stockCount: number | null }, readonly substitutes: ReadonlyArray<{ readonly allergens: ReadonlyArray<string>, readonly id: string, readonly code: string, readonly brand: string | null, readonly storage: string | null, readonly pictureUrl: string | null, readonly weight: number, readonly defaultUnit: string, readonly itemType: string, readonly vat: number, readonly isNew: boolean, readonly isFavorites: boolean, readonly stockReminderActive: boolean, readonly name: string, readonly packSize: string, readonly pieceUnit: string, readonly secondUnit: string, readonly piecesPerBox: number, readonly sellAs: string, readonly units: ReadonlyArray<{ readonly unit: string, readonly kind: UnitKind, readonly piecesPerUnit: number, readonly price: string | null, readonly priceWithVat: string | null, readonly oldPrice: string | null, readonly oldPriceWithVat: string | null, readonly priceKind: PriceKind | null }>, readonly stockStatus: { readonly available: boolean, readonly lowStock: boolean, readonly saleType: string, readonly stockCount: number | null } }> } };

export type SimilarProductsQueryVariables = Exact<{
  categoryId: string | number;
  atMost: number;
}>;


export type SimilarProductsQuery = { readonly products: { readonly products: ReadonlyArray<{ readonly id: string, readonly code: string, readonly brand: string | null, readonly storage: string | null, readonly pictureUrl: string | null, readonly weight: number, readonly defaultUnit: string, readonly itemType: string, readonly vat: number, readonly isNew: boolean, readonly isFavorites: boolean, readonly stockReminderActive: boolean, readonly name: string, readonly packSize: string, readonly pieceUnit: string, readonly secondUnit: string, readonly piecesPerBox: number, readonly sellAs: string, readonly units: ReadonlyArray<{ readonly unit: string, readonly kind: UnitKind, readonly piecesPerUnit: number, readonly price: string | null, readonly priceWithVat: string | null, readonly oldPrice: string | null, readonly oldPriceWithVat: string | null, readonly priceKind: PriceKind | null }>, readonly stockStatus: { readonly available: boolean, readonly lowStock: boolean, readonly saleType: string, readonly stockCount: number | null } }> } };

export type LastPurchaseQueryVariables = Exact<{
  id: string | number;
}>;


export type LastPurchaseQuery = { readonly previouslyBought: ReadonlyArray<{ readonly quantity: number, readonly unit: string, readonly price: string, readonly orderNumber: string, readonly boughtAt: string }> };

export const ProductPage = document<ProductPageQuery, ProductPageQueryVariables>(
  'ProductPage',
  `query ProductPage($id: Int64!) { product(id: $id) { ...ProductCardFields ...ProductSubstitutes shortName: description1 description: description3 barcode1 barcode2 barcode3 notes categories { id } attributes { id code name values { id name } } } } fragment ProductCardFields on Product { id code name: description2 packSize: pSize brand storage pictureUrl pieceUnit: unit1 secondUnit: unit2 piecesPerBox: unitRate1 weight sellAs: allowSales defaultUnit itemType vat isNew isFavorites stockReminderActive units { ...ProductUnitFields } stockStatus { available lowStock saleType stockCount } } fragment ProductUnitFields on ProductUnit { unit kind piecesPerUnit price priceWithVat oldPrice oldPriceWithVat priceKind } fragment ProductSubstitutes on Product { allergens substitutes { ...ProductCardFields allergens } }`,
)

export const SimilarProducts = document<SimilarProductsQuery, SimilarProductsQueryVariables>(
  'SimilarProducts',
  `query SimilarProducts($categoryId: Int64!, $atMost: Int!) { products(filter: {categoryId: $categoryId}, pageSize: $atMost) { products { ...ProductCardFields } } } fragment ProductCardFields on Product { id code name: description2 packSize: pSize brand storage pictureUrl pieceUnit: unit1 secondUnit: unit2 piecesPerBox: unitRate1 weight sellAs: allowSales defaultUnit itemType vat isNew isFavorites stockReminderActive units { ...ProductUnitFields } stockStatus { available lowStock saleType stockCount } } fragment ProductUnitFields on ProductUnit { unit kind piecesPerUnit price priceWithVat oldPrice oldPriceWithVat priceKind }`,
)

export const LastPurchase = document<LastPurchaseQuery, LastPurchaseQueryVariables>(
  'LastPurchase',
  `query LastPurchase($id: Int64!) { previouslyBought(productIds: [$id], limit: 1) { quantity unit price orderNumber boughtAt } }`,
)

