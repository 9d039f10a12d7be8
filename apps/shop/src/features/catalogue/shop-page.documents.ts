// Generated from shop-page.graphql: change that, then run `npm run generate`.

import { document } from '@provender/schema/document'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type AttributeChoice = {
  readonly attributeId: string | number;
  /** Matches any of these. */
  readonly valueIds: ReadonlyArray<string | number>;
};

export type PriceKind =
  | 'CLEARANCE'
  | 'PRIVATE'
  | 'PROMO'
  | 'STANDARD';

export type ProductFilter = {
  readonly attributes?: ReadonlyArray<AttributeChoice> | null | undefined;
  /** Includes all categories below it. */
  readonly categoryId?: string | number | null | undefined;
  /** Ignored unless clearancePriceFilterEnabled is true. */
  readonly clearance?: boolean | null | undefined;
  readonly favourites?: boolean | null | undefined;
  readonly inStock?: boolean | null | undefined;
  readonly isNew?: boolean | null | undefined;
  readonly promotion?: boolean | null | undefined;
};

export type ProductSort =
  | 'CREATED_AT_DESC'
  | 'FEATURED'
  | 'NAME_ASC'
  | 'NAME_DESC'
  | 'PRICE_ASC'
  | 'PRICE_DESC';

export type UnitKind =
  | 'BOX'
  | 'KG'
  | 'PIECE';

export type ShopPageQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: ProductFilter | null | undefined;
  sort?: ProductSort | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type ShopPageQuery = { readonly products: { readonly total: number, readonly page: number, readonly pageSize: number, readonly didYouMean: string | null, readonly answersAll: boolean, readonly products: ReadonlyArray<{ readonly id: string, readonly code: string, readonly brand: string | null, readonly storage: string | null, readonly pictureUrl: string | null, readonly weight: number, readonly defaultUnit: string, readonly itemType: string, readonly vat: number, readonly isNew: boolean, readonly isFavorites: boolean, readonly stockReminderActive: boolean, readonly name: string, readonly packSize: string, readonly pieceUnit: string, readonly secondUnit: string, readonly piecesPerBox: number, readonly sellAs: string, readonly units: ReadonlyArray<{ readonly unit: string, readonly kind: UnitKind, readonly piecesPerUnit: number, readonly price: string | null, readonly priceWithVat: string | null, readonly oldPrice: string | null, readonly oldPriceWithVat: string | null, readonly priceKind: PriceKind | null }>, readonly stockStatus: { readonly available: boolean, readonly lowStock: boolean, readonly saleType: string, readonly stockCount: number | null } }>, readonly categories: ReadonlyArray<{ readonly categoryId: string, readonly productCount: number }>, readonly facets: ReadonlyArray<{ readonly id: string, readonly code: string, readonly name: string, readonly values: ReadonlyArray<{ readonly id: string, readonly code: string, readonly name: string, readonly productCount: number }> }> } };

export const ShopPage = document<ShopPageQuery, ShopPageQueryVariables>(
  'ShopPage',
  `query ShopPage($search: String, $filter: ProductFilter, $sort: ProductSort, $page: Int, $pageSize: Int) { products( search: $search filter: $filter sort: $sort page: $page pageSize: $pageSize ) { total page pageSize didYouMean answersAll products { ...ProductCardFields } categories { categoryId productCount } facets { id code name values { id code name productCount } } } } fragment ProductCardFields on Product { id code name: description2 packSize: pSize brand storage pictureUrl pieceUnit: unit1 secondUnit: unit2 piecesPerBox: unitRate1 weight sellAs: allowSales defaultUnit itemType vat isNew isFavorites stockReminderActive units { ...ProductUnitFields } stockStatus { available lowStock saleType stockCount } } fragment ProductUnitFields on ProductUnit { unit kind piecesPerUnit price priceWithVat oldPrice oldPriceWithVat priceKind }`,
)

