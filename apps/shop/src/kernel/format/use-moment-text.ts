import { useConfig } from '../app/shop-queries.ts'
import { useLanguage } from '../app/use-language.ts'
import { localMoment, shortDate } from './dates.ts'

/** '24 Nov 2026', by the wholesaler's clock. */
export function useMomentText(): (instant: string) => string {
  const language = useLanguage()
  const { warehouseTimezone } = useConfig()
  return (instant) => shortDate(localMoment(instant, warehouseTimezone).date, language)
}
