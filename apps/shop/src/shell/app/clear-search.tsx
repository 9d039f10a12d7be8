import { useLingui } from '@lingui/react/macro'
import { IconButton } from '@provender/ui/controls/icon-button'
import { icon } from '@provender/ui/tokens/icon'
import { __iconData as circleX } from 'lucide-react/icons/circle-x'
import type { RefObject } from 'react'

const ClearIcon = icon(circleX)

/** Empties the search field. It shows only while there is something in it (`app.css`). */
export function ClearSearch({ input }: { readonly input: RefObject<HTMLInputElement | null> }) {
  const { t } = useLingui()
  const clear = (): void => {
    const field = input.current
    field?.setRangeText('', 0, field.value.length)
    // The suggestions follow the text of the field.
    field?.dispatchEvent(new Event('input', { bubbles: true }))
    field?.focus()
  }
  return (
    <span data-clear-search>
      <IconButton label={t`Clear the search`} onClick={clear}>
        <ClearIcon />
      </IconButton>
    </span>
  )
}
