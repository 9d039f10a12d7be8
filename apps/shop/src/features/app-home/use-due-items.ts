import { isDue } from '@provender/domain/order-guide/is-due'
import { useQuery } from '@tanstack/react-query'
import { useNow } from '../../kernel/format/use-now.ts'
import { useBaskets } from '../basket-store/use-basket.ts'
import { productIdOf } from '../catalogue/basket-product.ts'
import type { GuideItem } from '../order-guide/requested-items.ts'
import { orderGuideQuery } from '../order-guide/use-guide.ts'

interface DueItems {
  readonly usuals: readonly GuideItem[]
  readonly due: readonly GuideItem[]
  /** How many of those are not in the active basket. */
  readonly missingCount: number
  readonly isInBasket: (item: GuideItem) => boolean
}

export function useDueItems(): DueItems {
  const nowMs = useNow()
  const { active } = useBaskets()
  const usuals = useQuery(orderGuideQuery).data?.orderGuide ?? []
  const inBasket = new Set(active?.lines.map(({ productId }) => productId))
  const isInBasket = ({ product }: GuideItem) => inBasket.has(productIdOf(product))
  const due = usuals.filter(({ lastBoughtAt, everyDays }) =>
    isDue({ lastBoughtAtMs: lastBoughtAt === null ? undefined : Date.parse(lastBoughtAt), everyDays }, nowMs),
  )
  return { usuals, due, missingCount: due.filter((item) => !isInBasket(item)).length, isInBasket }
}
