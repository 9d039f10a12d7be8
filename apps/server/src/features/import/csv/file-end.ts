import { open } from 'node:fs/promises'
import iconv from 'iconv-lite'
import { cleanCell } from '../cells/clean-cell.ts'
import type { Header } from './header.ts'
import type { CsvLine } from './read-csv.ts'

/** Zero bytes, the end-of-file mark of DOS, spaces and tabs. */
const padding = new Set(['\0', '\u001A', ' ', '\t'])
const paddingBytes = 65_536
/** The bytes of the longest unit of an encoding. */
const unitBytes = 4

/** True if the last line has a line end. Only padding, or a part of a character, may follow it. */
export async function hasLineEnd(path: string, encoding: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const start = Math.max(0, size - paddingBytes)
    const from = start - (start % unitBytes)
    const { buffer } = await file.read(Buffer.alloc(size - from), 0, size - from, from)
    const last = Array.from(iconv.decode(buffer, encoding)).findLast((character) => !padding.has(character))
    return last === '\n' || last === '\r'
  } finally {
    await file.close()
  }
}

/** The last row of a file, if it may be only the beginning of a row. */
export interface OpenEnd {
  readonly row: CsvLine
  readonly hasLineEnd: boolean
  /**
   * `CUT_OFF`: it has fewer cells than each other row. `DOUBTFUL`: its last cell may be only the beginning of one.
   * `WHOLE`: all cells that are imported are complete.
   */
  readonly state: 'CUT_OFF' | 'DOUBTFUL' | 'WHOLE'
}

export interface CutOffCheck {
  readonly add: (row: CsvLine) => void
  /** Null for a last row that is certainly whole. */
  readonly openEnd: (hasLineEnd: boolean) => OpenEnd | null
}

/** Finds out whether the last row of a file is only the beginning of a row. Whoever passes a file on may add a line end. */
export function openCutOffCheck({ indexes, attributes, cells: names, width }: Header): CutOffCheck {
  const imported = Math.max(...indexes.values(), ...attributes.map(({ index }) => index))
  let last: CsvLine | null = null
  let fewestCells: number | null = null
  const lastColumn = collectForms()
  return {
    add: (row) => {
      if (last) {
        fewestCells = Math.min(fewestCells ?? Infinity, last.cells.length)
        lastColumn.add(last.cells[width - 1] ?? '')
      }
      last = row
    },
    openEnd: (endsWithLine) => {
      if (!last) return null
      const { length } = last.cells
      const isBehindImported = length - 1 > imported && cleanCell(names[length - 1] ?? '') !== ''
      const isWhole = isBehindImported || (length === width && lastColumn.have(last.cells[width - 1] ?? ''))
      const isShort = length < (fewestCells ?? (endsWithLine ? 0 : width))
      if (endsWithLine && (isWhole || !isShort)) return null
      const state = isWhole ? 'WHOLE' : isShort ? 'CUT_OFF' : 'DOUBTFUL'
      return { row: last, hasLineEnd: endsWithLine, state }
    },
  }
}

/** Tells whether a cell has the form of all others in its column: a part of 12.50 or 2026-12-24 has another one. */
function collectForms() {
  const forms = new Set<string | null>()
  let count = 0
  return {
    add: (cell: string): void => {
      if (cell.trim() === '') return
      forms.add(formOf(cell))
      count += 1
    },
    have: (cell: string): boolean => {
      const form = formOf(cell)
      return form !== null && count >= fewestOfOneForm && forms.size === 1 && forms.has(form)
    },
  }
}

const fewestOfOneForm = 3

/** The decimals of a number that has at least two, or the form of a date with leading zeros. Null for all other cells. */
function formOf(cell: string): string | null {
  const text = cell.trim()
  const decimals = /^\d+([.,])(\d{2,})$/.exec(text)
  if (decimals) return `${decimals[1]}${decimals[2]?.length}`
  return /^(?:\d{4}-\d{2}-\d{2}|\d{2}([./-])\d{2}\1\d{4})$/.test(text) ? text.replaceAll(/\d/g, '0') : null
}
