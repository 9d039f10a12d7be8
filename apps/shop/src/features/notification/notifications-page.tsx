import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { showCount } from '@provender/domain/money/show-money'
import { Button } from '@provender/ui/controls/button'
import { Checkbox } from '@provender/ui/controls/choice'
import { ShowMore } from '@provender/ui/controls/pager'
import { Empty } from '@provender/ui/page/empty-state'
import { PageHeader } from '@provender/ui/page/page-parts'
import { icon } from '@provender/ui/tokens/icon'
import { useOnNearViewport } from '@provender/web/loading/use-on-near-viewport'
import { useLanguage } from '@provender/web/texts/use-language'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { __iconData as bell } from 'lucide-react/icons/bell'
import { useState } from 'react'
import { NotificationGroups } from './notification-groups.tsx'
import { notificationsQuery, type NotificationItem } from './notifications-query.ts'
import { useNewNotifications } from './use-new-notifications.ts'
import { useNotificationActions } from './use-notification-actions.ts'

const BellIcon = icon(bell)

export function NotificationsPage() {
  const { t } = useLingui()
  const language = useLanguage()
  const [showOnlyUnread, setShowOnlyUnread] = useState(false)
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = useInfiniteQuery({
    ...notificationsQuery(showOnlyUnread),
    placeholderData: keepPreviousData,
  })
  const actions = useNotificationActions()
  useNewNotifications(data?.pages[0]?.unread)
  const more = () => void fetchNextPage()
  const end = useOnNearViewport<HTMLDivElement>(
    hasNextPage && !isFetchingNextPage && !isFetchNextPageError ? more : undefined,
  )
  const { total = 0, unread: unreadCount = 0 } = data?.pages[0] ?? {}
  const notifications = withoutDuplicates(data?.pages.flatMap((page) => page.notifications) ?? [])
  const all = showCount(total, language)
  const unread = showCount(unreadCount, language)
  return (
    <div className="max-w-170">
      <PageHeader
        title={t`Notifications`}
        detail={
          total === 0
            ? undefined
            : unreadCount > 0
              ? t`${unread} unread`
              : t`${plural(total, { one: `${all} notification`, other: `${all} notifications` })}`
        }
      />
      {total > 0 && (
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
          <Checkbox
            checked={showOnlyUnread}
            onChange={({ target }) => setShowOnlyUnread(target.checked)}
          >{t`Only unread`}</Checkbox>
          {unreadCount > 0 && (
            <div className="-mx-2">
              <Button look="bare" onClick={actions.markAllRead}>{t`Mark all as read`}</Button>
            </div>
          )}
        </div>
      )}
      {data && notifications.length === 0 ? (
        <NoneToShow isFiltered={total > 0} />
      ) : (
        <NotificationGroups
          // Another list, in which nothing has been read.
          key={String(showOnlyUnread)}
          notifications={notifications}
          firstPage={showOnlyUnread ? Infinity : (data?.pages[0]?.notifications.length ?? 0)}
          onRead={actions.markRead}
        />
      )}
      <div ref={end}>
        {isFetchNextPageError && (
          <ShowMore
            text={t`The next notifications could not be loaded.`}
            name={t`Please try again`}
            onMore={more}
          />
        )}
      </div>
    </div>
  )
}

/** A new notification moves all others down by one between two pages: drop duplicates. */
function withoutDuplicates(notifications: readonly NotificationItem[]): readonly NotificationItem[] {
  return [...new Map(notifications.map((each) => [each.uid, each])).values()]
}

function NoneToShow({ isFiltered }: { readonly isFiltered: boolean }) {
  const { t } = useLingui()
  if (isFiltered) return <Empty icon={<BellIcon size="x" />} title={t`You're all caught up`} />
  return (
    <Empty icon={<BellIcon size="x" />} title={t`No notifications yet`}>
      {t`Order updates and products back in stock appear here.`}
    </Empty>
  )
}
