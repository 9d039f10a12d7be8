import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { sessionOf, shellOf } from './shop-queries.ts'

/** How the shop shows itself to who is looking: a login's own flags win over the shop's (decisions, "Prices"). */
export interface Viewer {
  readonly isSignedIn: boolean
  readonly currencyCode: string
  readonly includesVat: boolean
  /** Standard prices are not shown (hideDefaultProductPrices). */
  readonly hidesPrices: boolean
}

export function viewerOf(client: QueryClient): Viewer {
  const user = sessionOf(client)?.user
  const from = user ?? shellOf(client)
  return {
    isSignedIn: user !== undefined,
    currencyCode: from.currencyCode,
    includesVat: from.showAllPricesIncludingVat,
    hidesPrices: from.hideDefaultProductPrices,
  }
}

export function useViewer(): Viewer {
  return viewerOf(useQueryClient())
}
