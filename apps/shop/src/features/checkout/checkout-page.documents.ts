// Generated from checkout-page.graphql: change that, then run `npm run generate`.

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

/** Either a token or a saved card. This API never contains card numbers. */
export type CardInput = {
  /** Save a new card for later orders. */
  readonly keep?: boolean | null | undefined;
  readonly savedCardId?: string | null | undefined;
  /** The token of the gateway’s form, for a new card. */
  readonly token?: string | null | undefined;
};

/** Delivery needs a date; Click and Collect needs a date and a time. */
export type FulfilmentInput = {
  /** The person who collects. */
  readonly collector?: string | null | undefined;
  /** Local date, YYYY-MM-DD. */
  readonly date: string;
  readonly method: FulfilmentMethod;
  /** Local time of the slot, HH:MM. */
  readonly time?: string | null | undefined;
};

export type FulfilmentMethod =
  | 'CLICK_AND_COLLECT'
  | 'DELIVERY';

export type LineDifference =
  | 'ADDED'
  | 'LEFT_OUT'
  | 'ORDERABLE_AGAIN'
  | 'POSSIBLE'
  | 'PRICE'
  | 'QUANTITY'
  | 'REMOVED'
  | 'UNIT'
  | 'VAT';

export type LineProblemType =
  | 'BACK_ORDER'
  | 'BOX_CHANGED'
  | 'IN_TRANSIT'
  | 'NO_LONGER_AVAILABLE'
  | 'NO_PRICE'
  | 'OUT_OF_STOCK'
  | 'PRICE_CHANGED'
  | 'SHORT';

export type MethodProblem =
  | 'BELOW_MINIMUM'
  | 'NO_COLLECTION_TIME'
  | 'NO_DELIVERY_DAY'
  | 'NO_SITE';

export type OrderRefusalType =
  | 'BASKET_EMPTY'
  | 'BELOW_MINIMUM'
  | 'CARD_HOLD_TOO_SHORT'
  | 'CARD_NOT_FOUND'
  | 'DELIVERY_DAY_CLOSED'
  | 'METHOD_NOT_AVAILABLE'
  | 'OVER_CREDIT_LIMIT'
  | 'PAYMENT_TYPE_NOT_AVAILABLE'
  | 'PRICE_MARK_REQUIRED'
  | 'QUOTE_CHANGED'
  | 'QUOTE_EXPIRED'
  | 'SHORT_OF_STOCK'
  | 'SITE_CLOSED'
  | 'SLOT_CLOSED'
  | 'SLOT_FULL'
  | 'SLOT_PASSED';

export type PaymentProblem =
  | 'ABOVE_MOST_CHARGE'
  | 'BELOW_LEAST_CHARGE'
  | 'NO_ACCOUNT'
  | 'OVER_CREDIT_LIMIT';

export type PaymentType =
  | 'ACCOUNT'
  | 'CARD'
  | 'CASH';

export type PlaceOrderInput = {
  readonly basketId: string;
  /** For an order paid by card. */
  readonly card?: CardInput | null | undefined;
  /** At most 1000 characters. */
  readonly feedback?: string | null | undefined;
  readonly fulfilment: FulfilmentInput;
  /** Created once for an order and sent with every retry, so that the order is placed once. */
  readonly key: string;
  /** At most 1000 characters. */
  readonly notes?: string | null | undefined;
  readonly paymentType: PaymentType;
  readonly priceMarkOption?: PriceMarkOption | null | undefined;
  /** At most 40 characters. */
  readonly purchaseOrderNumber?: string | null | undefined;
  /** The `quote` of checkoutQuote, which the customer agrees to. */
  readonly quote: string;
  /** For this order; null for the company’s. */
  readonly substitutionWish?: SubstitutionWish | null | undefined;
};

export type PriceKind =
  | 'CLEARANCE'
  | 'PRIVATE'
  | 'PROMO'
  | 'STANDARD';

export type PriceMarkOption =
  | 'NO_PREFERENCE'
  | 'PLAIN'
  | 'PRICE_MARKED';

export type QuotedState =
  | 'NO_LONGER_AVAILABLE'
  | 'NO_PRICE'
  | 'ORDERED'
  | 'OUT_OF_STOCK';

export type SubstitutionWish =
  | 'ASK'
  | 'LEAVE_OUT'
  | 'SAME_BRAND'
  | 'SAME_OR_CHEAPER';

export type UnitKind =
  | 'BOX'
  | 'KG'
  | 'PIECE';

