import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultConfig } from '@provender/domain/config/config'
import { buildSchema, type GraphQLSchema, isEnumType, isInputObjectType, isObjectType } from 'graphql'
import { describe, expect, test } from 'vitest'

function schemaIn(file: string): GraphQLSchema {
  return buildSchema(
    readFileSync(join(import.meta.dirname, '../../../../../packages/schema/src', file), 'utf8'),
  )
}

const schema = schemaIn('schema.graphql')
const shop = schemaIn('shop-contract.graphql')
const office = schemaIn('office-contract.graphql')

function fieldsOf(name: string): readonly string[] {
  const type = schema.getType(name)
  return isObjectType(type) || isInputObjectType(type) ? Object.keys(type.getFields()) : []
}

function valuesOf(name: string): readonly string[] {
  const type = schema.getType(name)
  return isEnumType(type) ? type.getValues().map((value) => value.name) : []
}

function callNamed(name: string): string | undefined {
  const field = schema.getQueryType()?.getFields()[name] ?? schema.getMutationType()?.getFields()[name]
  const parameters = field?.args.map((arg) => `${arg.name}: ${String(arg.type)}`).join(', ')
  return field && `${name}${parameters ? `(${parameters})` : ''}: ${String(field.type)}`
}

const names = (text: string): readonly string[] => text.trim().split(/\s+/)

/** The field names that clients depend on (docs/product-rules.md#contract). More may exist, but none may be missing. */
const entities: Readonly<Record<string, string>> = {
  User: `name firebaseUserUID code contact email address1 address2 address3 city country postCode telephone telephone2
    mobile fax companyName contactName userCode creditLimit currencyCode marketingEmailEnabled marketingSmsEnabled
    marketingNotificationEnabled showAllPricesIncludingVat hideDefaultProductPrices`,
  Product: `id code description1 description2 description3 vatCode vat barcode1 barcode2 barcode3 unit1 unit2 unitRate1
    pSize weight minStock saleType itemType defaultUnit secondaryUnit catalogCode notes notes2 allowSales deletedAt
    createdAt isNew isFavorites stockReminderActive webPublished mobilePublished hasStock price privatePrice promoPrice
    clearancePrice rawPrices categories attributes stockStatus`,
  ProductPrice: 'priceId price parcelPrice discount netPrice netParcelPrice',
  Category: 'id name type index visible pictureUrl productCount childCategories',
  Attribute: 'id name index visible pictureUrl values',
  AttributeValue: 'id name index productCount',
  StockStatus: 'available suspended lowStock saleType stockCount',
  Basket: 'id name createdAt updatedAt deviceId fullFillmentType isActive total products',
  BasketLine: 'product quantity unit priceWhenAdded',
  Notification: 'uid notificationType product readAt createdAt',
  NotificationProduct: 'id code description2',
  NotificationList: 'total unread notifications',
  InitConfig: 'version config',
  Version: 'versionNumber forced',
  ShowFlags: 'termsAndConditions privacyPolicy reportAProblem faq aboutUs contactUs',
  PaymentTypeSetting: 'name enabled',
  OpeningHours: 'mon tue wed thu fri sat sun',
  OpenRange: 'startTime endTime',
}

/** The settings, including those of the service, which are read together. */
const settings = names(`warehouseTimezone warehouseName slugName appName registerCallPhoneNumber
  forgotPasswordCallPhoneNumber activateCallPhoneNumber productIsNewDays defaultCatalogLayout catalogLayoutChangeable
  showCategoryImage showBrandImage showAttributesAsPage clearancePriceFilterEnabled paymentTypes s3BucketUrl
  estimatedDeliveryDay maxBasketItemPcsQuantity maxBasketItemBoxQuantity maxBasketItemKgQuantity showSimplicityLogo
  searchMaxResults forcedDatabaseUpdateDate hapticFeedbackEnabled serviceStatus serviceDisabledType
  serviceDisabledTitle serviceDisabledMessage serviceDisabledRedirectUrl removeLocalDBNewBuild availableLanguages
  availableDeliveryTypes privacyUrl termsUrl minCollectionStart show deliveryMinBasketTotal collectionMinBasketTotal
  facebookUrl twitterUrl instagramUrl linkedinUrl googlePlayDownloadUrl appStoreDownloadUrl contactEmailAddress
  hCaptchaSiteKey loginWall appEnabled basketAlertMessage basketPriceMarkOptionEnabled basketPriceMarkOptionRequired
  stockCountVisibilityLimit stockCountVisibilityEnabled showOutOfStockItems blockOutOfStockOrdering
  contactUsFormCharLimit outOfStockOrdersEnabled hideDefaultProductPrices showAllPricesIncludingVat`)

