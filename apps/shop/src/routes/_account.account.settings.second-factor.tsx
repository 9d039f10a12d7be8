import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { SecondFactorPage } from '../features/account/second-factor/second-factor-page.tsx'
import { secondFactorQuery } from '../features/account/second-factor/second-factor-query.ts'
import { pageMetadata } from '../kernel/page/page-metadata.ts'
import { requireSignIn } from '../kernel/session/route-guards.ts'

export const Route = createFileRoute('/_account/account/settings/second-factor')({
  staticData: { texts: 'service' },
  beforeLoad: requireSignIn,
  loader: async ({ context: { queryClient } }) => {
    await queryClient.fetchQuery(secondFactorQuery)
  },
  head: ({ match }) =>
    pageMetadata({ title: match.context.i18n._(msg`Two-step login`), canonical: undefined }, match),
  component: SecondFactorPage,
})
