import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { PreferencesPage } from '../features/account/settings/preferences-page.tsx'
import { pageHead } from '../kernel/app/page-head.ts'
import { signInFirst } from '../kernel/app/route-guards.ts'

export const Route = createFileRoute('/account/settings/preferences')({
  staticData: { words: 'service' },
  beforeLoad: signInFirst,
  loader: async ({ context: { queryClient } }) => {
    const { settingsQuery } = await import('../features/account/settings/ask-settings.ts')
    await queryClient.fetchQuery(settingsQuery)
  },
  head: ({ match }) =>
    pageHead({ title: match.context.i18n._(msg`Preferences`), canonical: undefined }, match),
  component: PreferencesPage,
})
