import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ResetSuccessPage } from '../features/application/success-page.tsx'
import { pageHead } from '../kernel/app/page-head.ts'

export const Route = createFileRoute('/reset-password/success')({
  staticData: { words: 'service' },
  head: ({ match }) =>
    pageHead({ title: match.context.i18n._(msg`Forgotten your password?`), canonical: undefined }, match),
  component: ResetSuccessPage,
})
