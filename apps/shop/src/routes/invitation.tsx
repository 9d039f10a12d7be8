import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../app/page-head.ts'
import { InvitationPage } from '../settings/invitation-page.tsx'

export const Route = createFileRoute('/invitation')({
  staticData: { words: 'service' },
  head: ({ match }) =>
    pageHead({ title: match.context.i18n._(msg`Invitation`), canonical: undefined }, match),
  component: InvitationPage,
})
