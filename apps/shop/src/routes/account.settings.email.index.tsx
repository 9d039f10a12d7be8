import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../app/page-head.ts'
import { signInFirst } from '../app/route-guards.ts'
import { ChangeEmailPage } from '../settings/change-email-page.tsx'

export const Route = createFileRoute('/account/settings/email/')({
  staticData: { words: 'service' },
  beforeLoad: signInFirst,
  head: ({ match }) =>
    pageHead({ title: match.context.i18n._(msg`Change e-mail`), canonical: undefined }, match),
  component: ChangeEmailPage,
})
