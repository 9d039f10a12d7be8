declare const brand: unique symbol

/** A value of `Base` that only its parser may create. */
export type Branded<Base, Name extends string> = Base & { readonly [brand]: Name }

/** Int64 on the wire, kept as a number: ids count up from 1 and stay far below 2^53. */
export type ProductId = Branded<number, 'ProductId'>
export type CategoryId = Branded<number, 'CategoryId'>
export type AttributeId = Branded<number, 'AttributeId'>
export type AttributeValueId = Branded<number, 'AttributeValueId'>
export type PriceListId = Branded<number, 'PriceListId'>
export type CompanyId = Branded<number, 'CompanyId'>
export type StaffId = Branded<number, 'StaffId'>
export type UserId = Branded<number, 'UserId'>
/** UUID. */
export type BasketId = Branded<string, 'BasketId'>
/** The realtime id of a company: `firebaseUserUID` on the wire. */
export type CompanyUid = Branded<string, 'CompanyUid'>
/** UUID; a delivery destination: a site of a company, or the company itself by its uid (docs/decisions/0032-signed-quotes.md). */
export type SiteId = Branded<string, 'SiteId'>
export type OrderNumber = Branded<string, 'OrderNumber'>
export type InvitationId = Branded<string, 'InvitationId'>
export type DeletionId = Branded<string, 'DeletionId'>
export type EmailChangeId = Branded<string, 'EmailChangeId'>
export type PaymentId = Branded<string, 'PaymentId'>
export type SavedCardId = Branded<string, 'SavedCardId'>
export type PushRegistrationId = Branded<string, 'PushRegistrationId'>
