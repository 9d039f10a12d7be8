import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../app/page-head.ts'
import { signInFirst } from '../app/route-guards.ts'
import { SettingsPage } from '../settings/settings-page.tsx'

export const Route = createFileRoute('/account/settings/')({
  staticData: { words: 'service' },
  beforeLoad: signInFirst,
  loader: async ({ context: { queryClient } }) => {
    const { settingsQuery } = await import('../settings/ask-settings.ts')
    await queryClient.fetchQuery(settingsQuery)
  },
  head: ({ match }) =>
    pageHead({ title: match.context.i18n._(msg`Account settings`), canonical: undefined }, match),
  component: SettingsPage,
})
