import { localMoment, shortDate } from '@provender/web/format/dates'
import { useLanguage } from '@provender/web/texts/use-language'
import { useConfig } from '../session/shop-queries.ts'

/** Formats an instant as '24 Nov 2026', in the warehouse's time zone. */
export function useMomentText(): (instant: string) => string {
  const language = useLanguage()
  const { warehouseTimezone } = useConfig()
  return (instant) => shortDate(localMoment(instant, warehouseTimezone).date, language)
}
