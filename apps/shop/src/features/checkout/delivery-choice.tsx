import { useLingui } from '@lingui/react/macro'
import { DayStrip } from '@provender/ui/controls/slot-grid'
import { Note } from '@provender/ui/page/note'
import { dayLabels, localMoment, longDay, shortDay } from '@provender/web/format/dates'
import { useLanguage } from '@provender/web/texts/use-language'
import { useConfig } from '../../kernel/session/shop-queries.ts'
import type { StepProps } from './step-props.ts'

export function DeliveryChoice({ checkout: { quote, answers, answer } }: Pick<StepProps, 'checkout'>) {
  const { t } = useLingui()
  const language = useLanguage()
  const { warehouseTimezone } = useConfig()
  const day = quote.deliveryDays.find(({ date }) => date === answers.date) ?? quote.deliveryDays[0]
  if (!day) return <Note tone="low">{t`There is no delivery day at the moment. Please call us.`}</Note>
  const { time, date: cutOffDate } = localMoment(day.cutOff, warehouseTimezone)
  const cutOffDay = shortDay(cutOffDate, language)
  const name = longDay(day.date, language)
  return (
    <>
      <DayStrip
        label={t`Day of delivery`}
        days={quote.deliveryDays.map(({ date }) => ({ value: date, ...dayLabels(date, language) }))}
        value={answers.date}
        onChoose={(date) => answer({ type: 'details', date, time: undefined })}
      />
      <p className="text-small figures text-ink-2">{t`For ${name}, order by ${time} on ${cutOffDay}.`}</p>
    </>
  )
}
