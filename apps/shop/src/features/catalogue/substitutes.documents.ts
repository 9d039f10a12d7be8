// Generated from substitutes.graphql: change that, then run `npm run generate`.



export type PriceKind =
  | 'CLEARANCE'
  | 'PRIVATE'
  | 'PROMO'
  | 'STANDARD';

export type UnitKind =
  | 'BOX'
  | 'KG'
  | 'PIECE';

export type ProductSubstitutesFragment = { readonly substitutes: ReadonlyArray<{ readonly id: string, readonly code: string, readonly brand: string | null, readonly storage: string | null, readonly pictureUrl: string | null, readonly weight: number, readonly defaultUnit: string, readonly itemType: string, readonly vat: number, readonly isNew: boolean, readonly isFavorites: boolean, readonly stockReminderActive: boolean, readonly name: string, readonly packSize: string, readonly pieceUnit: string, readonly secondUnit: string, readonly piecesPerBox: number, readonly sellAs: string, readonly units: ReadonlyArray<{ readonly unit: string, readonly kind: UnitKind, readonly piecesPerUnit: number, readonly price: string | null, readonly priceWithVat: string | null, readonly oldPrice: string | null, readonly oldPriceWithVat: string | null, readonly priceKind: PriceKind | null }>, readonly stockStatus: { readonly available: boolean, readonly lowStock: boolean, readonly saleType: string, readonly stockCount: number | null } }> };

