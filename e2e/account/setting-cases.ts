import type { APIRequestContext } from '@playwright/test'
import { butter, mopHead } from '../screens/shop-screen.ts'

/** A product that is sold out in the demo data. */
const soldOut = '384'

interface Viewers {
  readonly visitor: APIRequestContext
  readonly shopper: APIRequestContext
}

interface Case {
  /** The changed settings, and the result with and without them. */
  readonly set: Readonly<Record<string, string>>
  readonly see: (viewers: Viewers) => Promise<unknown>
  readonly without: unknown
  readonly with: unknown
}

async function main(request: APIRequestContext, path: string): Promise<string> {
  const html = await (await request.get(path)).text()
  return /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? html
}

async function status(request: APIRequestContext, path: string): Promise<number> {
  return (await request.get(path)).status()
}

async function total(request: APIRequestContext, path: string): Promise<number> {
  return Number(/([\d,]+) products?</.exec(await main(request, path))?.[1]?.replaceAll(',', ''))
}

const has = (path: string, text: string) => async (viewers: Viewers) =>
  (await main(viewers.visitor, path)).includes(text)

async function stockCounts({ visitor }: Viewers): Promise<readonly number[]> {
  const query = '{ products(pageSize: 100) { products { stockStatus { stockCount } } } }'
  const answer = await visitor.post('/graphql', { headers: { deviceid: 'journeys' }, data: { query } })
  const { data } = (await answer.json()) as {
    readonly data: { readonly products: { readonly products: readonly StockResponse[] } }
  }
  return data.products.products.flatMap(({ stockStatus: { stockCount } }) => stockCount ?? [])
}

interface StockResponse {
  readonly stockStatus: { readonly stockCount: number | null }
}

async function offeredAction({ shopper }: Viewers): Promise<string | undefined> {
  const found = /<button[^>]*aria-label="(Notify me|Add),[^"]*"[^>]*>/.exec(
    await main(shopper, `/product/${soldOut}`),
  )
  return found?.[0].includes('disabled=""') ? 'nothing' : found?.[1]
}

async function helpPages({ visitor, shopper }: Viewers) {
  const html = await (await shopper.get('/about-us')).text()
  const footer = /<footer[\s\S]*<\/footer>/.exec(html)?.[0] ?? ''
  return {
    contact: await status(visitor, '/contact-us'),
    faq: await status(visitor, '/faq'),
    centre: await status(shopper, '/account/help-centre'),
    report: await status(shopper, '/account/help-centre/report'),
    links: ['/faq', '/account/help-centre', '/contact-us'].filter((href) =>
      footer.includes(`href="${href}"`),
    ),
  }
}

