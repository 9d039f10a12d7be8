import type { Config } from '@provender/domain/config/config'

type Leaf<Key extends keyof Config> = Config[Key] extends readonly unknown[]
  ? Key
  : Config[Key] extends Readonly<Record<string, unknown>>
    ? `${Key}.${Extract<keyof Config[Key], string>}`
    : Key

/** Every single setting: `appName`, and within groups `show.faq`. */
export type ConfigKey = { [Key in keyof Config]: Leaf<Key> }[keyof Config]

/** The description of each setting for its user. */
export const settingDescriptions: Readonly<Record<ConfigKey, string>> = {
  'version.versionNumber':
    'The newest version of the web shop, and of apps without their own number. Older versions offer an update',
  'version.forced': 'Older versions must be updated before they can be used',
  'version.android': 'The newest version in the Android store. 0 means version.versionNumber',
  'version.ios': 'The newest version in the iPhone store. 0 means version.versionNumber',
  warehouseTimezone: 'The time zone of opening hours, cut-offs, and the start and end of promotions',
  warehouseName: 'The name of the warehouse, where customers collect, on screens and documents',
  warehouseAddress: 'The address of the warehouse',
  slugName: 'The id of the app that browsers install from the shop',
  appName: 'The name of the shop, on screens and as an installed app',
  logo: 'A picture that replaces the name at the top of every page',
  registerCallPhoneNumber: 'The telephone number for becoming a customer',
  forgotPasswordCallPhoneNumber: 'The telephone number for a forgotten password',
  activateCallPhoneNumber: 'The telephone number for activating an account',
  productIsNewDays: 'The number of days after its creation in which a product counts as new',
  defaultCatalogLayout: 'The layout of product lists until the customer changes it',
  catalogLayoutChangeable: 'Customers can switch between grid and list',
  showCategoryImage: 'Categories are shown with pictures',
  showBrandImage: 'Brands and other attributes are shown with pictures',
  showAttributesAsPage: 'Categories, brands and countries have their own pages',
  clearancePriceFilterEnabled: 'Customers can filter lists by clearance price',
  paymentTypes: 'The payment methods for orders',
  vatNumber: 'The VAT number on invoices and credit notes',
  awrsNumber: 'The number in the Alcohol Wholesaler Registration Scheme (AWRS) on invoices and credit notes',
  weightMarginPercent:
    'How much heavier than ordered a line sold by weight may be, in percent. A card is held for it; more needs an agreement',
  paymentTermsDays: 'Days from an invoice to its due date. 0 means the same day',
  s3BucketUrl: 'The web address of the pictures. If empty, they are on this server',
  estimatedDeliveryDay: 'Days from today to the first possible delivery',
  maxBasketItemPcsQuantity: 'The maximum number of pieces of a product in a basket',
  maxBasketItemBoxQuantity: 'The maximum number of boxes of a product in a basket',
  maxBasketItemKgQuantity: 'The maximum number of kilograms of a product in a basket',
  showSimplicityLogo: 'The footer says that the shop is powered by Provender',
  searchMaxResults: 'The maximum number of products that a search finds',
  forcedDatabaseUpdateDate: 'From this date on, devices download the catalogue again if their copy is older',
  hapticFeedbackEnabled: 'Phones vibrate when customers use the shop',
  scaleBarcodePatterns:
    'The patterns of barcodes that scales print, with an item number and a weight or price. If empty, they are read as any other code',
  serviceStatus: 'The shop is open. If no, the service page replaces it',
  serviceDisabledType: 'The type of the service page, which decides its illustration',
  serviceDisabledTitle: 'The title of the service page',
  serviceDisabledMessage: 'The text of the service page',
  serviceDisabledRedirectUrl: 'A web address that the service page links to',
  removeLocalDBNewBuild: 'Devices delete their copy of the catalogue when the shop is updated',
  availableLanguages: 'The languages that customers can choose',
  availableDeliveryTypes: 'Delivery, collection, or both',
  privacyUrl: 'The web address of a privacy policy that replaces the page privacy-policy',
  termsUrl: 'The web address of terms and conditions that replace the page terms-and-conditions',
  minCollectionStart: 'Minutes from now to the first collection slot',
  maxCollectionsPerSlot:
    'The maximum number of orders in a collection slot of 15 minutes; none means no limit',
  'show.termsAndConditions': 'The footer links to the terms and conditions',
  'show.privacyPolicy': 'The footer links to the privacy policy',
  'show.reportAProblem': 'Customers can report a problem',
  'show.faq': 'The footer links to questions and answers',
  'show.aboutUs': 'The footer links to the page about the wholesaler',
  'show.contactUs': 'The footer links to the contact form',
  deliveryMinBasketTotal: 'The minimum order for delivery, net',
  collectionMinBasketTotal: 'The minimum order for collection, net',
  facebookUrl: 'The Facebook link in the footer',
  twitterUrl: 'The Twitter link in the footer',
  instagramUrl: 'The Instagram link in the footer',
  linkedinUrl: 'The LinkedIn link in the footer',
  googlePlayDownloadUrl: 'The address of the Android app in the store',
  appStoreDownloadUrl: 'The address of the iPhone app in the store',
  contactEmailAddress:
    'The e-mail address that customers see, and that receives applications, claims and messages',
  hCaptchaSiteKey:
    'The site key of hCaptcha. If set, public forms ask for a captcha. Needs HCAPTCHA_SECRET in the environment',
  loginWall: 'Only signed-in users see products',
  appEnabled: 'The footer offers the app, and installed apps can use the shop',
  'appLinks.androidPackage': 'The Android app that opens links to the shop',
  'appLinks.androidCertificates': 'The SHA-256 fingerprints of the certificates that sign the Android app',
  'appLinks.iosAppIds': 'The iPhone apps that open links to the shop',
  basketAlertMessage: 'A message above every basket',
  basketPriceMarkOptionEnabled: 'Checkout asks whether packs should be price-marked',
  basketPriceMarkOptionRequired: 'Customers must answer the question about price-marked packs',
  stockCountVisibilityLimit: 'Customers see the stock count only up to this number',
  stockCountVisibilityEnabled: 'Customers see stock counts',
  showOutOfStockItems: 'Lists show products that are out of stock',
  blockOutOfStockOrdering: 'Customers cannot order more than is in stock',
  contactUsFormCharLimit: 'The maximum number of characters in a message of the contact form',
  outOfStockOrdersEnabled:
    'Customers can order products that are out of stock, unless blockOutOfStockOrdering is yes',
  hideDefaultProductPrices: 'Standard prices are hidden; the shop shows "Contact us for pricing" instead',
  showAllPricesIncludingVat: 'Prices are shown with VAT',
  pricePrecedence:
    'The price that counts if there are several: the first of clearance, promotion, contract and standard price, or the lowest',
  currencyCode: 'The currency for visitors, and for new companies without their own',
}
