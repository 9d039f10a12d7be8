import { isConnected, subscribeToConnection } from '@provender/web/connection/connection'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { useBaskets } from '../basket-store/use-basket.ts'
import { productIdOf } from '../catalogue/basket-product.ts'
import { orderGuideQuery } from '../usual/order-guide-query.ts'
import type { GuideItem } from '../usual/requested-items.ts'
import { useSkipped } from '../usual/skipped-items.ts'
import { useDueDates } from '../usual/use-due-dates.ts'

const none: readonly GuideItem[] = []

export interface Usuals {
  readonly usuals: readonly GuideItem[]
  readonly due: readonly GuideItem[]
  /** The usual quantities are still to come. False without a connection. */
  readonly isWaiting: boolean
}

/** The products that the company buys, and those of them that it needs by its next delivery and has not in the basket. */
export function useUsuals(enabled: boolean): Usuals {
  const { isDue } = useDueDates()
  const { active } = useBaskets()
  const isOnline = useSyncExternalStore(subscribeToConnection, isConnected, () => true)
  const { data, isLoading } = useQuery({ ...orderGuideQuery, networkMode: 'always', retry: false, enabled })
  const usuals = (enabled && data?.orderGuide) || none
  const [skipped] = useSkipped(usuals)
  const due = useMemo(() => {
    const inBasket = new Set(active?.lines.map(({ productId }) => productId))
    return usuals.filter(
      (item) => isDue(item) && !skipped.has(item.product.id) && !inBasket.has(productIdOf(item.product)),
    )
  }, [usuals, isDue, skipped, active])
  return { usuals, due, isWaiting: enabled && isLoading && isOnline }
}
