import { open } from 'node:fs/promises'
import type { CsvLine } from './read-csv.ts'

const [lineFeed, carriageReturn, endOfDosFile] = [0x0a, 0x0d, 0x1a]

/** True if the last line has a line end. Zero bytes and the end-of-file mark of DOS may follow it. */
export async function hasLineEnd(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const length = Math.min(size, 8)
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, size - length)
    const last = buffer.findLast((byte) => byte !== 0 && byte !== endOfDosFile)
    return last === lineFeed || last === carriageReturn
  } finally {
    await file.close()
  }
}

export interface OpenEnd {
  readonly line: number
  /** True if it has fewer cells than each other row and than the header, or a shorter last cell than each other row. */
  readonly isCutOff: boolean
}

export interface CutOffCheck {
  readonly add: (row: Pick<CsvLine, 'cells' | 'line'>) => void
  readonly openEnd: () => OpenEnd | null
}

/** Finds out whether the last row of a file without a line end is only the beginning of a row. */
export function openCutOffCheck(width: number): CutOffCheck {
  let last: { readonly cells: number; readonly length: number; readonly line: number } | null = null
  let least = { cells: Infinity, length: Infinity }
  return {
    add: ({ cells, line }) => {
      if (last) {
        const { cells: count, length } = last
        least = { cells: Math.min(least.cells, count), length: Math.min(least.length, length) }
      }
      last = { cells: cells.length, length: cells.at(-1)?.trim().length ?? 0, line }
    },
    openEnd: () => {
      if (!last) return null
      const { cells, length, line } = last
      const isAlone = least.cells === Infinity
      const isShort = cells < (isAlone ? width : least.cells)
      return { line, isCutOff: isShort || (!isAlone && cells === least.cells && length < least.length) }
    },
  }
}