export type SiteFieldsFragment = { readonly id: string, readonly name: string, readonly address1: string, readonly address2: string, readonly address3: string, readonly city: string, readonly postCode: string, readonly instructions: string };

export type QuotedLineFieldsFragment = { readonly unitKind: UnitKind, readonly pieces: number, readonly quantity: number, readonly price: string | null, readonly vatRate: number, readonly net: string, readonly state: QuotedState, readonly possible: number | null };

export type QuoteDiffFieldsFragment = { readonly deliveryDaysGone: ReadonlyArray<string>, readonly paymentTypesGone: ReadonlyArray<PaymentType>, readonly lines: ReadonlyArray<{ readonly productId: string, readonly unit: string, readonly name: string, readonly differences: ReadonlyArray<LineDifference>, readonly before: { readonly unitKind: UnitKind, readonly pieces: number, readonly quantity: number, readonly price: string | null, readonly vatRate: number, readonly net: string, readonly state: QuotedState, readonly possible: number | null } | null, readonly now: { readonly unitKind: UnitKind, readonly pieces: number, readonly quantity: number, readonly price: string | null, readonly vatRate: number, readonly net: string, readonly state: QuotedState, readonly possible: number | null } | null }>, readonly totals: { readonly before: { readonly gross: string }, readonly now: { readonly gross: string } } | null, readonly methods: ReadonlyArray<{ readonly method: FulfilmentMethod, readonly before: string | null, readonly now: string | null }>, readonly site: { readonly before: { readonly id: string, readonly name: string, readonly address1: string, readonly address2: string, readonly address3: string, readonly city: string, readonly postCode: string, readonly instructions: string } | null, readonly now: { readonly id: string, readonly name: string, readonly address1: string, readonly address2: string, readonly address3: string, readonly city: string, readonly postCode: string, readonly instructions: string } | null } | null, readonly slotGone: { readonly date: string, readonly time: string } | null };

export type QuoteFieldsFragment = { readonly quote: string, readonly expiresAt: string, readonly servedSiteIds: ReadonlyArray<string>, readonly cardHold: string, readonly basket: { readonly id: string, readonly name: string, readonly isActive: boolean }, readonly review: { readonly lines: ReadonlyArray<{ readonly productId: string, readonly name: string, readonly code: string, readonly unit: string, readonly quantity: number, readonly price: string | null, readonly oldPrice: string | null, readonly vatRate: number, readonly net: string, readonly vat: string, readonly isOrderable: boolean, readonly hasLastStock: boolean, readonly problems: ReadonlyArray<{ readonly type: LineProblemType, readonly availableQuantity: number | null, readonly availableTogether: number | null, readonly priceWhenAdded: string | null, readonly piecesPerBoxWhenAdded: number | null }>, readonly product: { readonly id: string, readonly code: string, readonly brand: string | null, readonly storage: string | null, readonly pictureUrl: string | null, readonly weight: number, readonly defaultUnit: string, readonly itemType: string, readonly vat: number, readonly isNew: boolean, readonly isFavorites: boolean, readonly stockReminderActive: boolean, readonly allergens: ReadonlyArray<string>, readonly name: string, readonly packSize: string, readonly pieceUnit: string, readonly secondUnit: string, readonly piecesPerBox: number, readonly sellAs: string, readonly categories: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly units: ReadonlyArray<{ readonly unit: string, readonly kind: UnitKind, readonly piecesPerUnit: number, readonly price: string | null, readonly priceWithVat: string | null, readonly oldPrice: string | null, readonly oldPriceWithVat: string | null, readonly priceKind: PriceKind | null }>, readonly stockStatus: { readonly available: boolean, readonly lowStock: boolean, readonly saleType: string, readonly stockCount: number | null }, readonly substitutes: ReadonlyArray<{ readonly allergens: ReadonlyArray<string>, readonly id: string, readonly code: string, readonly brand: string | null, readonly storage: string | null, readonly pictureUrl: string | null, readonly weight: number, readonly defaultUnit: string, readonly itemType: string, readonly vat: number, readonly isNew: boolean, readonly isFavorites: boolean, readonly stockReminderActive: boolean, readonly name: string, readonly packSize: string, readonly pieceUnit: string, readonly secondUnit: string, readonly piecesPerBox: number, readonly sellAs: string, readonly units: ReadonlyArray<{ readonly unit: string, readonly kind: UnitKind, readonly piecesPerUnit: number, readonly price: string | null, readonly priceWithVat: string | null, readonly oldPrice: string | null, readonly oldPriceWithVat: string | null, readonly priceKind: PriceKind | null }>, readonly stockStatus: { readonly available: boolean, readonly lowStock: boolean, readonly saleType: string, readonly stockCount: number | null } }> } | null }>, readonly totals: { readonly net: string, readonly vat: string, readonly gross: string, readonly vatByRate: ReadonlyArray<{ readonly rate: number, readonly net: string, readonly vat: string }> } }, readonly methods: ReadonlyArray<{ readonly method: FulfilmentMethod, readonly minimum: string, readonly missing: string, readonly problem: MethodProblem | null }>, readonly site: { readonly id: string, readonly name: string, readonly address1: string, readonly address2: string, readonly address3: string, readonly city: string, readonly postCode: string, readonly instructions: string } | null, readonly sites: ReadonlyArray<{ readonly id: string, readonly name: string, readonly address1: string, readonly address2: string, readonly address3: string, readonly city: string, readonly postCode: string, readonly instructions: string }>, readonly deliveryDays: ReadonlyArray<{ readonly date: string, readonly cutOff: string }>, readonly collectionDays: ReadonlyArray<{ readonly date: string, readonly isClosed: boolean, readonly slots: ReadonlyArray<{ readonly time: string, readonly isOpen: boolean, readonly isFull: boolean }> }>, readonly paymentOptions: ReadonlyArray<{ readonly type: PaymentType, readonly problem: PaymentProblem | null, readonly bound: string | null, readonly lastDay: string | null, readonly waitsForOffice: boolean }>, readonly lastAnswers: { readonly method: FulfilmentMethod, readonly time: string | null, readonly collector: string, readonly paymentType: PaymentType, readonly priceMarkOption: PriceMarkOption | null, readonly hasPurchaseOrder: boolean, readonly card: { readonly id: string, readonly brand: CardBrand, readonly lastFour: string, readonly isExpired: boolean } | null } | null, readonly credit: { readonly limit: string, readonly left: string, readonly balance: string, readonly openOrders: string } | null };

