import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { RegisterSuccessPage } from '../features/application/success-page.tsx'
import { pageHead } from '../kernel/app/page-head.ts'

export const Route = createFileRoute('/register/success')({
  staticData: { words: 'service' },
  head: ({ match }) =>
    pageHead({ title: match.context.i18n._(msg`Want to be retailer?`), canonical: undefined }, match),
  component: RegisterSuccessPage,
})
