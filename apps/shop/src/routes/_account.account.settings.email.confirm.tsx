import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ConfirmEmailPage } from '../features/account/settings/confirm-email-page.tsx'
import { pageMetadata } from '../kernel/page/page-metadata.ts'

export const Route = createFileRoute('/_account/account/settings/email/confirm')({
  staticData: { texts: 'service' },
  head: ({ match }) =>
    pageMetadata({ title: match.context.i18n._(msg`Change e-mail`), canonical: undefined }, match),
  component: ConfirmEmailPage,
})
