import { changesQuantity, isAmendment } from './amendment.ts'
import { unwrapChat, unwrapConversation } from './chat-senders.ts'
import { applyCorrections, splitSpeech } from './corrections.ts'
import { decodeMail } from './decode-mail.ts'
import { blankEarlierQuantities } from './earlier-quantities.ts'
import { blankInvoicePrices } from './invoice-rows.ts'
import { blankLabelledNumbers } from './labels.ts'
import { createMaskedText, isEmpty, type Line } from './masked-text.ts'
import { blankHeadings, blankInstructions, blankProse } from './prose.ts'
import { headerLine, unwrapQuotes } from './quotes.ts'
import { blankRowLabels } from './row-labels.ts'
import { unwrapSignature } from './signature.ts'
import { unwrapTextTables } from './text-table.ts'
import { hasNumber } from './words.ts'

/** `amendment`: changes an order that was placed. `automatic`: a program answered. */
export type MessageKind = 'order' | 'amendment' | 'automatic'

export interface UnwrappedMessage {
  readonly kind: MessageKind
  /** The text that was read: a saved mail is decoded, any other text is unchanged. */
  readonly source: string
  /** As long as `source`: what is no part of an order is replaced by spaces. */
  readonly text: string
  /** As long as `source`: all that the writers wrote themselves, without senders, clocks, quoted mails and signatures. */
  readonly said: string
}

const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g
const spaces = /[\u00a0\u2007\u2009\u202f]/g

/**
 * Finds the order in a message: without senders, clocks, quoted mails, signatures, page heads, prices, telephone and document numbers,
 * questions and instructions. A text that only changes an order, or that a program wrote, orders nothing.
 */
export function unwrapMessage(message: string): UnwrappedMessage {
  const unwrapping = unwrapCooperatively(message)
  for (;;) {
    const step = unwrapping.next()
    if (step.done) return step.value
  }
}

/** As `unwrapMessage`, in short steps: a long message takes tens of milliseconds. */
export function* unwrapCooperatively(message: string): Generator<undefined, UnwrappedMessage> {
  const { text: source, isAutomatic } = decodeMail(message)
  const plain = source.replaceAll(invisible, ' ').replaceAll(spaces, ' ').replaceAll('İ', 'i')
  const masked = createMaskedText(plain)
  const blank = (kind: MessageKind): UnwrappedMessage => {
    const text = source.replaceAll(/[^\r\n]/g, ' ')
    return { kind, source, text, said: text }
  }
  if (isAutomatic) return blank('automatic')
  yield
  unwrapQuotes(masked)
  yield
  const messages = unwrapChat(masked)
  yield
  for (const line of masked.lines()) if (headerLine.test(line.text) && !isEmpty(line)) masked.blankLine(line)
  const withAnswers = masked.text()
  unwrapConversation(masked, messages)
  yield
  const unsigned = masked.text()
  unwrapSignature(masked)
  const said = withoutChanges(withAnswers, unsigned, masked.text())
  yield
  if (isAmendment(masked.text())) return blank('amendment')
  const hasChange = masked.lines().some(({ text }) => changesQuantity(text))
  for (const unwrap of [
    unwrapTextTables,
    blankRowLabels,
    blankEarlierQuantities,
    blankInstructions,
    ...blankLabelledNumbers,
    blankInvoicePrices,
    blankProse,
    splitSpeech,
    applyCorrections,
    blankHeadings,
  ]) {
    yield
    unwrap(masked)
  }
  const isOrdering = ({ text }: Line) => hasNumber(text) && !changesQuantity(text)
  if (hasChange && !masked.lines().some(isOrdering)) return blank('amendment')
  return { kind: 'order', source, text: withLetters(masked.text(), plain, source), said }
}

/** The text without the characters that are in `before` and no longer in `after`. */
function withoutChanges(text: string, before: string, after: string): string {
  if (before === after) return text
  let kept = ''
  for (let index = 0; index < text.length; index += 1)
    kept += before.charAt(index) === after.charAt(index) ? text.charAt(index) : after.charAt(index)
  return kept
}

/** Gives the letters that were kept the form in which they were written. */
function withLetters(text: string, plain: string, source: string): string {
  if (plain === source) return text
  let written = ''
  for (let index = 0; index < text.length; index += 1)
    written += text[index] === plain[index] && text[index] === 'i' ? source.charAt(index) : text.charAt(index)
  return written
}
