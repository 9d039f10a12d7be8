import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { AccountHomePage } from '../features/account-home/account-home-page.tsx'
import { loadAccountHome } from '../features/account-home/load-account-home.ts'
import { pageMetadata } from '../kernel/page/page-metadata.ts'
import { requireSignIn } from '../kernel/session/route-guards.ts'

export const Route = createFileRoute('/_account/account/')({
  staticData: { texts: 'service' },
  beforeLoad: requireSignIn,
  loader: ({ context: { queryClient } }) => loadAccountHome(queryClient),
  head: ({ match }) =>
    pageMetadata({ title: match.context.i18n._(msg`My account`), canonical: undefined }, match),
  component: AccountHomePage,
})
