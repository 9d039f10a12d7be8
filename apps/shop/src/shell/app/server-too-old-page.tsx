import { useLingui } from '@lingui/react/macro'
import { platform } from '@provender/platform/current'
import { Button } from '@provender/ui/controls/button'
import { DeadEnd } from '@provender/ui/page/empty-state'
import { icon } from '@provender/ui/tokens/icon'
import { __iconData as server } from 'lucide-react/icons/server'
import type { ReactNode } from 'react'

const ServerIcon = icon(server)

/** The only page of an app that is newer than its server. */
export function ServerTooOldPage({ actions }: { readonly actions?: ReactNode }) {
  return (
    <main className="page">
      <ServerTooOld actions={actions} />
    </main>
  )
}

/** Instead of what the server does not know yet. What the app has stored stays. */
export function ServerTooOld({ actions }: { readonly actions?: ReactNode }) {
  const { t } = useLingui()
  const { app, navigation } = platform()
  if (!app) return null
  const { host } = new URL(app.serverUrl)
  return (
    <DeadEnd
      icon={<ServerIcon size="x" />}
      title={t`Your wholesaler's shop needs an update`}
      actions={
        <>
          <Button look="go" onClick={() => app.openOutside(app.serverUrl)}>{t`Order in the browser`}</Button>
          <Button onClick={navigation.reload}>{t`Try again`}</Button>
          {actions}
        </>
      }
    >
      {t`This app is newer than the shop at ${host}. It works again once they have updated. Your basket and unsent changes are kept on this phone.`}
    </DeadEnd>
  )
}
