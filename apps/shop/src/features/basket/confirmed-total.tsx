import { useLingui } from '@lingui/react/macro'
import { parseMinor } from '@provender/domain/money/decimal'
import { showMoney } from '@provender/domain/money/show-money'
import { Totals } from '@provender/ui/basket/summary'
import { useLanguage } from '@provender/web/texts/use-language'
import { useViewer } from '../../kernel/session/viewer.ts'
import { useBaskets } from '../basket-store/use-basket.ts'
import type { EditedBasketView } from './use-edited-basket.ts'

/** The net total that the server last confirmed, as the header shows it. A dash for a basket that the server does not know. */
export function useConfirmedTotal({ id }: Pick<EditedBasketView, 'id'>): string {
  const language = useLanguage()
  const { currencyCode } = useViewer()
  const net = parseMinor(useBaskets().totals.get(id) ?? '')
  return net === undefined ? '–' : showMoney(net, currencyCode, language)
}

/** Replaces the totals while the server does not know the latest changes: only the server computes totals. */
export function ConfirmedTotal({ basket }: { readonly basket: EditedBasketView }) {
  const { t } = useLingui()
  return (
    <div className="grid gap-1.5">
      <Totals lines={[]} total={{ name: t`Net`, value: useConfirmedTotal(basket) }} />
      <p className="text-small text-ink-2">
        {t`Your latest changes aren't included. We'll update the total when you're back online.`}
      </p>
    </div>
  )
}