/** The signature of each call (docs/product-rules.md#contract). */
const calls = [
  'createDeviceId: String!',
  'initConfig(deviceType: String, versionNumber: Int): InitConfig!',
  'productAttributes: [Attribute!]!',
  'categories: [Category!]!',
  'checkToken(token: String!): Boolean!',
  'refreshToken: String!',
  // The code is an addition. It is optional, so the specified call still works.
  'login(code: String, email: String!, password: String!): String!',
  'logout: Boolean!',
  'user: User!',
  'firebaseCustomToken: String!',
  'notifications(index: Int, limit: Int, showOnlyUnread: Boolean): NotificationList!',
  'unreadNotifications: Int!',
  'productsByIds(productIds: [Int64!]!): [Product!]!',
  'addFavorites(productId: [Int64!]!): Boolean!',
  'deleteFavorites(productId: [Int64!]!): Boolean!',
  'addProductStockReminder(productId: Int64!): Boolean!',
  'deleteProductStockReminder(productId: Int64!): Boolean!',
  'requestLog: Boolean!',
  'addBasketProduct(price: UnitPrice, productId: Int64!, quantity: Quantity!, unit: String!): BasketsPayload!',
  'removeBasketProduct(price: UnitPrice, productId: Int64!, quantity: Quantity!, unit: String!): BasketsPayload!',
  'createBasket(basket: BasketInput): BasketsPayload!',
]

const officeOperations = names(`officeLogin officeLogout officeMe
  officeOrder officeOrders officeFindOrders officeConfirmOrder officeHoldOrder officeReleaseHold officeCancelOrder officePickOrder
  officePickLine
  officePackOrder officeMarkOrderReady officeDispatchOrder officeDeliverOrder officeHandOverOrder officeRefundOrder
  officeLive
  officeClaim officeClaims officeStartClaimReview officeAnswerClaim officeCreditClaim officeCloseClaim
  officeContactMessages officeCloseContactMessage
  officeCreditInvoice officeRecordPayment officeReversePayment officeRefundCredit
  officePaymentProblems officeCloseRefund
  officeStaffMembers officeChangeStaffRole officeEndStaffSession officeEndAllStaffSessions officeEndStaffAccess officeReturnStaffAccess
  officeInviteStaff officeStaffLink officeAcceptStaffInvitation
  officeRequestPasswordReset officePasswordReset officeResetPassword officeConfirmPassword`)

const officeTypes =
  names(`StaffMember StaffRole StaffState StaffChangeKind OfficeStaffMember OfficeStaffSession OfficeStaffChange
  OfficeStaffInvitation OfficeStaffLink StaffLinkState
  OfficeOrder OfficeOrderList OfficeOrderEvent OfficeOrderLine OrderAdjustment LinePickInput SubstituteInput
  OfficeClaim OfficeClaimList ContactMessage ContactMessageList
  CreditedLineInput CreditPayload CreditRefusal CreditRefusalType
  RecordPaymentPayload RecordPaymentRefusalType ReversePaymentPayload ReversePaymentRefusalType
  RefundCreditPayload RefundCreditRefusalType
  OfficePaymentProblem OfficePaymentProblemList OfficePaymentProblemKind OfficeVersions`)

