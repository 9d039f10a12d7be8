import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { SessionQuery } from './shell.documents.ts'
import { sessionOf, shellOf, type ShopConfig } from './shop-queries.ts'

/** The shop's display settings for a viewer. A user's own flags win over the shop's (docs/product-rules.md#prices). */
export interface Viewer {
  readonly isSignedIn: boolean
  readonly currencyCode: string
  readonly includesVat: boolean
  /** True if standard prices are hidden (hideDefaultProductPrices). */
  readonly hidesPrices: boolean
}

export function viewerOf(client: QueryClient): Viewer {
  return viewerFrom(sessionOf(client), shellOf(client))
}

/** The same, from given settings and session. */
export function viewerFrom(session: SessionQuery | undefined, config: ShopConfig): Viewer {
  const user = session?.user
  const from = user ?? config
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
