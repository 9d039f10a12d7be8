/** Something that a wholesaler is told about a line of his file. */
export interface Problem {
  readonly line: number
  /** `bad`: the line is not taken over. `warning`: it is, and somebody should look at it. */
  readonly kind: 'bad' | 'warning'
  readonly reason: string
}

/** What was found so far in a file. */
export interface Problems {
  readonly bad: (line: number, reason: string) => void
  readonly warn: (line: number, reason: string) => void
  /** In the order of the lines. */
  readonly all: () => readonly Problem[]
  /** Lines that are not taken over. */
  readonly badLines: () => number
  readonly warnings: () => number
}

export function collectProblems(): Problems {
  const found: Problem[] = []
  const bad = new Set<number>()
  return {
    bad: (line, reason) => {
      bad.add(line)
      found.push({ line, kind: 'bad', reason })
    },
    warn: (line, reason) => void found.push({ line, kind: 'warning', reason }),
    all: () => found.toSorted((one, other) => one.line - other.line),
    badLines: () => bad.size,
    warnings: () => found.filter(({ kind }) => kind === 'warning').length,
  }
}
