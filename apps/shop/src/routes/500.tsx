import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageMetadata } from '../kernel/page/page-metadata.ts'
import { ServerErrorScreen } from '../shell/server-error-screen.tsx'

export const Route = createFileRoute('/500')({
  staticData: { status: 500 },
  head: ({ match }) =>
    pageMetadata({ title: match.context.i18n._(msg`Server Error`), canonical: undefined }, match),
  component: ServerErrorScreen,
})
