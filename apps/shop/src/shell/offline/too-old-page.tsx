import { useLingui } from '@lingui/react/macro'
import { platform } from '@provender/platform/current'
import { Button } from '@provender/ui/controls/button'
import { DeadEnd } from '@provender/ui/page/empty-state'
import { icon } from '@provender/ui/tokens/icon'
import { __iconData as download } from 'lucide-react/icons/download'
import type { ReactNode } from 'react'
import { updateSource } from './update-source.ts'

const UpdateIcon = icon(download)

/** The only page of an app that is too old even to read the wholesaler's settings. */
export function TooOldPage({ actions }: { readonly actions?: ReactNode }) {
  const { t } = useLingui()
  const source = updateSource(platform().app, undefined)
  return (
    <main className="page">
      <DeadEnd
        icon={<UpdateIcon size="x" />}
        title={t`There is a new version`}
        actions={
          <>
            {source.kind === 'store' && (
              <Button look="go" onClick={source.open}>{t`Open the app store`}</Button>
            )}
            {actions}
          </>
        }
      >
        <p>{t`This version is too old to keep using. Your basket and unsent changes are kept.`}</p>
        {source.kind === 'unnamed-store' && <p>{t`Update the app in the app store of your device.`}</p>}
      </DeadEnd>
    </main>
  )
}
