import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../app/page-head.ts'
import { ConfirmEmailPage } from '../settings/confirm-email-page.tsx'

export const Route = createFileRoute('/account/settings/email/confirm')({
  staticData: { words: 'service' },
  head: ({ match }) =>
    pageHead({ title: match.context.i18n._(msg`Change e-mail`), canonical: undefined }, match),
  component: ConfirmEmailPage,
})
