import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ConfirmDeletionPage } from '../features/account/settings/confirm-deletion-page.tsx'
import { pageMetadata } from '../kernel/page/page-metadata.ts'

export const Route = createFileRoute('/_account/account/settings/delete-account/confirm')({
  staticData: { texts: 'service' },
  head: ({ match }) =>
    pageMetadata({ title: match.context.i18n._(msg`Delete my account`), canonical: undefined }, match),
  component: ConfirmDeletionPage,
})
