import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { DeadEnd } from '@provender/ui/page/empty-state'
import { icon } from '@provender/ui/tokens/icon'
import { __iconData as wifiOff } from 'lucide-react/icons/wifi-off'

const OfflineIcon = icon(wifiOff)

/** The page of a first start without a server: nothing is stored on the device yet. */
export function NoConnection({ i18n }: { readonly i18n: I18n }) {
  return (
    <main className="appears-late page">
      <DeadEnd icon={<OfflineIcon size="x" />} title={i18n._(msg`No connection`)}>
        {i18n._(msg`The shop opens here when you are back.`)}
      </DeadEnd>
    </main>
  )
}
