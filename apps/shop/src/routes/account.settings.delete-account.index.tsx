import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../app/page-head.ts'
import { signInFirst } from '../app/route-guards.ts'
import { DeleteAccountPage } from '../settings/delete-account-page.tsx'

export const Route = createFileRoute('/account/settings/delete-account/')({
  staticData: { words: 'service' },
  beforeLoad: signInFirst,
  loader: async ({ context: { queryClient } }) => {
    const { deletionQuery } = await import('../settings/ask-settings.ts')
    await queryClient.fetchQuery(deletionQuery)
  },
  head: ({ match }) =>
    pageHead({ title: match.context.i18n._(msg`Delete my account`), canonical: undefined }, match),
  component: DeleteAccountPage,
})
