import { useSyncExternalStore } from 'react'
import { useShopState } from '../app/shop-state.ts'
import type { BasketView } from './basket-store.ts'

/** The company's baskets as this person sees them now. */
export function useBaskets(): BasketView {
  const { baskets } = useShopState()
  return useSyncExternalStore(baskets.subscribe, baskets.view, baskets.first.view)
}
