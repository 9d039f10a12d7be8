import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { NotificationsPage } from '../features/notification/notifications-page.tsx'
import { pageMetadata } from '../kernel/page/page-metadata.ts'
import { requireSignIn } from '../kernel/session/route-guards.ts'

export const Route = createFileRoute('/_account/account/notifications')({
  staticData: { texts: 'service' },
  beforeLoad: requireSignIn,
  loader: async ({ context: { queryClient } }) => {
    const { notificationsQuery } = await import('../features/notification/notifications-query.ts')
    await queryClient.fetchInfiniteQuery(notificationsQuery(false))
  },
  head: ({ match }) =>
    pageMetadata({ title: match.context.i18n._(msg`Notifications`), canonical: undefined }, match),
  component: NotificationsPage,
})
