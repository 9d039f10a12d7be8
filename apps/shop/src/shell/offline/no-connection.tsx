import { useLingui } from '@lingui/react/macro'
import { DeadEnd } from '@provender/ui/page/empty-state'
import { icon } from '@provender/ui/tokens/icon'
import { __iconData as wifiOff } from 'lucide-react/icons/wifi-off'
import type { ReactNode } from 'react'

const OfflineIcon = icon(wifiOff)

/** The page of a first start without a server: nothing is stored on the device yet. */
export function NoConnection({ actions }: { readonly actions?: ReactNode }) {
  const { t } = useLingui()
  return (
    <main className="appears-late page">
      <DeadEnd icon={<OfflineIcon size="x" />} title={t`No connection`} actions={actions}>
        {t`The shop opens here when you are back.`}
      </DeadEnd>
    </main>
  )
}
