import type { I18n } from '@lingui/core'
import { noBaskets } from '@provender/sync/basket/no-baskets'
import { createNoticeQueue } from '@provender/ui/overlays/notice-queue'
import { claimStored } from '@provender/web/storage/tab-storage'
import type { QueryClient } from '@tanstack/react-query'
import { currentUserKey } from '../kernel/session/shop-queries.ts'
import type { ShopState } from '../kernel/state/shop-state.ts'
import type { SignedInFeatures } from '../kernel/state/signed-in-features-type.ts'

interface ShopStateOptions {
  readonly queryClient: QueryClient
  readonly i18n: I18n
  readonly signedInFeatures: SignedInFeatures | undefined
}

export function createShopState({ queryClient, i18n, signedInFeatures }: ShopStateOptions): ShopState {
  claimStored(currentUserKey(queryClient))
  const notices = createNoticeQueue()
  const baskets = signedInFeatures
    ? signedInFeatures.connectBasketStore({ queryClient, i18n, notices })
    : noBaskets
  const favourites = signedInFeatures?.connectFavourites({ queryClient, i18n, notices })
  return { baskets, favourites, notices, signedInFeatures }
}
