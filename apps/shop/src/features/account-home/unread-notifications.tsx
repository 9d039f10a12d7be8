import { useLingui } from '@lingui/react/macro'
import { showCount } from '@provender/domain/money/show-money'
import { hrefOf } from '@provender/web/address/href-of'
import { useLanguage } from '@provender/web/texts/use-language'
import { useInfiniteQuery } from '@tanstack/react-query'
import { NotificationRow } from '../notification/notification-row.tsx'
import { notificationsQuery } from '../notification/notifications-query.ts'
import { useNewNotifications } from '../notification/use-new-notifications.ts'
import { useNotificationActions } from '../notification/use-notification-actions.ts'
import { HomeSectionHeading } from './home-section-heading.tsx'

const maxNotifications = 3

export function UnreadNotifications() {
  const { t } = useLingui()
  const language = useLanguage()
  const page = useInfiniteQuery(notificationsQuery(true)).data?.pages[0]
  const { markRead } = useNotificationActions()
  useNewNotifications(page?.unread)
  if (!page || page.notifications.length === 0) return null
  const unread = showCount(page.unread, language)
  return (
    <section aria-label={t`Unread`}>
      <HomeSectionHeading
        title={page.unread > 0 ? t`Unread: ${unread}` : t`Unread`}
        more={{ href: hrefOf({ to: '/account/notifications' }), name: t`All notifications` }}
      />
      <ul aria-label={t`Unread`} className="border-t border-ink">
        {page.notifications.slice(0, maxNotifications).map((notification) => (
          <NotificationRow
            key={notification.uid}
            notification={notification}
            isOfNamedDay={false}
            onRead={markRead}
          />
        ))}
      </ul>
    </section>
  )
}