/** The values that staff act on. */
const officeValues: Readonly<Record<string, string>> = {
  StaffRole: 'ACCOUNTS DRIVER MANAGER ORDER_DESK PURCHASING WAREHOUSE',
  StaffState: 'ACTIVE INVITED LEFT',
  StaffLinkState: 'EXPIRED OPEN REPLACED USED WITHDRAWN WRONG',
  StaffChangeKind: `ACCESS_ENDED ACCESS_RETURNED ADDED ALL_SESSIONS_ENDED INVITATION_SENT_AGAIN INVITATION_WITHDRAWN INVITED JOINED
    PASSWORD_RESET ROLE_CHANGED SESSION_ENDED`,
  OfficePaymentProblemKind: `AUTHORISATION_EXPIRED AUTHORISATION_PENDING CAPTURE_PENDING DISPUTED DISPUTE_LOST NOT_BOOKED
    NOT_CAPTURED REFUND_PENDING REFUND_REFUSED VOID_PENDING`,
  CreditRefusalType: `ALREADY_CREDITED CREDIT_LINE_NOT_FOUND CREDIT_LINE_REFUSED MORE_THAN_CLAIMED MORE_THAN_INVOICED
    NOTHING_LEFT NOT_AN_AMOUNT NOT_CLAIMED NO_INVOICE`,
  RecordPaymentRefusalType: 'COMPANY_NOT_FOUND ENTER_AGAIN MORE_THAN_OWED NOT_AN_AMOUNT NO_INVOICE',
  ReversePaymentRefusalType: 'ALREADY_REVERSED COMPANY_NOT_FOUND PAID_BY_CARD PAYMENT_NOT_FOUND',
  RefundCreditRefusalType: 'COMPANY_NOT_FOUND MORE_THAN_CREDIT NOT_AN_AMOUNT',
}

function operationsOf(contract: GraphQLSchema): ReadonlySet<string> {
  return new Set(
    [contract.getQueryType(), contract.getMutationType(), contract.getSubscriptionType()].flatMap((type) =>
      Object.keys(type?.getFields() ?? {}),
    ),
  )
}

function typesOf(contract: GraphQLSchema): ReadonlySet<string> {
  return new Set(Object.keys(contract.getTypeMap()))
}

describe('the contract', () => {
  test.each(Object.entries(entities))('has every specified field of %s', (name, fields) => {
    expect(fieldsOf(name)).toEqual(expect.arrayContaining([...names(fields)]))
  })

  test('has every specified setting with a default value', () => {
    expect(fieldsOf('Config')).toEqual(expect.arrayContaining([...settings]))
    expect(Object.keys(defaultConfig)).toEqual(expect.arrayContaining([...settings]))
  })

  test.each(calls)('has the specified call %s', (call) => {
    expect(callNamed(/^\w+/.exec(call)?.[0] ?? '')).toBe(call)
  })

  test('has the specified sort orders, fulfilment methods and payment types', () => {
    expect(valuesOf('ProductSort').toSorted()).toEqual(
      names('CREATED_AT_DESC FEATURED NAME_ASC NAME_DESC PRICE_ASC PRICE_DESC'),
    )
    expect(valuesOf('FulfilmentMethod').toSorted()).toEqual(names('CLICK_AND_COLLECT DELIVERY'))
    expect(valuesOf('PaymentType')).toEqual(expect.arrayContaining(['CARD', 'CASH']))
    expect(valuesOf('PriceMarkOption').toSorted()).toEqual(names('NO_PREFERENCE PLAIN PRICE_MARKED'))
  })
})

describe('the office contract', () => {
  test('has these operations, and the shop has none of them', () => {
    expect([...operationsOf(office).difference(operationsOf(shop))].toSorted()).toEqual(
      officeOperations.toSorted(),
    )
  })

  test('has these types, and the shop has none of them', () => {
    expect([...typesOf(office).difference(typesOf(shop))].toSorted()).toEqual(officeTypes.toSorted())
  })

  test('has these values', () => {
    const enums = officeTypes.filter((name) => isEnumType(schema.getType(name)))
    expect(Object.fromEntries(enums.map((name) => [name, valuesOf(name).toSorted()]))).toEqual(
      Object.fromEntries(Object.entries(officeValues).map(([name, values]) => [name, names(values)])),
    )
  })
})
