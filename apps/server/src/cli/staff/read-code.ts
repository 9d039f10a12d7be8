import { code as readCodeCell } from '../../features/import/cells/cell.ts'
import { faultText } from '../../features/import/faults/fault-text.ts'
import { commandError } from '../command-error.ts'

export function readCode(text: string, label: string): string {
  const read = readCodeCell(text, '.')
  if (!read.ok) throw commandError(`The ${label} ${faultText(read.refusal, 'en')}`)
  return read.value
}
