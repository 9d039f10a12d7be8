import { createFileRoute, Outlet, useParams } from '@tanstack/react-router'
import { filterIn, parseOrderSearch } from '../features/order/order-filter.ts'
import { ordersQuery } from '../features/order/order-queries.ts'
import { OrdersDesk } from '../features/order/orders-desk.tsx'
import { memberQuery } from '../features/staff/member.ts'

export const Route = createFileRoute('/orders')({
  validateSearch: parseOrderSearch,
  loaderDeps: ({ search }) => ({ filter: filterIn(search) }),
  loader: async ({ context: { queryClient }, deps: { filter } }) => {
    const { officeMe } = await queryClient.ensureQueryData(memberQuery)
    await queryClient.ensureInfiniteQueryData(ordersQuery(filter, officeMe.role))
  },
  component: Orders,
})

function Orders() {
  const { filter } = Route.useLoaderDeps()
  const { number } = useParams({ strict: false })
  return (
    <OrdersDesk filter={filter} opened={number}>
      <Outlet />
    </OrdersDesk>
  )
}
