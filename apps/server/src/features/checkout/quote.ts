import { findProduct } from '@provender/catalogue/catalogue'
import {
  type Basket,
  findBasket,
  type FulfilmentMethod,
  fulfilmentMethods,
} from '@provender/domain/basket/basket'
import { priceBasket, type PricedBasket } from '@provender/domain/basket/price-basket'
import { refusalOfCharge } from '@provender/domain/checkout/choices'
import { minimumOf, missingToMinimum } from '@provender/domain/checkout/quote'
import { type QuoteContent, quotedLines } from '@provender/domain/checkout/quote-content'
import type { BasketId, SiteId } from '@provender/domain/ids'
import type { Minor } from '@provender/domain/money/money'
import { type PaymentType, paymentTypes } from '@provender/domain/order/order'
import type { Site } from '@provender/domain/site/site'
import type { Deps } from '../../kernel/deps.ts'
import type { CatalogueViewer } from '../../kernel/identity/catalogue-viewer.ts'
import type { SignedInUser, UserSite } from '../../kernel/identity/signed-in-user.ts'
import { pricingContext } from '../basket/price-context.ts'
import { selectSite } from '../site/customer-sites.ts'
import { cardHoldOf } from './card-hold.ts'
import { offeredDeliveryDays } from './fulfilment-times.ts'
import { type QuoteTerms, writeQuote } from './quote-token.ts'

const quoteLastsMs = 15 * 60_000

/**
 * The quote that a customer sees before an order, and accepts by sending `token` back
 * (docs/promises.md#price-shown-price-charged).
 */
export interface Quote {
  readonly basket: Basket
  readonly priced: PricedBasket
  /** Determines the prices at the time of the quote. */
  readonly viewer: CatalogueViewer
  readonly user: SignedInUser
  readonly site: UserSite | null
  readonly quoted: QuoteContent
  readonly token: string
  readonly expiresAtMs: number
}

export type QuoteDeps = Pick<Deps, 'baskets' | 'catalogue' | 'clock' | 'gateway' | 'secrets' | 'wholesaler'>

export interface Buyer {
  readonly user: SignedInUser
  readonly viewer: CatalogueViewer
}

/** Null selects the active basket and the site of the last delivery. */
export interface QuoteRequest {
  readonly basketId: BasketId | null
  readonly siteId: SiteId | null
}

/** Quotes a basket; undefined if it does not exist. */
export async function createQuote(
  deps: QuoteDeps,
  { user, viewer }: Buyer,
  request: QuoteRequest,
): Promise<Quote | undefined> {
  const { companyId } = user
  const { baskets } = await deps.baskets.read(companyId)
  const basket = findBasket(baskets, request.basketId)
  if (!basket) return undefined
  const priced = priceBasket(basket.lines, pricingContext(deps, viewer))
  const site = selectSite(user, request.siteId)
  const issuedAtMs = deps.clock.nowMs()
  const quoted = quotedOf(deps, { user, viewer }, { priced, site, nowMs: issuedAtMs })
  return {
    basket,
    priced,
    viewer,
    user,
    site,
    quoted,
    token: writeQuote(deps.secrets.tokenKey, quoteTerms({ user, viewer }), {
      basketId: basket.id,
      issuedAtMs,
      quoted,
    }),
    expiresAtMs: issuedAtMs + quoteLastsMs,
  }
}

export function quoteTerms({ user, viewer }: Buyer): QuoteTerms {
  return {
    companyId: user.companyId,
    currencyCode: viewer.currencyCode,
    weightMarginPercent: viewer.config.weightMarginPercent,
  }
}

interface QuoteInput {
  readonly priced: PricedBasket
  readonly site: UserSite | null
  readonly nowMs: number
}

export function quotedOf(
  deps: Pick<Deps, 'gateway' | 'wholesaler'>,
  { user, viewer }: Buyer,
  { priced, site, nowMs }: QuoteInput,
): QuoteContent {
  const types = paymentTypesFor(deps, { viewer, user, priced })
  return {
    lines: quotedLines(priced.lines, (id) => findProduct(viewer.catalogue, id)),
    methods: fulfilmentMethods.flatMap((method) =>
      methodTerms(viewer, user, priced.totals.net)
        .filter((terms) => terms.method === method)
        .map(({ minimum }) => ({ method, minimum })),
    ),
    site: site && plainSite(site),
    deliveryDays: offeredDeliveryDays(deps, site, nowMs).map(({ date }) => date),
    slot: null,
    paymentTypes: paymentTypes.filter((type) => types.includes(type)),
  }
}

function plainSite({ routeId: _route, row: _row, ...site }: UserSite): Site {
  return site
}

/** True if a quote of that time is still valid. */
export function isQuoteFresh({ issuedAtMs }: { readonly issuedAtMs: number }, nowMs: number): boolean {
  return issuedAtMs + quoteLastsMs >= nowMs
}

export interface MethodTerms {
  readonly method: FulfilmentMethod
  readonly minimum: Minor
  /** The amount still missing; 0 if the minimum is met. */
  readonly missing: Minor
}

/** The methods that a customer can choose, with their minimums. */
export function methodTerms(
  { config }: CatalogueViewer,
  user: SignedInUser,
  net: Minor,
): readonly MethodTerms[] {
  return config.availableDeliveryTypes
    .filter((method) => method === 'CLICK_AND_COLLECT' || user.sites.length > 0)
    .map((method) => {
      const minimum = minimumOf(config, method)
      return { method, minimum, missing: missingToMinimum(net, minimum) }
    })
}

interface Payer {
  readonly viewer: CatalogueViewer
  readonly user: SignedInUser
  readonly priced: PricedBasket
}

/**
 * The enabled payment types that suit a basket. Cards need a gateway and an amount to pay; an account needs a credit
 * limit.
 */
export function paymentTypesFor(
  { gateway }: Pick<Deps, 'gateway'>,
  { viewer, user, priced }: Payer,
): readonly PaymentType[] {
  const isAccepted: Readonly<Record<PaymentType, boolean>> = {
    CASH: true,
    CARD: canHoldOnCard(gateway, user.currencyCode, cardHoldOf(priced, viewer)),
    ACCOUNT: hasAccount(user),
  }
  return viewer.config.paymentTypes
    .filter(({ name, enabled }) => enabled && isAccepted[name])
    .map(({ name }) => name)
}

function canHoldOnCard(gateway: Deps['gateway'], currencyCode: string, hold: Minor): boolean {
  if (!gateway?.supportsCurrency(currencyCode)) return false
  return refusalOfCharge(gateway.chargeBounds(currencyCode), hold) === null
}

export function hasAccount({ creditLimitMinor }: SignedInUser): boolean {
  return creditLimitMinor !== null && creditLimitMinor > 0
}
