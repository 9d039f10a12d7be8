import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { InvitationPage } from '../features/company-user/invitation-page.tsx'
import { pageMetadata } from '../kernel/page/page-metadata.ts'

export const Route = createFileRoute('/invitation')({
  staticData: { texts: 'service' },
  head: ({ match }) =>
    pageMetadata({ title: match.context.i18n._(msg`Invitation`), canonical: undefined }, match),
  component: InvitationPage,
})
