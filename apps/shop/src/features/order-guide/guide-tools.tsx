import { useLingui } from '@lingui/react/macro'
import { SearchBox } from '@provender/ui/controls/search-box'
import { Pick } from '@provender/ui/controls/toolbar'

interface GuideChip {
  readonly key: string
  readonly name: string
  readonly count: string
}

interface GuideToolsProps {
  readonly text: string
  readonly onText: (text: string) => void
  /** Enter, or the arrow down: leaves the field for what it found. */
  readonly onFound: () => void
  readonly chips: readonly GuideChip[]
  readonly chosen: string
  readonly onChoose: (key: string) => void
}

/** Finds in the usuals while typing, and narrows them to a group. Stays in the window. */
export function GuideTools({ text, onText, onFound, chips, chosen, onChoose }: GuideToolsProps) {
  const { t } = useLingui()
  return (
    <div className="sticky top-(--inset-top) z-12 -mx-gutter grid gap-2 border-b border-line bg-ground px-gutter py-1.5 tablet:top-[calc(var(--spacing-below-header)-1.0625rem)] tablet:-mx-1 tablet:border-0 tablet:px-1 tablet:py-2 md:grid-cols-[280px_minmax(0,1fr)] md:items-center md:gap-3 print:hidden low:static">
      <search aria-label={t`Your usuals`}>
        <SearchBox
          small
          label={t`Find in your usuals`}
          placeholder={t`Find in your usuals`}
          value={text}
          maxLength={100}
          onChange={({ currentTarget }) => onText(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onText('')
            if (event.key !== 'Enter' && event.key !== 'ArrowDown') return
            event.preventDefault()
            onFound()
          }}
        />
      </search>
      <fieldset
        aria-label={t`Groups`}
        className="-mx-gutter flex min-w-0 scrollbar-none gap-1.5 overflow-x-auto px-gutter py-0.5 tablet:mx-0 tablet:px-0.5"
      >
        {chips.map(({ key, name, count }) => (
          <Pick key={key} aria-pressed={key === chosen} onClick={() => onChoose(key)}>
            {name} <span className="font-[480] figures opacity-70">{count}</span>
          </Pick>
        ))}
      </fieldset>
    </div>
  )
}
