import { movedCell } from '@provender/intake/moved-cell'
import { fold } from '../search/fold.ts'
import { type Cell, cellsOf } from './table-cells.ts'
import { doubtOfCells, isUnreadNumber, type UnreadColumn } from './table-doubts.ts'
import { columnOf, type Column } from './table-headings.ts'
import { belowEachOther, withoutOtherTables } from './tables-beside.ts'
import { type Piece, pieceOf } from './text-lines.ts'
import { countUnit } from './unit-words.ts'

export interface TableRow {
  readonly piece: Piece
  readonly code: string
  readonly name: string
  readonly quantity: string
  readonly unit: string
  readonly size: string
  /** The text of its other cells that was not understood. */
  readonly doubt: string | undefined
}

const minKnownCodes = 0.5
const maxRowDigits = 3
const number = /^\d+(?:[.,]\d+)?$/

/** A part of a text: the rows of a table, or lines of a message. */
export interface TextBlock extends Pick<Piece, 'start' | 'end'> {
  readonly rows: readonly TableRow[] | undefined
}

/**
 * Splits a text into tables and the text around them. A copied spreadsheet range may be part of a message; a CSV file is
 * the whole text.
 */
export function blocksOf(text: string, isCode: (text: string) => boolean): readonly TextBlock[] {
  for (const separator of [';', ',']) {
    if (text.includes('\t')) break
    const rows = tableOf(text, separator, isCode)
    if (rows) return [{ start: 0, end: text.length, rows }]
  }
  const blocks: { start: number; end: number; hasTabs: boolean }[] = []
  for (const { 0: line, index } of text.matchAll(/[^\r\n]*(?:\r\n|\r|\n|$)/g)) {
    const hasTabs = line.trim().includes('\t')
    const last = blocks.at(-1)
    // An empty row does not end a table.
    if (last && (last.hasTabs === hasTabs || line.trim() === '')) last.end = index + line.length
    else blocks.push({ start: index, end: index + line.length, hasTabs })
  }
  return blocks.map(({ start, end, hasTabs }) => {
    const rows = hasTabs ? tableOf(text.slice(start, end), '\t', isCode) : undefined
    return { start, end, rows: rows?.map((row) => ({ ...row, piece: moved(row.piece, start) })) }
  })
}

function moved(piece: Piece, by: number): Piece {
  return { ...piece, start: piece.start + by, end: piece.end + by }
}

/**
 * The rows of a copied spreadsheet range or CSV file, with columns in any order, with or without headings. Skips rows with quantity empty
 * or 0. Undefined if the text is not a table.
 */
function tableOf(
  text: string,
  separator: string,
  isCode: (text: string) => boolean,
): readonly TableRow[] | undefined {
  const cells = cellsOf(text, separator)
  const rows = cells && belowEachOther(cells)
  const columns = rows && columnsOf(rows, { separator, isCode })
  return rows && columns && rowsOf(text, columns.hasHeader ? rows.slice(1) : rows, columns)
}

interface Columns {
  readonly columnIndexes: ReadonlyMap<Column, number>
  readonly hasHeader: boolean
  readonly unread: readonly UnreadColumn[]
  readonly isGuessed: boolean
  /** The heading of the quantities, if it is not a known one. */
  readonly unknownHeading: string
}

function columnsOf(
  rows: readonly (readonly Cell[])[],
  { separator, isCode }: { separator: string; isCode: (text: string) => boolean },
): Columns | undefined {
  const [first = []] = rows
  const { named, recognised } = withoutNumbers(rows, headerOf(first), isCode)
  if (named.has('name') || named.has('code')) {
    const below = rows.slice(1)
    const columnIndexes = withUnits(below, withGuesses(below, { named, recognised, isCode }))
    const quantity = columnIndexes.get('quantity')
    const isUnknown = quantity !== undefined && !recognised.has(quantity)
    const unknownHeading = isUnknown ? (first[quantity]?.value ?? '') : ''
    return {
      columnIndexes,
      hasHeader: true,
      unread: unreadIn(below, { columnIndexes, recognised: withoutOtherTables(first, recognised), first }),
      isGuessed: isUnknown,
      unknownHeading,
    }
  }
  const width = Math.max(...rows.map((row) => row.length))
  const isEven = rows.every((row) => row.length === width)
  // Commas and semicolons also separate products in a message.
  if (separator !== '\t' && !(isEven && rows.length > 1)) return undefined
  const columnIndexes = withGuesses(rows, { named: new Map(), recognised: new Set(), isCode })
  const columns = (['code', 'name', 'quantity'] as const).filter((column) => columnIndexes.has(column))
  return columns.length > 1 || (separator === '\t' && columnIndexes.has('name'))
    ? {
        columnIndexes,
        hasHeader: false,
        unread: unreadIn(rows, { columnIndexes, recognised: new Set(), first: [] }),
        isGuessed: true,
        unknownHeading: '',
      }
    : undefined
}

