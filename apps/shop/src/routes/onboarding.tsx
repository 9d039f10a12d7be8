import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { nextPath } from '../features/account/next-path.ts'
import { OnboardingPage } from '../features/onboarding/onboarding-page.tsx'
import { pageMetadata } from '../kernel/app/page-metadata.ts'

export const Route = createFileRoute('/onboarding')({
  staticData: { words: 'service', hidesHeader: true },
  loaderDeps: ({ search }) => ({ query: search }),
  loader: ({ deps: { query } }) => {
    const { next }: { readonly next?: unknown } = query
    return { next: nextPath(next) }
  },
  head: ({ match }) =>
    pageMetadata({ title: match.context.i18n._(msg`What the shop can do`), canonical: undefined }, match),
  component: Onboarding,
})

function Onboarding() {
  return <OnboardingPage next={Route.useLoaderData().next} />
}
