import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { showMoney } from '@provender/domain/money/show-money'
import { Totals } from '@provender/ui/basket/summary'
import { useLanguage } from '@provender/web/texts/use-language'
import type { EditedBasketView } from './use-edited-basket.ts'

export interface UnsyncedTotalProps {
  readonly basket: EditedBasketView
  readonly currencyCode: string
}

/** Replaces the totals while the server does not know the latest changes. */
export function UnsyncedTotal({ basket, currencyCode }: UnsyncedTotalProps) {
  const { t } = useLingui()
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
