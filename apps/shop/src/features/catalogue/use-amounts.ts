import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { parseMinor } from '@provender/domain/money/decimal'
import { showCount, showMoney } from '@provender/domain/money/show-money'
import { useLanguage } from '@provender/web/texts/use-language'
import { useViewer } from '../../kernel/session/viewer.ts'

/** Formats amounts for this viewer. */
export function useAmounts() {
  const { t } = useLingui()
  const language = useLanguage()
  const { currencyCode } = useViewer()
  return {
    /** Formats an amount of the API; empty for an invalid one. */
    money: (amount: string): string => {
      const minor = parseMinor(amount)
      return minor === undefined ? '' : showMoney(minor, currencyCode, language)
    },
    /** '39 lines' */
    lines: (count: number): string => {
      const countText = showCount(count, language)
      return t`${plural(count, { one: `${countText} line`, other: `${countText} lines` })}`
    },
    /** '7,318 products' */
    products: (count: number): string => {
      const countText = showCount(count, language)
      return t`${plural(count, { one: `${countText} product`, other: `${countText} products` })}`
    },
  }
}
