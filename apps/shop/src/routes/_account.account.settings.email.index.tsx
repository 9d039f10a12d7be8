import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ChangeEmailPage } from '../features/account/settings/change-email-page.tsx'
import { pageMetadata } from '../kernel/page/page-metadata.ts'
import { requireSignIn } from '../kernel/session/route-guards.ts'

export const Route = createFileRoute('/_account/account/settings/email/')({
  staticData: { texts: 'service' },
  beforeLoad: requireSignIn,
  head: ({ match }) =>
    pageMetadata({ title: match.context.i18n._(msg`Change e-mail`), canonical: undefined }, match),
  component: ChangeEmailPage,
})
