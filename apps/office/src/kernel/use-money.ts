import { showMoney } from '@provender/domain/money/show-money'
import { minorOf } from '@provender/web/format/minor-of'
import { useLanguage } from '@provender/web/texts/use-language'

export function useMoney(currencyCode: string): (amount: string) => string {
  const language = useLanguage()
  return (amount) => showMoney(minorOf(amount), currencyCode, language)
}
