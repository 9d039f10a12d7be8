import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { showMoney } from '@provender/domain/money/show-money'
import { Totals } from '@provender/ui/basket/summary'
import { useLanguage } from '@provender/web/texts/use-language'
import { useViewer } from '../../kernel/session/viewer.ts'
import { isVatKnown } from './line-labels.ts'
import { TotalsView } from './totals-view.tsx'
import type { EditedBasketView } from './use-edited-basket.ts'
import { useIsUnsynced } from './use-is-unsynced.ts'

export interface BasketTotalsProps {
  readonly basket: EditedBasketView
}

/** The totals on the screen and on paper. */
export function BasketTotals({ basket }: BasketTotalsProps) {
  const { currencyCode } = useViewer()
  return useIsProvisional(basket) ? (
    <UnsyncedTotal basket={basket} />
  ) : (
    <TotalsView totals={basket.totals} lineCount={orderableCount(basket)} currencyCode={currencyCode} />
  )
}

/** True if the server does not know the latest changes, or if this device does not know the VAT of a line. */
export function useIsProvisional({ lines }: EditedBasketView): boolean {
  const isUnsynced = useIsUnsynced()
  return isUnsynced || lines.some((line) => line.price !== undefined && !isVatKnown(line))
}

export function orderableCount({ lines }: EditedBasketView): number {
  return lines.filter(({ isOrderable }) => isOrderable).length
}

function UnsyncedTotal({ basket }: BasketTotalsProps) {
  const { t } = useLingui()
  const { currencyCode } = useViewer()
  const net = showMoney(basket.totals.net, currencyCode, useLanguage())
  const unpriced = useUnpricedText(basket)
  return (
    <div className="grid gap-1.5">
      <Totals lines={[]} total={{ name: t`Net`, value: net }} />
      <p className="text-small text-ink-2">
        {unpriced !== undefined && `${unpriced}. `}
        {t`We'll check prices and VAT as soon as we reach the shop.`}
      </p>
    </div>
  )
}

/** How many lines a total leaves out because this device does not know their prices. */
export function useUnpricedText({ lines, unpriced }: EditedBasketView): string | undefined {
  const { t } = useLingui()
  const count = unpriced.length + lines.filter(({ price }) => price === undefined).length
  if (count === 0) return undefined
  return t`${plural(count, { one: '# line without a price yet', other: '# lines without a price yet' })}`
}
