import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../app/page-head.ts'
import { signInFirst } from '../app/route-guards.ts'
import { ClaimPage } from '../help/claim-page.tsx'
import { loadClaim } from '../help/load-help.ts'

export const Route = createFileRoute('/account/help-centre/reports/$number')({
  staticData: { words: 'service' },
  beforeLoad: signInFirst,
  loader: ({ context, params: { number } }) => loadClaim(context, number),
  head: ({ params: { number }, match }) =>
    pageHead({ title: match.context.i18n._(msg`Report ${number}`), canonical: undefined }, match),
  component: Claim,
})

function Claim() {
  return <ClaimPage number={Route.useParams().number} />
}
