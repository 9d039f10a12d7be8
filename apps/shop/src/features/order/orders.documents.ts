// Generated from orders.graphql: change that, then run `npm run generate`.

import { document } from '@provender/schema/document'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CardBrand =
  | 'AMEX'
  | 'DINERS'
  | 'DISCOVER'
  | 'JCB'
  | 'MASTERCARD'
  | 'OTHER'
  | 'UNIONPAY'
  | 'VISA';

export type CardPaymentState =
  | 'AUTHORISED'
  | 'CAPTURED'
  | 'CHALLENGED'
  | 'DECLINED'
  | 'STARTED'
  | 'VOIDED';

export type DeclineReason =
  | 'DECLINED'
  | 'EXPIRED_CARD'
  | 'LACKS_FUNDS';

export type DocumentKind =
  | 'CREDIT_NOTE'
  | 'INVOICE';

export type FulfilmentMethod =
  | 'CLICK_AND_COLLECT'
  | 'DELIVERY';

export type HoldKind =
  | 'CHECK'
  | 'CREDIT';

export type OrderChangeRefusalType =
  | 'LINE_CHANGED'
  | 'LINE_NOT_FOUND'
  | 'LINE_REFUSED'
  | 'MORE_THAN_CAPTURED'
  | 'MORE_THAN_OPEN'
  | 'NOTHING_SUPPLIED'
  | 'NOTHING_TO_REPLACE'
  | 'NOT_NOW'
  | 'NOT_PAID'
  | 'NOT_PAID_IN_CASH'
  | 'NOT_PICKED'
  | 'OTHER_METHOD'
  | 'OVER_CREDIT_LIMIT'
  | 'SUBSTITUTE_NOT_FOUND'
  | 'SUBSTITUTE_TOO_LARGE';

/** NEWEST: placed last first. NEXT: due first. */
export type OrderSort =
  | 'NEWEST'
  | 'NEXT';

export type OrderState =
  | 'CANCELLED'
  | 'COLLECTED'
  | 'CONFIRMED'
  | 'DELIVERED'
  | 'ON_HOLD'
  | 'OUT_FOR_DELIVERY'
  | 'PACKED'
  | 'PICKING'
  | 'READY_TO_COLLECT'
  | 'SUBMITTED';

export type PaymentState =
  | 'AUTHORISED'
  | 'FAILED'
  | 'NONE'
  | 'PAID'
  | 'PART_REFUNDED'
  | 'REFUNDED';

export type PaymentType =
  | 'ACCOUNT'
  | 'CARD'
  | 'CASH';

export type PriceKind =
  | 'CLEARANCE'
  | 'PRIVATE'
  | 'PROMO'
  | 'STANDARD';

export type PriceMarkOption =
  | 'NO_PREFERENCE'
  | 'PLAIN'
  | 'PRICE_MARKED';

export type SubstitutionWish =
  | 'ASK'
  | 'LEAVE_OUT'
  | 'SAME_BRAND'
  | 'SAME_OR_CHEAPER';

export type UnitKind =
  | 'BOX'
  | 'KG'
  | 'PIECE';

export type OrderFieldsFragment = { readonly number: string, readonly state: OrderState, readonly hold: HoldKind | null, readonly placedAt: string, readonly method: FulfilmentMethod, readonly fulfilmentDate: string, readonly collectionTime: string | null, readonly lineCount: number, readonly currencyCode: string, readonly totals: { readonly net: string, readonly vat: string, readonly gross: string, readonly vatByRate: ReadonlyArray<{ readonly rate: number, readonly net: string, readonly vat: string }> } };

export type OrderItemFieldsFragment = { readonly number: string, readonly state: OrderState, readonly hold: HoldKind | null, readonly placedAt: string, readonly method: FulfilmentMethod, readonly fulfilmentDate: string, readonly collectionTime: string | null, readonly lineCount: number, readonly currencyCode: string, readonly firstLines: ReadonlyArray<{ readonly name: string, readonly pictureUrl: string | null, readonly product: { readonly brand: string | null, readonly storage: string | null } | null }>, readonly totals: { readonly net: string, readonly vat: string, readonly gross: string, readonly vatByRate: ReadonlyArray<{ readonly rate: number, readonly net: string, readonly vat: string }> } };

