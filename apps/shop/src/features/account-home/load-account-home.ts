import type { QueryClient } from '@tanstack/react-query'
import { shellQuery } from '../../kernel/session/shop-queries.ts'
import { balanceQuery } from '../account/balance-query.ts'
import { notificationsQuery } from '../notification/notifications-query.ts'
import { newestOrdersQuery } from '../order/orders-queries.ts'
import { nextOrdersQuery } from './next-orders-query.ts'

/** Loads what the first page of the account shows. Without a connection the page omits it. */
export async function loadAccountHome(queryClient: QueryClient): Promise<void> {
  // Dates and times need the wholesaler's settings.
  await queryClient.ensureQueryData(shellQuery)
  await Promise.all([
    queryClient.prefetchQuery(balanceQuery),
    queryClient.prefetchQuery(nextOrdersQuery),
    queryClient.prefetchQuery(newestOrdersQuery),
    queryClient.prefetchInfiniteQuery(notificationsQuery(true)),
  ])
}
