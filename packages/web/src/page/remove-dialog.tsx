import { useLingui } from '@lingui/react/macro'
import { Button } from '@provender/ui/controls/button'
import { Dialog } from '@provender/ui/overlays/dialog'
import { useState } from 'react'

export interface RemoveDialogProps {
  readonly name: string
  readonly keepLabel: string
  readonly consequence: string
  readonly onRemove: () => Promise<void>
  readonly onClose: () => void
}

export function RemoveDialog({ name, keepLabel, consequence, onRemove, onClose }: RemoveDialogProps) {
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
          <Button onClick={onClose}>{keepLabel}</Button>
          <Button look="danger" busy={isBusy} onClick={() => void remove()}>
            {t`Remove`}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">{consequence}</p>
    </Dialog>
  )
}
