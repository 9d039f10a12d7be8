import { findBasket } from '@provender/domain/basket/basket'
import { priceBasket, type PricedBasket } from '@provender/domain/basket/price-basket'
import { refusalOfQuote } from '@provender/domain/checkout/quote'
import { isAsShown, quoteDiff } from '@provender/domain/checkout/quote-diff'
import type { ProductId } from '@provender/domain/ids'
import type { Language } from '@provender/domain/languages'
import { ok, refuse, type Result } from '@provender/domain/result'
import type { Deps } from '../../kernel/deps.ts'
import type { SignedInUser, UserSite } from '../../kernel/identity/signed-in-user.ts'
import { readSigned } from '../../kernel/secrets.ts'
import type { CachedBaskets } from '../basket/basket-cache.ts'
import { pricingContext } from '../basket/price-context.ts'
import { catalogueViewer } from '../catalogue/catalogue-viewer.ts'
import { findOrderByKey, type StoredOrder } from '../order/store.ts'
import { selectSite } from '../site/customer-sites.ts'
import { lastCardDay } from './card-hold.ts'
import { canBeDeliveredOn, refusalOfCollection } from './fulfilment-times.ts'
import type { NewOrder } from './new-order.ts'
import { requestHash, type OrderRequest } from './order-request.ts'
import { readQuote, type AcceptedQuote } from './quote-token.ts'
import { type Buyer, isQuoteFresh, methodTerms, paymentTypesFor, quotedOf, quoteTerms } from './quote.ts'
import { writeOrder } from './write-order.ts'

export interface OrderPlacer extends Buyer {
  readonly language: Language
}

export type OrderRefusal =
  | { readonly type: 'BASKET_NOT_FOUND' }
  | { readonly type: 'BASKET_EMPTY' }
  | { readonly type: 'SHORT_OF_STOCK'; readonly productIds: readonly ProductId[] }
  | { readonly type: 'QUOTE_EXPIRED' }
  | { readonly type: 'QUOTE_CHANGED' }
  | { readonly type: 'METHOD_NOT_AVAILABLE' }
  | { readonly type: 'BELOW_MINIMUM' }
  /** The site of the quote is closed, or not for this user. */
  | { readonly type: 'SITE_CLOSED' }
  | { readonly type: 'DELIVERY_DAY_CLOSED' }
  | { readonly type: 'SLOT_CLOSED' }
  | { readonly type: 'SLOT_PASSED' }
  | { readonly type: 'SLOT_FULL' }
  | { readonly type: 'PAYMENT_TYPE_NOT_AVAILABLE' }
  /** The hold of a card would lapse before the goods leave. */
  | { readonly type: 'CARD_HOLD_TOO_SHORT' }
  | { readonly type: 'PRICE_MARK_REQUIRED' }
  | { readonly type: 'CARD_NOT_FOUND' }
  /** With the open debt and orders, it would exceed the company's credit limit. */
  | { readonly type: 'OVER_CREDIT_LIMIT' }
  | { readonly type: 'KEY_REUSED' }
  /** The user was deactivated or signed out meanwhile. */
  | { readonly type: 'SESSION_ENDED' }
  | { readonly type: 'BUSY' }

type OrderDeps = Pick<
  Deps,
  'accounts' | 'db' | 'baskets' | 'catalogue' | 'clock' | 'gateway' | 'live' | 'secrets' | 'wholesaler'
>

const attempts = 20

/**
 * Places an order. It is priced, checked and written atomically, and once per key
 * (docs/promises.md#no-double-orders, docs/promises.md#price-shown-price-charged). A key that has already
 * placed an order returns that order.
 */
export async function placeOrder(
  deps: OrderDeps,
  placer: OrderPlacer,
  request: OrderRequest,
): Promise<Result<StoredOrder, OrderRefusal>> {
  const { language } = placer
  let { user } = placer
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const page =
      attempt === 0 ? await deps.baskets.cached(user.companyId) : await deps.baskets.read(user.companyId)
    const viewer = attempt === 0 ? placer.viewer : catalogueViewer(deps, user)
    const prepared = prepare(deps, { user, viewer, language }, { request, page })
    if (!prepared.ok) {
      // A key that has already placed an order returns that order.
      const ordered = await orderOfKey(deps, user, request)
      if (ordered) return ordered
      // Another server may have written to the baskets since, so do not refuse on cached data alone.
      if ((await deps.baskets.read(user.companyId)).version !== page.version) continue
      return refuse(prepared.refusal)
    }
    const written = await writeOrder(deps, prepared.value)
    if (written.ok) {
      const { order, page: pageAfter, levels } = written.value
      deps.baskets.set(user.companyId, pageAfter)
      deps.catalogue.stock.setLevels(levels)
      deps.live.orderPlaced()
      // Checkout offers the site of the last delivery first.
      if (prepared.value.site && prepared.value.site.id !== user.lastSiteId)
        await deps.accounts.invalidate(user.userId)
      return ok(order)
    }
    const { refusal } = written
    switch (refusal.type) {
      case 'KEY_TAKEN':
        return (await orderOfKey(deps, user, request)) ?? refuse({ type: 'BUSY' })
      case 'SHORT':
        deps.catalogue.stock.setLevels(refusal.levels)
        return (
          (await orderOfKey(deps, user, request)) ??
          refuse({ type: 'SHORT_OF_STOCK', productIds: refusal.productIds })
        )
      case 'SLOT_FULL':
        return refuse({ type: 'SLOT_FULL' })
      case 'CARD_NOT_FOUND':
        return refuse({ type: 'CARD_NOT_FOUND' })
      case 'OVER_CREDIT_LIMIT':
        return (await orderOfKey(deps, user, request)) ?? refuse({ type: 'OVER_CREDIT_LIMIT' })
      case 'SESSION_ENDED':
        return refuse({ type: 'SESSION_ENDED' })
      case 'BASKET_CHANGED':
        deps.baskets.set(user.companyId, undefined)
        break
      case 'USER_CHANGED': {
        await deps.accounts.invalidate(user.userId)
        const now = await deps.accounts.userOfSession(user.sessionId)
        if (!now) return refuse({ type: 'SESSION_ENDED' })
        user = now
        break
      }
      case 'CATALOGUE_CHANGED':
        await deps.catalogue.syncTo(refusal.version)
        break
    }
  }
  return refuse({ type: 'BUSY' })
}

