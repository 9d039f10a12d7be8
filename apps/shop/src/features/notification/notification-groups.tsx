import { useLingui } from '@lingui/react/macro'
import { localMoment } from '@provender/web/format/dates'
import { useState } from 'react'
import { useToday } from '../../kernel/format/use-today.ts'
import { useConfig } from '../../kernel/session/shop-queries.ts'
import { groupNotifications, type NotificationGroup } from './group-notifications.ts'
import { NotificationRow } from './notification-row.tsx'
import type { NotificationItem } from './notifications-query.ts'

export interface NotificationGroupsProps {
  readonly notifications: readonly NotificationItem[]
  /** How many belong to the first page. Later pages move nothing above them: their unread ones stay under their day. */
  readonly firstPage: number
  readonly onRead: (uid: string) => void
}

/** The notifications: unread ones first, then by day. One that is read stays in its place until the page is opened again. */
export function NotificationGroups({ notifications, firstPage, onRead }: NotificationGroupsProps) {
  const { t } = useLingui()
  const { warehouseTimezone } = useConfig()
  const today = useToday()
  const [seenUnread, setSeenUnread] = useState<ReadonlySet<string>>(new Set())
  const unseen = notifications.filter(({ uid, readAt }) => readAt === null && !seenUnread.has(uid))
  if (unseen.length > 0) setSeenUnread(new Set([...seenUnread, ...unseen.map(({ uid }) => uid)]))
  const items = notifications.map((notification, index) => ({
    notification,
    isNew: index < firstPage && seenUnread.has(notification.uid),
    date: localMoment(notification.createdAt, warehouseTimezone).date,
  }))
  const titles: Readonly<Record<NotificationGroup, string>> = {
    unread: t`Unread`,
    today: t`Today`,
    yesterday: t`Yesterday`,
    earlier: t`Earlier`,
  }
  return groupNotifications(items, today).map(([group, members]) => (
    <section key={group} className="mt-6 first-of-type:mt-2">
      <h2 className="border-b border-ink pb-2 text-heading">{titles[group]}</h2>
      <ul aria-label={titles[group]}>
        {members.map(({ notification }) => (
          <NotificationRow
            key={notification.uid}
            notification={notification}
            isOfNamedDay={group === 'today' || group === 'yesterday'}
            onRead={onRead}
          />
        ))}
      </ul>
    </section>
  ))
}
