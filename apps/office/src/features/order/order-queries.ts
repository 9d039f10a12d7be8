import { apiQuery, executeOf } from '@provender/client/api/api-query'
import { staffMay, type StaffRole } from '@provender/domain/permission/permission'
import type { QueryName } from '@provender/schema/query-name'
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import { type OrderFilter, orderFilters } from './order-filter.ts'
import { OfficeOrderPage, OfficeOrders, OfficeWaiting } from './orders.documents.ts'

const pageSize = 50

export function ordersQuery(filter: OrderFilter, role: StaffRole) {
  const states = orderFilters[filter]
  const withPrices = staffMay(role, 'prices')
  return infiniteQueryOptions({
    queryKey: [OfficeOrders.name, filter, withPrices],
    queryFn: async ({ client, pageParam: after, signal }) => {
      const variables = { first: pageSize, after, states, withPrices }
      return (await executeOf(client)(OfficeOrders, variables, signal)).officeOrders
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ hasNextPage, endCursor }) => (hasNextPage ? endCursor : undefined),
  })
}

export function orderQuery(number: string, role: StaffRole) {
  return apiQuery(OfficeOrderPage, { number, withPrices: staffMay(role, 'prices') })
}

export const waitingQuery = apiQuery(OfficeWaiting, {})

const names: readonly QueryName[] = ['OfficeOrders', 'OfficeOrderPage', 'OfficeWaiting']

/** Loads the orders on the screen again, because one has changed. */
export async function refreshOrders(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({
    predicate: ({ queryKey: [name] }) => names.some((each) => each === name),
  })
}
