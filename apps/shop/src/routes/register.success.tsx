import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../app/page-head.ts'
import { RegisterSuccessPage } from '../joining/success-page.tsx'

export const Route = createFileRoute('/register/success')({
  staticData: { words: 'service' },
  head: ({ match }) =>
    pageHead({ title: match.context.i18n._(msg`Want to be retailer?`), canonical: undefined }, match),
  component: RegisterSuccessPage,
})
