import { Trans } from '@lingui/react/macro'
import { localMoment, shortDay } from '@provender/web/format/dates'
import { useLanguage } from '@provender/web/texts/use-language'
import { memo } from 'react'
import { useNow } from '../../kernel/format/use-now.ts'
import { useConfig } from '../../kernel/session/shop-queries.ts'
import { useNextDelivery } from '../../kernel/session/use-next-delivery.ts'

export const NextCutOff = memo(function NextCutOff() {
  const language = useLanguage()
  const { warehouseTimezone } = useConfig()
  const nowMs = useNow()
  const next = useNextDelivery()
  if (!next) return null
  const cutOff = localMoment(next.cutOff, warehouseTimezone)
  const today = localMoment(new Date(nowMs).toISOString(), warehouseTimezone).date
  const time = cutOff.date === today ? cutOff.time : `${shortDay(cutOff.date, language)}, ${cutOff.time}`
  const day = shortDay(next.date, language)
  return (
    <Trans>
      Order by <b className="text-ink">{time}</b> for <b className="text-ink">{day}</b>
    </Trans>
  )
})
