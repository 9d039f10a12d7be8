import { useLingui } from '@lingui/react/macro'
import { Sheet } from '@provender/ui/overlays/sheet'
import { BasketPopoverPanel } from '../features/basket/basket-popover-panel.tsx'
import type { PanelProps } from '../kernel/page/shell-panel.ts'

export function BasketSheet({ open, onClose }: PanelProps) {
  const { t } = useLingui()
  return (
    <Sheet open={open} onClose={onClose} title={t`Basket`} closeLabel={t`Close`} side="end">
      <div className="-mx-4 -my-2">
        <BasketPopoverPanel />
      </div>
    </Sheet>
  )
}
