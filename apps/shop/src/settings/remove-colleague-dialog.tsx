import { useLingui } from '@lingui/react/macro'
import { Button } from '@provender/ui/button'
import { Dialog } from '@provender/ui/dialog'
import { useState } from 'react'

export interface RemoveColleagueDialogProps {
  readonly name: string
  readonly onRemove: () => Promise<void>
  readonly onClose: () => void
}

/** It cannot be taken back, only begun anew by an invitation: so it is asked. */
export function RemoveColleagueDialog({ name, onRemove, onClose }: RemoveColleagueDialogProps) {
  const { t } = useLingui()
  const [isBusy, setBusy] = useState(false)
  const remove = async (): Promise<void> => {
    setBusy(true)
    await onRemove()
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Remove ${name}?`}
      closeLabel={t`Close`}
      actions={
        <>
          <Button onClick={onClose}>{t`Keep`}</Button>
          <Button look="danger" busy={isBusy} onClick={() => void remove()}>
            {t`Remove`}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">
        {t`They are signed out everywhere at once, and their favourites and notifications are deleted. Orders go on saying who placed them.`}
      </p>
    </Dialog>
  )
}
