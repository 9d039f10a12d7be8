import { useConfig } from '../../../kernel/app/shop-queries.ts'
import { useLanguage } from '../../../kernel/app/use-language.ts'
import { localMoment, shortDate } from '../../../kernel/format/dates.ts'

/** '24 Nov 2026', by the wholesaler's clock. */
export function useMomentText(): (instant: string) => string {
  const language = useLanguage()
  const { warehouseTimezone } = useConfig()
  return (instant) => shortDate(localMoment(instant, warehouseTimezone).date, language)
}