export type OrdersQueryVariables = Exact<{
  page?: number | null | undefined;
  states?: ReadonlyArray<OrderState> | OrderState | null | undefined;
  from?: string | null | undefined;
  search?: string | null | undefined;
  sort?: OrderSort | null | undefined;
}>;


export type OrdersQuery = { readonly orders: { readonly total: number, readonly page: number, readonly pageSize: number, readonly orders: ReadonlyArray<{ readonly number: string, readonly state: OrderState, readonly hold: HoldKind | null, readonly placedAt: string, readonly method: FulfilmentMethod, readonly fulfilmentDate: string, readonly collectionTime: string | null, readonly lineCount: number, readonly currencyCode: string, readonly firstLines: ReadonlyArray<{ readonly name: string, readonly pictureUrl: string | null, readonly product: { readonly brand: string | null, readonly storage: string | null } | null }>, readonly totals: { readonly net: string, readonly vat: string, readonly gross: string, readonly vatByRate: ReadonlyArray<{ readonly rate: number, readonly net: string, readonly vat: string }> } }> } };

export type OrderFactsFragment = { readonly collector: string, readonly warehouseName: string, readonly paymentType: PaymentType, readonly paymentState: PaymentState, readonly purchaseOrderNumber: string, readonly notes: string, readonly feedback: string, readonly priceMarkOption: PriceMarkOption | null, readonly substitutionWish: SubstitutionWish | null, readonly number: string, readonly state: OrderState, readonly hold: HoldKind | null, readonly placedAt: string, readonly method: FulfilmentMethod, readonly fulfilmentDate: string, readonly collectionTime: string | null, readonly lineCount: number, readonly currencyCode: string, readonly deliveryAddress: { readonly companyName: string, readonly siteName: string, readonly contactName: string, readonly telephone: string, readonly instructions: string, readonly address1: string, readonly address2: string, readonly address3: string, readonly city: string, readonly postCode: string } | null, readonly payment: { readonly id: string, readonly state: CardPaymentState, readonly amount: string, readonly captured: string, readonly refunded: string, readonly brand: CardBrand | null, readonly lastFour: string | null, readonly challengePath: string | null, readonly declineReason: DeclineReason | null, readonly canPay: boolean, readonly payBy: string | null } | null, readonly totals: { readonly net: string, readonly vat: string, readonly gross: string, readonly vatByRate: ReadonlyArray<{ readonly rate: number, readonly net: string, readonly vat: string }> } };

export type OrderLineFieldsFragment = { readonly position: number, readonly productId: string, readonly code: string, readonly name: string, readonly pictureUrl: string | null, readonly unit: string, readonly unitKind: UnitKind, readonly piecesPerBox: number | null, readonly quantity: number, readonly price: string, readonly vatRate: number, readonly net: string, readonly suppliedQuantity: number | null, readonly suppliedNet: string | null, readonly substitutesPosition: number | null, readonly note: string, readonly substitutionWish: SubstitutionWish | null, readonly packSize: string, readonly product: { readonly id: string, readonly code: string, readonly brand: string | null, readonly storage: string | null, readonly pictureUrl: string | null, readonly weight: number, readonly defaultUnit: string, readonly itemType: string, readonly vat: number, readonly isNew: boolean, readonly isFavorites: boolean, readonly stockReminderActive: boolean, readonly allergens: ReadonlyArray<string>, readonly name: string, readonly packSize: string, readonly pieceUnit: string, readonly secondUnit: string, readonly piecesPerBox: number, readonly sellAs: string, readonly units: ReadonlyArray<{ readonly unit: string, readonly kind: UnitKind, readonly piecesPerUnit: number, readonly price: string | null, readonly priceWithVat: string | null, readonly oldPrice: string | null, readonly oldPriceWithVat: string | null, readonly priceKind: PriceKind | null }>, readonly stockStatus: { readonly available: boolean, readonly lowStock: boolean, readonly saleType: string, readonly stockCount: number | null }, readonly substitutes: ReadonlyArray<{ readonly allergens: ReadonlyArray<string>, readonly id: string, readonly code: string, readonly brand: string | null, readonly storage: string | null, readonly pictureUrl: string | null, readonly weight: number, readonly defaultUnit: string, readonly itemType: string, readonly vat: number, readonly isNew: boolean, readonly isFavorites: boolean, readonly stockReminderActive: boolean, readonly name: string, readonly packSize: string, readonly pieceUnit: string, readonly secondUnit: string, readonly piecesPerBox: number, readonly sellAs: string, readonly units: ReadonlyArray<{ readonly unit: string, readonly kind: UnitKind, readonly piecesPerUnit: number, readonly price: string | null, readonly priceWithVat: string | null, readonly oldPrice: string | null, readonly oldPriceWithVat: string | null, readonly priceKind: PriceKind | null }>, readonly stockStatus: { readonly available: boolean, readonly lowStock: boolean, readonly saleType: string, readonly stockCount: number | null } }> } | null };

