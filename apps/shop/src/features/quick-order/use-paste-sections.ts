import { useLingui } from '@lingui/react/macro'
import { showCount } from '@provender/domain/money/show-money'
import { useQuery } from '@tanstack/react-query'
import { useAmounts } from '../catalogue/use-amounts.ts'
import { useProductList } from '../catalogue/use-product-list.ts'
import { memoryQuery } from './learned-matches.ts'
import { isChosenByCustomer, type PasteGroup, type PasteRow } from './paste-rows.ts'
import { maxUnfolded } from './use-matched-count.ts'
import { countUsual } from './usual-lines.ts'

interface PasteSectionContent {
  readonly key: PasteGroup | 'matched'
  readonly group: PasteGroup
  readonly name: string
  readonly count: string
  readonly members: readonly PasteRow[]
  readonly isFolded: boolean
}

const groups: readonly PasteGroup[] = ['sure', 'check', 'left']

/** The lines by what they need from the customer; once all are matched, in one section. */
export function usePasteSections(
  rows: readonly PasteRow[],
  areMatched: boolean,
): readonly PasteSectionContent[] {
  const { t } = useLingui()
  const { language } = useProductList()
  const { lines } = useAmounts()
  const bought = useQuery(memoryQuery).data?.previouslyBought ?? []
  const usualText = (members: readonly PasteRow[]): string => {
    const count = countUsual(members, bought)
    if (count === 0) return ''
    const countText = showCount(count, language)
    return count === members.length ? t`in your usuals, same unit` : t`${countText} in your usuals, same unit`
  }
  if (areMatched) {
    const chosen = rows.filter(isChosenByCustomer).length
    const sureText = showCount(rows.filter(({ group }) => group === 'sure').length, language)
    const chosenText = showCount(chosen, language)
    const isTicked = rows.every(({ isConfirmed }) => isConfirmed)
    return [
      {
        key: 'matched',
        group: 'sure',
        name: isTicked ? t`All lines matched` : t`Only ticked lines are ordered`,
        count: [lines(rows.length), chosen > 0 && t`${sureText} sure, ${chosenText} chosen by you`]
          .filter(Boolean)
          .join(' · '),
        members: rows,
        isFolded: true,
      },
    ]
  }
  return groups.flatMap((group) => {
    const members = rows.filter((row) => row.group === group)
    const confirmed = members.filter(({ isConfirmed }) => isConfirmed).length
    const names: Readonly<Record<PasteGroup, string>> = {
      check: confirmed === members.length ? t`Checked` : t`To check`,
      left: confirmed > 0 ? t`Only ticked lines are ordered` : t`Not ordered`,
      sure: t`Sure`,
    }
    if (members.length === 0) return []
    return [
      {
        key: group,
        group,
        name: names[group],
        count: [lines(members.length), group === 'sure' && usualText(members)].filter(Boolean).join(' · '),
        members,
        isFolded: group === 'sure' && members.length > maxUnfolded,
      },
    ]
  })
}
