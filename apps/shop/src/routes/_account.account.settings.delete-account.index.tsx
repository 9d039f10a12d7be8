import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { DeleteAccountPage } from '../features/account/settings/delete-account-page.tsx'
import { pageMetadata } from '../kernel/page/page-metadata.ts'
import { requireSignIn } from '../kernel/session/route-guards.ts'

export const Route = createFileRoute('/_account/account/settings/delete-account/')({
  staticData: { texts: 'service' },
  beforeLoad: requireSignIn,
  loader: async ({ context: { queryClient } }) => {
    const { deletionQuery } = await import('../features/account/settings/settings-queries.ts')
    await queryClient.fetchQuery(deletionQuery)
  },
  head: ({ match }) =>
    pageMetadata({ title: match.context.i18n._(msg`Delete my account`), canonical: undefined }, match),
  component: DeleteAccountPage,
})
