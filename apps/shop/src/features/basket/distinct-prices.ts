import { formatUnitPrice } from '@provender/domain/money/decimal'
import { type UnitPrice, zeroMinor } from '@provender/domain/money/money'
import { decimalMark, showMoney, showUnitPrice } from '@provender/domain/money/show-money'
import type { PriceViewContext } from '../catalogue/price-view.ts'

/** Formats two prices so that they differ: with all decimals if two would make them look the same. */
export function distinctPrices(
  one: UnitPrice,
  other: UnitPrice,
  { currencyCode, language }: Pick<PriceViewContext, 'currencyCode' | 'language'>,
): readonly [string, string] {
  const short = [one, other].map((price) => showUnitPrice(price, currencyCode, language))
  const [shownOne = '', shownOther = ''] = short
  if (shownOne !== shownOther) return [shownOne, shownOther]
  const long = (price: UnitPrice) => {
    const digits = formatUnitPrice(price).replace('.', decimalMark(language))
    return showMoney(zeroMinor, currencyCode, language).replace(/0[.,]00/, digits)
  }
  return [long(one), long(other)]
}
