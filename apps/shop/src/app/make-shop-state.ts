import type { I18n } from '@lingui/core'
import { createNoticeQueue } from '@provender/ui/notice-queue'
import type { QueryClient } from '@tanstack/react-query'
import { connectBasketStore } from '../basket/connect-basket-store.ts'
import type { ShopState } from './shop-state.ts'

/** The state of this window; made from what the loaders have read. */
export function makeShopState(queryClient: QueryClient, i18n: I18n): ShopState {
  const notices = createNoticeQueue()
  return { baskets: connectBasketStore({ queryClient, i18n, notices }), notices }
}
