import { useLingui } from '@lingui/react/macro'
import { platform } from '@provender/platform/current'
import { Button } from '@provender/ui/controls/button'
import { Note } from '@provender/ui/page/note'
import { icon } from '@provender/ui/tokens/icon'
import { __iconData as download } from 'lucide-react/icons/download'
import { useEffect, useSyncExternalStore } from 'react'
import { followInstallOffer, hearInstallOffer, installOffer } from './install-offer.ts'
import { type InstallWay, installWay } from './install-way.ts'

const InstallIcon = icon(download)

/** An install button if the browser supports one, otherwise instructions. */
export function InstallPart() {
  useEffect(hearInstallOffer, [])
  // Only the browser knows the device, so the server renders nothing here.
  const way = useSyncExternalStore(followInstallOffer, wayHere, () => undefined)
  return <div className="min-h-14 max-w-[36em]">{way && <Way way={way} />}</div>
}

function Way({ way }: { readonly way: InstallWay }) {
  const { t } = useLingui()
  switch (way) {
    case 'offered':
      return (
        <Button look="go" size="tall" onClick={() => void installOffer()?.prompt()}>
          <InstallIcon /> {t`Install`}
        </Button>
      )
    case 'installed':
      return <Note>{t`The app is installed and you're using it.`}</Note>
    case 'apple':
      return <Note>{t`Press the Share button of your browser, then “Add to Home Screen”.`}</Note>
    case 'menu':
      return <Note>{t`Open the menu of your browser, then “Install app” or “Add to Home screen”.`}</Note>
    case 'none':
      return (
        <Note>{t`This browser cannot install the shop here, or has done so already. Everything works in the browser, too.`}</Note>
      )
  }
}

function wayHere(): InstallWay {
  return installWay({
    isStandalone: matchMedia('(display-mode: standalone)').matches,
    isOffered: installOffer() !== undefined,
    isSecure: platform().facts.isSecure(),
    userAgent: platform().facts.userAgent(),
  })
}
