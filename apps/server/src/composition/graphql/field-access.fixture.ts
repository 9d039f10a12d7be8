import type { Access } from '@provender/domain/permission/permission'

/**
 * The callers that may receive each field, by the access rules of the operations that return it. Every
 * field of the API is listed here, so that a new field, or a new audience of a field, needs a decision.
 */
export const fieldAccess: readonly {
  readonly by: readonly Access[]
  /** Field names by type name. */
  readonly fields: Readonly<Record<string, string>>
}[] = [
  {
    by: ['customer'],
    fields: {
      AccountCredit: 'limit balance openOrders left',
      AccountStatement:
        'from to currencyCode opening closing ageing unallocated total page pageSize entries openInvoices otherCurrencies credit',
      Ageing: 'current days30 days60 days90 older overdue',
      Basket: 'id name createdAt updatedAt deviceId fullFillmentType isActive total products review',
      BasketLine:
        'product quantity unit priceWhenAdded piecesPerBoxWhenAdded note substitutionWish changedBy',
      BasketList: 'version baskets',
      BasketProblem: 'n type product unit quantity name maximum',
      BasketReview: 'lines totals',
      BasketsPayload: 'baskets version lastN problems',
      CheckoutQuote:
        'quote expiresAt basket review methods site sites servedSiteIds deliveryDays collectionDays paymentTypes paymentOptions lastAnswers cardHold credit',
      ClaimList: 'total claims',
      CollectionDay: 'date isClosed slots',
      CollectionSlot: 'time isOpen isFull',
      CurrencyBalance: 'currencyCode balance overdue',
      DeliveryDay: 'date cutOff',
      EnteredCard: 'token brand lastFour keep',
      LastAnswers: 'method time collector paymentType priceMarkOption hasPurchaseOrder card',
      LearnedLine: 'said productId unit',
      LineAuthor: 'name deviceSystem',
      LineProblem: 'type availableQuantity availableTogether priceWhenAdded piecesPerBoxWhenAdded',
      MethodTerms: 'method minimum missing problem',
      Notification: 'uid notificationType product orderNumber orderState hold claimNumber readAt createdAt',
      NotificationList: 'total unread notifications',
      NotificationProduct: 'id code description2',
      OrderPage: 'total page pageSize orders',
      OrderRefusal: 'type products',
      PaidPrice: 'unit price since orderNumber',
      PasteAmount: 'unit quantity',
      PasteCandidate: 'productId unit quantity isCertain issue choices',
      PastedLine:
        'text start end said confidence reason missingSizes doubt candidates isQuantityRead hasQuantity isLearned',
      JointPayment:
        'id state amount captured currencyCode brand lastFour challengePath declineReason invoices',
      PaidInvoice: 'number amount captured',
      PayInvoicePayload: 'invoice refusal',
      PayInvoicesPayload: 'payment refusal changedInvoice',
      PayOrderPayload: 'order refusal',
      PaymentCard: 'id brand lastFour expiryMonth expiryYear holderName isPrimary isExpired',
      PaymentOption: 'type problem bound lastDay waitsForOffice',
      PaymentTicket: 'state card',
      PaymentTicketPayload: 'id path refusal',
      PlaceOrderPayload: 'order refusal quote diff',
      Purchase: 'product quantity unit onlyUnit price orderNumber boughtAt',
      QuoteDiff:
        'lines totals methods site deliveryDaysGone deliveryDaysAdded slotGone paymentTypesGone paymentTypesAdded',
      QuoteLineChange: 'productId unit name differences before now',
      QuoteMethodChange: 'method before now',
      QuoteSiteChange: 'before now',
      QuoteTotalsChange: 'before now',
      QuotedLine: 'unitKind pieces quantity price vatRate net vat state possible',
      QuotedSlot: 'date time',
      QuotedTotals: 'net vat gross',
      ReplaceBasketsPayload: 'refusal version baskets problems',
      ReviewedLine:
        'productId product name code unit quantity price oldPrice priceKind vatRate net vat isOrderable hasLastStock problems',
      SaveCardPayload: 'refusal challengeSecret cards',
      SecondFactor: 'isOn recoveryCodesLeft',
      SecondFactorSetup: 'secret address',
      SignedInDevice: 'id isCurrent isApp device network signedInAt lastUsedAt',
      StatementEntry: 'n kind date owed balance method reference dueOn orderNumber reason',
      UpdateCardPayload: 'refusal cards',
      Usual:
        'product lastQuantity unit lastPiecesPerBox lastPrice lastOrderNumber lastBoughtAt timesBought everyDays usualQuantity usualUnit par parUnit',
    },
  },
  {
    by: ['anyone', 'customer'],
    fields: {
      AccountDeletion: 'startsAt',
    },
  },
  {
    by: [
      'catalogue',
      'claims.read',
      'customer',
      'orders.decide',
      'orders.handOver',
      'orders.pick',
      'orders.read',
      'orders.refund',
      'orders.release',
      'service',
    ],
    fields: {
      Attribute: 'id code name index visible pictureUrl values',
      AttributeValue: 'id code name index productCount pictureUrl',
      Category: 'id code name type index visible pictureUrl storage productCount childCategories',
      Product:
        'id code description1 description2 description3 vatCode vat barcode1 barcode2 barcode3 unit1 unit2 unitRate1 pSize weight minStock saleType itemType defaultUnit secondaryUnit catalogCode notes notes2 allowSales deletedAt createdAt isNew isFavorites stockReminderActive webPublished mobilePublished hasStock price privatePrice promoPrice clearancePrice rawPrices units categories attributes stockStatus pictureUrl brand storage allergens substitutes',
      ProductPrice: 'priceId price parcelPrice discount netPrice netParcelPrice',
      ProductUnit:
        'unit kind piecesPerUnit price priceWithVat oldPrice oldPriceWithVat hasDiscount priceKind unitRateForOne',
      StockStatus: 'available suspended lowStock saleType stockCount',
    },
  },
  {
    by: ['catalogue'],
    fields: {
      Banner: 'code title body link tone pictureUrls endsOn',
      CategoryCount: 'categoryId productCount',
      ProductPage: 'total page pageSize products facets categories didYouMean answersAll searchedWords',
    },
  },
  {
    by: [
      'customer',
      'orders.decide',
      'orders.handOver',
      'orders.pick',
      'orders.read',
      'orders.refund',
      'orders.release',
    ],
    fields: {
      CardPayment:
        'id state amount captured refunded brand lastFour challengePath declineReason canPay payBy',
      LedgerDocument:
        'kind number orderNumber issuedOn dueOn currencyCode totals reason open isOverdue canPayByCard payment',
      Order:
        'number state hold isOwn placedAt method fulfilmentDate collectionTime collector deliveryAddress warehouseName paymentType paymentState purchaseOrderNumber notes feedback priceMarkOption substitutionWish currencyCode totals version canCancel orderedTotals lineCount lines firstLines events documents payment',
      OrderAddress:
        'companyName siteName contactName telephone instructions address1 address2 address3 city postCode country',
      OrderEvent: 'state at takenBy note',
      Totals: 'net vat gross vatByRate',
      VatOfRate: 'rate net vat',
    },
  },
  {
    by: ['claims.read', 'customer', 'service'],
    fields: {
      Claim: 'number orderNumber type state message sentAt sentBy lines pictures answers creditNotes',
      ClaimAnswer: 'text at',
      ClaimLine: 'quantity line',
      ClaimPicture: 'path fileName',
    },
  },
  {
    by: ['company.logins'],
    fields: {
      CompanyLogin: 'userCode email name role active leavesAt site',
      CompanyPeople: 'logins invitations',
      LoginSite: 'id name isOpen',
      OpenInvitation: 'id email role sentAt expiresAt',
    },
  },
  {
    by: ['company.sites'],
    fields: {
      CompanySite: 'site deliveryWeekdays',
    },
  },
  {
    by: ['anyone'],
    fields: {
      Config:
        'warehouseTimezone warehouseName warehouseAddress slugName appName logoUrl registerCallPhoneNumber forgotPasswordCallPhoneNumber activateCallPhoneNumber productIsNewDays defaultCatalogLayout catalogLayoutChangeable showCategoryImage showBrandImage showAttributesAsPage clearancePriceFilterEnabled paymentTypes vatNumber awrsNumber paymentTermsDays weightMarginPercent s3BucketUrl estimatedDeliveryDay maxBasketItemPcsQuantity maxBasketItemBoxQuantity maxBasketItemKgQuantity showSimplicityLogo searchMaxResults forcedDatabaseUpdateDate hapticFeedbackEnabled scaleBarcodePatterns serviceStatus serviceDisabledType serviceDisabledTitle serviceDisabledMessage serviceDisabledRedirectUrl removeLocalDBNewBuild availableLanguages availableDeliveryTypes privacyUrl termsUrl minCollectionStart show deliveryMinBasketTotal collectionMinBasketTotal facebookUrl twitterUrl instagramUrl linkedinUrl googlePlayDownloadUrl appStoreDownloadUrl contactEmailAddress hCaptchaSiteKey loginWall appEnabled basketAlertMessage basketPriceMarkOptionEnabled basketPriceMarkOptionRequired stockCountVisibilityLimit stockCountVisibilityEnabled showOutOfStockItems blockOutOfStockOrdering contactUsFormCharLimit outOfStockOrdersEnabled hideDefaultProductPrices showAllPricesIncludingVat pricePrecedence currencyCode',
      ContentPage: 'slug title html',
      FaqEntry: 'question answerHtml',
      InitConfig: 'version config reportsErrors',
      OfficeStaffLink: 'state email inviterName',
      Invitation: 'email companyName inviterName',
      LiveVersions: 'baskets orders unreadNotifications catalogue stock settings',
      OpenPaymentPagePayload: 'page secret language refusal',
      OpenRange: 'startTime endTime',
      OpeningHours: 'mon tue wed thu fri sat sun',
      PaymentPage: 'purpose number amount currencyCode companyName isDone gateway formKey challengeSecret',
      PaymentPagePayload: 'refusal challengeSecret',
      PaymentTypeSetting: 'name enabled',
      ShowFlags: 'termsAndConditions privacyPolicy reportAProblem faq aboutUs contactUs',
      Version: 'versionNumber forced',
    },
  },
  {
    by: ['claims.read', 'service'],
    fields: {
      OfficeClaim: 'claim companyCode companyName email',
    },
  },
  {
    by: ['claims.read'],
    fields: {
      OfficeClaimList: 'nodes endCursor hasNextPage count',
    },
  },
  {
    by: ['service'],
    fields: {
      ContactMessage: 'id name email telephone message sentAt',
      ContactMessageList: 'nodes endCursor hasNextPage count',
    },
  },
  {
    by: ['ledger'],
    fields: {
      CreditPayload: 'number refusal',
      RefundCreditPayload: 'balance refusal maxAmount',
      ReversePaymentPayload: 'balance refusal',
      CreditRefusal: 'type position maxAmount maxQuantity',
      RecordPaymentPayload: 'balance refusal maxAmount',
    },
  },
  {
    by: ['company.sites', 'customer'],
    fields: {
      DeliverySite:
        'id isCompany name address1 address2 address3 city postCode country contactName telephone instructions',
    },
  },
  {
    by: ['orders.read'],
    fields: {
      OfficeOrder: 'order companyCode companyName placedBy toCollect lines history adjustments',
      OfficeOrderList: 'nodes endCursor hasNextPage count',
      OfficeOrderEvent: 'fromState state at by note',
      OfficeOrderLine: 'line shelfLocation maxQuantity',
      OrderAdjustment: 'position quantityBefore quantityAfter netBefore netAfter by note agreedBy at',
    },
  },
  {
    by: ['customer', 'orders.decide', 'orders.handOver', 'orders.pick', 'orders.refund', 'orders.release'],
    fields: {
      OrderChangePayload: 'order refusal',
      OrderChangeRefusal: 'type position reason maxAmount maxQuantity message',
    },
  },
  {
    by: [
      'claims.read',
      'customer',
      'orders.decide',
      'orders.handOver',
      'orders.pick',
      'orders.read',
      'orders.refund',
      'orders.release',
      'service',
    ],
    fields: {
      OrderLine:
        'position productId product code name pSize pictureUrl unit unitKind piecesPerBox quantity price priceKind vatRate net vat suppliedQuantity suppliedNet suppliedVat substitutesPosition note substitutionWish',
    },
  },
  {
    by: ['ledger', 'orders.refund'],
    fields: {
      OfficePaymentProblemList: 'nodes endCursor hasNextPage count',
      OfficePaymentProblem:
        'kind order companyCode companyName currencyCode amount since answerBy refundId note',
    },
  },
  {
    by: ['staff'],
    fields: {
      OfficeVersions: 'orders claims applications imports',
      StaffMember: 'email name role',
    },
  },
  {
    by: ['people'],
    fields: {
      OfficeStaffChange: 'at kind byName before after',
      OfficeStaffInvitation: 'sentAt expiresAt isValid',
      OfficeStaffMember:
        'code version email name role state hasJoined hasSecondFactor since lastUsedAt invitation sessions changes',
      OfficeStaffSession: 'id device isCurrent openedAt lastUsedAt endsAt',
    },
  },
  {
    by: ['company.details', 'customer'],
    fields: {
      User: 'name firebaseUserUID code contact email address1 address2 address3 city country postCode telephone telephone2 mobile fax companyName contactName role userCode creditLimit currencyCode marketingEmailEnabled marketingSmsEnabled marketingNotificationEnabled showAllPricesIncludingVat hideDefaultProductPrices substitutionWish',
    },
  },
]
