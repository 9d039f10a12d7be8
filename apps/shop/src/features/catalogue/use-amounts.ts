import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { parseMinor } from '@provender/domain/money/decimal'
import { showCount, showMoney } from '@provender/domain/money/show-money'
import { useLanguage } from '@provender/web/texts/use-language'
import { useViewer } from '../../kernel/session/viewer.ts'

export function useAmounts() {
  const { t } = useLingui()
  const language = useLanguage()
  const { currencyCode } = useViewer()
  return {
    money: (amount: string): string => {
      const minor = parseMinor(amount)
      return minor === undefined ? '' : showMoney(minor, currencyCode, language)
    },
    lines: (count: number): string => {
      const countText = showCount(count, language)
      return t`${plural(count, { one: `${countText} line`, other: `${countText} lines` })}`
    },
    products: (count: number): string => {
      const countText = showCount(count, language)
      return t`${plural(count, { one: `${countText} product`, other: `${countText} products` })}`
    },
  }
}
