import { fold } from '../search/fold.ts'
import { type Piece, pieceOf } from './split-text.ts'
import { countUnitOf } from './unit-words.ts'

/** The meaning of a spreadsheet column. */
type Column = 'code' | 'name' | 'quantity' | 'unit' | 'size'

/** A table row that requests a product. */
export interface TableRow {
  /** From the first to the last of its cells. */
  readonly piece: Piece
  readonly code: string
  readonly name: string
  readonly quantity: string
  readonly unit: string
  readonly size: string
}

const headings: Readonly<Record<Column, string>> = {
  code:
    'code,sku,product code,item code,item no,item number,stock code,plu,barcode,ean,gtin,upc,ref,reference,' +
    'kod,kod produktu,indeks,symbol,kod kreskowy,urun kodu,stok kodu,barkod',
  name:
    'name,product,product name,item,description,item description,details,' +
    'nazwa,produkt,towar,opis,nazwa towaru,nazwa produktu,urun,urun adi,ad,aciklama,malzeme,cinsi',
  quantity:
    'qty,quantity,order,order qty,amount,count,no of,needed,required,ilosc,szt,zamowienie,miktar,adet,siparis',
  unit: 'unit,uom,units,unit of measure,jednostka,jm,j.m.,birim,olcu',
  size: 'size,pack,pack size,format,case size,wielkosc,opakowanie,gramatura,ambalaj,boyut,paket',
}
const headingOf = new Map(
  (['code', 'name', 'quantity', 'unit', 'size'] as const).flatMap((column) =>
    headings[column].split(',').map((word) => [word, column]),
  ),
)

const separators = ['\t', ';', ','] as const
const minKnownCodes = 0.5
const number = /^\d+(?:[.,]\d+)?$/

/**
 * The rows of a copied spreadsheet range or CSV file, with columns in any order, with or without headings. Skips rows with quantity empty
 * or 0. Undefined if the text is not a table.
 */
export function tableOf(text: string, isCode: (text: string) => boolean): readonly TableRow[] | undefined {
  for (const separator of separators) {
    const rows = cellsOf(text, separator)
    const columns = rows && columnsOf(rows, { separator, isCode })
    if (rows && columns) return rowsOf(text, columns.hasHeader ? rows.slice(1) : rows, columns.at)
  }
  return undefined
}

interface Cell extends Piece {
  /** Without the quotes around it. */
  readonly value: string
}

/** Undefined if the separator does not split the lines into cells. */
function cellsOf(text: string, separator: string): readonly (readonly Cell[])[] | undefined {
  if (!text.includes(separator)) return undefined
  const rows: Cell[][] = [[]]
  const cell = new RegExp(
    String.raw`[ ]*(?:"((?:[^"]|"")*)"[ ]*(?=[${separator}\r\n]|$)|([^${separator}\r\n]*))(${separator}|\r\n|\r|\n|$)`,
    'gy',
  )
  for (const match of text.matchAll(cell)) {
    const [, quoted, plain = '', end = ''] = match
    const length = match[0].length - end.length
    const value = (quoted?.replaceAll('""', '"') ?? plain).trim()
    rows.at(-1)?.push({ ...pieceOf(text, match.index, match.index + length), value })
    if (end !== separator) rows.push([])
    if (end === '') break
  }
  const filled = rows.filter((row) => row.some(({ value }) => value !== ''))
  const wide = filled.filter((row) => row.length > 1)
  return wide.length > 0 && wide.length >= filled.length * 0.6 ? filled : undefined
}

interface Columns {
  readonly at: ReadonlyMap<Column, number>
  readonly hasHeader: boolean
}

