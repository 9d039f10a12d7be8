import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { AccountPage } from '../features/account/account-page.tsx'
import { pageMetadata } from '../kernel/page/page-metadata.ts'
import { requireSignIn } from '../kernel/session/route-guards.ts'
import { sessionQuery } from '../kernel/session/shop-queries.ts'

export const Route = createFileRoute('/account/')({
  staticData: { texts: 'trading' },
  beforeLoad: requireSignIn,
  loader: async ({ context }) => {
    await Promise.all([
      context.queryClient.ensureQueryData(sessionQuery),
      context.appFrame?.loadAccount(context.queryClient),
    ])
  },
  head: ({ match }) =>
    pageMetadata({ title: match.context.i18n._(msg`My account`), canonical: undefined }, match),
  component: Account,
})

function Account() {
  const { appFrame } = Route.useRouteContext()
  return appFrame ? <appFrame.Account /> : <AccountPage />
}
