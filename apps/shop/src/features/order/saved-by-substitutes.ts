import { type Minor, zeroMinor } from '@provender/domain/money/money'
import { minorOf } from '@provender/web/format/minor-of'
import type { OrderLineFieldsFragment } from './orders.documents.ts'

type ChargedLine = Pick<
  OrderLineFieldsFragment,
  'net' | 'suppliedNet' | 'quantity' | 'suppliedQuantity' | 'unitKind' | 'piecesPerBox'
>
type SubstitutedLine = ChargedLine & Pick<OrderLineFieldsFragment, 'position' | 'substitutesPosition'>

/** Those that were sent instead of an ordered line, without those that were removed again. */
export function substitutesOf<Line extends SubstitutedLine>(
  lines: readonly Line[],
  position: number,
): readonly Line[] {
  return lines.filter((line) => line.substitutesPosition === position && line.suppliedQuantity !== 0)
}

/**
 * How much less its substitutes cost together than what was not supplied of an ordered line. 0 if they cost as much, nothing was
 * taken off, or fewer pieces were sent than are missing: goods that nobody sent are no saving.
 */
export function savedBySubstitutes(substitutes: readonly ChargedLine[], ordered: ChargedLine): Minor {
  const sum = (of: (line: ChargedLine) => number) => substitutes.reduce((total, line) => total + of(line), 0)
  const missing = piecesOf(ordered, ordered.quantity) - suppliedPieces(ordered)
  if (sum(suppliedPieces) < missing) return zeroMinor
  const charged = (line: ChargedLine) => minorOf(line.suppliedNet ?? line.net)
  const replaced = minorOf(ordered.net) - charged(ordered)
  return Math.max(zeroMinor, replaced - sum(charged)) as Minor
}

function suppliedPieces(line: ChargedLine): number {
  return piecesOf(line, line.suppliedQuantity ?? line.quantity)
}

function piecesOf({ unitKind, piecesPerBox }: ChargedLine, quantity: number): number {
  return unitKind === 'BOX' ? quantity * (piecesPerBox ?? 1) : quantity
}

/** How many lines of an order are substitutes, and what they save. */
export function allSubstitutes(lines: readonly SubstitutedLine[]): {
  readonly count: number
  readonly saved: Minor
} {
  let count = 0
  let saved = 0
  for (const ordered of lines) {
    const sent = substitutesOf(lines, ordered.position)
    count += sent.length
    if (sent.length > 0) saved += savedBySubstitutes(sent, ordered)
  }
  return { count, saved: saved as Minor }
}
