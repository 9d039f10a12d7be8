import type { I18n } from '@lingui/core'
import { createNoticeQueue } from '@provender/ui/notice-queue'
import type { QueryClient } from '@tanstack/react-query'
import type { Buying } from './buying.ts'
import { noBaskets } from './no-baskets.ts'
import type { ShopState } from './shop-state.ts'

interface Making {
  readonly queryClient: QueryClient
  readonly i18n: I18n
  readonly buying: Buying | undefined
}

/** The state of this window; made from what the loaders have read. */
export function makeShopState({ queryClient, i18n, buying }: Making): ShopState {
  const notices = createNoticeQueue()
  const baskets = buying ? buying.connectBasketStore({ queryClient, i18n, notices }) : noBaskets
  const marks = buying?.connectMarks({ queryClient, i18n, notices })
  return { baskets, marks, notices, buying }
}
