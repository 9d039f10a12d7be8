import { useLingui } from '@lingui/react/macro'
import { platform } from '@provender/platform/current'
import { Button } from '@provender/ui/controls/button'
import { StopDialog } from '@provender/ui/overlays/dialog'
import { Note } from '@provender/ui/page/note'
import { useTexts } from '@provender/web/texts/use-texts'
import { useState } from 'react'
import { LeaveServer } from '../../features/server-choice/leave-server.tsx'
import { useConfig } from '../../kernel/session/shop-queries.ts'
import { useShopState } from '../../kernel/state/shop-state.ts'
import { loadNewVersion } from './load-new-version.ts'
import { updateSource } from './update-source.ts'

/**
 * Shown when the wholesaler no longer allows this version, or its server no longer knows the operations of the app. Loads the new one, or opens the store of the app, without
 * losing changes.
 */
export function TooOldDialog() {
  const { t } = useLingui()
  const { baskets } = useShopState()
  const source = updateSource(platform().app, useConfig())
  const hasTexts = useTexts('trading')
  const [step, setStep] = useState<'rest' | 'working' | 'unsent'>('rest')
  const load = async () => {
    setStep('working')
    const open = source.kind === 'store' ? source.open : undefined
    if (!(await loadNewVersion(baskets, open))) setStep('unsent')
    // The user may come back from the store without an update.
    else if (open) setStep('rest')
  }
  return (
    <StopDialog
      title={t`There is a new version`}
      action={
        source.kind !== 'unnamed-store' && (
          <Button look="go" busy={step === 'working'} onClick={() => void load()}>
            {source.kind === 'store' ? t`Open the app store` : t`Load the new version`}
          </Button>
        )
      }
    >
      <p>{t`This version is too old to keep using. Your basket and unsent changes are kept.`}</p>
      {source.kind === 'unnamed-store' && <p>{t`Update the app in the app store of your device.`}</p>}
      {step === 'unsent' && (
        <Note tone="low" urgent>
          <b>{t`No connection`}</b>{' '}
          {t`Your last changes have not reached us, and this device cannot keep them. Try again in a moment.`}
        </Note>
      )}
      {hasTexts && <LeaveServer />}
    </StopDialog>
  )
}