/** `Cases` and `Units`: numbers of units are pieces. */
function withUnits(
  rows: readonly (readonly Cell[])[],
  columnIndexes: ReadonlyMap<Column, number>,
): ReadonlyMap<Column, number> {
  const unit = columnIndexes.get('unit')
  const isCounted =
    unit !== undefined &&
    columnIndexes.has('boxes') &&
    rows.every((row) => /^[\d.,]*$/.test(row[unit]?.value ?? ''))
  if (!isCounted || columnIndexes.has('pieces')) return columnIndexes
  return new Map(
    [...columnIndexes].map(([column, of]) => [column === 'unit' ? 'pieces' : column, of] as const),
  )
}

function unreadIn(
  rows: readonly (readonly Cell[])[],
  {
    columnIndexes,
    recognised,
    first,
  }: { columnIndexes: ReadonlyMap<Column, number>; recognised: ReadonlySet<number>; first: readonly Cell[] },
): readonly UnreadColumn[] {
  const read = new Set(columnIndexes.values())
  const width = Math.min(maxColumns, Math.max(0, ...rows.map((row) => row.length)))
  return Array.from({ length: width }, (_, column) => column)
    .filter((column) => !read.has(column) && !recognised.has(column))
    .map((column) => ({
      column,
      heading: first[column]?.value ?? '',
      isFilled: rows.length > 1 && rows.every((row) => (row[column]?.value ?? '') !== ''),
    }))
}

interface Header {
  readonly named: ReadonlyMap<Column, number>
  readonly recognised: ReadonlySet<number>
}

function headerOf(row: readonly Cell[]): Header {
  const named = new Map<Column, number>()
  const recognised = new Set<number>()
  for (const [index, { value }] of row.entries()) {
    const column = columnOf(value)
    if (column !== undefined) recognised.add(index)
    if (column !== undefined && !named.has(column)) named.set(column, index)
  }
  return { named, recognised }
}

/** `Item | Description | Qty`, where the first column only has numbers: those of the rows, or codes. Alone, `Product` may have codes too. */
function withoutNumbers(
  rows: readonly (readonly Cell[])[],
  { named, recognised }: Header,
  isCode: (text: string) => boolean,
): Header {
  const nameColumn = named.get('name')
  const values = rows.slice(1).flatMap((row) => row[nameColumn ?? -1]?.value || [])
  if (nameColumn === undefined || !values.every((value) => /^\d+$/.test(value))) return { named, recognised }
  const isNumbered =
    isRowNumbers(rows.slice(1), nameColumn) || values.every((value) => value.length <= maxRowDigits)
  const isCoded = !isNumbered || values.filter(isCode).length >= values.length * minKnownCodes
  const column = isCoded && !named.has('code') ? 'code' : 'row'
  const other = (rows[0] ?? []).findIndex(
    ({ value }, index) => index > nameColumn && columnOf(value) === 'name',
  )
  if (other >= 0) return { named: new Map([...named, ['name', other], [column, nameColumn]]), recognised }
  if (column === 'row' || values.length === 0) return { named, recognised }
  const others = [...named].filter(([of]) => of !== 'name')
  return { named: new Map([...others, [column, nameColumn]]), recognised }
}

const maxColumns = 50

