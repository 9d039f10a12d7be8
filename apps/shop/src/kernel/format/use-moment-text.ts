import { localMoment, shortDate } from '@provender/web/format/dates'
import { useLanguage } from '@provender/web/texts/use-language'
import { useConfig } from '../session/shop-queries.ts'

export function useMomentText(): (instant: string) => string {
  const language = useLanguage()
  const { warehouseTimezone } = useConfig()
  return (instant) => shortDate(localMoment(instant, warehouseTimezone).date, language)
}
