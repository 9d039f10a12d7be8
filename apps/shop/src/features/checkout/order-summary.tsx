import { useLingui } from '@lingui/react/macro'
import { showMoney } from '@provender/domain/money/show-money'
import { PayBar, Summary } from '@provender/ui/basket/summary'
import { shortDay } from '@provender/web/format/dates'
import { minorOf } from '@provender/web/format/minor-of'
import { useLanguage } from '@provender/web/texts/use-language'
import { useViewer } from '../../kernel/session/viewer.ts'
import { totalsFromWire } from '../basket/edited-basket.ts'
import { MinimumOrderProgress } from '../basket/minimum-order-progress.tsx'
import { TotalsView } from '../basket/totals-view.tsx'
import { OrderClock } from './order-clock.tsx'
import { PlaceOrderButton } from './place-order-button.tsx'
import type { Checkout } from './use-checkout.ts'
import { useNextStep } from './use-next-step.ts'

export function OrderSummary({ checkout }: { readonly checkout: Checkout }) {
  const { t } = useLingui()
  const { currencyCode } = useViewer()
  const { quote, answers } = checkout
  const next = useNextStep(checkout)
  const totals = totalsFromWire(quote.review.totals)
  const unmet = quote.methods.filter(
    ({ method, missing }) => minorOf(missing) > 0 && (!answers.method || method === answers.method),
  )
  return (
    <Summary label={t`Summary`}>
      {unmet.map(({ method, minimum }) => (
        <MinimumOrderProgress key={method} method={method} minimum={minorOf(minimum)} net={totals.net} />
      ))}
      <OrderClock checkout={checkout} />
      <TotalsView
        totals={totals}
        lineCount={quote.review.lines.filter(({ isOrderable }) => isOrderable).length}
        currencyCode={currencyCode}
      />
      <div className="max-md:hidden">
        <PlaceOrderButton checkout={checkout} wide />
      </div>
      <p className={`text-small ${next && !next.isQuestion ? 'text-low' : 'text-ink-3'}`}>
        {next?.hint ?? t`Pressing twice won't order twice.`}
      </p>
    </Summary>
  )
}

export function OrderPayBar({ checkout }: { readonly checkout: Checkout }) {
  const { t } = useLingui()
  const { currencyCode } = useViewer()
  const language = useLanguage()
  const next = useNextStep(checkout)
  const { gross, vat } = totalsFromWire(checkout.quote.review.totals)
  const vatText = showMoney(vat, currencyCode, language)
  const day = shortDay(checkout.answers.date ?? '', language)
  const inclusive = t`inc ${vatText} VAT`
  const more = next?.hint ?? (checkout.missedDate === undefined ? undefined : t`Delivery ${day}`)
  return (
    <PayBar
      total={showMoney(gross, currencyCode, language)}
      details={more === undefined ? [inclusive] : [inclusive, more]}
    >
      <PlaceOrderButton checkout={checkout} />
    </PayBar>
  )
}
