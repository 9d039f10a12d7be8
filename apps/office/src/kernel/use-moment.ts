import { localMoment, shortDay } from '@provender/web/format/dates'
import { useLanguage } from '@provender/web/texts/use-language'
import { useWholesaler } from './wholesaler.ts'

/** Prints an instant in the wholesaler's time: the time alone on the day of `today`, else the day before it. */
export function useMoment(): (instant: string) => string {
  const { warehouseTimezone } = useWholesaler()
  const language = useLanguage()
  return (instant) => {
    const today = localMoment(new Date().toISOString(), warehouseTimezone).date
    const { date, time } = localMoment(instant, warehouseTimezone)
    return date === today ? time : `${shortDay(date, language)}, ${time}`
  }
}
