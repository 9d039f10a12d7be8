import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../app/page-head.ts'
import { PoweredByPage } from '../content/powered-by-page.tsx'

export const Route = createFileRoute('/powered-by')({
  staticData: { words: 'service' },
  head: ({ match }) =>
    pageHead({ title: match.context.i18n._(msg`Powered by Provender`), canonical: undefined }, match),
  component: PoweredByPage,
})