function withGuesses(
  rows: readonly (readonly Cell[])[],
  { named, recognised, isCode }: Header & { isCode: (text: string) => boolean },
): ReadonlyMap<Column, number> {
  const columnIndexes = new Map(named)
  const taken = new Set(recognised)
  const width = Math.min(maxColumns, Math.max(0, ...rows.map((row) => row.length)))
  const free = () =>
    Array.from({ length: width }, (_, column) => column).filter((column) => !taken.has(column))
  const share = (column: number, holds: (value: string) => boolean) => {
    const values = rows.flatMap((row) => row[column]?.value || [])
    return values.length === 0 ? 0 : values.filter(holds).length / values.length
  }
  const guess = (column: Column, likeness: (of: number) => number, least: number) => {
    if (columnIndexes.has(column)) return
    const [best] = free()
      .map((of) => ({ of, likeness: likeness(of) }))
      .filter((each) => each.likeness >= least)
      .sort((one, other) => other.likeness - one.likeness || one.of - other.of)
    if (!best) return
    columnIndexes.set(column, best.of)
    taken.add(best.of)
  }
  const rowNumbers = free().find((column) => isRowNumbers(rows, column))
  const hasOtherCounts = free().some(
    (column) =>
      column !== rowNumbers && share(column, isCount) >= minKnownCodes && share(column, isCode) === 0,
  )
  if (rowNumbers !== undefined && hasOtherCounts && !columnIndexes.has('row')) {
    columnIndexes.set('row', rowNumbers)
    taken.add(rowNumbers)
  }
  guess('code', (column) => share(column, isCode), minKnownCodes)
  guess(
    'unit',
    (column) => share(column, (value) => countUnit(fold(value)) !== undefined || /^kgs?$/i.test(value)),
    0.7,
  )
  guess('name', (column) => averageLetters(rows, column), 3)
  const isCounted = named.has('pieces') || named.has('boxes')
  if (!isCounted && (!named.has('name') || !named.has('code')))
    guess('quantity', (column) => share(column, isCount), 0.6)
  return columnIndexes
}

function isRowNumbers(rows: readonly (readonly Cell[])[], column: number): boolean {
  const values = rows.map((row) => row[column]?.value ?? '')
  return values.length > 1 && values.every((value, index) => Number(value) === index + 1)
}

const isCount = (value: string): boolean => number.test(value) && Number(value.replace(',', '.')) < 10_000

function averageLetters(rows: readonly (readonly Cell[])[], column: number): number {
  const values = rows.flatMap((row) => row[column]?.value || [])
  const letters = values.reduce((sum, value) => sum + (value.match(/\p{L}/gu)?.length ?? 0), 0)
  return values.length === 0 ? 0 : letters / values.length
}

const isMoved = (value: string): boolean => value.startsWith(movedCell) && /\d/.test(value.charAt(1))

function rowsOf(
  text: string,
  rows: readonly (readonly Cell[])[],
  { columnIndexes, unread, isGuessed, unknownHeading }: Columns,
): readonly TableRow[] {
  return rows.flatMap((row) => {
    const valueOf = (column: Column) => {
      const own = columnIndexes.get(column)
      return own === undefined ? '' : (row[own]?.value ?? '')
    }
    const [code, name] = [valueOf('code'), valueOf('name')]
    const filled = row.filter(({ value }) => value !== '')
    const [first, last] = [filled[0], filled.at(-1)]
    if ((code === '' && name === '') || !first || !last) return []
    const piece = pieceOf(text, first.start, last.end)
    const valueAt = (column: number) => row[column]?.value ?? ''
    const amounts = quantitiesOf(columnIndexes, valueOf)
    // Any of several numbers may be the quantity: the user must check the row, even if the first is empty.
    const other = isGuessed ? unread.find(({ column }) => isUnreadNumber(valueAt(column))) : undefined
    const displaced = row.findLast(({ value }) => isMoved(value))?.value
    const unsure = amounts.length > 0 ? undefined : (displaced?.slice(1) ?? (other && valueAt(other.column)))
    const readAmounts = unsure === undefined ? amounts : [{ quantity: unsure, unit: '' }]
    const ofHeading = unknownHeading === '' ? undefined : `${unknownHeading}: ${valueOf('quantity')}`
    const doubt = displaced ?? doubtOfCells(unread, valueAt) ?? ofHeading
    return readAmounts.map((amount) => ({ piece, code, name, size: valueOf('size'), doubt, ...amount }))
  })
}

/** The quantities of a row: one, or the pieces and the boxes of two columns. None if all of them are empty or 0. */
function quantitiesOf(
  columnIndexes: ReadonlyMap<Column, number>,
  valueOf: (column: Column) => string,
): readonly Pick<TableRow, 'quantity' | 'unit'>[] {
  const units = {
    quantity: columnIndexes.has('boxes') ? 'pcs' : valueOf('unit'),
    pieces: 'pcs',
    boxes: 'case',
  } as const
  const columns = (['quantity', 'pieces', 'boxes'] as const).filter((column) => columnIndexes.has(column))
  if (columns.length === 0) return [{ quantity: '', unit: valueOf('unit') }]
  return columns.flatMap((column) => {
    const quantity = valueOf(column)
    return /^[0.,\s]*$/.test(quantity) ? [] : [{ quantity, unit: units[column] }]
  })
}
