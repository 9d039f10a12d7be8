import { useLingui } from '@lingui/react/macro'
import { SearchBox } from '@provender/ui/controls/search-box'
import { Select, Toolbar } from '@provender/ui/controls/toolbar'
import { type Grouping, groupings } from './line-groups.ts'
import { useGroupingNames } from './use-grouping-names.ts'

export interface BasketToolsProps {
  readonly searchText: string
  readonly onSearch: (text: string) => void
  readonly grouping: Grouping
  readonly onGroup: (grouping: Grouping) => void
}

/** Searches the lines and changes their grouping. */
export function BasketTools({ searchText, onSearch, grouping, onGroup }: BasketToolsProps) {
  const { t } = useLingui()
  const names = useGroupingNames()
  return (
    <Toolbar>
      <div className="min-w-0 flex-1 basis-36 tablet:max-w-88">
        <SearchBox
          small
          label={t`Find in this basket`}
          placeholder={t`Find in this basket`}
          value={searchText}
          maxLength={100}
          enterKeyHint="done"
          onChange={(event) => onSearch(event.currentTarget.value)}
        />
      </div>
      <Select
        label={t`Order of the lines`}
        value={grouping}
        choices={groupings.map((value) => ({ value, name: names[value] }))}
        onChoose={(value) => {
          const chosen = groupings.find((each) => each === value)
          if (chosen) onGroup(chosen)
        }}
      />
    </Toolbar>
  )
}
