import { useQuery } from '@tanstack/react-query'
import { useBaskets } from '../basket-store/use-basket.ts'
import { productIdOf } from '../catalogue/basket-product.ts'
import { orderGuideQuery } from './order-guide-query.ts'
import type { GuideItem } from './requested-items.ts'
import { useSkipped } from './skipped-items.ts'
import { type DueRule, useDueDates } from './use-due-dates.ts'

interface DueItems {
  readonly usuals: readonly GuideItem[]
  readonly isLoaded: boolean
  /** False once the order guide is here, has failed, or has no connection to come over. */
  readonly isLoading: boolean
  /** Those that the company needs by its next delivery, without those that it skips. */
  readonly due: readonly GuideItem[]
  readonly missingCount: number
  readonly isInBasket: (item: GuideItem) => boolean
  readonly rule: DueRule
}

const none: readonly GuideItem[] = []

export function useDueItems(): DueItems {
  const rule = useDueDates()
  const { active } = useBaskets()
  const { data, isLoading } = useQuery(orderGuideQuery)
  const usuals = data?.orderGuide ?? none
  const [skipped] = useSkipped(usuals)
  const inBasket = new Set(active?.lines.map(({ productId }) => productId))
  const isInBasket = ({ product }: GuideItem) => inBasket.has(productIdOf(product))
  const due = usuals.filter((item) => rule.isDue(item) && !skipped.has(item.product.id))
  const missingCount = due.filter((item) => !isInBasket(item)).length
  return { usuals, isLoaded: data !== undefined, isLoading, due, missingCount, isInBasket, rule }
}
