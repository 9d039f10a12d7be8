import { statusOf } from '@provender/client/api/execute'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { OrderPane } from '../features/order/order-pane.tsx'
import { orderQuery } from '../features/order/order-queries.ts'
import { memberQuery } from '../features/staff/member.ts'

export const Route = createFileRoute('/orders/$number')({
  loader: async ({ context: { queryClient }, params: { number } }) => {
    const { officeMe } = await queryClient.ensureQueryData(memberQuery)
    try {
      await queryClient.ensureQueryData(orderQuery(number, officeMe.role))
    } catch (error) {
      throw statusOf(error) === 404 ? notFound() : error
    }
  },
  component: Order,
})

function Order() {
  const { number } = Route.useParams()
  return <OrderPane number={number} search={Route.useSearch()} />
}
