import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { newId } from '@provender/web/api/new-id'
import { useRouter } from '@tanstack/react-router'
import { useConfig } from '../../kernel/session/shop-queries.ts'
import { useShopState } from '../../kernel/state/shop-state.ts'
import { useProductList } from '../catalogue/use-product-list.ts'
import type { OrderLineFieldsFragment } from './orders.documents.ts'
import { isAnySold, reorder, reorderIntoNewBasket, type ReorderResult } from './reorder.ts'
import { shortfallsText } from './shortfall-text.ts'
import { useProblemNotices } from './use-problem-notices.ts'

export interface ReorderActions {
  readonly intoActiveBasket: (lines: OrderedLines) => void
  readonly intoNewBasket: (lines: OrderedLines, name: string) => void
}

type OrderedLines = readonly OrderLineFieldsFragment[]

/** Puts an order into a basket again and opens it. The notice names what is not available and offers to undo. */
export function useReorder(): ReorderActions {
  const { t, i18n } = useLingui()
  const router = useRouter()
  const { baskets, notices } = useShopState()
  const stockPolicy = useConfig()
  const controller = { baskets, stockPolicy, newId }
  const { labels } = useProductList()
  const showProblems = useProblemNotices()
  const showResult = ({ addedCount, problems, shortfalls, undo }: ReorderResult, lines: OrderedLines) => {
    showProblems(problems)
    const detail = shortfallsText(shortfalls, labels, i18n)
    if (!isAnySold(lines)) {
      notices.show({ kind: 'toast', about: 'bad', text: t`Nothing in this order is sold any more`, detail })
      return
    }
    if (addedCount === 0) return
    notices.show({
      kind: 'toast',
      about: 'done',
      text: t`${plural(addedCount, { one: '# product is in your basket', other: '# products are in your basket' })}`,
      detail,
      action: { label: t`Undo`, onAction: () => baskets.putBack(undo) },
    })
    void router.navigate({ to: '/baskets/detail' })
  }
  return {
    intoActiveBasket: (lines) => showResult(reorder(controller, lines), lines),
    intoNewBasket: (lines, name) => showResult(reorderIntoNewBasket(controller, lines, name), lines),
  }
}