export type CheckoutPageQueryVariables = Exact<{
  basketId?: string | null | undefined;
  siteId?: string | null | undefined;
}>;


export type CheckoutPageQuery = { readonly checkoutQuote: { readonly quote: string, readonly expiresAt: string, readonly servedSiteIds: ReadonlyArray<string>, readonly cardHold: string, readonly basket: { readonly id: string, readonly name: string, readonly isActive: boolean }, readonly review: { readonly lines: ReadonlyArray<{ readonly productId: string, readonly name: string, readonly code: string, readonly unit: string, readonly quantity: number, readonly price: string | null, readonly oldPrice: string | null, readonly vatRate: number, readonly net: string, readonly vat: string, readonly isOrderable: boolean, readonly hasLastStock: boolean, readonly problems: ReadonlyArray<{ readonly type: LineProblemType, readonly availableQuantity: number | null, readonly availableTogether: number | null, readonly priceWhenAdded: string | null, readonly piecesPerBoxWhenAdded: number | null }>, readonly product: { readonly id: string, readonly code: string, readonly brand: string | null, readonly storage: string | null, readonly pictureUrl: string | null, readonly weight: number, readonly defaultUnit: string, readonly itemType: string, readonly vat: number, readonly isNew: boolean, readonly isFavorites: boolean, readonly stockReminderActive: boolean, readonly allergens: ReadonlyArray<string>, readonly name: string, readonly packSize: string, readonly pieceUnit: string, readonly secondUnit: string, readonly piecesPerBox: number, readonly sellAs: string, readonly categories: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly units: ReadonlyArray<{ readonly unit: string, readonly kind: UnitKind, readonly piecesPerUnit: number, readonly price: string | null, readonly priceWithVat: string | null, readonly oldPrice: string | null, readonly oldPriceWithVat: string | null, readonly priceKind: PriceKind | null }>, readonly stockStatus: { readonly available: boolean, readonly lowStock: boolean, readonly saleType: string, readonly stockCount: number | null }, readonly substitutes: ReadonlyArray<{ readonly allergens: ReadonlyArray<string>, readonly id: string, readonly code: string, readonly brand: string | null, readonly storage: string | null, readonly pictureUrl: string | null, readonly weight: number, readonly defaultUnit: string, readonly itemType: string, readonly vat: number, readonly isNew: boolean, readonly isFavorites: boolean, readonly stockReminderActive: boolean, readonly name: string, readonly packSize: string, readonly pieceUnit: string, readonly secondUnit: string, readonly piecesPerBox: number, readonly sellAs: string, readonly units: ReadonlyArray<{ readonly unit: string, readonly kind: UnitKind, readonly piecesPerUnit: number, readonly price: string | null, readonly priceWithVat: string | null, readonly oldPrice: string | null, readonly oldPriceWithVat: string | null, readonly priceKind: PriceKind | null }>, readonly stockStatus: { readonly available: boolean, readonly lowStock: boolean, readonly saleType: string, readonly stockCount: number | null } }> } | null }>, readonly totals: { readonly net: string, readonly vat: string, readonly gross: string, readonly vatByRate: ReadonlyArray<{ readonly rate: number, readonly net: string, readonly vat: string }> } }, readonly methods: ReadonlyArray<{ readonly method: FulfilmentMethod, readonly minimum: string, readonly missing: string, readonly problem: MethodProblem | null }>, readonly site: { readonly id: string, readonly name: string, readonly address1: string, readonly address2: string, readonly address3: string, readonly city: string, readonly postCode: string, readonly instructions: string } | null, readonly sites: ReadonlyArray<{ readonly id: string, readonly name: string, readonly address1: string, readonly address2: string, readonly address3: string, readonly city: string, readonly postCode: string, readonly instructions: string }>, readonly deliveryDays: ReadonlyArray<{ readonly date: string, readonly cutOff: string }>, readonly collectionDays: ReadonlyArray<{ readonly date: string, readonly isClosed: boolean, readonly slots: ReadonlyArray<{ readonly time: string, readonly isOpen: boolean, readonly isFull: boolean }> }>, readonly paymentOptions: ReadonlyArray<{ readonly type: PaymentType, readonly problem: PaymentProblem | null, readonly bound: string | null, readonly lastDay: string | null, readonly waitsForOffice: boolean }>, readonly lastAnswers: { readonly method: FulfilmentMethod, readonly time: string | null, readonly collector: string, readonly paymentType: PaymentType, readonly priceMarkOption: PriceMarkOption | null, readonly hasPurchaseOrder: boolean, readonly card: { readonly id: string, readonly brand: CardBrand, readonly lastFour: string, readonly isExpired: boolean } | null } | null, readonly credit: { readonly limit: string, readonly left: string, readonly balance: string, readonly openOrders: string } | null }, readonly user: { readonly name: string, readonly substitutionWish: SubstitutionWish } };

