import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useShopState } from '../../kernel/state/shop-state.ts'
import { useProductList } from '../catalogue/use-product-list.ts'
import { shortfallsText } from '../order/shortfall-text.ts'
import { useProblemNotices } from '../order/use-problem-notices.ts'
import type { FillPlan } from '../usual/requested-items.ts'
import { fillBasket } from './fill-basket.ts'

/**
 * Adds products of the order guide to the active basket. One notice gives the number of
 * products, what was not available and why, and offers to undo.
 */
export function useFillBasket(): (plan: FillPlan) => void {
  const { t, i18n } = useLingui()
  const listContext = useProductList()
  const { baskets, notices } = useShopState()
  const showProblems = useProblemNotices()
  return ({ requested, shortfalls }) => {
    const detail = shortfallsText(shortfalls, listContext.labels, i18n)
    if (requested.length === 0) {
      const text = detail ? t`Nothing was added.` : t`Everything is in your basket already.`
      notices.show({ kind: 'toast', about: 'info', text, detail })
      return
    }
    const { addedCount, problems, undo } = fillBasket(baskets, requested, listContext.stockPolicy)
    showProblems(problems)
    if (addedCount === 0) return
    notices.show({
      kind: 'toast',
      about: 'done',
      text: t`${plural(addedCount, { one: '# product is in your basket', other: '# products are in your basket' })}`,
      detail,
      action: { label: t`Undo`, onAction: () => baskets.putBack(undo) },
    })
  }
}
