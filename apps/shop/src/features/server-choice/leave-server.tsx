import { useLingui } from '@lingui/react/macro'
import { platform } from '@provender/platform/current'
import { Button } from '@provender/ui/controls/button'
import { Note } from '@provender/ui/page/note'
import { useState } from 'react'

/**
 * Lets the user of the common app choose another server. Warns first that the app deletes its data of the current one.
 * Shows nothing in a browser or in the app of one wholesaler.
 */
export function LeaveServer() {
  const { t } = useLingui()
  const [step, setStep] = useState<'rest' | 'asking' | 'working'>('rest')
  const { app } = platform()
  if (!app?.leaveServer) return null
  const { leaveServer, serverUrl } = app
  const { host } = new URL(serverUrl)
  if (step === 'rest')
    return <Button onClick={() => setStep('asking')}>{t`Choose another wholesaler`}</Button>
  const leave = async (): Promise<void> => {
    setStep('working')
    await leaveServer()
  }
  return (
    <div className="grid gap-3">
      <Note tone="low" urgent>
        {t`The app deletes everything it has stored from ${host}. Unsent changes to your basket are lost.`}
      </Note>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setStep('rest')}>{t`Stay here`}</Button>
        <Button look="danger" busy={step === 'working'} onClick={() => void leave()}>
          {t`Choose another wholesaler`}
        </Button>
      </div>
    </div>
  )
}