function columnsOf(
  rows: readonly (readonly Cell[])[],
  { separator, isCode }: { separator: string; isCode: (text: string) => boolean },
): Columns | undefined {
  const [first = []] = rows
  const named = headerOf(first)
  if (named.has('name') || named.has('code'))
    return { at: withGuesses(rows.slice(1), named, isCode), hasHeader: true }
  const width = Math.max(...rows.map((row) => row.length))
  const isEven = rows.every((row) => row.length === width)
  // Commas and semicolons also separate products in a message.
  if (separator !== '\t' && !(isEven && rows.length > 1)) return undefined
  const at = withGuesses(rows, new Map(), isCode)
  // Codes alone are not a table: the quantities must then be read line by line.
  const columns = (['code', 'name', 'quantity'] as const).filter((column) => at.has(column))
  return columns.length > 1 || (separator === '\t' && at.has('name')) ? { at, hasHeader: false } : undefined
}

function headerOf(row: readonly Cell[]): Map<Column, number> {
  const named = new Map<Column, number>()
  for (const [at, { value }] of row.entries()) {
    const column = headingOf.get(
      fold(value)
        .replace(/[^\p{L}. ]/gu, ' ')
        .trim(),
    )
    if (column !== undefined && !named.has(column)) named.set(column, at)
  }
  return named
}

/** Guesses columns without a heading from their content. */
function withGuesses(
  rows: readonly (readonly Cell[])[],
  named: ReadonlyMap<Column, number>,
  isCode: (text: string) => boolean,
): ReadonlyMap<Column, number> {
  const at = new Map(named)
  const taken = new Set(named.values())
  const width = Math.max(0, ...rows.map((row) => row.length))
  const free = () =>
    Array.from({ length: width }, (_, column) => column).filter((column) => !taken.has(column))
  const share = (column: number, holds: (value: string) => boolean) => {
    const values = rows.flatMap((row) => row[column]?.value || [])
    return values.length === 0 ? 0 : values.filter(holds).length / values.length
  }
  const guess = (column: Column, likeness: (of: number) => number, least: number) => {
    if (at.has(column)) return
    const [best] = free()
      .map((of) => ({ of, likeness: likeness(of) }))
      .filter((each) => each.likeness >= least)
      .sort((one, other) => other.likeness - one.likeness || one.of - other.of)
    if (!best) return
    at.set(column, best.of)
    taken.add(best.of)
  }
  guess('code', (column) => share(column, isCode), minKnownCodes)
  guess(
    'unit',
    (column) => share(column, (value) => countUnitOf(fold(value)) !== undefined || /^kgs?$/i.test(value)),
    0.7,
  )
  guess('name', (column) => averageLetters(rows, column), 3)
  if (!named.has('name') || !named.has('code')) guess('quantity', (column) => share(column, isCount), 0.6)
  return at
}

const isCount = (value: string): boolean => number.test(value) && Number(value.replace(',', '.')) < 10_000

function averageLetters(rows: readonly (readonly Cell[])[], column: number): number {
  const values = rows.flatMap((row) => row[column]?.value || [])
  const letters = values.reduce((sum, value) => sum + (value.match(/\p{L}/gu)?.length ?? 0), 0)
  return values.length === 0 ? 0 : letters / values.length
}

function rowsOf(
  text: string,
  rows: readonly (readonly Cell[])[],
  at: ReadonlyMap<Column, number>,
): readonly TableRow[] {
  return rows.flatMap((row) => {
    const valueOf = (column: Column) => {
      const own = at.get(column)
      return own === undefined ? '' : (row[own]?.value ?? '')
    }
    const [quantity, code, name] = [valueOf('quantity'), valueOf('code'), valueOf('name')]
    const isRequested = at.has('quantity') ? !/^[0.,\s]*$/.test(quantity) : true
    const filled = row.filter(({ value }) => value !== '')
    const [first, last] = [filled[0], filled.at(-1)]
    if (!isRequested || (code === '' && name === '') || !first || !last) return []
    return [
      {
        piece: pieceOf(text, first.start, last.end),
        code,
        name,
        quantity,
        unit: valueOf('unit'),
        size: valueOf('size'),
      },
    ]
  })
}
