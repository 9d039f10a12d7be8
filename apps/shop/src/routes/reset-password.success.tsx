import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ResetSuccessPage } from '../features/application/success-page.tsx'
import { pageMetadata } from '../kernel/page/page-metadata.ts'

export const Route = createFileRoute('/reset-password/success')({
  staticData: { texts: 'service' },
  head: ({ match }) =>
    pageMetadata({ title: match.context.i18n._(msg`Forgotten your password?`), canonical: undefined }, match),
  component: ResetSuccessPage,
})
