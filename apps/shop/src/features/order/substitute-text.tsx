import { Trans } from '@lingui/react/macro'
import type { Minor } from '@provender/domain/money/money'
import { showMoney } from '@provender/domain/money/show-money'
import { useLanguage } from '@provender/web/texts/use-language'

interface SubstituteTextProps {
  /** What it was sent for. */
  readonly name: string
  readonly saved: Minor
  readonly currencyCode: string
}

/** 'Substitute for Wholemeal Medium Sliced · £2.26 less' */
export function SubstituteText({ name, saved, currencyCode }: SubstituteTextProps) {
  const language = useLanguage()
  const by = showMoney(saved, currencyCode, language)
  if (saved === 0) return <Trans>Substitute for {name}</Trans>
  return (
    <Trans>
      Substitute for {name} · <b>{by} less</b>
    </Trans>
  )
}
