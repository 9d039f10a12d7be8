import { useRouter } from '@tanstack/react-router'
import { useConfig } from '../app/shop-queries.ts'
import { type ShopLayout, shopHref, type ShopState } from './shop-address.ts'

export interface ShopMoves {
  /** The layout on show: the address's, else the wholesaler's. */
  readonly layout: ShopLayout
  readonly canChangeLayout: boolean
  /** Goes to another state and stays where the page is scrolled to. */
  readonly show: (state: ShopState) => void
}

/** The ways from one state of the shop to another. */
export function useShopMoves(state: ShopState): ShopMoves {
  const router = useRouter()
  const { defaultCatalogLayout, catalogLayoutChangeable } = useConfig()
  const usual = defaultCatalogLayout === 'list' ? 'list' : 'grid'
  const layout = catalogLayoutChangeable ? (state.layout ?? usual) : usual
  return {
    layout,
    canChangeLayout: catalogLayoutChangeable,
    show: (next) => {
      const asked = next.layout === usual ? { ...next, layout: undefined } : next
      void router.navigate({ href: shopHref(asked), resetScroll: false })
    },
  }
}
