import { useLingui } from '@lingui/react/macro'
import { platform } from '@provender/platform/current'
import { Button } from '@provender/ui/controls/button'
import { Note } from '@provender/ui/page/note'
import { icon } from '@provender/ui/tokens/icon'
import { __iconData as download } from 'lucide-react/icons/download'
import { useEffect, useSyncExternalStore } from 'react'
import { type InstallMethod, installMethod } from './install-method.ts'
import { subscribeToInstallOffer, listenForInstallOffer, installOffer } from './install-offer.ts'

const InstallIcon = icon(download)

export function InstallSection() {
  useEffect(listenForInstallOffer, [])
  // Only the browser knows the device, so the server renders nothing here.
  const method = useSyncExternalStore(subscribeToInstallOffer, currentMethod, () => undefined)
  return <div className="min-h-14 max-w-[36em]">{method && <InstallInstructions method={method} />}</div>
}

function InstallInstructions({ method }: { readonly method: InstallMethod }) {
  const { t } = useLingui()
  switch (method) {
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

function currentMethod(): InstallMethod {
  return installMethod({
    isStandalone: matchMedia('(display-mode: standalone)').matches,
    isOffered: installOffer() !== undefined,
    isSecure: platform().facts.isSecure(),
    userAgent: platform().facts.userAgent(),
  })
}
