import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type LineNote, SwipeWord } from '@provender/ui/basket/basket-line'
import { Button } from '@provender/ui/controls/button'
import { icon } from '@provender/ui/tokens/icon'
import { asText } from '@provender/web/format/as-text'
import { __iconData as messageSquare } from 'lucide-react/icons/message-square'
import type { EditedLine } from './edited-basket.ts'
import { LineNoteEditor } from './line-note-editor.tsx'
import { LineWishChoice, wishNote } from './line-wish.tsx'

const NoteIcon = icon(messageSquare)

/** Of the note of a line, and of the wish for it. */
export interface NoteEditing {
  readonly draftKey: string
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
  readonly onSave: (note: string) => void
  readonly onWish: (wish: EditedLine['substitutionWish']) => void
}

export function addNoteButton(line: EditedLine, { isOpen, onOpen }: NoteEditing, i18n: I18n) {
  const { name } = line.reviewed
  if (isOpen || line.note !== '' || line.substitutionWish !== null) return undefined
  return (
    <button
      type="button"
      data-line-action="note"
      aria-label={i18n._(msg`Add a note to ${name}`)}
      onClick={() => onOpen(true)}
      className="inline-grid size-6 flex-none place-items-center rounded-small text-ink-3 hover:bg-sunken hover:text-ink focus-visible:opacity-100 pointer-coarse:size-hit pointer-fine:opacity-0 pointer-fine:group-hover/line:opacity-100"
    >
      <NoteIcon size="s" />
      <SwipeWord>{i18n._(msg`Note`)}</SwipeWord>
    </button>
  )
}

export function ownNote(line: EditedLine, noteEditing: NoteEditing, i18n: I18n): readonly LineNote[] {
  const { draftKey, isOpen, onOpen, onSave, onWish } = noteEditing
  const { note: written, substitutionWish: wish } = line
  const { name } = line.reviewed
  if (isOpen) {
    return [
      {
        about: 'note',
        text: (
          <LineNoteEditor
            name={name}
            note={written}
            draftKey={draftKey}
            // Opened by a draft, it stays open when that is saved.
            onEnter={() => onOpen(true)}
            onSave={onSave}
            onLeave={() => onOpen(false)}
          />
        ),
        below: <LineWishChoice name={name} wish={wish} onWish={onWish} />,
      },
    ]
  }
  return [
    ...(written === '' ? [] : [writtenNote(line, () => onOpen(true), i18n)]),
    ...(wish === null ? [] : [wishNote({ name, wish }, () => onOpen(true), i18n)]),
  ]
}

function writtenNote({ note: written, reviewed }: EditedLine, onChange: () => void, i18n: I18n): LineNote {
  const note = asText(written)
  const { name } = reviewed
  return {
    about: 'note',
    text: (
      <Trans>
        Your note: <b>{note}</b>
      </Trans>
    ),
    action: (
      <Button
        look="bare"
        size="small"
        aria-label={i18n._(msg`Change the note of ${name}`)}
        onClick={onChange}
      >
        {i18n._(msg`Change`)}
      </Button>
    ),
  }
}
