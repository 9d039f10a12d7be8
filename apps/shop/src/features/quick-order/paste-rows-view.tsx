import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { showCount } from '@provender/domain/money/show-money'
import { Button } from '@provender/ui/controls/button'
import { PageBar } from '@provender/ui/page/page-bar'
import { useShopState } from '../../kernel/app/shop-state.ts'
import type { ProductListContext } from '../catalogue/product-list-context.ts'
import { claimedAbove } from './claimed-stock.ts'
import { PasteRowView } from './paste-row-view.tsx'
import type { Paste } from './use-paste.ts'

export interface PasteRowsProps {
  readonly paste: Paste
  readonly listContext: ProductListContext
}

/** The lines that were read, and the actions for all of them. */
export function PasteRows({ paste, listContext }: PasteRowsProps) {
  const { t } = useLingui()
  const { notices } = useShopState()
  const { rows, onAction, chooseProduct, deleteMatch } = paste
  const claimed = claimedAbove(rows)
  const ready = rows.filter(({ isConfirmed }) => isConfirmed).length
  const readyText = showCount(ready, listContext.language)
  const add = () => {
    const { count, undo } = paste.add()
    const countText = showCount(count, listContext.language)
    notices.show({
      kind: 'toast',
      about: 'done',
      text: t`${plural(count, { one: `${countText} line is in your basket`, other: `${countText} lines are in your basket` })}`,
      action: { label: t`Undo`, onAction: undo },
    })
  }
  return (
    <>
      <ul aria-label={t`Lines that were read`} data-density="compact" className="border-t border-ink">
        {rows.map((row) => (
          <PasteRowView
            key={row.id}
            row={row}
            listContext={listContext}
            claimed={claimed.get(row.id) ?? 0}
            onAction={onAction}
            chooseProduct={chooseProduct}
            deleteMatch={deleteMatch}
          />
        ))}
      </ul>
      <PageBar className="flex flex-wrap items-center gap-2 bg-ground py-3">
        <Button look="go" size="tall" disabled={ready === 0 || paste.state === 'reading'} onClick={add}>
          {ready === 0
            ? t`Add to the basket`
            : t`${plural(ready, { one: `Add ${readyText} line to the basket`, other: `Add ${readyText} lines to the basket` })}`}
        </Button>
      </PageBar>
    </>
  )
}
