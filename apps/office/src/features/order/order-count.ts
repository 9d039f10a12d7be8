import { showCount } from '@provender/domain/money/show-money'
import { useLanguage } from '@provender/web/texts/use-language'

/** The most that the server counts. */
const maxCount = 1000

export function useOrderCount(): (count: number) => string {
  const language = useLanguage()
  return (count) => showCount(Math.min(count, maxCount), language) + (count > maxCount ? '+' : '')
}
