import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Language } from '@provender/domain/languages'
import { showCount } from '@provender/domain/money/show-money'
import { Button } from '@provender/ui/controls/button'

export interface LeftOutProps {
  readonly lines: readonly string[]
  readonly language: Language
  readonly onTakeIn: (line: string) => void
}

/** The lines of the text that were not read as an order. The user can still read any of them as one. */
export function LeftOut({ lines, language, onTakeIn }: LeftOutProps) {
  const { t } = useLingui()
  const count = lines.length
  const countText = showCount(count, language)
  if (count === 0) return null
  return (
    <details className="rounded-tile border border-line">
      <summary className="min-h-7 cursor-pointer px-3 py-2 text-small text-ink-2 pointer-coarse:min-h-11 pointer-coarse:py-3">
        {t`${plural(count, { one: `${countText} line not read as an order`, other: `${countText} lines not read as an order` })}`}
      </summary>
      <ul className="border-t border-line">
        {lines.map((line, index) => (
          <li
            // The same line may stand twice.
            // oxlint-disable-next-line react/no-array-index-key
            key={`${index}/${line}`}
            className="flex items-center justify-between gap-3 border-b border-line px-3 py-1 last:border-b-0"
          >
            <q className="min-w-0 text-small wrap-anywhere">{line}</q>
            <Button
              look="bare"
              size="small"
              aria-label={t`Read it as an order: “${line}”`}
              onClick={({ detail }) => {
                // The next line moves up under the pointer. A double press must not read it too.
                if (detail < 2) onTakeIn(line)
              }}
            >
              {t`Read it`}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
