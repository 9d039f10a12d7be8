import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageMetadata } from '../kernel/page/page-metadata.ts'
import { MaintenanceScreen } from '../shell/server-error-screen.tsx'

export const Route = createFileRoute('/maintenance')({
  staticData: { status: 503, hidesHeader: true },
  head: ({ match }) =>
    pageMetadata({ title: match.context.i18n._(msg`We'll be right back!`), canonical: undefined }, match),
  component: MaintenanceScreen,
})
