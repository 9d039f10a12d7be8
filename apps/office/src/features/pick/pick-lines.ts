import type { RefusedPick, UnsentPick } from '@provender/sync/pick/pick-outbox'
import type { PickedOrder } from './pick-query.ts'

type OrderedLine = PickedOrder['lines'][number]['line']

/** A line as its picker sees it: with what this device has not sent yet. */
export interface LineToPick extends Omit<OrderedLine, 'suppliedQuantity'> {
  readonly shelfLocation: string
  /** More than this needs the customer's agreement. */
  readonly maxQuantity: number
  /** What the server has; null if it is not picked. */
  readonly seen: number | null
  /** Null if it is not picked. */
  readonly picked: number | null
  readonly isUnsent: boolean
  readonly refused: RefusedPick | undefined
  /** Another product goes in its place. */
  readonly hasSubstitute: boolean
}

interface DevicePicks {
  readonly unsent: readonly UnsentPick[]
  readonly refused: readonly RefusedPick[]
}

/** Lines count once, however often they were picked. */
export function countLines(unsent: readonly UnsentPick[]): number {
  return new Set(unsent.map(({ number, position }) => `${number} ${position}`)).size
}

/** The server has refused as much because of the credit limit: somebody has to agree to it. */
export function mustName({ refused }: LineToPick, supplied: number | null): boolean {
  if (refused?.refusal.type !== 'ABOVE_CREDIT_LIMIT') return false
  return supplied === null || refused.supplied === null
    ? supplied === refused.supplied
    : supplied >= refused.supplied
}

const byShelf = new Intl.Collator('en', { numeric: true })

/** The ordered lines in the order of the shelves. Products without a place come last. */
export function linesToPick(
  { order, lines }: PickedOrder,
  { unsent, refused }: DevicePicks,
): readonly LineToPick[] {
  const substituted = new Set(
    lines.flatMap(({ line }) => (line.suppliedQuantity === 0 ? [] : [line.substitutesPosition])),
  )
  return lines
    .filter(({ line }) => line.substitutesPosition === null)
    .map(({ line: { suppliedQuantity, ...line }, shelfLocation, maxQuantity }) => {
      const substitutionWish = line.substitutionWish ?? order.substitutionWish
      const isOfLine = ({ number, position }: Pick<UnsentPick, 'number' | 'position'>) =>
        number === order.number && position === line.position
      const last = unsent.findLast(isOfLine)
      return {
        ...line,
        substitutionWish,
        shelfLocation,
        maxQuantity,
        seen: suppliedQuantity,
        picked: last ? last.supplied : suppliedQuantity,
        isUnsent: last !== undefined,
        refused: refused.find(isOfLine),
        hasSubstitute: substituted.has(line.position),
      }
    })
    .toSorted(
      (one, other) =>
        Number(one.shelfLocation === '') - Number(other.shelfLocation === '') ||
        byShelf.compare(one.shelfLocation, other.shelfLocation) ||
        one.position - other.position,
    )
}

/** The next other line on the way that is not picked, from the first again after the last. */
export function nextOpenLine(
  lines: readonly LineToPick[],
  position: number | undefined,
): LineToPick | undefined {
  const index = lines.findIndex((line) => line.position === position)
  return [...lines.slice(index + 1), ...lines.slice(0, Math.max(0, index))].find(
    ({ picked }) => picked === null,
  )
}
