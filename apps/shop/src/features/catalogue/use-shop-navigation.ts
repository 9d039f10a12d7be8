import { useRouter } from '@tanstack/react-router'
import { useConfig } from '../../kernel/session/shop-queries.ts'
import { defaultLayout } from './default-layout.ts'
import { type ShopLayout, shopSearch, type ShopPageState } from './shop-address.ts'
import type { ShopResult } from './use-shop-results.ts'

export interface ShopNavigation {
  readonly layout: ShopLayout
  readonly canChangeLayout: boolean
  /** Navigates to another state and keeps the scroll position. */
  readonly show: (state: ShopPageState) => void
}

export function useShopNavigation(state: ShopPageState, result: ShopResult | undefined): ShopNavigation {
  const router = useRouter()
  const settings = useConfig()
  const usual = defaultLayout(settings, result?.products ?? [])
  const layout = settings.catalogLayoutChangeable ? (state.layout ?? usual) : usual
  return {
    layout,
    canChangeLayout: settings.catalogLayoutChangeable,
    show: (next) => {
      const withoutDefault = next.layout === usual ? { ...next, layout: undefined } : next
      void router.navigate({ to: '/shop', search: shopSearch(withoutDefault), resetScroll: false })
    },
  }
}
