import { useLingui } from '@lingui/react/macro'
import { maxLineNoteLength } from '@provender/domain/basket/basket'
import { Button } from '@provender/ui/controls/button'
import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'
import { openNote } from './note-drafts.ts'

export interface LineNoteEditorProps {
  readonly name: string
  readonly note: string
  /** The key of what is being typed: it survives a reload. */
  readonly draftKey: string
  readonly onEnter: () => void
  readonly onSave: (note: string) => void
  readonly onLeave: () => void
}

/**
 * A field for a note to the wholesaler about a line. Until somebody types, it shows the note of now. It saves when the user goes on to something else, such as the checkout or another page.
 * Escape and Cancel bring back the note of before.
 */
export function LineNoteEditor({ name, note, draftKey, onEnter, onSave, onLeave }: LineNoteEditorProps) {
  const { t } = useLingui()
  const [typing] = useState(() => openNote(draftKey, note))
  const [typed, setTyped] = useState(typing.begun)
  const [before, setBefore] = useState(note)
  if (before !== note) {
    setBefore(note)
    if (typing.isUntouched()) setTyped(undefined)
  }
  const save = () => typing.save(onSave)
  const saveOnLeaving = useEffectEvent(save)
  // A field that is removed while it has the focus, as by the browser's Back, gets no blur.
  useEffect(() => () => saveOnLeaving(), [])
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    save()
    onLeave()
  }
  const cancel = () => {
    typing.follow(note)
    typing.cancel(onSave)
    onLeave()
  }
  const onType = (text: string) => {
    typing.follow(note)
    typing.type(text)
    setTyped(text)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') cancel()
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>) => {
    if (!currentTarget.form?.contains(relatedTarget)) save()
  }
  return (
    <form onSubmit={onSubmit} className="flex flex-wrap items-center gap-1.5">
      <input
        // The user pressed the button of this field, so move the focus here.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        value={typed ?? note}
        maxLength={maxLineNoteLength}
        aria-label={t`Note for ${name}`}
        placeholder={t`For example: ripe ones, please`}
        autoComplete="off"
        enterKeyHint="done"
        onChange={(event) => onType(event.currentTarget.value)}
        onFocus={onEnter}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
        className="min-h-9 min-w-40 flex-1 rounded-control border-[1.5px] border-line-strong bg-ground px-2.5 text-[1rem] outline-0 focus:border-accent focus:outline-3 focus:outline-accent/22 pointer-coarse:min-h-11"
      />
      <Button size="small" type="submit">
        {t`Save note`}
      </Button>
      <Button size="small" look="bare" onClick={cancel}>
        {t`Cancel`}
      </Button>
    </form>
  )
}
