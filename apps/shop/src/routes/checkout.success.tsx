import { msg } from '@lingui/core/macro'
import { createFileRoute, notFound, type SearchSchemaInput } from '@tanstack/react-router'
import { placedOrderQuery } from '../features/order/orders-queries.ts'
import { OrderSkeleton } from '../features/order/orders-skeleton.tsx'
import { parseOrderNumber } from '../features/order/parse-order-number.ts'
import { PlacedPage } from '../features/order/placed-page.tsx'
import { pageMetadata } from '../kernel/app/page-metadata.ts'
import { orNotFound, requireSignIn } from '../kernel/app/route-guards.ts'

export const Route = createFileRoute('/checkout/success')({
  staticData: { texts: 'trading' },
  beforeLoad: requireSignIn,
  validateSearch: (query: { order: string } & SearchSchemaInput) => ({ order: parseOrderNumber(query) }),
  loaderDeps: ({ search: { order } }) => ({ order }),
  loader: async ({ context: { queryClient }, deps: { order } }) => {
    if (order === undefined) throw notFound()
    await orNotFound(queryClient.fetchQuery(placedOrderQuery(order)))
    return { order }
  },
  head: ({ match }) =>
    pageMetadata({ title: match.context.i18n._(msg`Your order`), canonical: undefined }, match),
  pendingMs: 300,
  pendingComponent: OrderSkeleton,
  component: Placed,
})

function Placed() {
  return <PlacedPage orderNumber={Route.useLoaderData().order} />
}
