import { useLingui } from '@lingui/react/macro'
import { addressLines } from '@provender/domain/site/site'
import { Button } from '@provender/ui/controls/button'
import { DayStrip } from '@provender/ui/controls/slot-grid'
import { Note } from '@provender/ui/page/note'
import { dayLabels, localMoment, longDay, shortDay } from '@provender/web/format/dates'
import { useLanguage } from '@provender/web/texts/use-language'
import { useState } from 'react'
import { useConfig } from '../../kernel/session/shop-queries.ts'
import type { StepProps } from './step-props.ts'

export function DeliveryChoice({ checkout }: Pick<StepProps, 'checkout'>) {
  const { t } = useLingui()
  const language = useLanguage()
  const { warehouseTimezone } = useConfig()
  const { offer, quote, answers, answer } = checkout
  const isOffered = (date: string | undefined) => offer.deliveryDays.some((day) => day.date === date)
  const [chosen, setChosen] = useState(answers.date)
  const date = isOffered(chosen) ? chosen : offer.deliveryDays[0]?.date
  const day = quote.deliveryDays.find((each) => each.date === date)
  if (!day) return <Note tone="low">{t`There is no delivery day at the moment. Please call us.`}</Note>
  const wasTaken = answers.date !== undefined && !isOffered(answers.date)
  const cutOff = localMoment(day.cutOff, warehouseTimezone)
  const cutOffDay = shortDay(cutOff.date, language)
  const { time } = cutOff
  const name = longDay(day.date, language)
  return (
    <>
      {wasTaken && (
        <Note tone="low" urgent>
          {t`The cut-off for that day has passed. Please choose another.`}
        </Note>
      )}
      {quote.site && (
        <address className="text-ink-2 not-italic">
          <b className="text-ink">{quote.site.name}</b>
          <br />
          {addressLines(quote.site).join(', ')}
        </address>
      )}
      <DayStrip
        label={t`Day of delivery`}
        name="delivery-day"
        days={offer.deliveryDays.map((each) => ({ value: each.date, ...dayLabels(each.date, language) }))}
        value={day.date}
        onChoose={setChosen}
      />
      <p className="text-small figures text-ink-2">{t`For ${name}, order by ${time} on ${cutOffDay}.`}</p>
      <div>
        <Button
          look="go"
          size="tall"
          onClick={() => answer({ type: 'details', date: day.date, time: undefined })}
        >
          {t`Deliver on ${name}`}
        </Button>
      </div>
    </>
  )
}
