import { open } from 'node:fs/promises'
import type { CsvLine } from './read-csv.ts'

const [lineFeed, carriageReturn] = [0x0a, 0x0d]
/** Zero bytes, the end-of-file mark of DOS, spaces and tabs. */
const padding = new Set([0x00, 0x1a, 0x20, 0x09])
const paddingBytes = 65_536

/** True if the last line has a line end. Only padding may follow it. */
export async function hasLineEnd(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const length = Math.min(size, paddingBytes)
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, size - length)
    const last = buffer.findLast((byte) => !padding.has(byte))
    return last === lineFeed || last === carriageReturn
  } finally {
    await file.close()
  }
}

export interface OpenEnd {
  readonly line: number
  /** True if it has fewer cells than each other row, or if it has no line end and a shorter last cell than each other row, or an open quote. */
  readonly isCutOff: boolean
}

export interface CutOffCheck {
  readonly add: (row: Pick<CsvLine, 'cells' | 'line'>) => void
  /** Null for a last row that is certainly whole. */
  readonly openEnd: (hasLineEnd: boolean) => OpenEnd | null
}

/** Finds out whether the last row of a file is only the beginning of a row. Whoever passes a file on may add a line end. */
export function openCutOffCheck(width: number): CutOffCheck {
  let last: {
    readonly cells: number
    readonly length: number
    readonly line: number
    readonly isOpen: boolean
  } | null = null
  let least = { cells: Infinity, length: Infinity }
  return {
    add: ({ cells, line }) => {
      if (last) {
        const { cells: count, length } = last
        least = { cells: Math.min(least.cells, count), length: Math.min(least.length, length) }
      }
      const cell = cells.at(-1)?.trim() ?? ''
      last = { cells: cells.length, length: cell.length, line, isOpen: hasOpenQuote(cell) }
    },
    openEnd: (hasLineEnd) => {
      if (!last) return null
      const { cells, length, line, isOpen } = last
      const isAlone = least.cells === Infinity
      if (hasLineEnd) return !isAlone && cells < least.cells ? { line, isCutOff: true } : null
      const isShort = cells < (isAlone ? width : least.cells)
      return {
        line,
        isCutOff: isOpen || isShort || (!isAlone && cells === least.cells && length < least.length),
      }
    },
  }
}

/** Where quotes are ordinary characters, one at the beginning of a cell without its partner stays in the cell. */
function hasOpenQuote(cell: string): boolean {
  return cell.startsWith('"') && (cell.match(/"/g)?.length ?? 0) % 2 === 1
}
