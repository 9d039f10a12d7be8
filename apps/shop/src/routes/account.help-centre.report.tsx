import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../app/page-head.ts'
import { signInFirst } from '../app/route-guards.ts'
import { loadReport, orderIn } from '../help/load-help.ts'
import { ReportPage } from '../help/report-page.tsx'

export const Route = createFileRoute('/account/help-centre/report')({
  staticData: { words: 'service' },
  beforeLoad: signInFirst,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadReport(context, orderIn(deps)),
  head: ({ match }) =>
    pageHead({ title: match.context.i18n._(msg`Report a problem`), canonical: undefined }, match),
  component: Report,
})

function Report() {
  return <ReportPage order={orderIn(Route.useLoaderDeps())} />
}
