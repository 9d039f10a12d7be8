import { isVisible } from '../contact/visible-text.ts'
import { ok, refuse, type Result } from '../result.ts'

export interface NoteTooLong {
  readonly type: 'NOTE_TOO_LONG'
  readonly max: number
}

export type ReasonRefusal = { readonly type: 'NOTE_MISSING' } | NoteTooLong

export function parseNote(text: string, max: number): Result<string, NoteTooLong> {
  const note = isVisible(text) ? text.trim() : ''
  return note.length > max ? refuse({ type: 'NOTE_TOO_LONG', max }) : ok(note)
}

export function parseReason(text: string, max: number): Result<string, ReasonRefusal> {
  const reason = parseNote(text, max)
  return reason.ok && reason.value === '' ? refuse({ type: 'NOTE_MISSING' }) : reason
}
