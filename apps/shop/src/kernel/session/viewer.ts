import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { SessionQuery } from './shell.documents.ts'
import { sessionOf, sessionQuery, shellOf, shellQuery, type ShopConfig } from './shop-queries.ts'

type User = SessionQuery['user']

/** The shop's display settings for a viewer. A user's own flags win over the shop's (docs/product-rules.md#prices). */
export interface Viewer {
  readonly isSignedIn: boolean
  readonly currencyCode: string
  readonly includesVat: boolean
  /** True if standard prices are hidden (hideDefaultProductPrices). */
  readonly hidesPrices: boolean
}

export function viewerOf(client: QueryClient): Viewer {
  return viewerFrom(sessionOf(client)?.user, shellOf(client))
}

/** The viewer now. Keeps its identity until the user or the settings change. It only listens: the frame of the shop fetches both. */
export function useViewer(): Viewer {
  const { data: shell } = useQuery({ ...shellQuery, enabled: false })
  // Not the whole session, which changes with each notification.
  const { data: user } = useQuery({ ...sessionQuery, enabled: false, select: userOf })
  const viewer = useMemo(() => shell && viewerFrom(user, shell.initConfig.config), [user, shell])
  if (!viewer) throw new Error('The settings are not loaded')
  return viewer
}

function userOf({ user }: SessionQuery): User {
  return user
}

function viewerFrom(user: User | undefined, config: ShopConfig): Viewer {
  const from = user ?? config
  return {
    isSignedIn: user !== undefined,
    currencyCode: from.currencyCode,
    includesVat: from.showAllPricesIncludingVat,
    hidesPrices: from.hideDefaultProductPrices,
  }
}
