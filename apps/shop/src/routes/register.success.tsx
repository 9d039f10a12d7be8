import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { RegisterSuccessPage } from '../features/application/success-page.tsx'
import { pageMetadata } from '../kernel/page/page-metadata.ts'

export const Route = createFileRoute('/register/success')({
  staticData: { texts: 'service' },
  head: ({ match }) =>
    pageMetadata({ title: match.context.i18n._(msg`Want to be retailer?`), canonical: undefined }, match),
  component: RegisterSuccessPage,
})
