import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ChangePasswordPage } from '../features/account/settings/change-password-page.tsx'
import { pageMetadata } from '../kernel/page/page-metadata.ts'
import { requireSignIn } from '../kernel/session/route-guards.ts'

export const Route = createFileRoute('/_account/account/settings/change-password')({
  staticData: { texts: 'service' },
  beforeLoad: requireSignIn,
  head: ({ match }) =>
    pageMetadata({ title: match.context.i18n._(msg`Change password`), canonical: undefined }, match),
  component: ChangePasswordPage,
})
