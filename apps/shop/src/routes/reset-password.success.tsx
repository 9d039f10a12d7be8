import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../app/page-head.ts'
import { ResetSuccessPage } from '../joining/success-page.tsx'

export const Route = createFileRoute('/reset-password/success')({
  staticData: { words: 'service' },
  head: ({ match }) =>
    pageHead({ title: match.context.i18n._(msg`Forgotten your password?`), canonical: undefined }, match),
  component: ResetSuccessPage,
})
