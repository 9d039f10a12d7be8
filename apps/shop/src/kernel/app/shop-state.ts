import type { NoticeQueue } from '@provender/ui/overlays/notice-queue'
import { createContext, useContext } from 'react'
import type { BasketStore } from '../../features/basket/basket-store.ts'
import type { MarkStore } from '../../features/catalogue/personal-marks.ts'
import type { SignedInFeatures } from './signed-in-features-type.ts'

/** What lives as long as the window: the baskets, what is marked and what is to be told. */
export interface ShopState {
  readonly baskets: BasketStore
  /** Undefined for visitors. */
  readonly marks: MarkStore | undefined
  readonly notices: NoticeQueue
  /** Undefined for visitors. */
  readonly signedInFeatures: SignedInFeatures | undefined
}

export const ShopStateContext = createContext<ShopState | undefined>(undefined)

export function useShopState(): ShopState {
  const state = useContext(ShopStateContext)
  if (!state) throw new Error('The shop state is missing above this component')
  return state
}
