import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ClaimPage } from '../features/claim/claim-page.tsx'
import { loadClaim } from '../features/claim/load-claims.ts'
import { pageMetadata } from '../kernel/page/page-metadata.ts'
import { requireSignIn } from '../kernel/session/route-guards.ts'

export const Route = createFileRoute('/_account/account/help-centre/reports/$number')({
  staticData: { texts: 'service' },
  beforeLoad: requireSignIn,
  loader: ({ context, params: { number } }) => loadClaim(context, number),
  head: ({ params: { number }, match }) =>
    pageMetadata({ title: match.context.i18n._(msg`Report ${number}`), canonical: undefined }, match),
  component: Claim,
})

function Claim() {
  return <ClaimPage number={Route.useParams().number} />
}
