import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../app/page-head.ts'
import { signInFirst } from '../app/route-guards.ts'
import { SitesPage } from '../settings/sites-page.tsx'

export const Route = createFileRoute('/account/settings/sites')({
  staticData: { words: 'service' },
  beforeLoad: signInFirst,
  loader: async ({ context: { queryClient } }) => {
    const { loadSites } = await import('../settings/ask-settings.ts')
    await loadSites(queryClient)
  },
  head: ({ match }) =>
    pageHead({ title: match.context.i18n._(msg`Delivery sites`), canonical: undefined }, match),
  component: SitesPage,
})
