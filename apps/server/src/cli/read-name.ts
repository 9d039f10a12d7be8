import { lineAboutPeople } from '../features/import/cells/cell.ts'
import { faultText } from '../features/import/faults/fault-text.ts'
import { commandError } from './command-error.ts'

const readLine = lineAboutPeople(120)

export function readName(text: string): string {
  const read = readLine(text, '.')
  if (!read.ok) throw commandError(`The name ${faultText(read.refusal, 'en')}`)
  if (read.value === '') throw commandError('The name is empty')
  return read.value
}
