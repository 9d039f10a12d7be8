import { msg } from '@lingui/core/macro'
import { parseId } from '@provender/web/address/parse-id'
import { createFileRoute, notFound, type SearchSchemaInput } from '@tanstack/react-router'
import { ApprovePage } from '../features/payment/approve-page.tsx'
import { pageMetadata } from '../kernel/page/page-metadata.ts'
import { requireSignIn } from '../kernel/session/route-guards.ts'

export const Route = createFileRoute('/checkout/approve')({
  staticData: { texts: 'trading', isClear: true },
  beforeLoad: requireSignIn,
  validateSearch: (query: { payment: string } & SearchSchemaInput) => ({
    payment: parseId(query, 'payment'),
  }),
  loaderDeps: ({ search: { payment } }) => ({ payment }),
  loader: ({ deps: { payment } }) => {
    if (payment === undefined) throw notFound()
    return { payment }
  },
  head: ({ match }) =>
    pageMetadata(
      { title: match.context.i18n._(msg({ context: 'title', message: 'Checkout' })), canonical: undefined },
      match,
    ),
  component: Approve,
})

function Approve() {
  return <ApprovePage payment={Route.useLoaderData().payment} />
}
