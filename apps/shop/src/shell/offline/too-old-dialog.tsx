import { useLingui } from '@lingui/react/macro'
import { Button } from '@provender/ui/controls/button'
import { StopDialog } from '@provender/ui/overlays/dialog'
import { Note } from '@provender/ui/page/note'
import { useState } from 'react'
import { useShopState } from '../../kernel/app/shop-state.ts'
import { loadNewVersion } from './load-new-version.ts'

/** Shown when the wholesaler no longer allows this version. Loads the new one without losing changes. */
export function TooOldDialog() {
  const { t } = useLingui()
  const { baskets } = useShopState()
  const [step, setStep] = useState<'rest' | 'working' | 'unsent'>('rest')
  const load = async () => {
    setStep('working')
    if (!(await loadNewVersion(baskets))) setStep('unsent')
  }
  return (
    <StopDialog
      title={t`There is a new version`}
      action={
        <Button look="go" busy={step === 'working'} onClick={() => void load()}>
          {t`Load the new version`}
        </Button>
      }
    >
      <p>{t`This version is too old to keep using. Your basket and unsent changes are kept.`}</p>
      {step === 'unsent' && (
        <Note tone="low" urgent>
          <b>{t`No connection`}</b>{' '}
          {t`Your last changes have not reached us, and this device cannot keep them. Try again in a moment.`}
        </Note>
      )}
    </StopDialog>
  )
}
