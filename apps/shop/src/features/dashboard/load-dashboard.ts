import { lazyPart } from '@provender/web/loading/lazy-part'
import { pageLoaded } from '@provender/web/loading/page-loaded'
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { homeTodayQuery } from './home-today-query.ts'
import { lastOrderQuery } from './last-order-query.ts'

declare module '../../kernel/state/signed-in-features-type.ts' {
  interface SignedInFeatures {
    readonly NextCutOff: ComponentType
    readonly SignedInDashboard: ComponentType
    readonly loadDashboard: typeof loadDashboard
    readonly DashboardJobs: ComponentType
    /** `of`: at least as many products have been bought. */
    readonly DueList: ComponentType<{ readonly of: number }>
  }
}

/** The server renders it; its script is loaded after the page, whose first scripts are kept small. */
export const TodayRows = lazyPart(async () => {
  await pageLoaded()
  return (await import('./today-rows.tsx')).TodayRows
})

/** Without a connection the home page shows what it has. */
export async function loadDashboard(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(homeTodayQuery),
    queryClient.prefetchQuery(lastOrderQuery),
    TodayRows.prefetch().catch(() => undefined),
  ])
}
