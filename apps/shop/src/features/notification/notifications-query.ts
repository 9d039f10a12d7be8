import { executeOf } from '@provender/client/api/api-query'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { Notifications, type NotificationsQuery } from './notifications.documents.ts'

const pageSize = 20

export type NotificationItem = NotificationsQuery['notifications']['notifications'][number]

/**
 * The notifications, newest first, as far as the user has scrolled. If only unread ones are
 * listed, the next page starts after those that are still unread.
 */
export function notificationsQuery(showOnlyUnread: boolean) {
  return infiniteQueryOptions({
    queryKey: ['Notifications', { showOnlyUnread }] as const,
    queryFn: async ({ client, pageParam: index }) =>
      (await executeOf(client)(Notifications, { index, limit: pageSize, showOnlyUnread })).notifications,
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const notifications = pages.flatMap((page) => page.notifications)
      const index = showOnlyUnread
        ? notifications.filter(({ readAt }) => readAt === null).length
        : notifications.length
      const available = showOnlyUnread ? last.unread : last.total
      return last.notifications.length === pageSize && index < available ? index : undefined
    },
  })
}
