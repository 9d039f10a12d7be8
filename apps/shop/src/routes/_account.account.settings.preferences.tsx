import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { PreferencesPage } from '../features/account/settings/preferences-page.tsx'
import { pageMetadata } from '../kernel/page/page-metadata.ts'
import { requireSignIn } from '../kernel/session/route-guards.ts'

export const Route = createFileRoute('/_account/account/settings/preferences')({
  staticData: { texts: 'service' },
  beforeLoad: requireSignIn,
  loader: async ({ context: { queryClient } }) => {
    const [{ settingsQuery }, { neverSubstitutedQuery }] = await Promise.all([
      import('../features/account/settings/settings-queries.ts'),
      import('../features/catalogue/never-substituted-query.ts'),
    ])
    await Promise.all([queryClient.fetchQuery(settingsQuery), queryClient.fetchQuery(neverSubstitutedQuery)])
  },
  head: ({ match }) =>
    pageMetadata({ title: match.context.i18n._(msg`Preferences`), canonical: undefined }, match),
  component: PreferencesPage,
})
