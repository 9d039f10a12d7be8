import { createTabValue } from '@provender/web/storage/tab-value'

/** The note that is being typed for a line, by basket and line. Undefined for a line whose note is saved or was not begun. */
export const noteDrafts = createTabValue<string | undefined>('line-note', {
  initial: undefined,
  parse: (stored) => (typeof stored === 'string' ? stored : undefined),
})

type OnSave = (note: string) => void

/**
 * A note that is being typed. It is compared with what its field began with, saved last or followed, not with the note of now:
 * that may be a colleague's newer one, which an untouched field must not overwrite.
 */
export function openNote(draftKey: string, note: string) {
  let before = note
  let saved = note
  const begun = noteDrafts.read(draftKey)
  let typed = begun ?? note
  const isUntouched = () => typed === saved
  /** The note of now. Somebody else's takes the place of one that is not being typed. */
  const follow = (now: string): void => {
    if (!isUntouched() || now === saved) return
    before = now
    saved = now
    typed = now
  }
  const type = (text: string): void => {
    typed = text
    noteDrafts.write(draftKey, isUntouched() ? undefined : text)
  }
  /** Also when the field goes out of sight. React may say so more than once, and of a field that stays. */
  const save = (onSave: OnSave): void => {
    noteDrafts.write(draftKey, undefined)
    if (isUntouched()) return
    saved = typed
    onSave(typed)
  }
  const cancel = (onSave: OnSave): void => {
    type(before)
    save(onSave)
  }
  return { begun, isUntouched, follow, type, save, cancel }
}
