import { useConfig } from '../app/shop-queries.ts'
import { useLanguage } from '../app/use-language.ts'
import { localMoment, shortDate } from './dates.ts'

/** Formats an instant as '24 Nov 2026', in the warehouse's time zone. */
export function useMomentText(): (instant: string) => string {
  const language = useLanguage()
  const { warehouseTimezone } = useConfig()
  return (instant) => shortDate(localMoment(instant, warehouseTimezone).date, language)
}
