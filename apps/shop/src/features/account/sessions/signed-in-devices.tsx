import { useLingui } from '@lingui/react/macro'
import { Button } from '@provender/ui/controls/button'
import { StateTag } from '@provender/ui/page/state-tag'
import { icon } from '@provender/ui/tokens/icon'
import { localMoment, shortDate } from '@provender/web/format/dates'
import { useLanguage } from '@provender/web/texts/use-language'
import { useSuspenseQuery } from '@tanstack/react-query'
import { __iconData as monitor } from 'lucide-react/icons/monitor'
import { __iconData as smartphone } from 'lucide-react/icons/smartphone'
import { useState } from 'react'
import { useConfig } from '../../../kernel/session/shop-queries.ts'
import { devicesQuery } from './devices-query.ts'
import type { SignedInDevicesQuery } from './sessions.documents.ts'
import { SignOutEverywhere } from './sign-out-everywhere.tsx'
import { useSignOutDevice } from './use-sign-out-device.ts'

const AppIcon = icon(smartphone)
const BrowserIcon = icon(monitor)

type Device = SignedInDevicesQuery['signedInDevices'][number]

export function SignedInDevices() {
  const { t } = useLingui()
  const { signedInDevices: devices } = useSuspenseQuery(devicesQuery).data
  return (
    <div className="grid gap-6">
      <p className="text-ink-2">
        {t`You're logged in on these devices. Don't recognise one? Log it out and change your password.`}
      </p>
      <ul aria-label={t`Logged-in devices`} className="border-t border-ink">
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} />
        ))}
      </ul>
      <div>
        <SignOutEverywhere />
      </div>
    </div>
  )
}

function DeviceRow({ device }: { readonly device: Device }) {
  const { t } = useLingui()
  const [isBusy, setBusy] = useState(false)
  const signOut = useSignOutDevice()
  const lastUse = useMomentText(device.lastUsedAt)
  const { isApp, isCurrent, network } = device
  const name = device.device || (isApp ? t`Installed app` : t`Browser`)
  const leave = async (): Promise<void> => {
    setBusy(true)
    await signOut(device.id)
    setBusy(false)
  }
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-3">
      <span className="text-ink-2">{isApp ? <AppIcon /> : <BrowserIcon />}</span>
      <div className="min-w-48 flex-1 figures">
        <p className="flex flex-wrap items-center gap-x-2 text-name">
          {name}
          {isCurrent && <StateTag tone="yours">{t`This device`}</StateTag>}
        </p>
        <p className="text-small text-ink-2">
          {[
            isCurrent ? t`In use now` : t`Last used ${lastUse}`,
            network && t`Address ${network}…`,
            isApp && device.device && t`Installed app`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {!isCurrent && (
        <Button look="bare" busy={isBusy} aria-label={t`Log out, ${name}`} onClick={() => void leave()}>
          {t`Log out`}
        </Button>
      )}
    </li>
  )
}

/** In the warehouse's time zone, like all times in the shop. */
function useMomentText(instant: string): string {
  const language = useLanguage()
  const { warehouseTimezone } = useConfig()
  const { date, time } = localMoment(instant, warehouseTimezone)
  return `${shortDate(date, language)}, ${time}`
}
