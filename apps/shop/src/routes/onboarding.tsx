import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { parseNextSearch } from '../features/account/next-path.ts'
import { OnboardingPage } from '../features/onboarding/onboarding-page.tsx'
import { pageMetadata } from '../kernel/page/page-metadata.ts'

export const Route = createFileRoute('/onboarding')({
  staticData: { texts: 'service', hidesHeader: true },
  validateSearch: parseNextSearch,
  head: ({ match }) =>
    pageMetadata({ title: match.context.i18n._(msg`What the shop can do`), canonical: undefined }, match),
  component: Onboarding,
})

function Onboarding() {
  return <OnboardingPage next={Route.useSearch().next ?? '/'} />
}