export type OrderPageQueryVariables = Exact<{
  number: string;
}>;


export type OrderPageQuery = { readonly order: { readonly version: number, readonly canCancel: boolean, readonly collector: string, readonly warehouseName: string, readonly paymentType: PaymentType, readonly paymentState: PaymentState, readonly purchaseOrderNumber: string, readonly notes: string, readonly feedback: string, readonly priceMarkOption: PriceMarkOption | null, readonly substitutionWish: SubstitutionWish | null, readonly number: string, readonly state: OrderState, readonly hold: HoldKind | null, readonly placedAt: string, readonly method: FulfilmentMethod, readonly fulfilmentDate: string, readonly collectionTime: string | null, readonly lineCount: number, readonly currencyCode: string, readonly documents: ReadonlyArray<{ readonly kind: DocumentKind, readonly issuedOn: string, readonly reason: string, readonly number: string, readonly currencyCode: string, readonly dueOn: string | null, readonly open: string | null, readonly isOverdue: boolean, readonly canPayByCard: boolean, readonly totals: { readonly gross: string }, readonly payment: { readonly state: CardPaymentState, readonly amount: string, readonly challengePath: string | null, readonly declineReason: DeclineReason | null } | null }>, readonly orderedTotals: { readonly gross: string }, readonly events: ReadonlyArray<{ readonly state: OrderState, readonly at: string, readonly note: string }>, readonly lines: ReadonlyArray<{ readonly position: number, readonly productId: string, readonly code: string, readonly name: string, readonly pictureUrl: string | null, readonly unit: string, readonly unitKind: UnitKind, readonly piecesPerBox: number | null, readonly quantity: number, readonly price: string, readonly vatRate: number, readonly net: string, readonly suppliedQuantity: number | null, readonly suppliedNet: string | null, readonly substitutesPosition: number | null, readonly note: string, readonly substitutionWish: SubstitutionWish | null, readonly packSize: string, readonly product: { readonly id: string, readonly code: string, readonly brand: string | null, readonly storage: string | null, readonly pictureUrl: string | null, readonly weight: number, readonly defaultUnit: string, readonly itemType: string, readonly vat: number, readonly isNew: boolean, readonly isFavorites: boolean, readonly stockReminderActive: boolean, readonly allergens: ReadonlyArray<string>, readonly name: string, readonly packSize: string, readonly pieceUnit: string, readonly secondUnit: string, readonly piecesPerBox: number, readonly sellAs: string, readonly units: ReadonlyArray<{ readonly unit: string, readonly kind: UnitKind, readonly piecesPerUnit: number, readonly price: string | null, readonly priceWithVat: string | null, readonly oldPrice: string | null, readonly oldPriceWithVat: string | null, readonly priceKind: PriceKind | null }>, readonly stockStatus: { readonly available: boolean, readonly lowStock: boolean, readonly saleType: string, readonly stockCount: number | null }, readonly substitutes: ReadonlyArray<{ readonly allergens: ReadonlyArray<string>, readonly id: string, readonly code: string, readonly brand: string | null, readonly storage: string | null, readonly pictureUrl: string | null, readonly weight: number, readonly defaultUnit: string, readonly itemType: string, readonly vat: number, readonly isNew: boolean, readonly isFavorites: boolean, readonly stockReminderActive: boolean, readonly name: string, readonly packSize: string, readonly pieceUnit: string, readonly secondUnit: string, readonly piecesPerBox: number, readonly sellAs: string, readonly units: ReadonlyArray<{ readonly unit: string, readonly kind: UnitKind, readonly piecesPerUnit: number, readonly price: string | null, readonly priceWithVat: string | null, readonly oldPrice: string | null, readonly oldPriceWithVat: string | null, readonly priceKind: PriceKind | null }>, readonly stockStatus: { readonly available: boolean, readonly lowStock: boolean, readonly saleType: string, readonly stockCount: number | null } }> } | null }>, readonly deliveryAddress: { readonly companyName: string, readonly siteName: string, readonly contactName: string, readonly telephone: string, readonly instructions: string, readonly address1: string, readonly address2: string, readonly address3: string, readonly city: string, readonly postCode: string } | null, readonly payment: { readonly id: string, readonly state: CardPaymentState, readonly amount: string, readonly captured: string, readonly refunded: string, readonly brand: CardBrand | null, readonly lastFour: string | null, readonly challengePath: string | null, readonly declineReason: DeclineReason | null, readonly canPay: boolean, readonly payBy: string | null } | null, readonly totals: { readonly net: string, readonly vat: string, readonly gross: string, readonly vatByRate: ReadonlyArray<{ readonly rate: number, readonly net: string, readonly vat: string }> } } };

