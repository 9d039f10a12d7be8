import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { NotificationsPage } from '../features/notification/notifications-page.tsx'
import { pageHead } from '../kernel/app/page-head.ts'
import { signInFirst } from '../kernel/app/route-guards.ts'

export const Route = createFileRoute('/account/notifications')({
  staticData: { words: 'service' },
  beforeLoad: signInFirst,
  loader: async ({ context: { queryClient } }) => {
    const { askNotifications } = await import('../features/notification/ask-notifications.ts')
    await queryClient.fetchInfiniteQuery(askNotifications(false))
  },
  head: ({ match }) =>
    pageHead({ title: match.context.i18n._(msg`Notifications`), canonical: undefined }, match),
  component: NotificationsPage,
})
