import type { ProductId } from '../ids.ts'
import type { SalesUnit } from '../price/price.ts'
import { type Basket, type BasketLine, findLine, lineNote, maxLineNoteLength } from './basket.ts'
import { type ChangedLines, unchanged } from './changed-lines.ts'
import type { BasketContext } from './context.ts'
import type { BasketOperation, BasketProblem, ReplacedLine } from './operations.ts'

/** Undefined if the note is short enough. */
export function refusalOfNote({ productId, unit, note }: ReplacedLine): BasketProblem | undefined {
  return note === null || lineNote(note) !== null ? undefined : noteTooLong(productId, unit)
}

function noteTooLong(productId: ProductId, unit: SalesUnit): BasketProblem {
  return { type: 'NOTE_TOO_LONG', maximum: maxLineNoteLength, productId, unit }
}

export function noteLine(
  basket: Basket,
  operation: Extract<BasketOperation, { type: 'note' }>,
  { author }: BasketContext,
): ChangedLines {
  const { productId, unit } = operation
  const present = findLine(basket, productId, unit)
  if (!present) return unchanged(basket, { type: 'LINE_NOT_FOUND', productId, unit })
  const note = lineNote(operation.note)
  if (note === null) return unchanged(basket, noteTooLong(productId, unit))
  if (note === present.note) return { lines: basket.lines, problems: [] }
  const lines = basket.lines.map((line) => (line === present ? { ...line, note, changedBy: author } : line))
  return { lines, problems: [] }
}

export function wishForLine(
  basket: Basket,
  { productId, unit, wish }: Extract<BasketOperation, { type: 'wish' }>,
  { author }: BasketContext,
): ChangedLines {
  const present = findLine(basket, productId, unit)
  if (!present) return unchanged(basket, { type: 'LINE_NOT_FOUND', productId, unit })
  if (wish === present.substitutionWish) return { lines: basket.lines, problems: [] }
  const changed: BasketLine = { ...present, substitutionWish: wish, changedBy: author }
  return { lines: basket.lines.map((line) => (line === present ? changed : line)), problems: [] }
}
