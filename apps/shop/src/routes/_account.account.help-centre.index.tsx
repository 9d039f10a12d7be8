import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { HelpCentrePage } from '../features/claim/help-centre-page.tsx'
import { loadHelpCentre } from '../features/claim/load-claims.ts'
import { pageMetadata } from '../kernel/page/page-metadata.ts'
import { requireSignIn } from '../kernel/session/route-guards.ts'

export const Route = createFileRoute('/_account/account/help-centre/')({
  staticData: { texts: 'service' },
  beforeLoad: requireSignIn,
  loader: ({ context }) => loadHelpCentre(context),
  head: ({ match }) =>
    pageMetadata({ title: match.context.i18n._(msg`Help centre`), canonical: undefined }, match),
  component: HelpCentrePage,
})
