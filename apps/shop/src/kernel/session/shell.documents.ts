// Generated from shell.graphql: change that, then run `npm run generate`.

import { document } from '@provender/schema/document'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type LoginRole =
  | 'BUYER'
  | 'OWNER';

export type ShellQueryVariables = Exact<{
  deviceType?: string | null | undefined;
  versionNumber?: number | null | undefined;
}>;


export type ShellQuery = { readonly initConfig: { readonly reportsErrors: boolean, readonly version: { readonly versionNumber: number, readonly forced: boolean }, readonly config: { readonly appName: string, readonly logoUrl: string | null, readonly warehouseName: string, readonly warehouseAddress: string, readonly warehouseTimezone: string, readonly registerCallPhoneNumber: string, readonly forgotPasswordCallPhoneNumber: string, readonly activateCallPhoneNumber: string, readonly contactEmailAddress: string, readonly availableLanguages: ReadonlyArray<string>, readonly availableDeliveryTypes: ReadonlyArray<string>, readonly privacyUrl: string, readonly termsUrl: string, readonly facebookUrl: string, readonly twitterUrl: string, readonly instagramUrl: string, readonly linkedinUrl: string, readonly appEnabled: boolean, readonly googlePlayDownloadUrl: string, readonly appStoreDownloadUrl: string, readonly showSimplicityLogo: boolean, readonly hapticFeedbackEnabled: boolean, readonly scaleBarcodePatterns: ReadonlyArray<string>, readonly serviceStatus: boolean, readonly serviceDisabledType: string, readonly serviceDisabledTitle: string, readonly serviceDisabledMessage: string, readonly serviceDisabledRedirectUrl: string, readonly loginWall: boolean, readonly currencyCode: string, readonly hideDefaultProductPrices: boolean, readonly showAllPricesIncludingVat: boolean, readonly defaultCatalogLayout: string, readonly catalogLayoutChangeable: boolean, readonly clearancePriceFilterEnabled: boolean, readonly showCategoryImage: boolean, readonly showAttributesAsPage: boolean, readonly basketAlertMessage: string, readonly basketPriceMarkOptionEnabled: boolean, readonly basketPriceMarkOptionRequired: boolean, readonly maxBasketItemPcsQuantity: number, readonly maxBasketItemBoxQuantity: number, readonly maxBasketItemKgQuantity: number, readonly outOfStockOrdersEnabled: boolean, readonly blockOutOfStockOrdering: boolean, readonly deliveryMinBasketTotal: string, readonly collectionMinBasketTotal: string, readonly minCollectionStart: number, readonly show: { readonly termsAndConditions: boolean, readonly privacyPolicy: boolean, readonly faq: boolean, readonly aboutUs: boolean, readonly reportAProblem: boolean, readonly contactUs: boolean } } } };

export type DepartmentsQueryVariables = Exact<{ [key: string]: never; }>;


export type DepartmentsQuery = { readonly categories: ReadonlyArray<{ readonly id: string, readonly name: string, readonly productCount: number, readonly pictureUrl: string | null, readonly storage: string | null, readonly childCategories: ReadonlyArray<{ readonly id: string, readonly name: string, readonly productCount: number, readonly childCategories: ReadonlyArray<{ readonly id: string, readonly name: string, readonly productCount: number }> }> }> };

export type SessionQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionQuery = { readonly unreadNotifications: number, readonly user: { readonly name: string, readonly email: string, readonly role: LoginRole, readonly code: string, readonly companyName: string, readonly currencyCode: string, readonly showAllPricesIncludingVat: boolean, readonly hideDefaultProductPrices: boolean, readonly firebaseUserUID: string, readonly userCode: string }, readonly deliveryDays: ReadonlyArray<{ readonly date: string, readonly cutOff: string }> };

export const Shell = document<ShellQuery, ShellQueryVariables>(
  'Shell',
  `query Shell($deviceType: String = "WEB", $versionNumber: Int = 0) { initConfig(deviceType: $deviceType, versionNumber: $versionNumber) { version { versionNumber forced } reportsErrors config { appName logoUrl warehouseName warehouseAddress warehouseTimezone registerCallPhoneNumber forgotPasswordCallPhoneNumber activateCallPhoneNumber contactEmailAddress availableLanguages availableDeliveryTypes privacyUrl termsUrl facebookUrl twitterUrl instagramUrl linkedinUrl appEnabled googlePlayDownloadUrl appStoreDownloadUrl showSimplicityLogo hapticFeedbackEnabled scaleBarcodePatterns show { termsAndConditions privacyPolicy faq aboutUs reportAProblem contactUs } serviceStatus serviceDisabledType serviceDisabledTitle serviceDisabledMessage serviceDisabledRedirectUrl loginWall currencyCode hideDefaultProductPrices showAllPricesIncludingVat defaultCatalogLayout catalogLayoutChangeable clearancePriceFilterEnabled showCategoryImage showAttributesAsPage basketAlertMessage basketPriceMarkOptionEnabled basketPriceMarkOptionRequired maxBasketItemPcsQuantity maxBasketItemBoxQuantity maxBasketItemKgQuantity outOfStockOrdersEnabled blockOutOfStockOrdering deliveryMinBasketTotal collectionMinBasketTotal minCollectionStart } } }`,
)

export const Departments = document<DepartmentsQuery, DepartmentsQueryVariables>(
  'Departments',
  `query Departments { categories { id name productCount pictureUrl storage childCategories { id name productCount childCategories { id name productCount } } } }`,
)

export const Session = document<SessionQuery, SessionQueryVariables>(
  'Session',
  `query Session { user { name email role code companyName currencyCode showAllPricesIncludingVat hideDefaultProductPrices firebaseUserUID userCode } unreadNotifications deliveryDays { date cutOff } }`,
)

