import { code as readCodeCell } from '../../features/import/cells/cell.ts'
import { faultText } from '../../features/import/faults/fault-text.ts'
import { commandError } from '../command-error.ts'

/** A code as imports read it; `what` is what the message calls it: `company code`. */
export function readCode(text: string, what: string): string {
  const read = readCodeCell(text, '.')
  if (!read.ok) throw commandError(`The ${what} ${faultText(read.refusal, 'en')}`)
  return read.value
}
