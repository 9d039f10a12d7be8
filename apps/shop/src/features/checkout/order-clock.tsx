import { Trans, useLingui } from '@lingui/react/macro'
import { CutOffClock } from '@provender/ui/basket/summary'
import { longDay } from '@provender/web/format/dates'
import { timeLeftText } from '@provender/web/format/time-left'
import { useLanguage } from '@provender/web/texts/use-language'
import { useTimeLeft } from '../../kernel/format/use-now.ts'
import { isAnswered } from './checkout-steps.ts'
import type { Checkout } from './use-checkout.ts'

export function OrderClock({ checkout }: { readonly checkout: Checkout }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { method, date, time } = checkout.answers
  // The chosen day or slot may be full or past by now.
  if (date === undefined || !isAnswered('details', checkout.answers, checkout.offer)) return null
  const day = longDay(date, language)
  if (method === 'CLICK_AND_COLLECT') {
    const at = time ?? ''
    return <CutOffClock title={t`Collection on ${day} at ${at}`}>{null}</CutOffClock>
  }
  const cutOff = checkout.quote.deliveryDays.find((each) => each.date === date)?.cutOff
  return cutOff === undefined ? null : <DeliveryCutOff day={day} cutOff={cutOff} />
}

function DeliveryCutOff({ day, cutOff }: { readonly day: string; readonly cutOff: string }) {
  const { t, i18n } = useLingui()
  const left = useTimeLeft(Date.parse(cutOff))
  const timeLeft = timeLeftText(left, i18n)
  return (
    <CutOffClock title={t`Delivery on ${day}`} near={left.near}>
      <Trans>
        Order within <time>{timeLeft}</time> to keep this day
      </Trans>
    </CutOffClock>
  )
}
