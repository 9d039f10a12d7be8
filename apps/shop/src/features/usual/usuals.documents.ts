// Generated from usuals.graphql: change that, then run `npm run generate`.

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

export type UsualsQueryVariables = Exact<{ [key: string]: never; }>;


export type UsualsQuery = { readonly previouslyBought: ReadonlyArray<{ readonly product: { readonly id: string, readonly code: string, readonly brand: string | null, readonly storage: string | null, readonly pictureUrl: string | null, readonly weight: number, readonly defaultUnit: string, readonly itemType: string, readonly vat: number, readonly isNew: boolean, readonly isFavorites: boolean, readonly stockReminderActive: boolean, readonly name: string, readonly packSize: string, readonly pieceUnit: string, readonly secondUnit: string, readonly piecesPerBox: number, readonly sellAs: string, readonly units: ReadonlyArray<{ readonly unit: string, readonly kind: UnitKind, readonly piecesPerUnit: number, readonly price: string | null, readonly priceWithVat: string | null, readonly oldPrice: string | null, readonly oldPriceWithVat: string | null, readonly priceKind: PriceKind | null }>, readonly stockStatus: { readonly available: boolean, readonly lowStock: boolean, readonly saleType: string, readonly stockCount: number | null } } }> };

export const Usuals = document<UsualsQuery, UsualsQueryVariables>(
  'Usuals',
  `query Usuals { previouslyBought(limit: 12) { product { ...ProductCardFields } } } fragment ProductCardFields on Product { id code name: description2 packSize: pSize brand storage pictureUrl pieceUnit: unit1 secondUnit: unit2 piecesPerBox: unitRate1 weight sellAs: allowSales defaultUnit itemType vat isNew isFavorites stockReminderActive units { ...ProductUnitFields } stockStatus { available lowStock saleType stockCount } } fragment ProductUnitFields on ProductUnit { unit kind piecesPerUnit price priceWithVat oldPrice oldPriceWithVat priceKind }`,
)

