import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { askStatement, viewedAt } from '../features/ledger/ask-statement.ts'
import { StatementBones } from '../features/ledger/statement-bones.tsx'
import { StatementPage } from '../features/ledger/statement-page.tsx'
import { statementAddressIn } from '../features/ledger/statement-view.ts'
import { pageHead } from '../kernel/app/page-head.ts'
import { signInFirst } from '../kernel/app/route-guards.ts'
import { shellQuery } from '../kernel/app/shop-queries.ts'

export const Route = createFileRoute('/account/account-statements')({
  staticData: { words: 'trading' },
  beforeLoad: signInFirst,
  loaderDeps: ({ search }) => ({ query: search }),
  loader: async ({ context: { queryClient }, deps: { query } }) => {
    const address = statementAddressIn(query)
    const { initConfig } = await queryClient.ensureQueryData(shellQuery)
    await queryClient.fetchQuery(askStatement(viewedAt(address, initConfig.config)))
    return { address }
  },
  head: ({ match }) =>
    pageHead({ title: match.context.i18n._(msg`Account statement`), canonical: undefined }, match),
  pendingMs: 300,
  pendingComponent: StatementBones,
  component: Statement,
})

function Statement() {
  return <StatementPage address={Route.useLoaderData().address} />
}
