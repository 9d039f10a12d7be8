import { useRouter } from '@tanstack/react-router'
import { useConfig } from '../../kernel/app/shop-queries.ts'
import { type ShopLayout, shopSearch, type ShopState } from './shop-address.ts'
import { usualLayout } from './shown-layout.ts'
import type { ShopResult } from './use-shop-results.ts'

export interface ShopMoves {
  /** The layout on show: from the address, or the default of the list. */
  readonly layout: ShopLayout
  readonly canChangeLayout: boolean
  /** Navigates to another state and keeps the scroll position. */
  readonly show: (state: ShopState) => void
}

/** Navigation between states of the shop; `result` is the list on show. */
export function useShopMoves(state: ShopState, result: ShopResult | undefined): ShopMoves {
  const router = useRouter()
  const settings = useConfig()
  const usual = usualLayout(settings, result?.products ?? [])
  const layout = settings.catalogLayoutChangeable ? (state.layout ?? usual) : usual
  return {
    layout,
    canChangeLayout: settings.catalogLayoutChangeable,
    show: (next) => {
      const asked = next.layout === usual ? { ...next, layout: undefined } : next
      void router.navigate({ to: '/shop', search: shopSearch(asked), resetScroll: false })
    },
  }
}
