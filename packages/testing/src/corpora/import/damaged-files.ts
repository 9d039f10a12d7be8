import { cleanTable, importKinds, type Table } from './clean-tables.ts'
import { type DirtyFile, dirtyFile } from './dirty-file.ts'

interface Damage {
  readonly cell: string
  readonly right: string | null
  readonly warns?: boolean
}

const refusedAnywhere = [
  '#N/A',
  '#REF!',
  '#NAME?',
  '#VALUE!',
  '#DIV/0!',
  '#NULL!',
  '#NUM!',
  '#SPILL!',
  '#CALC!',
  '#####',
  '#N/D',
  '#NV',
  '#BEZUG!',
  '#WERT!',
  '#ADR!',
  '#ARG!',
  '#NAZWA?',
  '#DZIEL/0!',
  '#LICZBA!',
  '#YOK',
  '#DEĞER!',
  '#BAŞV!',
  '#AD?',
  '#SAYI/0!',
  '#VALEUR!',
  '#NOM?',
  '#¿NOMBRE?',
  'Err:502',
  'nan',
  'NaN',
  'NULL',
  'null',
  '<NA>',
  'undefined',
  '1.00E+05',
  '5.01235E+12',
  '1,00E+05',
  '2.5e+06',
  '12-Jan',
  'Jan-12',
  '12.sty',
  '1-Oca',
  '12-janv.',
  '2026-01-12',
  '12/01/2026',
  '12.01.2026',
  '2026-01-12 00:00:00',
  'Caf\uFFFD',
  '=A1+1',
  '=HYPERLINK("x","y")',
]

const codes: readonly Damage[] = [
  { cell: '="00123"', right: '00123' },
  { cell: "'00125", right: '00125' },
  { cell: '="1.00E+05"', right: '1.00E+05' },
  { cell: '100900.0', right: '100900', warns: true },
  { cell: '100900,0', right: '100900', warns: true },
  { cell: '="100900.0"', right: '100900.0' },
  { cell: '12.0', right: null },
  { cell: 'None', right: null },
  { cell: '12E5', right: '12E5' },
  { cell: ' 00126 ', right: '00126' },
]
const texts: readonly Damage[] = [
  { cell: '="00123"', right: '00123' },
  { cell: "'00125", right: '00125' },
  { cell: "'Nduja 1kg", right: "'Nduja 1kg" },
  { cell: 'Nan bread', right: 'Nan bread' },
  { cell: '7UP', right: '7UP' },
  { cell: 'No. 1 Beans #2', right: 'No. 1 Beans #2' },
  { cell: 'CafÃ© CrÃ¨me', right: 'CafÃ© CrÃ¨me', warns: true },
  { cell: 'KieĹ‚basa', right: 'KieĹ‚basa', warns: true },
  { cell: 'YoÄŸurt', right: 'YoÄŸurt', warns: true },
  { cell: 'Kie?basa', right: 'Kie?basa', warns: true },
  { cell: 'NESCAFÉ®', right: 'NESCAFÉ®' },
  { cell: 'Ready?', right: 'Ready?' },
]
const numbers: readonly Damage[] = [
  { cell: '="5"', right: '5' },
  { cell: "'5", right: '5' },
  { cell: '5.0', right: '5' },
  { cell: 'None', right: null },
  { cell: '1.5.2', right: null },
  { cell: '5 pcs', right: null },
]

const emails: readonly Damage[] = [
  { cell: "pat.o'brien@corner.example", right: "pat.o'brien@corner.example" },
  { cell: '="pat.o\'brien@corner.example"', right: "pat.o'brien@corner.example" },
  { cell: "'pat.o'brien@corner.example", right: "pat.o'brien@corner.example" },
  { cell: "'bo@plates.example", right: 'bo@plates.example' },
  { cell: '="info@xn--mller-kva.example"', right: 'info@müller.example' },
  { cell: "d'angelo@corner.example", right: "d'angelo@corner.example" },
  { cell: 'sam&co@corner.example', right: 'sam&co@corner.example' },
  { cell: 'sam+orders@corner.example', right: 'sam+orders@corner.example' },
  { cell: 'what/if=50%?@corner.example', right: 'what/if=50%?@corner.example' },
  { cell: ' bo@plates.example\u00A0', right: 'bo@plates.example' },
  { cell: 'info@müller.example', right: 'info@müller.example' },
  { cell: 'info@Müller.EXAMPLE', right: 'info@müller.example' },
  { cell: 'info@mu\u0308ller.example', right: 'info@müller.example' },
  { cell: 'info@xn--mller-kva.example', right: 'info@müller.example' },
  { cell: 'x@xn--e1afmkfd.xn--p1ai', right: 'x@пример.рф' },
  { cell: 'zamówienia@żabka.example', right: 'zamówienia@żabka.example' },
  { cell: 'pat.o’brien@corner.example;bo@plates.example', right: null },
  { cell: 'ada@corner', right: null },
  { cell: 'ada@corner..example', right: null },
  { cell: 'Ada <ada@corner.example>', right: null },
  { cell: 'ada@192.168.1.1', right: null },
]

const tried: Readonly<
  Record<(typeof importKinds)[number], Readonly<Record<string, 'code' | 'text' | 'number' | 'email'>>>
> = {
  products: {
    code: 'code',
    name: 'text',
    brand: 'text',
    pack_size: 'text',
    units_per_box: 'number',
    vat: 'number',
  },
  prices: { code: 'code', price_list: 'code', price: 'number' },
  stock: { code: 'code', on_hand: 'number' },
  companies: {
    code: 'code',
    name: 'text',
    city: 'text',
    credit_limit: 'number',
    login_name: 'text',
    login_email: 'email',
  },
  sites: { company: 'code', code: 'code', name: 'text', address1: 'text' },
  categories: { code: 'code', parent: 'code', name: 'text', index: 'number' },
}

/** Files with valid but unusual cells in every column, and with a quarter of the refused ones in each. */
export function damagedFiles(): readonly DirtyFile[] {
  return importKinds.flatMap((kind) =>
    Object.entries(tried[kind]).flatMap(([column, holds], index) => {
      const others = { code: codes, text: texts, number: numbers, email: emails }[holds]
      const refused = refusedAnywhere.filter((_, cellIndex) => cellIndex % 4 === index % 4)
      const damages = [...refused.map((cell) => ({ cell, right: null })), ...others]
      return damages.map((damage) => damaged(cleanTable(kind), column, damage))
    }),
  )
}

function damaged(table: Table, column: string, { cell, right, warns = false }: Damage): DirtyFile {
  const place = table.header.indexOf(column)
  const change = (text: string): Table => ({
    ...table,
    rows: table.rows.map((row, index) => (index === 1 ? row.with(place, text) : row)),
  })
  // Write the expected value in an unambiguous form.
  const clean =
    right === null ? table : change(right.replace(/^(?=1\.00E|100900\.0$)/, '="').replace(/(?<=^=".*)$/, '"'))
  const file = dirtyFile(`${JSON.stringify(cell)} in ${column}`, change(cell), {
    habit: {},
    refused: right === null ? [3] : [],
    warned: warns ? [3] : [],
  })
  return { ...file, clean }
}
