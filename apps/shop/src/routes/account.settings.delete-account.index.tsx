import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { DeleteAccountPage } from '../features/account/settings/delete-account-page.tsx'
import { pageHead } from '../kernel/app/page-head.ts'
import { signInFirst } from '../kernel/app/route-guards.ts'

export const Route = createFileRoute('/account/settings/delete-account/')({
  staticData: { words: 'service' },
  beforeLoad: signInFirst,
  loader: async ({ context: { queryClient } }) => {
    const { deletionQuery } = await import('../features/account/settings/ask-settings.ts')
    await queryClient.fetchQuery(deletionQuery)
  },
  head: ({ match }) =>
    pageHead({ title: match.context.i18n._(msg`Delete my account`), canonical: undefined }, match),
  component: DeleteAccountPage,
})
