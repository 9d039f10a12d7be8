import { maxReasonLength } from '@provender/domain/ledger/ledger'
import { parseNote, parseReason, type ReasonRefusal } from '@provender/domain/note/note'
import { maxOrderNoteLength } from '@provender/domain/order/order'
import { containsBrandedCardNumber } from '@provender/domain/payment/card-number'
import type { Result } from '@provender/domain/result'
import { cleanLines } from '../../kernel/text/clean-text.ts'
import { commandError } from '../command-error.ts'

interface NoteKind {
  readonly name: string
  readonly max: number
}

export const orderNote: NoteKind = { name: 'A note', max: maxOrderNoteLength }
export const ledgerReason: NoteKind = { name: 'A reason', max: maxReasonLength }
export const creditReasonMissing = 'Give the reason with --note. The company reads it on the credit note'

export function readNote(text: string, kind: NoteKind = orderNote): string {
  return valueOf(parseNote(cleanLines(text), kind.max), kind, '')
}

/** Reads a required note. `missing` is the hint for the user. */
export function readReason(text: string, kind: NoteKind, missing: string): string {
  return valueOf(parseReason(cleanLines(text), kind.max), kind, missing)
}

function valueOf(parsed: Result<string, ReasonRefusal>, { name, max }: NoteKind, missing: string): string {
  if (parsed.ok) {
    if (containsBrandedCardNumber(parsed.value)) throw commandError(`${name} may not contain a card number`)
    return parsed.value
  }
  throw commandError(
    parsed.refusal.type === 'NOTE_MISSING' ? missing : `${name} has at most ${max} characters`,
  )
}
