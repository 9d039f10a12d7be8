import { useLingui } from '@lingui/react/macro'
import { maxLineNoteLength } from '@provender/domain/basket/basket'
import { Button } from '@provender/ui/controls/button'
import { type FormEvent, type KeyboardEvent, useRef } from 'react'

export interface LineNoteEditorProps {
  readonly name: string
  readonly note: string
  readonly onSave: (note: string) => void
  readonly onLeave: () => void
}

/** A field for a note to the wholesaler about a line. Enter saves it, Escape discards the change. */
export function LineNoteEditor({ name, note, onSave, onLeave }: LineNoteEditorProps) {
  const { t } = useLingui()
  const field = useRef<HTMLInputElement>(null)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    onSave(field.current?.value ?? '')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onLeave()
  }
  return (
    <form onSubmit={onSubmit} className="flex flex-wrap items-center gap-1.5">
      <input
        ref={field}
        // The user pressed the button of this field, so move the focus here.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        defaultValue={note}
        maxLength={maxLineNoteLength}
        aria-label={t`Note for ${name}`}
        placeholder={t`For example: ripe ones, please`}
        autoComplete="off"
        enterKeyHint="done"
        onKeyDown={onKeyDown}
        className="min-h-9 min-w-40 flex-1 rounded-control border-[1.5px] border-line-strong bg-ground px-2.5 text-[1rem] outline-0 focus:border-accent focus:outline-3 focus:outline-accent/22 pointer-coarse:min-h-11"
      />
      <Button size="small" type="submit">
        {t`Save note`}
      </Button>
      <Button size="small" look="bare" onClick={onLeave}>
        {t`Cancel`}
      </Button>
    </form>
  )
}
