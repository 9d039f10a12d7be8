import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { SitesPage } from '../features/site/sites-page.tsx'
import { pageHead } from '../kernel/app/page-head.ts'
import { signInFirst } from '../kernel/app/route-guards.ts'

export const Route = createFileRoute('/account/settings/sites')({
  staticData: { words: 'service' },
  beforeLoad: signInFirst,
  loader: async ({ context: { queryClient } }) => {
    const { loadSites } = await import('../features/site/ask-sites.ts')
    await loadSites(queryClient)
  },
  head: ({ match }) =>
    pageHead({ title: match.context.i18n._(msg`Delivery sites`), canonical: undefined }, match),
  component: SitesPage,
})
