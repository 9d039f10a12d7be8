import { msg } from '@lingui/core/macro'
import { parseId } from '@provender/web/address/parse-id'
import { createFileRoute, notFound, type SearchSchemaInput } from '@tanstack/react-router'
import { TestBankPage } from '../features/payment/test-bank-page.tsx'
import { pageMetadata } from '../kernel/page/page-metadata.ts'
import { requireSignIn } from '../kernel/session/route-guards.ts'

export const Route = createFileRoute('/checkout/test-bank')({
  staticData: { texts: 'trading' },
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
    pageMetadata({ title: match.context.i18n._(msg`Test bank`), canonical: undefined }, match),
  component: TestBank,
})

function TestBank() {
  return <TestBankPage payment={Route.useLoaderData().payment} />
}
