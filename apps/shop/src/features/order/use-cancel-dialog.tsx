import { lazyPart } from '@provender/web/loading/lazy-part'
import { type ReactNode, Suspense, useState } from 'react'
import type { CancelOrderDialogProps } from './cancel-order-dialog.tsx'

const CancelDialog = lazyPart(async () => (await import('./cancel-order-dialog.tsx')).CancelOrderDialog)

interface CancelDialogControl {
  readonly dialog: ReactNode
  readonly openDialog: () => void
}

export function useCancelDialog(order: CancelOrderDialogProps['order']): CancelDialogControl {
  const [isOpen, setOpen] = useState(false)
  // Once opened, the dialog stays mounted, so that it can animate when it closes.
  const [isMounted, setMounted] = useState(false)
  const dialog = (
    <Suspense>
      {isMounted && <CancelDialog order={order} open={isOpen} onClose={() => setOpen(false)} />}
    </Suspense>
  )
  const openDialog = () => {
    setMounted(true)
    setOpen(true)
  }
  return { dialog, openDialog }
}
