import { useLingui } from '@lingui/react/macro'
import { showMoney, showPercent } from '@provender/domain/money/show-money'
import type { Totals } from '@provender/domain/money/vat'
import { Totals as TotalsList } from '@provender/ui/basket/summary'
import { useLanguage } from '@provender/web/texts/use-language'
import { useAmounts } from '../catalogue/use-amounts.ts'

export interface TotalsViewProps {
  readonly totals: Totals
  readonly lineCount: number
  readonly currencyCode: string
}

export function TotalsView({ totals, lineCount, currencyCode }: TotalsViewProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { lines } = useAmounts()
  const show = (minor: Totals['net']) => showMoney(minor, currencyCode, language)
  const vatLines = totals.vatByRate.map(({ vatBasisPoints, net, vat }) => {
    const rate = showPercent(vatBasisPoints / 100, language)
    const amount = show(net)
    return { name: t`VAT ${rate} on ${amount}`, value: show(vat) }
  })
  const shownLines = lines(lineCount)
  return (
    <TotalsList
      lines={[{ name: t`Subtotal (${shownLines})`, value: show(totals.net) }, ...vatLines]}
      total={{ name: t`Total inc VAT`, value: show(totals.gross) }}
    />
  )
}
