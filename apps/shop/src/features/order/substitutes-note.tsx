import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { showMoney } from '@provender/domain/money/show-money'
import { Note } from '@provender/ui/page/note'
import { useLanguage } from '@provender/web/texts/use-language'
import type { OrderPageQuery } from './orders.documents.ts'
import { allSubstitutes } from './saved-by-substitutes.ts'

interface SubstitutesNoteProps {
  readonly order: Pick<OrderPageQuery['order'], 'currencyCode' | 'lines'>
}

/** That something else was sent, and what it saves: nobody reads every line to find it. */
export function SubstitutesNote({ order: { lines, currencyCode } }: SubstitutesNoteProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { count, saved } = allSubstitutes(lines)
  if (count === 0) return null
  const by = showMoney(saved, currencyCode, language)
  return (
    <Note>
      <b>{t`${plural(count, { one: '# line is a substitute.', other: '# lines are substitutes.' })}`}</b>
      {saved > 0 && ` ${t`You pay ${by} less before VAT.`}`}
    </Note>
  )
}
