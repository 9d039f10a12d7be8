import { createTabValue } from '@provender/web/storage/tab-value'

/** The note that is being typed for a line, by basket and line. Undefined for a line whose note is saved or was not begun. */
export const noteDrafts = createTabValue<string | undefined>('line-note', {
  initial: undefined,
  parse: (stored) => (typeof stored === 'string' ? stored : undefined),
})

type OnSave = (note: string) => void

/**
 * A note that is being typed. It is compared with what its field began with or saved last, not with the note of now: that
 * may be a colleague's newer one, which an untouched field must not overwrite.
 */
export function openNote(draftKey: string, before: string) {
  let saved = before
  const begun = noteDrafts.read(draftKey) ?? before
  let typed = begun
  const type = (text: string): void => {
    typed = text
    noteDrafts.write(draftKey, text === saved ? undefined : text)
  }
  /** Also when the field goes out of sight. React may say so more than once, and of a field that stays. */
  const save = (onSave: OnSave): void => {
    noteDrafts.write(draftKey, undefined)
    if (typed === saved) return
    saved = typed
    onSave(typed)
  }
  const cancel = (onSave: OnSave): void => {
    type(before)
    save(onSave)
  }
  return { begun, type, save, cancel }
}
