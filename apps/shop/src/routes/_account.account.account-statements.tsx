import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { StatementPage } from '../features/ledger/statement-page.tsx'
import { statementQuery, viewedAt } from '../features/ledger/statement-query.ts'
import { parseStatementSearch } from '../features/ledger/statement-search.ts'
import { StatementSkeleton } from '../features/ledger/statement-skeleton.tsx'
import { pageMetadata } from '../kernel/page/page-metadata.ts'
import { requireSignIn } from '../kernel/session/route-guards.ts'
import { shellQuery } from '../kernel/session/shop-queries.ts'

export const Route = createFileRoute('/_account/account/account-statements')({
  staticData: { texts: 'trading' },
  beforeLoad: requireSignIn,
  validateSearch: parseStatementSearch,
  loaderDeps: ({ search: { from, to, page } }) => ({ from, to, page }),
  loader: async ({ context: { queryClient }, deps }) => {
    const { initConfig } = await queryClient.ensureQueryData(shellQuery)
    await queryClient.fetchQuery(statementQuery(viewedAt(deps, initConfig.config)))
  },
  head: ({ match }) =>
    pageMetadata({ title: match.context.i18n._(msg`Account statement`), canonical: undefined }, match),
  pendingMs: 300,
  pendingComponent: StatementSkeleton,
  component: Statement,
})

function Statement() {
  return <StatementPage search={Route.useLoaderDeps()} />
}
