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
  const problems: Problem[] = []
  const bad = new Set<number>()
  return {
    bad: (line, fault) => {
      bad.add(line)
      problems.push({ line, kind: 'bad', fault })
    },
    warn: (line, fault) => void problems.push({ line, kind: 'warning', fault }),
    all: () => problems.toSorted((one, other) => one.line - other.line),
    badLines: () => bad.size,
    warnings: () => problems.filter(({ kind }) => kind === 'warning').length,
  }
}
