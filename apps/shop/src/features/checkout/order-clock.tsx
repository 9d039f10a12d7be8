import { Trans, useLingui } from '@lingui/react/macro'
import { OrderTime } from '@provender/ui/basket/summary'
import { icon } from '@provender/ui/tokens/icon'
import { longDay } from '@provender/web/format/dates'
import { timeLeftText } from '@provender/web/format/time-left'
import { useLanguage } from '@provender/web/texts/use-language'
import { __iconData as clock } from 'lucide-react/icons/clock'
import { useTimeLeft } from '../../kernel/format/use-now.ts'
import { isAnswered } from './checkout-steps.ts'
import type { Checkout } from './use-checkout.ts'
import { useMethodLabels } from './use-method-labels.ts'

const ClockIcon = icon(clock)

interface OrderClockProps {
  readonly checkout: Checkout
}

export function OrderClock({ checkout }: OrderClockProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const labels = useMethodLabels(null)
  const { answers, offer, missedDate } = checkout
  const { method, date, time } = answers
  if (method === undefined) return null
  const name = labels.name(method)
  // The chosen slot may be full or past by now.
  if (date === undefined || !isAnswered('details', answers, offer))
    return (
      <OrderTime method={name} time={method === 'DELIVERY' ? t`No day chosen yet` : t`No time chosen yet`} />
    )
  const day = longDay(date, language)
  const missedDay = missedDate === undefined ? '' : longDay(missedDate, language)
  if (method === 'CLICK_AND_COLLECT') return <OrderTime method={name} time={`${day}, ${time}`} />
  return (
    <OrderTime method={name} time={day}>
      {missedDate === undefined ? (
        <CutOff checkout={checkout} />
      ) : (
        <span className="text-low">{t`Instead of ${missedDay}`}</span>
      )}
    </OrderTime>
  )
}

function CutOff({ checkout }: OrderClockProps) {
  const cutOff = cutOffOf(checkout)
  return cutOff === undefined ? null : <TimeToOrder cutOff={cutOff} />
}

function TimeToOrder({ cutOff }: { readonly cutOff: string }) {
  const { i18n } = useLingui()
  const left = useTimeLeft(Date.parse(cutOff))
  const timeLeft = timeLeftText(left, i18n)
  return (
    <span className={left.near ? 'time-near' : 'time-far'}>
      <Trans>
        Order within <time>{timeLeft}</time> to keep this day
      </Trans>
    </span>
  )
}

export function TimeLeft({ checkout }: OrderClockProps) {
  const cutOff = cutOffOf(checkout)
  return cutOff === undefined ? null : <ShortTimeLeft cutOff={cutOff} />
}

function ShortTimeLeft({ cutOff }: { readonly cutOff: string }) {
  const { t, i18n } = useLingui()
  const left = useTimeLeft(Date.parse(cutOff))
  const timeLeft = timeLeftText(left, i18n)
  return (
    <span
      className={`ml-auto flex items-center gap-1.5 text-small figures whitespace-nowrap tablet:hidden ${left.near ? 'text-low' : 'text-ink-2'}`}
    >
      <ClockIcon size="s" />
      <b className="font-[640]">{t`${timeLeft} left`}</b>
    </span>
  )
}

function cutOffOf({ answers, quote }: Checkout): string | undefined {
  if (answers.method !== 'DELIVERY') return undefined
  return quote.deliveryDays.find(({ date }) => date === answers.date)?.cutOff
}
