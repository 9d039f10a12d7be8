import { useLingui } from '@lingui/react/macro'
import { platform } from '@provender/platform/current'
import { Button, ButtonLink } from '@provender/ui/controls/button'
import { DeadEnd } from '@provender/ui/page/empty-state'
import { icon } from '@provender/ui/tokens/icon'
import { pollIntervalMs, refusesApp } from '@provender/web/connection/connection'
import { __iconData as wifiOff } from 'lucide-react/icons/wifi-off'
import { type ReactNode, useEffect, useState } from 'react'
import { knownPhoneNumber } from '../../kernel/offline/phone-number.ts'
import { phoneHref } from '../../kernel/page/contact-method.ts'

const OfflineIcon = icon(wifiOff)

/** The page of a first start without a server: nothing is stored on the device yet. */
export function NoConnection({ actions }: { readonly actions?: ReactNode }) {
  const { t } = useLingui()
  const isRefused = useRefusal()
  const phone = knownPhoneNumber()
  return (
    <main className="appears-late page">
      <DeadEnd
        icon={<OfflineIcon size="x" />}
        title={isRefused ? t`The shop is not available in the app` : t`No connection`}
        actions={
          <>
            {platform().app && (
              <Button look="go" onClick={platform().navigation.reload}>{t`Try again`}</Button>
            )}
            {phone !== undefined && <ButtonLink href={phoneHref(phone)}>{t`Call ${phone}`}</ButtonLink>}
            {actions}
          </>
        }
      >
        {isRefused
          ? t`The shop is online but doesn't accept this app. Try again later, or ask your wholesaler.`
          : t`The shop opens here when you're back online.`}
      </DeadEnd>
    </main>
  )
}

/** True while the server answers, but does not serve this app. */
function useRefusal(): boolean {
  const [isRefused, setRefused] = useState(false)
  useEffect(() => {
    const check = () => void refusesApp().then(setRefused)
    check()
    const timer = setInterval(check, pollIntervalMs)
    return () => clearInterval(timer)
  }, [])
  return isRefused
}
