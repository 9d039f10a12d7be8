import { type Minor, zeroMinor } from '@provender/domain/money/money'
import { minorOf } from '@provender/web/format/minor-of'
import type { OrderLineFieldsFragment } from './orders.documents.ts'

type ChargedLine = Pick<OrderLineFieldsFragment, 'net' | 'suppliedNet'>
type SubstitutedLine = ChargedLine &
  Pick<OrderLineFieldsFragment, 'position' | 'substitutesPosition' | 'suppliedQuantity'>

/** Those that were sent instead of an ordered line, without those that were removed again. */
export function substitutesOf<Line extends SubstitutedLine>(
  lines: readonly Line[],
  position: number,
): readonly Line[] {
  return lines.filter((line) => line.substitutesPosition === position && line.suppliedQuantity !== 0)
}

/**
 * How much less its substitutes cost together than what was not supplied of an ordered line. 0 if they cost as much, or
 * nothing was taken off.
 */
export function savedBySubstitutes(substitutes: readonly ChargedLine[], ordered: ChargedLine): Minor {
  const charged = (line: ChargedLine) => minorOf(line.suppliedNet ?? line.net)
  const replaced = minorOf(ordered.net) - charged(ordered)
  const sent = substitutes.reduce((sum, line) => sum + charged(line), 0)
  return Math.max(zeroMinor, replaced - sent) as Minor
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
