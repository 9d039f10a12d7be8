import { useLingui } from '@lingui/react/macro'
import { apiQuery } from '@provender/client/api/api-query'
import { Button } from '@provender/ui/controls/button'
import { QuestionBar } from '@provender/ui/overlays/question-bar'
import { icon } from '@provender/ui/tokens/icon'
import { useQuery } from '@tanstack/react-query'
import { __iconData as bellRing } from 'lucide-react/icons/bell-ring'
import { type ReactNode, useEffect } from 'react'
import { declineNotifications } from './notification-permission.ts'
import { PushPublicKey } from './push.documents.ts'
import { usePushAnswer } from './use-push-answer.ts'

const BellIcon = icon(bellRing)

export interface NotificationQuestionProps {
  readonly onDone: () => void
  readonly children: ReactNode
}

/** Our own question comes before the browser's, because the browser asks only once (docs/product-rules.md#notifications). */
export function NotificationQuestion({ onDone, children }: NotificationQuestionProps) {
  const { t } = useLingui()
  const { data, isError } = useQuery(apiQuery(PushPublicKey, {}))
  const allow = usePushAnswer()
  const isPointless = isError || data?.pushPublicKey === null
  useEffect(() => {
    if (isPointless) onDone()
    // Call it once, even if the callback changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isPointless])
  if (!data || isPointless) return null
  return (
    <QuestionBar
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
          <Button
            look="go"
            onClick={() => {
              void allow()
              onDone()
            }}
          >{t`Allow`}</Button>
        </>
      }
    >
      {children}
    </QuestionBar>
  )
}
