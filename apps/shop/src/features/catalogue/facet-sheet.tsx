import { useLingui } from '@lingui/react/macro'
import { Button } from '@provender/ui/controls/button'
import { Sheet } from '@provender/ui/overlays/sheet'
import { useState } from 'react'
import { withoutFilters } from './change-shop-page-state.ts'
import { FacetPanel } from './facet-panel.tsx'
import { shopHref, type ShopPageState } from './shop-address.ts'
import { useAmounts } from './use-amounts.ts'
import type { ShopNavigation } from './use-shop-navigation.ts'
import { useShopResults } from './use-shop-results.ts'

export interface FacetSheetProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly state: ShopPageState
  readonly navigation: ShopNavigation
}

/**
 * The filters as a full-screen sheet on phones. The list below changes only when the
 * button is pressed; the button shows the number of results.
 */
export function FacetSheet({ open, onClose, state, navigation }: FacetSheetProps) {
  const { t } = useLingui()
  const amounts = useAmounts()
  const [draft, setDraft] = useState<ShopPageState>()
  const currentState = draft ?? state
  const { result, isOld } = useShopResults(currentState, { from: currentState.page, to: currentState.page })
  const close = () => {
    setDraft(undefined)
    onClose()
  }
  const apply = () => {
    if (draft && shopHref(draft) !== shopHref(state)) navigation.show(draft)
    close()
  }
  const countText = result && amounts.products(result.total)
  return (
    <Sheet
      open={open}
      onClose={close}
      title={t`Filters`}
      closeLabel={t`Close`}
      side="end"
      footer={
        <div className="grid grid-cols-[auto_1fr] gap-2">
          <Button size="tall" onClick={() => setDraft(withoutFilters(currentState))}>{t`Clear all`}</Button>
          <Button look="go" size="tall" wide busy={isOld} onClick={apply}>
            {countText === undefined ? t`Show products` : t`Show ${{ found: countText }}`}
          </Button>
        </div>
      }
    >
      {result && <FacetPanel state={currentState} result={result} onChange={setDraft} />}
    </Sheet>
  )
}
