import { pictureAddress } from '@provender/catalogue/picture-address'
import type { Config } from '@provender/domain/config/config'
import { builder } from '../../kernel/graphql/builder.ts'
import { markdownToHtml } from './markdown.ts'

const ShowFlags = builder.objectRef<Config['show']>('ShowFlags')
builder.objectType(ShowFlags, {
  fields: (t) => ({
    termsAndConditions: t.exposeBoolean('termsAndConditions'),
    privacyPolicy: t.exposeBoolean('privacyPolicy'),
    reportAProblem: t.exposeBoolean('reportAProblem'),
    faq: t.exposeBoolean('faq'),
    aboutUs: t.exposeBoolean('aboutUs'),
    contactUs: t.exposeBoolean('contactUs'),
  }),
})

const PaymentTypeSetting = builder.objectRef<Config['paymentTypes'][number]>('PaymentTypeSetting')
builder.objectType(PaymentTypeSetting, {
  fields: (t) => ({ name: t.exposeString('name'), enabled: t.exposeBoolean('enabled') }),
})

export const ConfigType = builder.objectRef<Config>('Config')
builder.objectType(ConfigType, {
  description: 'The wholesaler’s settings (docs/product-rules.md#settings).',
  fields: (t) => ({
    warehouseTimezone: t.exposeString('warehouseTimezone'),
    warehouseName: t.exposeString('warehouseName'),
    warehouseAddress: t.exposeString('warehouseAddress'),
    slugName: t.exposeString('slugName'),
    appName: t.exposeString('appName'),
    logoUrl: t.string({
      nullable: true,
      resolve: (config) => pictureAddress(config.logo, config),
      description: 'Replaces the name in the header of every page.',
    }),
    registerCallPhoneNumber: t.exposeString('registerCallPhoneNumber'),
    forgotPasswordCallPhoneNumber: t.exposeString('forgotPasswordCallPhoneNumber'),
    activateCallPhoneNumber: t.exposeString('activateCallPhoneNumber'),
    productIsNewDays: t.exposeInt('productIsNewDays'),
    defaultCatalogLayout: t.exposeString('defaultCatalogLayout', { description: 'grid or list' }),
    catalogLayoutChangeable: t.exposeBoolean('catalogLayoutChangeable'),
    showCategoryImage: t.exposeBoolean('showCategoryImage'),
    showBrandImage: t.exposeBoolean('showBrandImage'),
    showAttributesAsPage: t.exposeBoolean('showAttributesAsPage'),
    clearancePriceFilterEnabled: t.exposeBoolean('clearancePriceFilterEnabled'),
    paymentTypes: t.field({ type: [PaymentTypeSetting], resolve: ({ paymentTypes }) => paymentTypes }),
    vatNumber: t.exposeString('vatNumber'),
    awrsNumber: t.exposeString('awrsNumber'),
    paymentTermsDays: t.exposeInt('paymentTermsDays'),
    weightMarginPercent: t.exposeInt('weightMarginPercent', {
      description: 'How much heavier than ordered a line sold by weight may be without anybody’s agreement.',
    }),
    s3BucketUrl: t.exposeString('s3BucketUrl'),
    estimatedDeliveryDay: t.exposeInt('estimatedDeliveryDay'),
    maxBasketItemPcsQuantity: t.exposeInt('maxBasketItemPcsQuantity'),
    maxBasketItemBoxQuantity: t.exposeInt('maxBasketItemBoxQuantity'),
    maxBasketItemKgQuantity: t.exposeInt('maxBasketItemKgQuantity'),
    showSimplicityLogo: t.exposeBoolean('showSimplicityLogo'),
    searchMaxResults: t.exposeInt('searchMaxResults'),
    forcedDatabaseUpdateDate: t.exposeString('forcedDatabaseUpdateDate', { nullable: true }),
    hapticFeedbackEnabled: t.exposeBoolean('hapticFeedbackEnabled'),
    scaleBarcodePatterns: t.exposeStringList('scaleBarcodePatterns', {
      description: 'How scales write their barcodes: `21IIIIIWWWWWC` (docs/product-rules.md#scale-barcodes).',
    }),
    serviceStatus: t.exposeBoolean('serviceStatus'),
    serviceDisabledType: t.exposeString('serviceDisabledType'),
    serviceDisabledTitle: t.exposeString('serviceDisabledTitle'),
    serviceDisabledMessage: t.string({
      resolve: ({ serviceDisabledMessage }) => markdownToHtml(serviceDisabledMessage),
      description: 'Sanitised HTML, without scripts.',
    }),
    serviceDisabledRedirectUrl: t.exposeString('serviceDisabledRedirectUrl'),
    removeLocalDBNewBuild: t.exposeBoolean('removeLocalDBNewBuild'),
    availableLanguages: t.exposeStringList('availableLanguages'),
    availableDeliveryTypes: t.exposeStringList('availableDeliveryTypes'),
    privacyUrl: t.exposeString('privacyUrl'),
    termsUrl: t.exposeString('termsUrl'),
    minCollectionStart: t.exposeInt('minCollectionStart'),
    show: t.field({ type: ShowFlags, resolve: ({ show }) => show }),
    deliveryMinBasketTotal: t.expose('deliveryMinBasketTotal', { type: 'Money' }),
    collectionMinBasketTotal: t.expose('collectionMinBasketTotal', { type: 'Money' }),
    facebookUrl: t.exposeString('facebookUrl'),
    twitterUrl: t.exposeString('twitterUrl'),
    instagramUrl: t.exposeString('instagramUrl'),
    linkedinUrl: t.exposeString('linkedinUrl'),
    googlePlayDownloadUrl: t.exposeString('googlePlayDownloadUrl'),
    appStoreDownloadUrl: t.exposeString('appStoreDownloadUrl'),
    contactEmailAddress: t.exposeString('contactEmailAddress'),
    hCaptchaSiteKey: t.exposeString('hCaptchaSiteKey'),
    loginWall: t.exposeBoolean('loginWall'),
    appEnabled: t.exposeBoolean('appEnabled'),
    basketAlertMessage: t.exposeString('basketAlertMessage'),
    basketPriceMarkOptionEnabled: t.exposeBoolean('basketPriceMarkOptionEnabled'),
    basketPriceMarkOptionRequired: t.exposeBoolean('basketPriceMarkOptionRequired'),
    stockCountVisibilityLimit: t.exposeInt('stockCountVisibilityLimit'),
    stockCountVisibilityEnabled: t.exposeBoolean('stockCountVisibilityEnabled'),
    showOutOfStockItems: t.exposeBoolean('showOutOfStockItems'),
    blockOutOfStockOrdering: t.exposeBoolean('blockOutOfStockOrdering'),
    contactUsFormCharLimit: t.exposeInt('contactUsFormCharLimit'),
    outOfStockOrdersEnabled: t.exposeBoolean('outOfStockOrdersEnabled'),
    hideDefaultProductPrices: t.exposeBoolean('hideDefaultProductPrices'),
    showAllPricesIncludingVat: t.exposeBoolean('showAllPricesIncludingVat'),
    pricePrecedence: t.exposeString('pricePrecedence', { description: 'kind or lowest' }),
    currencyCode: t.exposeString('currencyCode'),
  }),
})
