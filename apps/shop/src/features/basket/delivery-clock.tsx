import { Trans, useLingui } from '@lingui/react/macro'
import { CutOffClock } from '@provender/ui/basket/summary'
import { localMoment, longDay, shortDay } from '@provender/web/format/dates'
import { timeLeftText } from '@provender/web/format/time-left'
import { useLanguage } from '@provender/web/texts/use-language'
import { useConfig } from '../../kernel/session/shop-queries.ts'
import type { NextDelivery } from '../../kernel/session/use-next-delivery.ts'

export function DeliveryClock({ delivery }: { readonly delivery: NextDelivery }) {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  const { warehouseTimezone } = useConfig()
  const { date, cutOff, left } = delivery
  const day = longDay(date, language)
  const ends = localMoment(cutOff, warehouseTimezone)
  const endDay = shortDay(ends.date, language)
  const endTime = ends.time
  const timeLeft = timeLeftText(left, i18n)
  return (
    <CutOffClock title={t`Delivery ${day}`} near={left.near}>
      <Trans>
        Order within <time>{timeLeft}</time>, by {endTime} on {endDay}
      </Trans>
    </CutOffClock>
  )
}
