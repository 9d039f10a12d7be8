import { showMoney } from '@provender/domain/money/show-money'
import { minorOf } from '@provender/web/format/minor-of'
import { useLanguage } from '@provender/web/texts/use-language'

/** Prints amounts in the language of the page. */
export function useMoney(currencyCode: string): (amount: string) => string {
  const language = useLanguage()
  return (amount) => showMoney(minorOf(amount), currencyCode, language)
}
