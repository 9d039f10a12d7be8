import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { parseMinor } from '@provender/domain/money/decimal'
import { showMoney } from '@provender/domain/money/show-money'
import { useState } from 'react'
import { useLanguage } from '../../kernel/app/use-language.ts'
import { useViewer } from '../../kernel/app/viewer.ts'
import { useBaskets } from '../basket-store/use-basket.ts'

/** Says what the basket comes to when that has changed, here or on another device, to who does not see its button. */
export function BasketTold() {
  const now = useBasketText()
  const { isSaving } = useBaskets()
  // What is there when the page opens is no news.
  const [before, setBefore] = useState(now)
  const [isChanged, setChanged] = useState(false)
  // Once, with the total that belongs to the lines.
  if (!isSaving && now !== before) {
    setBefore(now)
    setChanged(true)
  }
  return <output className="sr-only">{isChanged && before}</output>
}

function useBasketText(): string {
  const { t } = useLingui()
  const language = useLanguage()
  const { hidesPrices, currencyCode } = useViewer()
  const { active, totals } = useBaskets()
  if (!active) return ''
  const lines = t`${plural(active.lines.length, { one: '# line', other: '# lines' })}`
  const net = hidesPrices ? undefined : parseMinor(totals.get(active.id) ?? '')
  if (net === undefined) return t`Basket: ${lines}`
  const total = showMoney(net, currencyCode, language)
  return t`Basket: ${lines}, ${total} + VAT`
}
