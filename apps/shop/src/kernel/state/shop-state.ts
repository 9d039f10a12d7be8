import type { NoticeQueue } from '@provender/ui/overlays/notice-queue'
import { createContext, useContext } from 'react'
import type { SignedInFeatures } from './signed-in-features-type.ts'

/** State that lives as long as the tab. Features extend it. */
export interface ShopState {
  readonly notices: NoticeQueue
  readonly signedInFeatures: SignedInFeatures | undefined
}

export const ShopStateContext = createContext<ShopState | undefined>(undefined)

export function useShopState(): ShopState {
  const state = useContext(ShopStateContext)
  if (!state) throw new Error('The shop state is missing above this component')
  return state
}
