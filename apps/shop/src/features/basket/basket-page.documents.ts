// Generated from basket-page.graphql: change that, then run `npm run generate`.

import { document } from '@provender/schema/document'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type LineProblemType =
  | 'BACK_ORDER'
  | 'BOX_CHANGED'
  | 'IN_TRANSIT'
  | 'NO_LONGER_AVAILABLE'
  | 'NO_PRICE'
  | 'OUT_OF_STOCK'
  | 'PRICE_CHANGED'
  | 'SHORT';

export type PriceKind =
  | 'CLEARANCE'
  | 'PRIVATE'
  | 'PROMO'
  | 'STANDARD';

export type UnitKind =
  | 'BOX'
  | 'KG'
  | 'PIECE';

export type TotalsFieldsFragment = { readonly net: string, readonly vat: string, readonly gross: string, readonly vatByRate: ReadonlyArray<{ readonly rate: number, readonly net: string, readonly vat: string }> };

export type ReviewedLineFieldsFragment = { readonly productId: string, readonly name: string, readonly code: string, readonly unit: string, readonly quantity: number, readonly price: string | null, readonly oldPrice: string | null, readonly vatRate: number, readonly net: string, readonly vat: string, readonly isOrderable: boolean, readonly hasLastStock: boolean, readonly problems: ReadonlyArray<{ readonly type: LineProblemType, readonly availableQuantity: number | null, readonly availableTogether: number | null, readonly priceWhenAdded: string | null, readonly piecesPerBoxWhenAdded: number | null }>, readonly product: { readonly id: string, readonly code: string, readonly brand: string | null, readonly storage: string | null, readonly pictureUrl: string | null, readonly weight: number, readonly defaultUnit: string, readonly itemType: string, readonly vat: number, readonly isNew: boolean, readonly isFavorites: boolean, readonly stockReminderActive: boolean, readonly allergens: ReadonlyArray<string>, readonly name: string, readonly packSize: string, readonly pieceUnit: string, readonly secondUnit: string, readonly piecesPerBox: number, readonly sellAs: string, readonly categories: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly units: ReadonlyArray<{ readonly unit: string, readonly kind: UnitKind, readonly piecesPerUnit: number, readonly price: string | null, readonly priceWithVat: string | null, readonly oldPrice: string | null, readonly oldPriceWithVat: string | null, readonly priceKind: PriceKind | null }>, readonly stockStatus: { readonly available: boolean, readonly lowStock: boolean, readonly saleType: string, readonly stockCount: number | null }, readonly substitutes: ReadonlyArray<{ readonly allergens: ReadonlyArray<string>, readonly id: string, readonly code: string, readonly brand: string | null, readonly storage: string | null, readonly pictureUrl: string | null, readonly weight: number, readonly defaultUnit: string, readonly itemType: string, readonly vat: number, readonly isNew: boolean, readonly isFavorites: boolean, readonly stockReminderActive: boolean, readonly name: string, readonly packSize: string, readonly pieceUnit: string, readonly secondUnit: string, readonly piecesPerBox: number, readonly sellAs: string, readonly units: ReadonlyArray<{ readonly unit: string, readonly kind: UnitKind, readonly piecesPerUnit: number, readonly price: string | null, readonly priceWithVat: string | null, readonly oldPrice: string | null, readonly oldPriceWithVat: string | null, readonly priceKind: PriceKind | null }>, readonly stockStatus: { readonly available: boolean, readonly lowStock: boolean, readonly saleType: string, readonly stockCount: number | null } }> } | null };

export type BasketPageQueryVariables = Exact<{
  id?: string | null | undefined;
}>;