async function orderOfKey(
  deps: OrderDeps,
  user: SignedInUser,
  request: OrderRequest,
): Promise<Result<StoredOrder, OrderRefusal> | undefined> {
  const existing = await findOrderByKey(deps.db, user.companyId, request.key)
  if (!existing) return undefined
  return existing.request_hash.equals(requestHash(request)) ? ok(existing) : refuse({ type: 'KEY_REUSED' })
}

function prepare(
  deps: OrderDeps,
  { user, viewer, language }: OrderPlacer,
  { request, page }: { readonly request: OrderRequest; readonly page: CachedBaskets },
): Result<NewOrder, OrderRefusal> {
  const basket = findBasket(page.baskets, request.basketId)
  if (!basket) return refuse({ type: 'BASKET_NOT_FOUND' })
  const nowMs = deps.clock.nowMs()
  const priced = priceBasket(basket.lines, pricingContext(deps, viewer))
  const acceptedQuote = readSigned(deps.secrets, (key) =>
    readQuote(key, quoteTerms({ user, viewer }), request.quote),
  )
  // The site belongs to the quote, because the offered days depend on it.
  const site = acceptedQuote?.quoted.site ? selectSite(user, acceptedQuote.quoted.site.id) : null
  const terms = { request, priced, acceptedQuote, site, nowMs }
  const refusal =
    refusalOfQuote(priced) ??
    refusalOfTerms(deps, { user, viewer }, terms) ??
    refusalOfPrices(deps, { user, viewer }, terms)
  if (refusal) return refuse(refusal)
  return ok({
    user,
    viewer,
    language,
    request,
    requestHash: requestHash(request),
    page,
    basket,
    priced,
    site: request.fulfilment.method === 'DELIVERY' ? site : null,
    gateway: deps.gateway?.name ?? null,
    nowMs,
  })
}

interface TermsInput {
  readonly request: OrderRequest
  readonly priced: PricedBasket
  readonly acceptedQuote: AcceptedQuote | undefined
  readonly site: UserSite | null
  readonly nowMs: number
}

function refusalOfTerms(
  deps: OrderDeps,
  { user, viewer }: Buyer,
  termsInput: TermsInput,
): OrderRefusal | null {
  const { request, priced } = termsInput
  const { config } = viewer
  const terms = methodTerms(viewer, user, priced.totals.net).find(
    ({ method }) => method === request.fulfilment.method,
  )
  if (!terms) return { type: 'METHOD_NOT_AVAILABLE' }
  if (terms.missing > 0) return { type: 'BELOW_MINIMUM' }
  if (!paymentTypesFor(deps, { viewer, user, priced }).includes(request.paymentType))
    return { type: 'PAYMENT_TYPE_NOT_AVAILABLE' }
  if (request.paymentType === 'CARD' && request.fulfilment.date > lastCardDay(deps, config))
    return { type: 'CARD_HOLD_TOO_SHORT' }
  if (config.basketPriceMarkOptionEnabled && config.basketPriceMarkOptionRequired && !request.priceMarkOption)
    return { type: 'PRICE_MARK_REQUIRED' }
  return refusalOfTime(deps, termsInput)
}

function refusalOfTime(
  deps: OrderDeps,
  { request: { fulfilment }, acceptedQuote, site, nowMs }: TermsInput,
): OrderRefusal | null {
  if (fulfilment.method === 'DELIVERY') {
    if (!acceptedQuote) return null
    if (!site) return { type: 'SITE_CLOSED' }
    const isOpen = canBeDeliveredOn(deps, site, { date: fulfilment.date, nowMs })
    return isOpen ? null : { type: 'DELIVERY_DAY_CLOSED' }
  }
  switch (refusalOfCollection(deps, { ...fulfilment, nowMs })) {
    case 'CLOSED':
      return { type: 'SLOT_CLOSED' }
    case 'PASSED':
      return { type: 'SLOT_PASSED' }
    case null:
      return null
  }
}

function refusalOfPrices(
  deps: OrderDeps,
  buyer: Buyer,
  { request, priced, acceptedQuote, site, nowMs }: TermsInput,
): OrderRefusal | null {
  if (!acceptedQuote || acceptedQuote.basketId !== request.basketId) return { type: 'QUOTE_CHANGED' }
  const diff = quoteDiff(acceptedQuote.quoted, quotedOf(deps, buyer, { priced, site, nowMs }))
  if (!isAsShown(diff, request.fulfilment.method)) return { type: 'QUOTE_CHANGED' }
  return isQuoteFresh(acceptedQuote, nowMs) ? null : { type: 'QUOTE_EXPIRED' }
}
