interface FoldableLine {
  readonly position: number
  readonly quantity: number
  readonly suppliedQuantity: number | null
  readonly substitutesPosition: number | null
}

const firstCount = 7
const minFolded = 3

/**
 * The lines of a long order that are read last: after the first seven, all that came as ordered and have no note.
 * What came differently is never hidden.
 */
export function foldedLines<Line extends FoldableLine>(
  lines: readonly Line[],
  isNoted: (line: Line) => boolean,
): ReadonlySet<Line> {
  const replaced = new Set(lines.map(({ substitutesPosition }) => substitutesPosition))
  const later = lines.slice(firstCount).filter((line) => {
    const { position, quantity, suppliedQuantity, substitutesPosition } = line
    const isAsOrdered = suppliedQuantity === null || suppliedQuantity === quantity
    return isAsOrdered && substitutesPosition === null && !replaced.has(position) && !isNoted(line)
  })
  return new Set(later.length < minFolded ? [] : later)
}
