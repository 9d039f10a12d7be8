import { useLingui } from '@lingui/react/macro'
import { executeOf } from '@provender/client/api/api-query'
import { statusOf } from '@provender/client/api/execute'
import { maxOrderNoteLength } from '@provender/domain/order/order'
import { Button } from '@provender/ui/controls/button'
import { TextArea } from '@provender/ui/controls/field'
import { Dialog } from '@provender/ui/overlays/dialog'
import { Note } from '@provender/ui/page/note'
import { queryFilter } from '@provender/web/api/query-filter'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useShopState } from '../../kernel/state/shop-state.ts'
import { CancelOrder, type OrderPageQuery } from './orders.documents.ts'

export interface CancelOrderDialogProps {
  readonly order: Pick<OrderPageQuery['order'], 'number' | 'version'>
  readonly open: boolean
  readonly onClose: () => void
}

/** Confirms before cancelling, because a cancelled order cannot be restored. Sends the reason to the wholesaler. */
export function CancelOrderDialog({ order, open, onClose }: CancelOrderDialogProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { notices } = useShopState()
  const [reason, setReason] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const { number, version } = order
  const cancel = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      const { cancelOrder } = await executeOf(queryClient)(CancelOrder, { number, version, note: reason })
      if (cancelOrder.refusal) setFailure(t`It is too late to cancel this order here. Please call us.`)
      else {
        onClose()
        notices.show({ kind: 'toast', about: 'done', text: t`Order ${number} has been cancelled` })
      }
      await refresh()
    } catch (error) {
      const status = statusOf(error)
      if (status === undefined) throw error
      const isStale = status === 409
      if (isStale) await refresh()
      setFailure(
        isStale
          ? t`The order has just changed. Look at it again before you cancel it.`
          : `${t`An error has occurred`}. ${t`Please try again`}.`,
      )
    } finally {
      setBusy(false)
    }
  }
  const refresh = () => queryClient.invalidateQueries(queryFilter('OrderPage', 'Orders', 'PlacedOrder'))
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t`Cancel order ${number}`}
      closeLabel={t`Close`}
      actions={
        <>
          <Button onClick={onClose}>{t`Keep the order`}</Button>
          <Button look="danger" busy={isBusy} onClick={() => void cancel()}>
            {t`Cancel order`}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">{t`It will not be supplied. If you still need it, order it again.`}</p>
      <TextArea
        label={t`Reason`}
        optional={t`optional`}
        rows={2}
        maxLength={maxOrderNoteLength}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      {failure && (
        <Note tone="bad" urgent>
          {failure}
        </Note>
      )}
    </Dialog>
  )
}
