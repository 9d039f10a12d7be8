import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { newId } from '../../kernel/app/new-id.ts'
import { useConfig } from '../../kernel/app/shop-queries.ts'
import { useShopState } from '../../kernel/app/shop-state.ts'
import { useProductListContext } from '../catalogue/use-product-list-context.ts'
import type { OrderLineFieldsFragment } from './orders.documents.ts'
import { reorder, reorderApart, type Reordered } from './reorder.ts'
import { shortfallsText } from './shortfall-text.ts'

export interface ReorderActs {
  /** Into the active basket. */
  readonly again: () => void
  /** Into a new basket with this name. */
  readonly apart: (name: string) => void
}

/** Puts an order into a basket again and opens it. The notice names what is not available and offers to undo. */
export function useReorder(lines: readonly OrderLineFieldsFragment[]): ReorderActs {
  const { t, i18n } = useLingui()
  const router = useRouter()
  const { baskets, notices } = useShopState()
  const stockPolicy = useConfig()
  const desk = { baskets, stockPolicy, newId }
  const { words } = useProductListContext()
  const tell = ({ taken, shortfalls, undo }: Reordered) => {
    notices.show({
      kind: 'toast',
      about: 'done',
      text: t`${plural(taken, { one: '# product is in your basket', other: '# products are in your basket' })}`,
      detail: shortfallsText(shortfalls, words, i18n),
      action: taken > 0 ? { label: t`Undo`, onAct: () => void baskets.push(undo) } : undefined,
    })
    void router.navigate({ to: '/baskets/detail' })
  }
  return {
    again: () => tell(reorder(desk, lines)),
    apart: (name) => tell(reorderApart(desk, lines, name)),
  }
}