export type BasketPageQuery = { readonly basket: { readonly id: string, readonly name: string, readonly review: { readonly lines: ReadonlyArray<{ readonly productId: string, readonly name: string, readonly code: string, readonly unit: string, readonly quantity: number, readonly price: string | null, readonly oldPrice: string | null, readonly vatRate: number, readonly net: string, readonly vat: string, readonly isOrderable: boolean, readonly hasLastStock: boolean, readonly problems: ReadonlyArray<{ readonly type: LineProblemType, readonly availableQuantity: number | null, readonly availableTogether: number | null, readonly priceWhenAdded: string | null, readonly piecesPerBoxWhenAdded: number | null }>, readonly product: { readonly id: string, readonly code: string, readonly brand: string | null, readonly storage: string | null, readonly pictureUrl: string | null, readonly weight: number, readonly defaultUnit: string, readonly itemType: string, readonly vat: number, readonly isNew: boolean, readonly isFavorites: boolean, readonly stockReminderActive: boolean, readonly allergens: ReadonlyArray<string>, readonly name: string, readonly packSize: string, readonly pieceUnit: string, readonly secondUnit: string, readonly piecesPerBox: number, readonly sellAs: string, readonly categories: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly units: ReadonlyArray<{ readonly unit: string, readonly kind: UnitKind, readonly piecesPerUnit: number, readonly price: string | null, readonly priceWithVat: string | null, readonly oldPrice: string | null, readonly oldPriceWithVat: string | null, readonly priceKind: PriceKind | null }>, readonly stockStatus: { readonly available: boolean, readonly lowStock: boolean, readonly saleType: string, readonly stockCount: number | null }, readonly substitutes: ReadonlyArray<{ readonly allergens: ReadonlyArray<string>, readonly id: string, readonly code: string, readonly brand: string | null, readonly storage: string | null, readonly pictureUrl: string | null, readonly weight: number, readonly defaultUnit: string, readonly itemType: string, readonly vat: number, readonly isNew: boolean, readonly isFavorites: boolean, readonly stockReminderActive: boolean, readonly name: string, readonly packSize: string, readonly pieceUnit: string, readonly secondUnit: string, readonly piecesPerBox: number, readonly sellAs: string, readonly units: ReadonlyArray<{ readonly unit: string, readonly kind: UnitKind, readonly piecesPerUnit: number, readonly price: string | null, readonly priceWithVat: string | null, readonly oldPrice: string | null, readonly oldPriceWithVat: string | null, readonly priceKind: PriceKind | null }>, readonly stockStatus: { readonly available: boolean, readonly lowStock: boolean, readonly saleType: string, readonly stockCount: number | null } }> } | null }>, readonly totals: { readonly net: string, readonly vat: string, readonly gross: string, readonly vatByRate: ReadonlyArray<{ readonly rate: number, readonly net: string, readonly vat: string }> } } } | null };

export const BasketPage = document<BasketPageQuery, BasketPageQueryVariables>(
  'BasketPage',
  `query BasketPage($id: Uuid) { basket(id: $id) { id name review { lines { ...ReviewedLineFields } totals { ...TotalsFields } } } } fragment ReviewedLineFields on ReviewedLine { productId name code unit quantity price oldPrice vatRate net vat isOrderable hasLastStock problems { type availableQuantity availableTogether priceWhenAdded piecesPerBoxWhenAdded } product { ...ProductCardFields ...ProductSubstitutes categories { id name } } } fragment ProductCardFields on Product { id code name: description2 packSize: pSize brand storage pictureUrl pieceUnit: unit1 secondUnit: unit2 piecesPerBox: unitRate1 weight sellAs: allowSales defaultUnit itemType vat isNew isFavorites stockReminderActive units { ...ProductUnitFields } stockStatus { available lowStock saleType stockCount } } fragment ProductUnitFields on ProductUnit { unit kind piecesPerUnit price priceWithVat oldPrice oldPriceWithVat priceKind } fragment ProductSubstitutes on Product { allergens substitutes { ...ProductCardFields allergens } } fragment TotalsFields on Totals { net vat gross vatByRate { rate net vat } }`,
)

