import { useLingui } from '@lingui/react/macro'
import { SearchBox } from '@provender/ui/controls/search-box'
import { Select } from '@provender/ui/controls/toolbar'
import { findLines } from './find-lines.ts'
import { type Grouping, groupings } from './line-groups.ts'
import { QuickAdd } from './quick-add.tsx'
import type { EditedBasketView } from './use-edited-basket.ts'
import { useGroupingNames } from './use-grouping-names.ts'

export interface BasketToolsProps {
  readonly basket: EditedBasketView
  readonly searchText: string
  readonly onSearch: (text: string) => void
  readonly grouping: Grouping
  readonly onGroup: (grouping: Grouping) => void
}

export function BasketTools({ basket, searchText, onSearch, grouping, onGroup }: BasketToolsProps) {
  const { t } = useLingui()
  const names = useGroupingNames()
  return (
    <div
      data-basket-tools
      className="mb-3 flex items-center gap-2 max-tablet:sticky max-tablet:top-(--inset-top) max-tablet:z-20 max-tablet:-mx-gutter max-tablet:mb-0 max-tablet:border-b max-tablet:border-line max-tablet:bg-ground max-tablet:px-gutter max-tablet:pb-1.5 max-tablet:has-data-open:z-40"
    >
      <div className="min-w-0 flex-1">
        {basket.isActive ? (
          <QuickAdd countOf={(text) => findLines(basket.lines, text).length} onFind={onSearch} />
        ) : (
          <SearchBox
            small
            label={t`Find in this basket`}
            placeholder={t`Find in this basket`}
            value={searchText}
            maxLength={100}
            enterKeyHint="done"
            onChange={(event) => onSearch(event.currentTarget.value)}
          />
        )}
      </div>
      <div className="max-tablet:hidden">
        <Select
          label={t`Order of the lines`}
          value={grouping}
          choices={groupings.map((value) => ({ value, name: names[value] }))}
          onChoose={(value) => {
            const chosen = groupings.find((each) => each === value)
            if (chosen) onGroup(chosen)
          }}
        />
      </div>
    </div>
  )
}
