import { useLingui } from '@lingui/react/macro'
import { apiQuery } from '@provender/client/api/api-query'
import { Button } from '@provender/ui/controls/button'
import { icon } from '@provender/ui/tokens/icon'
import { useQuery } from '@tanstack/react-query'
import { __iconData as bell } from 'lucide-react/icons/bell'
import { useState } from 'react'
import { canAskForNotifications, declineNotifications } from './notification-permission.ts'
import { PushPublicKey } from './push.documents.ts'
import { usePushAnswer } from './use-push-answer.ts'

const BellIcon = icon(bell)

/** Asks for notifications when they are of use for the first time: on the page of a placed order. Only in an app. */
export function PlacedOrderQuestion() {
  const { t } = useLingui()
  const allow = usePushAnswer()
  const { data } = useQuery(apiQuery(PushPublicKey, {}))
  const [isOpen, setOpen] = useState(canAskForNotifications)
  if (!isOpen || !data?.pushPublicKey) return null
  return (
    <section
      aria-label={t`Notifications`}
      className="grid grid-cols-[24px_minmax(0,1fr)] gap-x-3 gap-y-3 rounded-sheet bg-sunken p-4 edged"
    >
      <BellIcon size="l" />
      <div>
        <h2 className="text-heading">{t`Shall we tell you when your order is on its way?`}</h2>
        <p className="text-small text-ink-2">{t`Only about your orders. Offers stay off.`}</p>
      </div>
      <div className="col-start-2 flex flex-wrap items-center gap-2">
        <Button
          onClick={() => {
            setOpen(false)
            void allow()
          }}
        >{t`Yes, notify me`}</Button>
        <Button
          look="bare"
          onClick={() => {
            declineNotifications()
            setOpen(false)
          }}
        >{t`No thanks`}</Button>
      </div>
    </section>
  )
}
