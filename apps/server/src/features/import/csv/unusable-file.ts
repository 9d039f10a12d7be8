import { faultText } from '../faults/fault-text.ts'
import type { ImportFault } from '../faults/fault.ts'

class UnusableFile extends Error {
  readonly fault: ImportFault

  constructor(fault: ImportFault) {
    super(faultText(fault, 'en'))
    this.fault = fault
  }
}

export function unusableFile(fault: ImportFault): UnusableFile {
  return new UnusableFile(fault)
}

export function isUnusableFile(error: unknown): error is UnusableFile {
  return error instanceof UnusableFile
}
