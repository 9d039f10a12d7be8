import { useLingui } from '@lingui/react/macro'
import { maxCollectorLength } from '@provender/domain/order/order'
import { TextField } from '@provender/ui/controls/field'
import { type Day, DayStrip, SlotGrid } from '@provender/ui/controls/slot-grid'
import { Note } from '@provender/ui/page/note'
import { dayLabels, longDay } from '@provender/web/format/dates'
import { useLanguage } from '@provender/web/texts/use-language'
import { useState } from 'react'
import type { Quote } from './checkout-query.ts'
import { storeOrderTexts } from './order-texts.ts'
import type { StepProps } from './step-props.ts'

type CollectionDay = Quote['collectionDays'][number]

export function CollectionChoice({ checkout }: Pick<StepProps, 'checkout'>) {
  const { t } = useLingui()
  const language = useLanguage()
  const { quote, answers, answer, collector, setPending } = checkout
  const [shownDate, setShownDate] = useState(answers.date)
  const days = quote.collectionDays
  const day = days.find(({ date }) => date === shownDate) ?? days.find(hasOpenSlot) ?? days[0]
  if (!day)
    return <Note tone="low">{t`No collection times are available at the moment. Please call us.`}</Note>
  const isAnsweredDay = day.date === answers.date
  const isOpen = day.slots.some((slot) => slot.isOpen && slot.time === answers.time)
  return (
    <>
      {isAnsweredDay && answers.time !== undefined && !isOpen && <Refused day={day} time={answers.time} />}
      <DayStrip
        label={t`Day of collection`}
        days={days.map((each, ahead) =>
          dayOf(each, { isToday: ahead === 0, language, today: t`Today`, closed: t`Closed`, full: t`Full` }),
        )}
        value={day.date}
        onChoose={(date) => {
          setShownDate(date)
          setPending(date === answers.date ? undefined : 'details')
        }}
      />
      <div>
        <p className="mb-2 text-small figures text-ink-2">{longDay(day.date, language)}</p>
        <SlotGrid
          label={t`Time of collection`}
          name="collection-time"
          slots={day.slots.map((slot) => ({
            value: slot.time,
            time: slot.time,
            closed: !slot.isOpen && !slot.isFull,
            full: slot.isFull ? t`Full` : undefined,
          }))}
          value={isAnsweredDay && isOpen ? answers.time : undefined}
          onChoose={(time) => answer({ type: 'details', date: day.date, time })}
        />
      </div>
      <div className="max-w-105">
        <TextField
          label={t`Who is collecting?`}
          value={collector}
          onChange={({ currentTarget: { value } }) => storeOrderTexts(quote.basket.id, { collector: value })}
          maxLength={maxCollectorLength}
          autoComplete="name"
        />
      </div>
    </>
  )
}

/**
 * Explains that the chosen slot is full, closed or past, and asks for another one
 * (docs/product-rules.md#collection-slots).
 */
function Refused({ day, time }: { readonly day: CollectionDay; readonly time: string }) {
  const { t } = useLingui()
  const isFull = day.slots.some((slot) => slot.time === time && slot.isFull)
  const text = day.isClosed
    ? t`We are closed on this day. Please choose another.`
    : isFull
      ? t`${time} is full on this day. Please choose another time.`
      : t`${time} can't be booked on this day: we're closed then, or it has passed. Please choose another time.`
  return (
    <Note tone="low" urgent>
      {text}
    </Note>
  )
}

function hasOpenSlot({ slots }: CollectionDay): boolean {
  return slots.some(({ isOpen }) => isOpen)
}

interface DayOptions {
  readonly isToday: boolean
  readonly language: Parameters<typeof dayLabels>[1]
  readonly today: string
  readonly closed: string
  readonly full: string
}

function dayOf(day: CollectionDay, { isToday, language, today, closed, full }: DayOptions): Day {
  const labels = dayLabels(day.date, language)
  const isOff = !hasOpenSlot(day)
  return {
    value: day.date,
    weekday: isToday ? today : labels.weekday,
    day: labels.day,
    month: isOff ? (day.slots.some(({ isFull }) => isFull) ? full : closed) : labels.month,
    closed: isOff,
  }
}
