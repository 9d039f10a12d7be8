import type { Language } from '@provender/domain/languages'
import { showMoney } from '@provender/domain/money/show-money'
import { minorOf } from '@provender/web/format/minor-of'

interface OverdueStatement {
  readonly currencyCode: string
  readonly ageing: { readonly overdue: string }
  readonly otherCurrencies: readonly { readonly currencyCode: string; readonly overdue: string }[]
}

/** What is overdue in each currency: without exchange rates there is no sum. Empty if nothing is. */
export function overdueAmounts(
  { currencyCode, ageing, otherCurrencies }: OverdueStatement,
  language: Language,
): string {
  return [{ currencyCode, overdue: ageing.overdue }, ...otherCurrencies]
    .filter(({ overdue }) => minorOf(overdue) > 0)
    .map((each) => showMoney(minorOf(each.overdue), each.currencyCode, language))
    .join(' + ')
}
