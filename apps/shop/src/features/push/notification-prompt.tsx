import { useLingui } from '@lingui/react/macro'
import { platform } from '@provender/platform/current'
import { hrefOf } from '@provender/web/address/href-of'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { consentAnswer, subscribeToConsent } from '../../kernel/consent/consent.ts'
import { canAskForNotifications, isAnswered } from './notification-permission.ts'
import { NotificationQuestion } from './notification-question.tsx'
import { setQuestionOpen } from './question-state.ts'

const login = hrefOf({ to: '/login' })

/**
 * Asks users who have not answered, after the question about cookies, and not on the login page (docs/product-rules.md#notifications).
 * An app asks on the page of a placed order only (`placed-order-question.tsx`).
 */
export function NotificationPrompt() {
  const { t } = useLingui()
  const isLogin = useRouterState({ select: ({ location }) => location.pathname === login })
  const [isDone, setDone] = useState(false)
  // The browser's API takes some milliseconds, which would delay the next page. Answers given meanwhile are in our own cookie.
  const [canAsk] = useState(canAskForNotifications)
  const hasAnswered = useSyncExternalStore(subscribeToConsent, () => consentAnswer() !== undefined)
  const isShown = !platform().app && !isLogin && hasAnswered && canAsk && !isAnswered() && !isDone
  useEffect(() => setQuestionOpen(isShown), [isShown])
  if (!isShown) return null
  return (
    <NotificationQuestion onDone={() => setDone(true)}>
      {t`Get notified when your order is on its way or a product is back in stock?`}
    </NotificationQuestion>
  )
}
