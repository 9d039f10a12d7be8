import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loadReport } from '../features/claim/load-claims.ts'
import { parseReportedOrder } from '../features/claim/parse-reported-order.ts'
import { ReportPage } from '../features/claim/report-page.tsx'
import { pageMetadata } from '../kernel/page/page-metadata.ts'
import { requireSignIn } from '../kernel/session/route-guards.ts'

export const Route = createFileRoute('/_account/account/help-centre/report')({
  staticData: { texts: 'service' },
  beforeLoad: requireSignIn,
  validateSearch: (query): { readonly order?: string | undefined } => ({ order: parseReportedOrder(query) }),
  loaderDeps: ({ search: { order = '' } }) => ({ order }),
  loader: ({ context, deps: { order } }) => loadReport(context, order),
  head: ({ match }) =>
    pageMetadata({ title: match.context.i18n._(msg`Report a problem`), canonical: undefined }, match),
  component: Report,
})

function Report() {
  return <ReportPage order={Route.useLoaderDeps().order} />
}
