import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { NotificationQuestion } from './notification-question.tsx'
import { setQuestionOpen } from './question-state.ts'

export function ReminderQuestion({ onDone }: { readonly onDone: () => void }) {
  const { t } = useLingui()
  useEffect(() => {
    setQuestionOpen(true)
    return () => setQuestionOpen(false)
  }, [])
  return (
    <NotificationQuestion onDone={onDone}>
      {t`Get a notification when the product is back in stock? You'll find it in your account either way.`}
    </NotificationQuestion>
  )
}