export type PlaceOrderMutationVariables = Exact<{
  input: PlaceOrderInput;
}>;


export type PlaceOrderMutation = { readonly placeOrder: { readonly order: { readonly number: string } | null, readonly refusal: { readonly type: OrderRefusalType, readonly products: ReadonlyArray<string> } | null, readonly quote: { readonly quote: string, readonly expiresAt: string, readonly servedSiteIds: ReadonlyArray<string>, readonly cardHold: string, readonly basket: { readonly id: string, readonly name: string, readonly isActive: boolean }, readonly review: { readonly lines: ReadonlyArray<{ readonly productId: string, readonly name: string, readonly code: string, readonly unit: string, readonly quantity: number, readonly price: string | null, readonly oldPrice: string | null, readonly vatRate: number, readonly net: string, readonly vat: string, readonly isOrderable: boolean, readonly hasLastStock: boolean, readonly problems: ReadonlyArray<{ readonly type: LineProblemType, readonly availableQuantity: number | null, readonly availableTogether: number | null, readonly priceWhenAdded: string | null, readonly piecesPerBoxWhenAdded: number | null }>, readonly product: { readonly id: string, readonly code: string, readonly brand: string | null, readonly storage: string | null, readonly pictureUrl: string | null, readonly weight: number, readonly defaultUnit: string, readonly itemType: string, readonly vat: number, readonly isNew: boolean, readonly isFavorites: boolean, readonly stockReminderActive: boolean, readonly allergens: ReadonlyArray<string>, readonly name: string, readonly packSize: string, readonly pieceUnit: string, readonly secondUnit: string, readonly piecesPerBox: number, readonly sellAs: string, readonly categories: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly units: ReadonlyArray<{ readonly unit: string, readonly kind: UnitKind, readonly piecesPerUnit: number, readonly price: string | null, readonly priceWithVat: string | null, readonly oldPrice: string | null, readonly oldPriceWithVat: string | null, readonly priceKind: PriceKind | null }>, readonly stockStatus: { readonly available: boolean, readonly lowStock: boolean, readonly saleType: string, readonly stockCount: number | null }, readonly substitutes: ReadonlyArray<{ readonly allergens: ReadonlyArray<string>, readonly id: string, readonly code: string, readonly brand: string | null, readonly storage: string | null, readonly pictureUrl: string | null, readonly weight: number, readonly defaultUnit: string, readonly itemType: string, readonly vat: number, readonly isNew: boolean, readonly isFavorites: boolean, readonly stockReminderActive: boolean, readonly name: string, readonly packSize: string, readonly pieceUnit: string, readonly secondUnit: string, readonly piecesPerBox: number, readonly sellAs: string, readonly units: ReadonlyArray<{ readonly unit: string, readonly kind: UnitKind, readonly piecesPerUnit: number, readonly price: string | null, readonly priceWithVat: string | null, readonly oldPrice: string | null, readonly oldPriceWithVat: string | null, readonly priceKind: PriceKind | null }>, readonly stockStatus: { readonly available: boolean, readonly lowStock: boolean, readonly saleType: string, readonly stockCount: number | null } }> } | null }>, readonly totals: { readonly net: string, readonly vat: string, readonly gross: string, readonly vatByRate: ReadonlyArray<{ readonly rate: number, readonly net: string, readonly vat: string }> } }, readonly methods: ReadonlyArray<{ readonly method: FulfilmentMethod, readonly minimum: string, readonly missing: string, readonly problem: MethodProblem | null }>, readonly site: { readonly id: string, readonly name: string, readonly address1: string, readonly address2: string, readonly address3: string, readonly city: string, readonly postCode: string, readonly instructions: string } | null, readonly sites: ReadonlyArray<{ readonly id: string, readonly name: string, readonly address1: string, readonly address2: string, readonly address3: string, readonly city: string, readonly postCode: string, readonly instructions: string }>, readonly deliveryDays: ReadonlyArray<{ readonly date: string, readonly cutOff: string }>, readonly collectionDays: ReadonlyArray<{ readonly date: string, readonly isClosed: boolean, readonly slots: ReadonlyArray<{ readonly time: string, readonly isOpen: boolean, readonly isFull: boolean }> }>, readonly paymentOptions: ReadonlyArray<{ readonly type: PaymentType, readonly problem: PaymentProblem | null, readonly bound: string | null, readonly lastDay: string | null, readonly waitsForOffice: boolean }>, readonly lastAnswers: { readonly method: FulfilmentMethod, readonly time: string | null, readonly collector: string, readonly paymentType: PaymentType, readonly priceMarkOption: PriceMarkOption | null, readonly hasPurchaseOrder: boolean, readonly card: { readonly id: string, readonly brand: CardBrand, readonly lastFour: string, readonly isExpired: boolean } | null } | null, readonly credit: { readonly limit: string, readonly left: string, readonly balance: string, readonly openOrders: string } | null } | null, readonly diff: { readonly deliveryDaysGone: ReadonlyArray<string>, readonly paymentTypesGone: ReadonlyArray<PaymentType>, readonly lines: ReadonlyArray<{ readonly productId: string, readonly unit: string, readonly name: string, readonly differences: ReadonlyArray<LineDifference>, readonly before: { readonly unitKind: UnitKind, readonly pieces: number, readonly quantity: number, readonly price: string | null, readonly vatRate: number, readonly net: string, readonly state: QuotedState, readonly possible: number | null } | null, readonly now: { readonly unitKind: UnitKind, readonly pieces: number, readonly quantity: number, readonly price: string | null, readonly vatRate: number, readonly net: string, readonly state: QuotedState, readonly possible: number | null } | null }>, readonly totals: { readonly before: { readonly gross: string }, readonly now: { readonly gross: string } } | null, readonly methods: ReadonlyArray<{ readonly method: FulfilmentMethod, readonly before: string | null, readonly now: string | null }>, readonly site: { readonly before: { readonly id: string, readonly name: string, readonly address1: string, readonly address2: string, readonly address3: string, readonly city: string, readonly postCode: string, readonly instructions: string } | null, readonly now: { readonly id: string, readonly name: string, readonly address1: string, readonly address2: string, readonly address3: string, readonly city: string, readonly postCode: string, readonly instructions: string } | null } | null, readonly slotGone: { readonly date: string, readonly time: string } | null } | null } };

