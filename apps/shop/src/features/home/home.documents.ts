// Generated from home.graphql: change that, then run `npm run generate`.

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

export type HomeQueryVariables = Exact<{
  shelf: number;
}>;


export type HomeQuery = { readonly banners: ReadonlyArray<{ readonly code: string, readonly title: string, readonly body: string, readonly link: string, readonly pictureUrls: ReadonlyArray<string>, readonly endsOn: string | null }>, readonly promotions: { readonly total: number, readonly products: ReadonlyArray<{ readonly id: string, readonly code: string, readonly brand: string | null, readonly storage: string | null, readonly pictureUrl: string | null, readonly weight: number, readonly defaultUnit: string, readonly itemType: string, readonly vat: number, readonly isNew: boolean, readonly isFavorites: boolean, readonly stockReminderActive: boolean, readonly name: string, readonly packSize: string, readonly pieceUnit: string, readonly secondUnit: string, readonly piecesPerBox: number, readonly sellAs: string, readonly units: ReadonlyArray<{ readonly unit: string, readonly kind: UnitKind, readonly piecesPerUnit: number, readonly price: string | null, readonly priceWithVat: string | null, readonly oldPrice: string | null, readonly oldPriceWithVat: string | null, readonly priceKind: PriceKind | null }>, readonly stockStatus: { readonly available: boolean, readonly lowStock: boolean, readonly saleType: string, readonly stockCount: number | null } }> }, readonly newest: { readonly total: number, readonly products: ReadonlyArray<{ readonly id: string, readonly code: string, readonly brand: string | null, readonly storage: string | null, readonly pictureUrl: string | null, readonly weight: number, readonly defaultUnit: string, readonly itemType: string, readonly vat: number, readonly isNew: boolean, readonly isFavorites: boolean, readonly stockReminderActive: boolean, readonly name: string, readonly packSize: string, readonly pieceUnit: string, readonly secondUnit: string, readonly piecesPerBox: number, readonly sellAs: string, readonly units: ReadonlyArray<{ readonly unit: string, readonly kind: UnitKind, readonly piecesPerUnit: number, readonly price: string | null, readonly priceWithVat: string | null, readonly oldPrice: string | null, readonly oldPriceWithVat: string | null, readonly priceKind: PriceKind | null }>, readonly stockStatus: { readonly available: boolean, readonly lowStock: boolean, readonly saleType: string, readonly stockCount: number | null } }> }, readonly featured: { readonly total: number, readonly products: ReadonlyArray<{ readonly id: string, readonly code: string, readonly brand: string | null, readonly storage: string | null, readonly pictureUrl: string | null, readonly weight: number, readonly defaultUnit: string, readonly itemType: string, readonly vat: number, readonly isNew: boolean, readonly isFavorites: boolean, readonly stockReminderActive: boolean, readonly name: string, readonly packSize: string, readonly pieceUnit: string, readonly secondUnit: string, readonly piecesPerBox: number, readonly sellAs: string, readonly units: ReadonlyArray<{ readonly unit: string, readonly kind: UnitKind, readonly piecesPerUnit: number, readonly price: string | null, readonly priceWithVat: string | null, readonly oldPrice: string | null, readonly oldPriceWithVat: string | null, readonly priceKind: PriceKind | null }>, readonly stockStatus: { readonly available: boolean, readonly lowStock: boolean, readonly saleType: string, readonly stockCount: number | null } }> } };

export const Home = document<HomeQuery, HomeQueryVariables>(
  'Home',
  `query Home($shelf: Int!) { banners { code title body link pictureUrls endsOn } promotions: products(filter: {promotion: true}, pageSize: $shelf) { total products { ...ProductCardFields } } newest: products(filter: {isNew: true}, sort: CREATED_AT_DESC, pageSize: $shelf) { total products { ...ProductCardFields } } featured: products(pageSize: 12) { total products { ...ProductCardFields } } } fragment ProductCardFields on Product { id code name: description2 packSize: pSize brand storage pictureUrl pieceUnit: unit1 secondUnit: unit2 piecesPerBox: unitRate1 weight sellAs: allowSales defaultUnit itemType vat isNew isFavorites stockReminderActive units { ...ProductUnitFields } stockStatus { available lowStock saleType stockCount } } fragment ProductUnitFields on ProductUnit { unit kind piecesPerUnit price priceWithVat oldPrice oldPriceWithVat priceKind }`,
)

