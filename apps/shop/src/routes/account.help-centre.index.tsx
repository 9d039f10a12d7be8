import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../app/page-head.ts'
import { signInFirst } from '../app/route-guards.ts'
import { HelpCentrePage } from '../help/help-centre-page.tsx'
import { loadHelpCentre } from '../help/load-help.ts'

export const Route = createFileRoute('/account/help-centre/')({
  staticData: { words: 'service' },
  beforeLoad: signInFirst,
  loader: ({ context }) => loadHelpCentre(context),
  head: ({ match }) =>
    pageHead({ title: match.context.i18n._(msg`Help centre`), canonical: undefined }, match),
  component: HelpCentrePage,
})
