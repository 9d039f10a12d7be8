import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../app/page-head.ts'
import { signInFirst } from '../app/route-guards.ts'
import { NotificationsPage } from '../notifications/notifications-page.tsx'

export const Route = createFileRoute('/account/notifications')({
  staticData: { words: 'service' },
  beforeLoad: signInFirst,
  loader: async ({ context: { queryClient } }) => {
    const { askNotifications } = await import('../notifications/ask-notifications.ts')
    await queryClient.fetchInfiniteQuery(askNotifications(false))
  },
  head: ({ match }) =>
    pageHead({ title: match.context.i18n._(msg`Notifications`), canonical: undefined }, match),
  component: NotificationsPage,
})
