import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { StatementPage } from '../features/ledger/statement-page.tsx'
import { statementQuery, viewedAt } from '../features/ledger/statement-query.ts'
import { StatementSkeleton } from '../features/ledger/statement-skeleton.tsx'
import { statementAddressIn } from '../features/ledger/statement-view.ts'
import { pageMetadata } from '../kernel/app/page-metadata.ts'
import { signInFirst } from '../kernel/app/route-guards.ts'
import { shellQuery } from '../kernel/app/shop-queries.ts'

export const Route = createFileRoute('/account/account-statements')({
  staticData: { words: 'trading' },
  beforeLoad: signInFirst,
  loaderDeps: ({ search }) => ({ query: search }),
  loader: async ({ context: { queryClient }, deps: { query } }) => {
    const address = statementAddressIn(query)
    const { initConfig } = await queryClient.ensureQueryData(shellQuery)
    await queryClient.fetchQuery(statementQuery(viewedAt(address, initConfig.config)))
    return { address }
  },
  head: ({ match }) =>
    pageMetadata({ title: match.context.i18n._(msg`Account statement`), canonical: undefined }, match),
  pendingMs: 300,
  pendingComponent: StatementSkeleton,
  component: Statement,
})

function Statement() {
  return <StatementPage address={Route.useLoaderData().address} />
}
