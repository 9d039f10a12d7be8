import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { SettingsPage } from '../features/account/settings/settings-page.tsx'
import { pageMetadata } from '../kernel/page/page-metadata.ts'
import { requireSignIn } from '../kernel/session/route-guards.ts'

export const Route = createFileRoute('/_account/account/settings/')({
  staticData: { texts: 'service' },
  beforeLoad: requireSignIn,
  loader: async ({ context: { queryClient } }) => {
    const { settingsQuery } = await import('../features/account/settings/settings-queries.ts')
    await queryClient.fetchQuery(settingsQuery)
  },
  head: ({ match }) =>
    pageMetadata({ title: match.context.i18n._(msg`Account settings`), canonical: undefined }, match),
  component: SettingsPage,
})
