import type { ProductId } from '@provender/domain/ids'
import type { Quantity } from '@provender/domain/money/money'
import type { SalesUnit } from '@provender/domain/price/price'
import { useSyncExternalStore } from 'react'
import { useShopState } from '../app/shop-state.ts'
import type { BasketView } from './basket-store.ts'

/** The company's baskets as this person sees them now. */
export function useBaskets(): BasketView {
  const { baskets } = useShopState()
  return useSyncExternalStore(baskets.subscribe, baskets.view, baskets.view)
}

/** How much of a unit is in the active basket. A card that uses it draws anew only when its own number changes. */
export function useQuantity(productId: ProductId, unit: SalesUnit): Quantity {
  const { baskets } = useShopState()
  const read = () => baskets.quantityOf(productId, unit)
  return useSyncExternalStore(baskets.subscribe, read, read)
}
