import { useLingui } from '@lingui/react/macro'
import { AskBar } from '@provender/ui/ask-bar'
import { Button } from '@provender/ui/button'
import { icon } from '@provender/ui/icon'
import { __iconData as bellRing } from 'lucide-react/icons/bell-ring'
import { declineNotifications, requestNotifications } from './notification-permission.ts'

const BellIcon = icon(bellRing)

export interface NotificationQuestionProps {
  /** Answered, either way. */
  readonly onDone: () => void
}

/** Our own question before the browser's, which it asks only once (specification 4, "Add control"). */
export function NotificationQuestion({ onDone }: NotificationQuestionProps) {
  const { t } = useLingui()
  return (
    <AskBar
      label={t`Notifications`}
      icon={<BellIcon size="l" />}
      actions={
        <>
          <Button
            onClick={() => {
              declineNotifications()
              onDone()
            }}
          >{t`Not now`}</Button>
          <Button look="go" onClick={() => void requestNotifications().then(onDone)}>{t`Allow`}</Button>
        </>
      }
    >
      {t`May this browser show you a notification when the product is back? You will find it among your notifications either way.`}
    </AskBar>
  )
}
