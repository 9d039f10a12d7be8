import type { EditedLine, LineProblemView } from '../basket/edited-basket.ts'

/** Problems that the customer reads before ordering and need not decide. */
const readTypes: ReadonlySet<LineProblemView['type']> = new Set(['IN_TRANSIT', 'BACK_ORDER'])

/** The line with the problems that are shown where it is read. */
export function withReadProblems(line: EditedLine): EditedLine {
  return { ...line, problems: line.problems.filter(({ type }) => readTypes.has(type)) }
}
