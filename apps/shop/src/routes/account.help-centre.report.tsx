import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loadReport, orderIn } from '../features/claim/load-help.ts'
import { ReportPage } from '../features/claim/report-page.tsx'
import { pageMetadata } from '../kernel/app/page-metadata.ts'
import { signInFirst } from '../kernel/app/route-guards.ts'

export const Route = createFileRoute('/account/help-centre/report')({
  staticData: { words: 'service' },
  beforeLoad: signInFirst,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadReport(context, orderIn(deps)),
  head: ({ match }) =>
    pageMetadata({ title: match.context.i18n._(msg`Report a problem`), canonical: undefined }, match),
  component: Report,
})

function Report() {
  return <ReportPage order={orderIn(Route.useLoaderDeps())} />
}