export const cases: readonly Case[] = [
  {
    set: { productIsNewDays: '0' },
    see: async ({ visitor }) => (await total(visitor, '/shop?isNew=true')) > 0,
    without: true,
    with: false,
  },
  {
    set: { defaultCatalogLayout: 'list' },
    see: has('/shop', 'Box or kg'),
    without: false,
    with: true,
  },
  {
    set: { catalogLayoutChangeable: 'false' },
    see: async (viewers) => [
      await has('/shop', 'aria-label="Layout"')(viewers),
      await has('/shop?layout=list', 'Box or kg')(viewers),
    ],
    without: [true, true],
    with: [false, false],
  },
  { set: { showCategoryImage: 'false' }, see: has('/categories', '<img'), without: true, with: false },
  { set: { showBrandImage: 'false' }, see: has('/brands', '<img'), without: true, with: false },
  {
    set: { showAttributesAsPage: 'false' },
    see: ({ visitor }) =>
      Promise.all(['/categories', '/brands', '/countries'].map((path) => status(visitor, path))),
    without: [200, 200, 200],
    with: [404, 404, 404],
  },
  {
    set: { clearancePriceFilterEnabled: 'false' },
    see: async ({ visitor }) => {
      const [all, some] = [await total(visitor, '/shop'), await total(visitor, '/shop?clearance=true')]
      return { isOffered: /<span>Clearance<\/span>/.test(await main(visitor, '/shop')), narrows: some < all }
    },
    without: { isOffered: true, narrows: true },
    with: { isOffered: false, narrows: false },
  },
  {
    set: { searchMaxResults: '5' },
    see: async ({ visitor }) => (await total(visitor, '/shop?q=cheese')) <= 5,
    without: false,
    with: true,
  },
  {
    set: { logo: 'https://pictures.example/logo.svg' },
    see: async ({ visitor }) =>
      /<header[\s\S]*src="https:\/\/pictures\.example\/logo\.svg"[\s\S]*<\/header>/.test(
        await (await visitor.get('/faq')).text(),
      ),
    without: false,
    with: true,
  },
  {
    set: { s3BucketUrl: 'https://pictures.example/provender' },
    see: has(butter.page, 'src="https://pictures.example/provender/'),
    without: false,
    with: true,
  },
  {
    set: { stockCountVisibilityEnabled: 'false' },
    see: async (viewers) => (await stockCounts(viewers)).length > 0,
    without: true,
    with: false,
  },
  {
    set: { stockCountVisibilityLimit: '3' },
    see: async (viewers) => (await stockCounts(viewers)).some((count) => count > 3),
    without: true,
    with: false,
  },
  {
    set: { showOutOfStockItems: 'false' },
    see: async ({ visitor }) => ({
      isListed: (await main(visitor, '/shop?q=101541')).includes(`-${soldOut}"`),
      opens: await status(visitor, `/product/${soldOut}`),
    }),
    without: { isListed: true, opens: 200 },
    with: { isListed: false, opens: 200 },
  },
  { set: { outOfStockOrdersEnabled: 'true' }, see: offeredAction, without: 'Notify me', with: 'nothing' },
  { set: { blockOutOfStockOrdering: 'false' }, see: offeredAction, without: 'Notify me', with: 'Notify me' },
  {
    set: { outOfStockOrdersEnabled: 'true', blockOutOfStockOrdering: 'false' },
    see: offeredAction,
    without: 'Notify me',
    with: 'Add',
  },
  {
    set: { hideDefaultProductPrices: 'true' },
    see: async (viewers) => [
      await has(mopHead.page, 'Contact us for pricing')(viewers),
      await has('/shop', 'Lowest price')(viewers),
    ],
    without: [false, true],
    with: [true, false],
  },
  {
    set: { showAllPricesIncludingVat: 'true' },
    see: has(mopHead.page, 'box inc VAT'),
    without: false,
    with: true,
  },
  { set: { currencyCode: 'EUR' }, see: has(mopHead.page, '€'), without: false, with: true },
  {
    set: { 'show.contactUs': 'false', 'show.reportAProblem': 'false' },
    see: helpPages,
    without: {
      contact: 200,
      faq: 200,
      centre: 200,
      report: 200,
      links: ['/faq', '/account/help-centre', '/contact-us'],
    },
    with: { contact: 404, faq: 200, centre: 200, report: 404, links: ['/faq', '/account/help-centre'] },
  },
  {
    set: { 'show.faq': 'false', 'show.reportAProblem': 'false' },
    see: helpPages,
    without: {
      contact: 200,
      faq: 200,
      centre: 200,
      report: 200,
      links: ['/faq', '/account/help-centre', '/contact-us'],
    },
    with: { contact: 200, faq: 404, centre: 404, report: 404, links: ['/contact-us'] },
  },
  {
    set: { serviceStatus: 'false' },
    see: ({ visitor }) => status(visitor, '/shop'),
    without: 200,
    with: 503,
  },
]

/** Settings that do not change the catalogue, need a browser, or belong to the shell. Other files test them. */
export const testedInOtherFiles = [
  'loginWall version warehouseTimezone warehouseName warehouseAddress slugName appName registerCallPhoneNumber',
  'forgotPasswordCallPhoneNumber activateCallPhoneNumber paymentTypes estimatedDeliveryDay showSimplicityLogo',
  'maxBasketItemPcsQuantity maxBasketItemBoxQuantity maxBasketItemKgQuantity pricePrecedence weightMarginPercent',
  'forcedDatabaseUpdateDate removeLocalDBNewBuild hapticFeedbackEnabled availableLanguages availableDeliveryTypes scaleBarcodePatterns',
  'serviceDisabledType serviceDisabledTitle serviceDisabledMessage serviceDisabledRedirectUrl privacyUrl termsUrl',
  'minCollectionStart maxCollectionsPerSlot show deliveryMinBasketTotal collectionMinBasketTotal facebookUrl twitterUrl instagramUrl',
  'linkedinUrl googlePlayDownloadUrl appStoreDownloadUrl contactEmailAddress hCaptchaSiteKey appEnabled appLinks',
  'basketAlertMessage basketPriceMarkOptionEnabled basketPriceMarkOptionRequired contactUsFormCharLimit vatNumber awrsNumber paymentTermsDays',
].flatMap((line) => line.split(' '))