export const CheckoutPage = document<CheckoutPageQuery, CheckoutPageQueryVariables>(
  'CheckoutPage',
  `query CheckoutPage($basketId: Uuid, $siteId: Uuid) { checkoutQuote(basketId: $basketId, siteId: $siteId) { ...QuoteFields } user { name substitutionWish } } fragment QuoteFields on CheckoutQuote { quote expiresAt basket { id name isActive } review { lines { ...ReviewedLineFields } totals { ...TotalsFields } } methods { method minimum missing problem } site { ...SiteFields } sites { ...SiteFields } servedSiteIds deliveryDays { date cutOff } collectionDays { date isClosed slots { time isOpen isFull } } paymentOptions { type problem bound lastDay waitsForOffice } lastAnswers { method time collector paymentType priceMarkOption hasPurchaseOrder card { id brand lastFour isExpired } } cardHold credit { limit left balance openOrders } } fragment ReviewedLineFields on ReviewedLine { productId name code unit quantity price oldPrice vatRate net vat isOrderable hasLastStock problems { type availableQuantity availableTogether priceWhenAdded piecesPerBoxWhenAdded } product { ...ProductCardFields ...ProductSubstitutes categories { id name } } } fragment ProductCardFields on Product { id code name: description2 packSize: pSize brand storage pictureUrl pieceUnit: unit1 secondUnit: unit2 piecesPerBox: unitRate1 weight sellAs: allowSales defaultUnit itemType vat isNew isFavorites stockReminderActive units { ...ProductUnitFields } stockStatus { available lowStock saleType stockCount } } fragment ProductUnitFields on ProductUnit { unit kind piecesPerUnit price priceWithVat oldPrice oldPriceWithVat priceKind } fragment ProductSubstitutes on Product { allergens substitutes { ...ProductCardFields allergens } } fragment TotalsFields on Totals { net vat gross vatByRate { rate net vat } } fragment SiteFields on DeliverySite { id name address1 address2 address3 city postCode instructions }`,
)

