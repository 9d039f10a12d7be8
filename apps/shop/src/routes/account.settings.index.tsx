import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { SettingsPage } from '../features/account/settings/settings-page.tsx'
import { pageHead } from '../kernel/app/page-head.ts'
import { signInFirst } from '../kernel/app/route-guards.ts'

export const Route = createFileRoute('/account/settings/')({
  staticData: { words: 'service' },
  beforeLoad: signInFirst,
  loader: async ({ context: { queryClient } }) => {
    const { settingsQuery } = await import('../features/account/settings/ask-settings.ts')
    await queryClient.fetchQuery(settingsQuery)
  },
  head: ({ match }) =>
    pageHead({ title: match.context.i18n._(msg`Account settings`), canonical: undefined }, match),
  component: SettingsPage,
})
