import { executeOf } from '@provender/client/api/api-query'
import { queryFilter } from '@provender/web/api/query-filter'
import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import { sessionQuery } from '../../kernel/session/shop-queries.ts'
import { useFailureToast } from '../../kernel/state/use-failure-toast.ts'
import { MarkNotificationsRead, type NotificationsQuery } from './notifications.documents.ts'

type Pages = InfiniteData<NotificationsQuery['notifications'], number>

/** Marks notifications as read, at once on the screen. The dot in the header follows the server's count. */
export function useNotificationActions() {
  const queryClient = useQueryClient()
  const showFailure = useFailureToast()
  const mark = async (uids: readonly string[] | undefined): Promise<void> => {
    const readAt = new Date().toISOString()
    queryClient.setQueriesData<Pages>(
      queryFilter('Notifications'),
      (cached) => cached && withRead(cached, { uids, readAt }),
    )
    try {
      const { markNotificationsRead: unread } = await executeOf(queryClient)(MarkNotificationsRead, {
        uid: uids,
      })
      queryClient.setQueryData(
        sessionQuery.queryKey,
        (cached) => cached && { ...cached, unreadNotifications: unread },
      )
    } catch (error) {
      showFailure(error)
      await queryClient.invalidateQueries(queryFilter('Notifications'))
    }
  }
  return { markRead: (uid: string) => void mark([uid]), markAllRead: () => void mark(undefined) }
}

interface ReadMark {
  /** Undefined for all. */
  readonly uids: readonly string[] | undefined
  readonly readAt: string
}

function withRead({ pages, pageParams }: Pages, { uids, readAt }: ReadMark): Pages {
  const isMeant = (uid: string) => uids === undefined || uids.includes(uid)
  const marked = pages.flatMap(({ notifications }) =>
    notifications.filter((each) => each.readAt === null && isMeant(each.uid)),
  )
  return {
    pageParams,
    pages: pages.map((page) => ({
      ...page,
      unread: uids === undefined ? 0 : page.unread - marked.length,
      notifications: page.notifications.map((each) => (marked.includes(each) ? { ...each, readAt } : each)),
    })),
  }
}
