import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { PoweredByPage } from '../features/content/powered-by-page.tsx'
import { pageHead } from '../kernel/app/page-head.ts'

export const Route = createFileRoute('/powered-by')({
  staticData: { words: 'service' },
  head: ({ match }) =>
    pageHead({ title: match.context.i18n._(msg`Powered by Provender`), canonical: undefined }, match),
  component: PoweredByPage,
})
