import { useQuery } from '@tanstack/react-query'
import { useBaskets } from '../basket-store/use-basket.ts'
import { productIdOf } from '../catalogue/basket-product.ts'
import { orderGuideQuery } from '../usual/order-guide-query.ts'
import type { GuideItem } from '../usual/requested-items.ts'
import { useDueDates } from '../usual/use-due-dates.ts'

interface DueItems {
  readonly usuals: readonly GuideItem[]
  /** Those that the company needs by its next delivery. */
  readonly due: readonly GuideItem[]
  /** How many of those are not in the active basket. */
  readonly missingCount: number
  readonly isInBasket: (item: GuideItem) => boolean
  /** The wholesaler's date. */
  readonly today: number
}

export function useDueItems(): DueItems {
  const { isDue, today } = useDueDates()
  const { active } = useBaskets()
  const usuals = useQuery(orderGuideQuery).data?.orderGuide ?? []
  const inBasket = new Set(active?.lines.map(({ productId }) => productId))
  const isInBasket = ({ product }: GuideItem) => inBasket.has(productIdOf(product))
  const due = usuals.filter(isDue)
  return { usuals, due, missingCount: due.filter((item) => !isInBasket(item)).length, isInBasket, today }
}
