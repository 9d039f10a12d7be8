import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { executeOf } from '@provender/client/api/api-query'
import { displayBasketName } from '@provender/domain/basket/default-name'
import { platform } from '@provender/platform/current'
import type { BasketStore } from '@provender/sync/basket/basket-store'
import type { NoticeQueue } from '@provender/ui/overlays/notice-queue'
import { newId } from '@provender/web/api/new-id'
import { queryFilter } from '@provender/web/api/query-filter'
import { reloadOutdated } from '@provender/web/connection/reload-outdated'
import { feel } from '@provender/web/input/feel'
import { languageOf } from '@provender/web/texts/loaded-texts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useShopState } from '../../kernel/state/shop-state.ts'
import { basketsQuery } from '../basket-store/baskets-query.ts'
import { storeSelectedCard } from '../payment/selected-card.ts'
import { applyQuote } from './apply-quote.ts'
import { PlaceOrder } from './checkout-page.documents.ts'
import { isAtCheckout } from './is-at-checkout.ts'
import { createUnansweredCheck, isUnknownDocument } from './is-unanswered.ts'
import { createOrderAttempt, type OrderAttempt, type OrderAttemptView } from './order-attempt.ts'
import { deleteOrderTexts } from './order-texts.ts'
import { storedOrder } from './stored-order.ts'

/** One per tab: an order stays in progress when the user leaves the page. */
const attempts = new WeakMap<QueryClient, OrderAttempt>()

export interface OrderController {
  readonly view: OrderAttemptView
  readonly place: OrderAttempt['place']
}

const none: OrderAttemptView = { state: 'none' }

/**
 * The order in progress in this tab. Resumes one that was in progress before a reload. Its result shows only on the page of
 * its basket.
 */
export function useOrderAttempt(basketId: string): OrderController {
  const { i18n } = useLingui()
  const queryClient = useQueryClient()
  const router = useRouter()
  const { notices, baskets } = useShopState()
  const [attempt] = useState(
    () => attempts.get(queryClient) ?? createAttempt({ queryClient, router, notices, baskets, i18n }),
  )
  useEffect(() => {
    attempt.dismiss()
    attempt.resume()
    const { isOnline, onChange } = platform().network
    return onChange(() => {
      if (isOnline()) attempt.retry()
    })
  }, [attempt])
  const view = useSyncExternalStore(attempt.subscribe, attempt.view, attempt.view)
  const isOfOther = 'basketId' in view && view.basketId !== basketId
  return { view: isOfOther ? none : view, place: attempt.place }
}

interface AttemptContext {
  readonly queryClient: QueryClient
  readonly router: ReturnType<typeof useRouter>
  readonly notices: NoticeQueue
  readonly baskets: BasketStore
  readonly i18n: I18n
}

function createAttempt(surroundings: AttemptContext): OrderAttempt {
  const { queryClient } = surroundings
  const attempt = createOrderAttempt({
    newKey: newId,
    send: async (input) => {
      try {
        return (await executeOf(queryClient)(PlaceOrder, { input })).placeOrder
      } catch (error) {
        if (attempt.view().state === 'checking' && isUnknownDocument(error)) askWithNewVersion(surroundings)
        throw error
      }
    },
    isUnanswered: createUnansweredCheck(),
    storedOrder,
  })
  attempt.subscribe(() => {
    const view = attempt.view()
    if (view.state === 'placed') void arrive(surroundings, view)
    if (view.state === 'refused' || view.state === 'failed') {
      feel('refused')
      reportElsewhere(surroundings, view)
    }
    if (view.state === 'refused') void applyQuote(queryClient, view.answer.quote)
    if (view.state === 'failed') {
      void applyQuote(queryClient, null)
      if (view.mayBePlaced) void queryClient.invalidateQueries(queryFilter('Orders'))
    }
  })
  attempts.set(queryClient, attempt)
  return attempt
}

/** Only the checkout resumes the stored order when it is loaded again. An app offers its update instead. */
function askWithNewVersion({ router }: AttemptContext): void {
  if (!platform().app && isAtCheckout(router)) void reloadOutdated(Date.now())
}

function isShown(router: AttemptContext['router'], basketId: string): boolean {
  return isAtCheckout(router) && router.state.location.search.basket === basketId
}

/** The page of the basket shows the reason itself. */
function reportElsewhere(
  { router, notices, baskets, i18n }: AttemptContext,
  view: Extract<OrderAttemptView, { readonly state: 'refused' | 'failed' }>,
): void {
  const { basketId } = view
  if (isShown(router, basketId)) return
  const basket = baskets.view().baskets.find(({ id }) => id === basketId)
  const mayBePlaced = view.state === 'failed' && view.mayBePlaced
  notices.show({
    kind: 'toast',
    about: 'bad',
    text: mayBePlaced
      ? i18n._(msg`We don't know whether your order was placed.`)
      : i18n._(msg`Nothing was ordered.`),
    detail: basket && displayBasketName(basket.name, languageOf(i18n)),
    action: mayBePlaced
      ? {
          label: i18n._(msg`See your orders`),
          onAction: () => void router.navigate({ to: '/account/orders' }),
        }
      : {
          label: i18n._(msg`Checkout`),
          onAction: () => void router.navigate({ to: '/checkout', search: { basket: basketId } }),
        },
  })
}

async function arrive(
  { queryClient, router, notices, i18n }: AttemptContext,
  { orderNumber, basketId }: Extract<OrderAttemptView, { readonly state: 'placed' }>,
): Promise<void> {
  deleteOrderTexts(basketId)
  storeSelectedCard(basketId, undefined)
  if (isShown(router, basketId))
    await router.navigate({ to: '/checkout/success', search: { order: orderNumber }, replace: true })
  else
    notices.show({
      kind: 'toast',
      about: 'done',
      text: i18n._(msg`Order ${orderNumber} is placed`),
      action: {
        label: i18n._(msg`View`),
        onAction: () =>
          void router.navigate({ to: '/account/orders/$number', params: { number: orderNumber } }),
      },
    })
  // The order emptied the basket. Refetch only after leaving the checkout, so that it never shows an empty basket.
  await queryClient.prefetchQuery({ ...basketsQuery, staleTime: 0 })
  await queryClient.invalidateQueries(queryFilter('Orders'))
}
