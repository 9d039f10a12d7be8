import { statusOf } from '@provender/client/api/execute'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useBaskets } from '../basket-store/use-basket.ts'
import { basketToOrder } from './basket-to-order.ts'
import type { CheckoutPageQuery } from './checkout-page.documents.ts'
import { checkoutQuery } from './checkout-query.ts'
import type { CheckoutSearch } from './checkout-search.ts'
import { isAtCheckout } from './is-at-checkout.ts'

/** Renews the quote well before it expires (15 minutes). */
const renewQuoteMs = 10 * 60_000

export interface CheckoutQuote {
  readonly page: CheckoutPageQuery
  /** The quote may differ from what would be ordered, or be of another basket. */
  readonly isSettling: boolean
}

/**
 * The quote of the basket in the address. An address without one gets it, so that a reload, or a colleague who makes
 * another basket active, does not change what is ordered.
 */
export function useCheckoutQuote(search: CheckoutSearch): CheckoutQuote {
  const router = useRouter()
  const queryClient = useQueryClient()
  const { basket: asked, site: siteId } = search
  const { data, isFetching, error, dataUpdatedAt } = useSuspenseQuery({
    ...checkoutQuery({ basketId: asked, siteId }),
    refetchInterval: renewQuoteMs,
  })
  const { active, isSaving, isReading } = useBaskets()
  const isChanging = isSaving || isReading || isFetching
  const quoted = data.checkoutQuote.basket.id
  const basketId = basketToOrder({ asked, active: active?.id, quoted, isChanging })
  useEffect(() => {
    if (basketId === undefined || basketId === search.basket || !isAtCheckout(router)) return
    // The same quote under its new address, so that it is not loaded twice.
    if (basketId === quoted && error === null)
      void queryClient.ensureQueryData({
        ...checkoutQuery({ basketId, siteId: search.site }),
        initialData: data,
        initialDataUpdatedAt: dataUpdatedAt,
      })
    void router.navigate({
      to: '/checkout',
      search: (now) => ({ ...now, basket: basketId }),
      replace: true,
      resetScroll: false,
    })
  }, [router, queryClient, search, basketId, quoted, data, dataUpdatedAt, error])
  const isDeleted = statusOf(error) === 404
  useEffect(() => {
    // The basket page says that it is gone.
    if (isDeleted && isAtCheckout(router))
      void router.navigate({ to: '/baskets/detail', search: { id: asked }, replace: true })
  }, [router, isDeleted, asked])
  return { page: data, isSettling: isChanging || quoted !== basketId }
}
