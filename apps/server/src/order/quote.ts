import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto'
import { type Basket, findBasket, type FulfilmentMethod } from '@provender/domain/basket/basket'
import { type PricedBasket, priceBasket } from '@provender/domain/basket/price-basket'
import type { BasketId, CompanyId } from '@provender/domain/ids'
import type { Minor } from '@provender/domain/money/money'
import type { PaymentType } from '@provender/domain/order/order'
import { minimumOf, missingToMinimum, quoteFingerprint } from '@provender/domain/order/quote'
import type { CollectionRules } from '@provender/domain/slots/collection'
import type { DeliveryRules } from '@provender/domain/slots/delivery'
import type { Customer } from '../account/customer.ts'
import { pricingContextOf } from '../basket/price-context.ts'
import type { CatalogueViewer } from '../catalogue/catalogue-viewer.ts'
import type { Deps } from '../deps.ts'
import { cardHoldOf } from './card-hold.ts'

const quoteLastsMs = 15 * 60_000

/** What a customer is shown before she orders, and what she agrees to by sending `token` back (guarantee G8). */
export interface Quote {
  readonly basket: Basket
  readonly priced: PricedBasket
  /** Whose prices they are, as of when the quote was made. */
  readonly viewer: CatalogueViewer
  readonly token: string
  readonly expiresAtMs: number
}

export interface MethodTerms {
  readonly method: FulfilmentMethod
  /** Net; 0 for none. */
  readonly minimum: Minor
  /** What is missing to it; 0 when it is met. */
  readonly missing: Minor
}

type QuoteDeps = Pick<Deps, 'baskets' | 'catalogue' | 'clock' | 'secrets' | 'wholesaler'>

/** Quotes a basket, the active one without an id; undefined when it is not there. */
export async function makeQuote(
  deps: QuoteDeps,
  buyer: { readonly customer: Customer; readonly viewer: CatalogueViewer },
  basketId: BasketId | null,
): Promise<Quote | undefined> {
  const { companyId } = buyer.customer
  const { baskets } = await deps.baskets.fresh(companyId)
  const basket = findBasket(baskets, basketId)
  if (!basket) return undefined
  const priced = priceBasket(basket.lines, pricingContextOf(deps, buyer.viewer))
  const nowMs = deps.clock.nowMs()
  return {
    basket,
    priced,
    viewer: buyer.viewer,
    token: signQuote(deps.secrets.tokenKey, { companyId, basketId: basket.id, priced, issuedAtMs: nowMs }),
    expiresAtMs: nowMs + quoteLastsMs,
  }
}

interface QuotedFacts {
  readonly companyId: CompanyId
  readonly basketId: BasketId
  readonly priced: PricedBasket
}

/** When the quote was made, and a signature over that and everything that was shown. */
function signQuote(key: KeyObject, facts: QuotedFacts & { readonly issuedAtMs: number }): string {
  const fingerprint = quoteFingerprint(facts.basketId, facts.priced.lines, facts.priced.totals)
  const signature = createHmac('sha256', key)
    .update(`quote ${facts.companyId} ${facts.issuedAtMs} ${fingerprint}`)
    .digest('base64url')
  return `${facts.issuedAtMs}.${signature}`
}

export type QuoteCheck = 'GOOD' | 'QUOTE_EXPIRED' | 'QUOTE_CHANGED'

/** Does a quote token speak of exactly these lines and prices, and is it still good? */
export function checkQuote(
  key: KeyObject,
  facts: QuotedFacts,
  { token, nowMs }: { readonly token: string; readonly nowMs: number },
): QuoteCheck {
  const issuedAtMs = Number(/^(\d{13})\./.exec(token)?.[1] ?? Number.NaN)
  if (Number.isNaN(issuedAtMs)) return 'QUOTE_CHANGED'
  const expected = Buffer.from(signQuote(key, { ...facts, issuedAtMs }))
  const given = Buffer.from(token)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'QUOTE_CHANGED'
  return issuedAtMs + quoteLastsMs >= nowMs ? 'GOOD' : 'QUOTE_EXPIRED'
}

/** The methods a customer can choose, with their minimums. */
export function methodTerms(
  { config }: CatalogueViewer,
  customer: Customer,
  net: Minor,
): readonly MethodTerms[] {
  return config.availableDeliveryTypes
    .filter((method) => method === 'CLICK_AND_COLLECT' || customer.routeId !== null)
    .map((method) => {
      const minimum = minimumOf(config, method)
      return { method, minimum, missing: missingToMinimum(net, minimum) }
    })
}

interface Payer {
  readonly viewer: CatalogueViewer
  readonly customer: Customer
  readonly priced: PricedBasket
}

/**
 * How a customer can pay for a basket: what is switched on; by card where there is a gateway and something to pay, on account only
 * with a limit for it.
 */
export function paymentTypesFor(
  { gateway }: Pick<Deps, 'gateway'>,
  { viewer: { config, catalogue }, customer, priced }: Payer,
): readonly PaymentType[] {
  const isTaken: Readonly<Record<PaymentType, boolean>> = {
    CASH: true,
    CARD: (gateway?.takes(customer.currencyCode) ?? false) && cardHoldOf(priced, catalogue) > 0,
    ACCOUNT: hasAccount(customer),
  }
  return config.paymentTypes.filter(({ name, enabled }) => enabled && isTaken[name]).map(({ name }) => name)
}

function hasAccount({ creditLimitMinor }: Customer): boolean {
  return creditLimitMinor !== null && creditLimitMinor > 0
}

export function deliveryRulesOf(
  { wholesaler }: Pick<Deps, 'wholesaler'>,
  { routeId }: Customer,
): DeliveryRules {
  const { config, holidays, routes } = wholesaler.current()
  return {
    route: routeId === null ? null : (routes.get(routeId) ?? null),
    holidays: new Set(holidays.keys()),
    timeZone: config.warehouseTimezone,
    estimatedDeliveryDay: config.estimatedDeliveryDay,
  }
}

export function collectionRulesOf({ wholesaler }: Pick<Deps, 'wholesaler'>): CollectionRules {
  const { config, holidays, hours } = wholesaler.current()
  return {
    hours,
    holidays: new Set(holidays.keys()),
    timeZone: config.warehouseTimezone,
    minCollectionStart: config.minCollectionStart,
  }
}
