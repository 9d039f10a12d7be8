import { useLingui } from '@lingui/react/macro'
import { Button } from '@provender/ui/controls/button'
import { icon } from '@provender/ui/tokens/icon'
import { localMoment, shortDate } from '@provender/web/format/dates'
import { useLanguage } from '@provender/web/texts/use-language'
import { __iconData as check } from 'lucide-react/icons/check'
import { useConfig } from '../../kernel/session/shop-queries.ts'
import type { NotificationItem } from './notifications-query.ts'
import { useNotificationLabels } from './use-notification-labels.ts'

const ReadIcon = icon(check)

export interface NotificationRowProps {
  readonly notification: NotificationItem
  readonly isOfNamedDay: boolean
  readonly onRead: (uid: string) => void
}

export function NotificationRow({ notification, isOfNamedDay, onRead }: NotificationRowProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { warehouseTimezone } = useConfig()
  const { text, href } = useNotificationLabels()(notification)
  const { date, time } = localMoment(notification.createdAt, warehouseTimezone)
  const isUnread = notification.readAt === null
  return (
    <li
      tabIndex={-1}
      className="relative grid grid-cols-[10px_minmax(0,1fr)_auto] items-start gap-x-3 border-b border-line py-3 hover:bg-sunken/60"
    >
      <span className="grid h-6 place-items-center">
        {isUnread && <span className="size-2.25 rounded-full bg-promo drawn" />}
      </span>
      <div>
        <p className={isUnread ? 'text-name' : 'text-ink-2'}>
          {isUnread && <span className="sr-only">{t`Unread:`} </span>}
          {href === undefined ? (
            text
          ) : (
            <a
              href={href}
              onClick={isUnread ? () => onRead(notification.uid) : undefined}
              className="underline-offset-3 after:absolute after:inset-0 hover:underline"
            >
              {text}
            </a>
          )}
        </p>
        <p className="text-small figures text-ink-3">
          {isOfNamedDay ? time : `${shortDate(date, language)}, ${time}`}
        </p>
      </div>
      {isUnread && (
        <div className="relative">
          <Button
            look="bare"
            size="small"
            aria-label={t`Mark as read, ${text}`}
            onClick={({ currentTarget }) => {
              // The button goes: the focus stays in its row.
              currentTarget.closest('li')?.focus()
              onRead(notification.uid)
            }}
          >
            <ReadIcon size="s" />
            <span className="max-tablet:sr-only">{t`Mark as read`}</span>
          </Button>
        </div>
      )}
    </li>
  )
}
