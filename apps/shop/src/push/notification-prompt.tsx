import { useLingui } from '@lingui/react/macro'
import { useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { cookie, cookiePermission } from '../app/cookies.ts'
import { canAskForNotifications } from './notification-permission.ts'
import { NotificationQuestion } from './notification-question.tsx'

/** Asked of whoever has not answered, one question at a time: after the one about cookies, and not on the login page (specification 2). */
export function NotificationPrompt() {
  const { t } = useLingui()
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const [isDone, setDone] = useState(false)
  const mayAsk = path !== '/login' && canAskForNotifications() && cookie(cookiePermission) !== undefined
  if (isDone || !mayAsk) return null
  return (
    <NotificationQuestion onDone={() => setDone(true)}>
      {t`May this browser tell you when your order is on its way and when a product is back?`}
    </NotificationQuestion>
  )
}
