import { useLingui } from '@lingui/react/macro'
import { Button } from '@provender/ui/button'
import { Dialog } from '@provender/ui/dialog'
import { useState } from 'react'

export interface RemoveCardDialogProps {
  /** 'Visa ending in 4242' */
  readonly name: string
  readonly onRemove: () => Promise<void>
  readonly onClose: () => void
}

/** To have the card again, its number has to be typed again: so it is asked. */
export function RemoveCardDialog({ name, onRemove, onClose }: RemoveCardDialogProps) {
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
          <Button onClick={onClose}>{t`Keep the card`}</Button>
          <Button look="danger" busy={isBusy} onClick={() => void remove()}>
            {t`Remove`}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">{t`Orders that were paid with it stay paid.`}</p>
    </Dialog>
  )
}
