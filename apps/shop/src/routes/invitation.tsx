import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { InvitationPage } from '../features/company-user/invitation-page.tsx'
import { pageHead } from '../kernel/app/page-head.ts'

export const Route = createFileRoute('/invitation')({
  staticData: { words: 'service' },
  head: ({ match }) =>
    pageHead({ title: match.context.i18n._(msg`Invitation`), canonical: undefined }, match),
  component: InvitationPage,
})
