import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { PoweredByPage } from '../features/content/powered-by-page.tsx'
import { pageMetadata } from '../kernel/page/page-metadata.ts'

export const Route = createFileRoute('/powered-by')({
  staticData: { texts: 'service' },
  head: ({ match }) =>
    pageMetadata({ title: match.context.i18n._(msg`Powered by Provender`), canonical: undefined }, match),
  component: PoweredByPage,
})
