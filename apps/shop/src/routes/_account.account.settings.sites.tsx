import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { SitesPage } from '../features/site/sites-page.tsx'
import { pageMetadata } from '../kernel/page/page-metadata.ts'
import { requireSignIn } from '../kernel/session/route-guards.ts'

export const Route = createFileRoute('/_account/account/settings/sites')({
  staticData: { texts: 'service' },
  beforeLoad: requireSignIn,
  loader: async ({ context: { queryClient } }) => {
    const { loadSites } = await import('../features/site/sites-query.ts')
    await loadSites(queryClient)
  },
  head: ({ match }) =>
    pageMetadata({ title: match.context.i18n._(msg`Delivery sites`), canonical: undefined }, match),
  component: SitesPage,
})
