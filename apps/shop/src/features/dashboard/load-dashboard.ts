import { lazyPart } from '@provender/web/loading/lazy-part'
import { pageLoaded } from '@provender/web/loading/page-loaded'
import type { QueryClient } from '@tanstack/react-query'
import { homeTodayQuery } from './home-today-query.ts'

/** The server renders it; its script is loaded after the page, whose first scripts are kept small. */
export const TodayRows = lazyPart(async () => {
  await pageLoaded()
  return (await import('./today-rows.tsx')).TodayRows
})

/** Without a connection the home page shows what it has. */
export async function loadDashboard(queryClient: QueryClient): Promise<void> {
  await Promise.all([queryClient.prefetchQuery(homeTodayQuery), TodayRows.prefetch().catch(() => undefined)])
}