export type PlacedOrderQueryVariables = Exact<{
  number: string;
}>;


export type PlacedOrderQuery = { readonly order: { readonly version: number, readonly canCancel: boolean, readonly isOwn: boolean, readonly collector: string, readonly warehouseName: string, readonly paymentType: PaymentType, readonly paymentState: PaymentState, readonly purchaseOrderNumber: string, readonly notes: string, readonly feedback: string, readonly priceMarkOption: PriceMarkOption | null, readonly substitutionWish: SubstitutionWish | null, readonly number: string, readonly state: OrderState, readonly hold: HoldKind | null, readonly placedAt: string, readonly method: FulfilmentMethod, readonly fulfilmentDate: string, readonly collectionTime: string | null, readonly lineCount: number, readonly currencyCode: string, readonly deliveryAddress: { readonly companyName: string, readonly siteName: string, readonly contactName: string, readonly telephone: string, readonly instructions: string, readonly address1: string, readonly address2: string, readonly address3: string, readonly city: string, readonly postCode: string } | null, readonly payment: { readonly id: string, readonly state: CardPaymentState, readonly amount: string, readonly captured: string, readonly refunded: string, readonly brand: CardBrand | null, readonly lastFour: string | null, readonly challengePath: string | null, readonly declineReason: DeclineReason | null, readonly canPay: boolean, readonly payBy: string | null } | null, readonly totals: { readonly net: string, readonly vat: string, readonly gross: string, readonly vatByRate: ReadonlyArray<{ readonly rate: number, readonly net: string, readonly vat: string }> } }, readonly user: { readonly email: string }, readonly deliveryDays: ReadonlyArray<{ readonly date: string, readonly cutOff: string }> };

export type ChangeSubstitutionWishMutationVariables = Exact<{
  number: string;
  position?: number | null | undefined;
  wish?: SubstitutionWish | null | undefined;
}>;


export type ChangeSubstitutionWishMutation = { readonly changeSubstitutionWish: { readonly refusal: { readonly type: OrderChangeRefusalType } | null } };

export type CancelOrderMutationVariables = Exact<{
  number: string;
  version?: number | null | undefined;
  note?: string | null | undefined;
}>;


export type CancelOrderMutation = { readonly cancelOrder: { readonly refusal: { readonly type: OrderChangeRefusalType } | null } };

