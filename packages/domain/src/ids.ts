declare const brand: unique symbol

/** A value of `Base` that only the parser of its kind may make. */
export type Branded<Base, Name extends string> = Base & { readonly [brand]: Name }

/** Int64 on the wire, kept as a number: ids count up from 1 and stay far below 2^53. */
export type ProductId = Branded<number, 'ProductId'>
export type CategoryId = Branded<number, 'CategoryId'>
export type AttributeId = Branded<number, 'AttributeId'>
export type AttributeValueId = Branded<number, 'AttributeValueId'>
export type PriceListId = Branded<number, 'PriceListId'>
export type CompanyId = Branded<number, 'CompanyId'>
export type StaffId = Branded<number, 'StaffId'>
export type LoginId = Branded<number, 'LoginId'>
/** UUID. */
export type BasketId = Branded<string, 'BasketId'>
/** The realtime id of a company: `firebaseUserUID` on the wire. */
export type CompanyUid = Branded<string, 'CompanyUid'>
/** UUID; where goods go: a site of a company, or the company itself by its uid (docs/decisions/0032-signed-quotes.md). */
export type SiteId = Branded<string, 'SiteId'>
/** Printed on every document, e.g. `100234`. */
export type OrderNumber = Branded<string, 'OrderNumber'>
/** UUID; one e-mail that asks somebody into a company's account. */
export type InvitationId = Branded<string, 'InvitationId'>
/** UUID; one wish to be deleted. */
export type DeletionId = Branded<string, 'DeletionId'>
/** UUID; one wish to sign in with another address. */
export type EmailChangeId = Branded<string, 'EmailChangeId'>
/** UUID; one attempt to pay an order by card. */
export type PaymentId = Branded<string, 'PaymentId'>
/** UUID; a card that a company keeps for the next order. */
export type SavedCardId = Branded<string, 'SavedCardId'>
/** UUID; a device that is sent push messages for a login. */
export type PushRegistrationId = Branded<string, 'PushRegistrationId'>
