import { Trans } from '@lingui/react/macro'
import { showMoney } from '@provender/domain/money/show-money'
import { useLanguage } from '@provender/web/texts/use-language'
import type { OrderLineFieldsFragment } from './orders.documents.ts'
import { savedBySubstitute } from './saved-by-substitute.ts'

interface SubstituteTextProps {
  readonly line: OrderLineFieldsFragment
  readonly replaced: OrderLineFieldsFragment
  readonly currencyCode: string
}

/** 'Substitute for Wholemeal Medium Sliced · £2.26 less' */
export function SubstituteText({ line, replaced, currencyCode }: SubstituteTextProps) {
  const language = useLanguage()
  const { name } = replaced
  const saved = savedBySubstitute(line, replaced)
  const by = showMoney(saved, currencyCode, language)
  if (saved === 0) return <Trans>Substitute for {name}</Trans>
  return (
    <Trans>
      Substitute for {name} · <b>{by} less</b>
    </Trans>
  )
}
