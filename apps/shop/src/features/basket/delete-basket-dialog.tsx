import { Trans, useLingui } from '@lingui/react/macro'
import type { Basket } from '@provender/domain/basket/basket'
import { Button } from '@provender/ui/controls/button'
import { Dialog } from '@provender/ui/overlays/dialog'
import { asText } from '@provender/web/format/as-text'
import { useShopState } from '../../kernel/state/shop-state.ts'

export interface DeleteBasketDialogProps {
  readonly basket: Pick<Basket, 'id' | 'name'>
  readonly open: boolean
  readonly onClose: () => void
  readonly onDeleted: (() => void) | undefined
}

export function DeleteBasketDialog({ basket, open, onClose, onDeleted }: DeleteBasketDialogProps) {
  const { t } = useLingui()
  const { baskets } = useShopState()
  const { id } = basket
  const name = asText(basket.name)
  const onDelete = () => {
    onClose()
    baskets.push([{ type: 'delete', basketId: id }])
    onDeleted?.()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t`Delete basket`}
      closeLabel={t`Close`}
      dismissible
      actions={
        <>
          <Button onClick={onClose}>{t`Keep it`}</Button>
          <Button look="danger" onClick={onDelete}>
            {t`Delete basket`}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">
        <Trans>
          This deletes <b className="text-ink">{name}</b> and everything in it for everyone at your company.
        </Trans>
      </p>
    </Dialog>
  )
}
