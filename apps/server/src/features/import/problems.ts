import type { ImportFault } from './faults/fault.ts'
export interface Problem {
  readonly line: number
  /** `bad`: the line is not imported. `warning`: it is, and the user should check it. */
  readonly kind: 'bad' | 'warning'
  readonly fault: ImportFault
}

export interface Problems {
  readonly bad: (line: number, fault: ImportFault) => void
  readonly warn: (line: number, fault: ImportFault) => void
  readonly all: () => readonly Problem[]
  readonly badLines: () => number
  readonly warnings: () => number
}

export function collectProblems(): Problems {
  const found: Problem[] = []
  const bad = new Set<number>()
  return {
    bad: (line, fault) => {
      bad.add(line)
      found.push({ line, kind: 'bad', fault })
    },
    warn: (line, fault) => void found.push({ line, kind: 'warning', fault }),
    all: () => found.toSorted((one, other) => one.line - other.line),
    badLines: () => bad.size,
    warnings: () => found.filter(({ kind }) => kind === 'warning').length,
  }
}
