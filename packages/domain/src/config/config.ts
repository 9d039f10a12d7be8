import * as v from 'valibot'
import { isScalePattern, overlap } from '../barcode/scale-barcode.ts'
import { emailAddress } from '../contact/email-address.ts'
import { languages } from '../languages.ts'
import { isCurrencyCode } from '../money/currency.ts'
import { maxUnitPrice, type Minor } from '../money/money.ts'
import { paymentTypes } from '../order/order.ts'
import { isLocalDate } from '../slots/hours.ts'

const flag = (defaultValue: boolean) => v.optional(v.boolean(), defaultValue)
const count = (defaultValue: number, max = 1_000_000, min = 0) =>
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max)), defaultValue)
const text = (defaultValue: string, max = 500) =>
  v.optional(v.pipe(v.string(), v.maxLength(max)), defaultValue)
/** A web address or an empty text. Refuses `javascript:` and similar schemes. */
const address = v.optional(v.union([v.literal(''), v.pipe(v.string(), v.url(), v.regex(/^https?:\/\//))]), '')
const minor = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(maxUnitPrice),
  v.transform((amount) => amount as Minor),
)
/** A build like 220. The stores show the number of an upload, 22003, which would lock out every app if it were forced. */
const build = () => count(0, 9999)

function isPicture(picture: string): boolean {
  if (picture.length > 300 || !/\.(svg|png|webp|avif|jpe?g)$/i.test(picture)) return false
  return /^https:\/\/[^\s/]+\/\S+$/.test(picture) || /^[\w-][\w -]*([./][\w-][\w -]*)*$/.test(picture)
}

function isAndroidPackage(name: string): boolean {
  return name.length <= 200 && /^[a-z]\w*(?:\.[a-z]\w*)+$/i.test(name)
}

/** As the store and `keytool` write it. */
function isFingerprint(text: string): boolean {
  return /^[0-9A-F]{2}(?::[0-9A-F]{2}){31}$/.test(text)
}

function isIosAppId(text: string): boolean {
  return text.length <= 200 && /^[A-Z0-9]{10}(?:\.[a-z0-9-]+)+$/i.test(text)
}

function appList(isValid: (text: string) => boolean, problem: string) {
  return v.optional(v.pipe(v.array(v.pipe(v.string(), v.check(isValid, problem))), v.maxLength(20)), [])
}

const scalePattern = v.pipe(
  v.string(),
  v.check(
    isScalePattern,
    'not 13 characters like 21IIIIIWWWWWC: 02 or 20 to 29 and other fixed digits, then I for the item number, W for the weight in grams or P for the price in pence or cents, and last C for the check digit; no barcode may fit two of them',
  ),
)

/** Two patterns for one barcode would read it differently. */
function fitsOtherBarcodes(pattern: string, index: number, patterns: string[]): boolean {
  return !patterns.slice(0, index).some((other) => overlap(pattern, other))
}

function isTimeZone(name: string): boolean {
  return Intl.supportedValuesOf('timeZone').includes(name) || name === 'UTC'
}

/**
 * Every setting of the wholesaler, with its default (docs/product-rules.md#settings).
 * Amounts are minor units, durations say their unit in the name or are documented here.
 */
export const configSchema = v.strictObject({
  /** The newest version. The installed apps may have their own numbers; 0 uses the number of the web. */
  version: v.optional(
    v.strictObject({ versionNumber: build(), forced: flag(false), android: build(), ios: build() }),
    {},
  ),
  warehouseTimezone: v.optional(v.pipe(v.string(), v.check(isTimeZone, 'not a time zone')), 'Europe/London'),
  /** The place of collection, shown on every document and screen. */
  warehouseName: text('Main warehouse', 120),
  warehouseAddress: text('', 300),
  slugName: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)), 'provender'),
  appName: text('Provender', 60),
  logo: v.optional(
    v.union([
      v.literal(''),
      v.pipe(
        v.string(),
        v.check(
          isPicture,
          'not a picture in DATA_DIR/pictures, like logo.svg, or an address like https://example.com/logo.svg',
        ),
      ),
    ]),
    '',
  ),
  registerCallPhoneNumber: text('', 40),
  forgotPasswordCallPhoneNumber: text('', 40),
  activateCallPhoneNumber: text('', 40),
  productIsNewDays: count(30, 3650),
  defaultCatalogLayout: v.optional(v.picklist(['grid', 'list']), 'grid'),
  catalogLayoutChangeable: flag(true),
  showCategoryImage: flag(true),
  showBrandImage: flag(true),
  showAttributesAsPage: flag(true),
  clearancePriceFilterEnabled: flag(true),
  paymentTypes: v.optional(
    v.array(v.strictObject({ name: v.picklist(paymentTypes), enabled: v.boolean() })),
    [
      { name: 'CASH', enabled: true },
      { name: 'CARD', enabled: true },
      { name: 'ACCOUNT', enabled: true },
    ],
  ),
  vatNumber: text('', 40),
  awrsNumber: text('', 40),
  paymentTermsDays: count(30, 365),
  /** How much heavier than ordered a weighed line may be without anybody's consent. */
  weightMarginPercent: count(15, 100),
  s3BucketUrl: address,
  estimatedDeliveryDay: count(1, 30),
  maxBasketItemPcsQuantity: count(999, 100_000),
  maxBasketItemBoxQuantity: count(999, 100_000),
  maxBasketItemKgQuantity: count(999, 100_000),
  showSimplicityLogo: flag(true),
  searchMaxResults: count(500, 10_000, 1),
  forcedDatabaseUpdateDate: v.optional(
    v.nullable(v.pipe(v.string(), v.isoDate(), v.check(isLocalDate))),
    null,
  ),
  hapticFeedbackEnabled: flag(true),
  /** How scales write their barcodes (docs/product-rules.md#scale-barcodes); empty reads none of them. */
  scaleBarcodePatterns: v.optional(
    v.pipe(v.array(scalePattern), v.maxLength(20), v.checkItems(fitsOtherBarcodes)),
    [],
  ),
  /** False shows the service page instead of the shop. */
  serviceStatus: flag(true),
  serviceDisabledType: v.optional(v.picklist(['MAINTENANCE', 'ERROR']), 'MAINTENANCE'),
  serviceDisabledTitle: text('', 200),
  serviceDisabledMessage: text('', 5000),
  serviceDisabledRedirectUrl: address,
  removeLocalDBNewBuild: flag(false),
  availableLanguages: v.optional(v.pipe(v.array(v.picklist(languages)), v.minLength(1)), [...languages]),
  availableDeliveryTypes: v.optional(v.array(v.picklist(['DELIVERY', 'CLICK_AND_COLLECT'])), [
    'DELIVERY',
    'CLICK_AND_COLLECT',
  ]),
  privacyUrl: address,
  termsUrl: address,
  /** Minutes from now to the first collection slot. */
  minCollectionStart: count(45, 20_160),
  maxCollectionsPerSlot: v.optional(
    v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000))),
    null,
  ),
  show: v.optional(
    v.strictObject({
      termsAndConditions: flag(true),
      privacyPolicy: flag(true),
      reportAProblem: flag(true),
      faq: flag(true),
      aboutUs: flag(true),
      contactUs: flag(true),
    }),
    {},
  ),
  /** Net, minor units. */
  deliveryMinBasketTotal: v.optional(minor, 0 as Minor),
  collectionMinBasketTotal: v.optional(minor, 0 as Minor),
  facebookUrl: address,
  twitterUrl: address,
  instagramUrl: address,
  linkedinUrl: address,
  googlePlayDownloadUrl: address,
  appStoreDownloadUrl: address,
  contactEmailAddress: v.optional(v.union([v.literal(''), emailAddress('not an e-mail address')]), ''),
  hCaptchaSiteKey: text('', 100),
  loginWall: flag(false),
  appEnabled: flag(false),
  appLinks: v.optional(
    v.strictObject({
      androidPackage: v.optional(
        v.union([
          v.literal(''),
          v.pipe(v.string(), v.check(isAndroidPackage, 'not a name like com.example.orders')),
        ]),
        '',
      ),
      androidCertificates: appList(
        isFingerprint,
        'not the SHA-256 fingerprint of a certificate, like AB:CD:…',
      ),
      iosAppIds: appList(isIosAppId, 'not a team and a bundle like A1B2C3D4E5.com.example.orders'),
    }),
    {},
  ),
  basketAlertMessage: text('', 500),
  basketPriceMarkOptionEnabled: flag(false),
  basketPriceMarkOptionRequired: flag(false),
  /** The number is shown only up to this count. */
  stockCountVisibilityLimit: count(10),
  stockCountVisibilityEnabled: flag(true),
  showOutOfStockItems: flag(true),
  blockOutOfStockOrdering: flag(true),
  contactUsFormCharLimit: count(2000, 20_000),
  outOfStockOrdersEnabled: flag(false),
  hideDefaultProductPrices: flag(false),
  showAllPricesIncludingVat: flag(false),
  pricePrecedence: v.optional(v.picklist(['kind', 'lowest']), 'kind'),
  currencyCode: v.optional(v.pipe(v.string(), v.check(isCurrencyCode, 'not a currency of ISO 4217')), 'GBP'),
})

export type Config = v.InferOutput<typeof configSchema>

export const defaultConfig: Config = v.parse(configSchema, {})

/**
 * Instead of the default for a setting whose stored value this version refuses, where the default would show, allow or
 * lend more than the wholesaler may have chosen.
 */
export const safestValues: Partial<Config> = {
  loginWall: true,
  hideDefaultProductPrices: true,
  stockCountVisibilityEnabled: false,
  stockCountVisibilityLimit: 0,
  serviceStatus: false,
  // No site has this key: the public forms accept nothing.
  hCaptchaSiteKey: 'refused',
  paymentTypes: defaultConfig.paymentTypes.map(({ name }) => ({ name, enabled: name !== 'ACCOUNT' })),
}