export const PlaceOrder = document<PlaceOrderMutation, PlaceOrderMutationVariables>(
  'PlaceOrder',
  `mutation PlaceOrder($input: PlaceOrderInput!) { placeOrder(input: $input) { order { number } refusal { type products } quote { ...QuoteFields } diff { ...QuoteDiffFields } } } fragment QuoteFields on CheckoutQuote { quote expiresAt basket { id name isActive } review { lines { ...ReviewedLineFields } totals { ...TotalsFields } } methods { method minimum missing problem } site { ...SiteFields } sites { ...SiteFields } servedSiteIds deliveryDays { date cutOff } collectionDays { date isClosed slots { time isOpen isFull } } paymentOptions { type problem bound lastDay waitsForOffice } lastAnswers { method time collector paymentType priceMarkOption hasPurchaseOrder card { id brand lastFour isExpired } } cardHold credit { limit left balance openOrders } } fragment ReviewedLineFields on ReviewedLine { productId name code unit quantity price oldPrice vatRate net vat isOrderable hasLastStock problems { type availableQuantity availableTogether priceWhenAdded piecesPerBoxWhenAdded } product { ...ProductCardFields ...ProductSubstitutes categories { id name } } } fragment ProductCardFields on Product { id code name: description2 packSize: pSize brand storage pictureUrl pieceUnit: unit1 secondUnit: unit2 piecesPerBox: unitRate1 weight sellAs: allowSales defaultUnit itemType vat isNew isFavorites stockReminderActive units { ...ProductUnitFields } stockStatus { available lowStock saleType stockCount } } fragment ProductUnitFields on ProductUnit { unit kind piecesPerUnit price priceWithVat oldPrice oldPriceWithVat priceKind } fragment ProductSubstitutes on Product { allergens substitutes { ...ProductCardFields allergens } } fragment TotalsFields on Totals { net vat gross vatByRate { rate net vat } } fragment SiteFields on DeliverySite { id name address1 address2 address3 city postCode instructions } fragment QuoteDiffFields on QuoteDiff { lines { productId unit name differences before { ...QuotedLineFields } now { ...QuotedLineFields } } totals { before { gross } now { gross } } methods { method before now } site { before { ...SiteFields } now { ...SiteFields } } deliveryDaysGone slotGone { date time } paymentTypesGone } fragment QuotedLineFields on QuotedLine { unitKind pieces quantity price vatRate net state possible }`,
)

