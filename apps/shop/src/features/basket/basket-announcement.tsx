import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { parseMinor } from '@provender/domain/money/decimal'
import { showMoney } from '@provender/domain/money/show-money'
import { useLanguage } from '@provender/web/texts/use-language'
import { useState } from 'react'
import { useViewer } from '../../kernel/session/viewer.ts'
import { useBaskets } from '../basket-store/use-basket.ts'

export function BasketAnnouncement() {
  const now = useBasketText()
  const { isSaving } = useBaskets()
  // Do not announce the total of the first render.
  const [before, setBefore] = useState(now)
  const [isChanged, setChanged] = useState(false)
  // Announce once, after saving, when the total matches the lines.
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
