import { useLingui } from '@lingui/react/macro'
import { apiQuery } from '@provender/client/api/api-query'
import { platform } from '@provender/platform/current'
import { Button } from '@provender/ui/controls/button'
import { Note } from '@provender/ui/page/note'
import { SectionHeader } from '@provender/ui/page/section-header'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { useState, useSyncExternalStore } from 'react'
import { canBePushed, mayNotify } from './notification-permission.ts'
import { onPushChange } from './push-changes.ts'
import { PushPublicKey } from './push.documents.ts'
import { turnOffPush } from './register-push.ts'
import { pushState } from './stored-registration.ts'
import { usePushAnswer } from './use-push-answer.ts'

/**
 * Shows if this device shows the user's notifications, and how to change that, or why it cannot.
 * Renders nothing if the shop sends no push messages.
 */
export function PushOnThisDevice() {
  const { t } = useLingui()
  const isInBrowser = useHydrated()
  const { data } = useQuery(apiQuery(PushPublicKey, {}))
  if (!isInBrowser || !data?.pushPublicKey) return null
  return (
    <section>
      <SectionHeader title={t`Notifications on this device`} />
      <PushStatus />
    </section>
  )
}

type PushStatus = 'insecure' | 'unable' | 'blocked' | 'on' | 'off'

function pushStatus(): PushStatus {
  if (!platform().facts.isSecure()) return 'insecure'
  if (!canBePushed()) return 'unable'
  if (platform().push.permission() === 'denied') return 'blocked'
  return mayNotify() && pushState() === 'registered' ? 'on' : 'off'
}

function PushStatus() {
  const { t } = useLingui()
  // The question at the bottom of the page may be answered while this is open.
  const now = useSyncExternalStore(onPushChange, pushStatus)
  const texts = useRefusalText()
  switch (now) {
    case 'insecure':
      return (
        <p className="text-ink-2">{t`This page was opened over plain HTTP, and browsers only show notifications from secure pages. You'll find them in your account.`}</p>
      )
    case 'unable':
      return <p className="text-ink-2">{texts.unable}</p>
    case 'blocked':
      return (
        <Note tone="low">
          <b>{texts.blocked}</b> {texts.unblock}
        </Note>
      )
    case 'on':
    case 'off':
      return <Switch isOn={now === 'on'} />
  }
}

/** Why there are no notifications: a browser and an app differ in what the user can do. */
function useRefusalText() {
  const { t } = useLingui()
  if (platform().app)
    return {
      unable: t`This device cannot receive notifications.`,
      blocked: t`This device blocks notifications.`,
      unblock: t`Allow them for this app in the settings of the device.`,
    }
  return {
    unable: t`This browser cannot receive notifications. On an iPhone or iPad, add the shop to the Home Screen and open it from there.`,
    blocked: t`This browser blocks notifications.`,
    unblock: t`Open the settings of this page next to its address, allow notifications, and load the page again.`,
  }
}

function Switch({ isOn }: { readonly isOn: boolean }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const allow = usePushAnswer()
  const [isBusy, setBusy] = useState(false)
  const [isFailed, setFailed] = useState(false)
  const action = async (change: () => Promise<unknown>): Promise<void> => {
    setBusy(true)
    setFailed(false)
    try {
      await change()
    } catch {
      // The server is unreachable; the user can only try again.
      setFailed(true)
    }
    setBusy(false)
  }
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-ink-2">
        {isOn
          ? t`This device notifies you when your order is on its way or a product you're waiting for is back.`
          : t`This device can notify you when your order is on its way or a product you're waiting for is back.`}
      </p>
      {isOn ? (
        <Button
          busy={isBusy}
          onClick={() => void action(() => turnOffPush(queryClient))}
        >{t`Turn off`}</Button>
      ) : (
        <Button busy={isBusy} onClick={() => void action(allow)}>{t`Turn on`}</Button>
      )}
      {isFailed && (
        <Note tone="bad" urgent>
          <b>{t`No connection`}</b> {t`Please try again`}
        </Note>
      )}
    </div>
  )
}
