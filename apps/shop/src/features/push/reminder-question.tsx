import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { tellAsking } from './asking.ts'
import { NotificationQuestion } from './notification-question.tsx'

/** Asks users who set a stock reminder. The reminder is set whatever the answer. */
export function ReminderQuestion({ onDone }: { readonly onDone: () => void }) {
  const { t } = useLingui()
  useEffect(() => {
    tellAsking(true)
    return () => tellAsking(false)
  }, [])
  return (
    <NotificationQuestion onDone={onDone}>
      {t`Get a notification when the product is back in stock? You'll find it in your account either way.`}
    </NotificationQuestion>
  )
}
