import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../app/page-head.ts'
import { ConfirmDeletionPage } from '../settings/confirm-deletion-page.tsx'

export const Route = createFileRoute('/account/settings/delete-account/confirm')({
  staticData: { words: 'service' },
  head: ({ match }) =>
    pageHead({ title: match.context.i18n._(msg`Delete my account`), canonical: undefined }, match),
  component: ConfirmDeletionPage,
})