export const Orders = document<OrdersQuery, OrdersQueryVariables>(
  'Orders',
  `query Orders($page: Int, $states: [OrderState!], $from: String, $search: String, $sort: OrderSort) { orders( page: $page pageSize: 20 states: $states from: $from search: $search sort: $sort ) { total page pageSize orders { ...OrderItemFields } } } fragment OrderItemFields on Order { ...OrderFields firstLines { name pictureUrl product { brand storage } } } fragment OrderFields on Order { number state hold placedAt method fulfilmentDate collectionTime lineCount currencyCode totals { ...TotalsFields } } fragment TotalsFields on Totals { net vat gross vatByRate { rate net vat } }`,
)

export const OrderPage = document<OrderPageQuery, OrderPageQueryVariables>(
  'OrderPage',
  `query OrderPage($number: String!) { order(number: $number) { ...OrderFacts version canCancel documents { kind issuedOn reason ...InvoicePayFields totals { gross } } orderedTotals { gross } events { state at note } lines { ...OrderLineFields } } } fragment OrderFacts on Order { ...OrderFields collector warehouseName deliveryAddress { companyName siteName contactName telephone instructions address1 address2 address3 city postCode } paymentType paymentState purchaseOrderNumber notes feedback priceMarkOption substitutionWish payment { ...CardPaymentFields } } fragment OrderFields on Order { number state hold placedAt method fulfilmentDate collectionTime lineCount currencyCode totals { ...TotalsFields } } fragment TotalsFields on Totals { net vat gross vatByRate { rate net vat } } fragment CardPaymentFields on CardPayment { id state amount captured refunded brand lastFour challengePath declineReason canPay payBy } fragment InvoicePayFields on LedgerDocument { number currencyCode dueOn open isOverdue canPayByCard payment { state amount challengePath declineReason } } fragment OrderLineFields on OrderLine { position productId code name packSize: pSize pictureUrl unit unitKind piecesPerBox quantity price vatRate net suppliedQuantity suppliedNet substitutesPosition note substitutionWish product { ...ProductCardFields ...ProductSubstitutes } } fragment ProductCardFields on Product { id code name: description2 packSize: pSize brand storage pictureUrl pieceUnit: unit1 secondUnit: unit2 piecesPerBox: unitRate1 weight sellAs: allowSales defaultUnit itemType vat isNew isFavorites stockReminderActive units { ...ProductUnitFields } stockStatus { available lowStock saleType stockCount } } fragment ProductUnitFields on ProductUnit { unit kind piecesPerUnit price priceWithVat oldPrice oldPriceWithVat priceKind } fragment ProductSubstitutes on Product { allergens substitutes { ...ProductCardFields allergens } }`,
)

export const PlacedOrder = document<PlacedOrderQuery, PlacedOrderQueryVariables>(
  'PlacedOrder',
  `query PlacedOrder($number: String!) { order(number: $number) { ...OrderFacts version canCancel isOwn } user { email } deliveryDays { date cutOff } } fragment OrderFacts on Order { ...OrderFields collector warehouseName deliveryAddress { companyName siteName contactName telephone instructions address1 address2 address3 city postCode } paymentType paymentState purchaseOrderNumber notes feedback priceMarkOption substitutionWish payment { ...CardPaymentFields } } fragment OrderFields on Order { number state hold placedAt method fulfilmentDate collectionTime lineCount currencyCode totals { ...TotalsFields } } fragment TotalsFields on Totals { net vat gross vatByRate { rate net vat } } fragment CardPaymentFields on CardPayment { id state amount captured refunded brand lastFour challengePath declineReason canPay payBy }`,
)

export const ChangeSubstitutionWish = document<ChangeSubstitutionWishMutation, ChangeSubstitutionWishMutationVariables>(
  'ChangeSubstitutionWish',
  `mutation ChangeSubstitutionWish($number: String!, $position: Int, $wish: SubstitutionWish) { changeSubstitutionWish(number: $number, position: $position, wish: $wish) { refusal { type } } }`,
)

export const CancelOrder = document<CancelOrderMutation, CancelOrderMutationVariables>(
  'CancelOrder',
  `mutation CancelOrder($number: String!, $version: Int, $note: String) { cancelOrder(number: $number, version: $version, note: $note) { refusal { type } } }`,
)

