import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../app/page-head.ts'
import { signInFirst } from '../app/route-guards.ts'
import { ChangePasswordPage } from '../settings/change-password-page.tsx'

export const Route = createFileRoute('/account/settings/change-password')({
  staticData: { words: 'service' },
  beforeLoad: signInFirst,
  head: ({ match }) =>
    pageHead({ title: match.context.i18n._(msg`Change password`), canonical: undefined }, match),
  component: ChangePasswordPage,
})
