import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../app/page-head.ts'
import { signInFirst } from '../app/route-guards.ts'
import { PreferencesPage } from '../settings/preferences-page.tsx'

export const Route = createFileRoute('/account/settings/preferences')({
  staticData: { words: 'service' },
  beforeLoad: signInFirst,
  loader: async ({ context: { queryClient } }) => {
    const { settingsQuery } = await import('../settings/ask-settings.ts')
    await queryClient.fetchQuery(settingsQuery)
  },
  head: ({ match }) =>
    pageHead({ title: match.context.i18n._(msg`Preferences`), canonical: undefined }, match),
  component: PreferencesPage,
})
