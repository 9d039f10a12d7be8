import { cleanTable, importKinds, type Language } from './clean-tables.ts'
import { type DirtyFile, dirtyFile, type ExpectedResult, type ExportFormat } from './dirty-file.ts'

function grouped(group: string, mark: string, size = /\B(?=(\d{3})+$)/g) {
  return (plain: string): string => {
    const [whole = '', decimals] = plain.split('.')
    return whole.replace(size, group) + (decimals === undefined ? '' : mark + decimals)
  }
}

const indian = (plain: string): string => {
  const [whole = '', decimals] = plain.split('.')
  const head = whole.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ',')
  const text = head === '' ? whole : `${head},${whole.slice(-3)}`
  return decimals === undefined ? text : `${text}.${decimals}`
}

const spelled: Readonly<Record<string, (name: string) => string>> = {
  'starred names': (name) => `${titled(name)} *`,
  'starred without a space': (name) => `${titled(name)}*`,
  'names in capitals': (name) => name.toUpperCase(),
  'names with spaces': (name) => ` ${titled(name)} `,
  'names with dashes': (name) => name.replaceAll('_', '-'),
  'names with dots': (name) => name.replaceAll('_', '.'),
  'names in one word': (name) => titled(name).replaceAll(' ', ''),
  'names with colons': (name) => `${titled(name)}:`,
  'names in brackets': (name) => `[${name}]`,
  'percent signs': (name) => (/^(?:vat|discount)$/.test(name) ? `${titled(name)} %` : name),
  'percent signs in brackets': (name) => (/^(?:vat|discount)$/.test(name) ? `${titled(name)} (%)` : name),
  'currency signs': (name) => (/price$|limit$/.test(name) ? `${titled(name)} (£)` : name),
  'remarks (required)': (name) => (name === 'code' ? 'Code (required)' : name),
  'non-breaking spaces': (name) => titled(name).replaceAll(' ', '\u00A0'),
}

function titled(name: string): string {
  return name.replace(/_/g, ' ').replace(/\b\w/g, (letter) => letter.toUpperCase())
}

const habits: Readonly<Record<string, Partial<ExportFormat> & { readonly expected?: ExpectedResult }>> = {
  plain: {},
  'semicolons and decimal commas': { delimiter: ';', writeNumber: grouped('', ',') },
  'semicolons and points for thousands': {
    delimiter: ';',
    writeNumber: grouped('.', ','),
    expected: { mustRead: false },
  },
  tabs: { delimiter: '\t' },
  bars: { delimiter: '|' },
  'carriage returns alone': { lineEnd: '\r' },
  'Windows line ends': { lineEnd: '\r\n' },
  'a separator line': { above: ['sep=;'], delimiter: ';', lineEnd: '\r\n', expected: { says: /line 2/ } },
  'a quoted separator line': { above: ['"sep=,"'], expected: { says: /line 2/ } },
  'a separator line with a tilde': { above: ['sep=~'], delimiter: '~' },
  'empty lines above': { above: ['', '', ''], expected: { says: /in line 4; lines 1 to 3/ } },
  'titles above': { above: ['', '', 'Price list November 2026,,', ',,'], expected: { says: /in line 5/ } },
  'a title and a date above': {
    above: ['Export', 'Created 12/11/2026', ''],
    expected: { says: /in line 4/ },
  },
  'a title that is a column': { above: ['Name', ''], expected: { says: /in line 3/ } },
  'a quoted title above': { above: ['"Corner Shop, Leeds"', '""'] },
  'empty lines between': { between: ['', ',,'] },
  'a repeated header is a warning': { finish: repeatHeader, expected: { warned: [6] } },
  'a total below': { below: ['Total,1234.5'], expected: { warned: [6] } },
  'a total without a code below': { below: ['', ',Total: 4 items'], expected: { warned: [7] } },
  'a Polish total below': { below: ['Razem: 4,,'], expected: { warned: [6] } },
  'a Turkish total below': { below: ['Toplam,4,'], expected: { warned: [6] } },
  'a count of rows below': { below: ['(4 rows affected)'], expected: { warned: [6] } },
  'a remark below': { below: ['', '-----', 'Exported 12/11/2026 by Jo'], expected: { warned: [7, 8] } },
  'no trailing cells': { endRow: trimmed },
  'trailing separators': { nameColumn: (name) => name, endRow: (cells) => [...cells, '', ''] },
  'everything in quotes': { quoting: 'all' },
  'texts in quotes': { quoting: 'texts', delimiter: ';' },
  'everything in apostrophes': { quoting: 'apostrophes', expected: { says: /apostrophes/ } },
  'zero bytes': { finish: (text) => text.replaceAll(',', ',\0') },
  'an end-of-file mark': { finish: (text) => `${text}\u001A` },
  'marks in the middle': { finish: (text) => text.replace('\n', '\n\uFEFF') },
  'no line end at the end': { finish: (text) => text.trimEnd() },
  'spaces around cells': { endRow: (cells) => cells.map((cell) => ` ${cell} `) },
  'commas for thousands': { delimiter: ';', writeNumber: grouped(',', '.'), expected: { mustRead: false } },
  'quoted commas for thousands': { writeNumber: grouped(',', '.'), expected: { mustRead: false } },
  'spaces for thousands': { writeNumber: grouped(' ', ','), quoting: 'all' },
  'hard spaces for thousands': { delimiter: ';', writeNumber: grouped('\u00A0', ',') },
  'narrow spaces for thousands': { delimiter: ';', writeNumber: grouped('\u202F', ',') },
  'apostrophes for thousands': { writeNumber: grouped("'", '.') },
  'Indian thousands': { delimiter: '\t', writeNumber: indian, expected: { mustRead: false } },
  pounds: { writeNumber: (plain) => `£${plain}`, expected: { mustRead: false } },
  złoty: {
    delimiter: ';',
    writeNumber: (plain) => `${grouped('', ',')(plain)} zł`,
    expected: { mustRead: false },
  },
  'UTF-8 with a mark': { mark: true },
  'UTF-16LE with a mark': { encoding: 'utf-16le', mark: true, expected: { says: /UTF-16/ } },
  'UTF-16BE with a mark': { encoding: 'utf-16be', mark: true, expected: { says: /UTF-16/ } },
  'UTF-16LE without a mark': { encoding: 'utf-16le', expected: { says: /UTF-16/ } },
  'UTF-16BE without a mark': { encoding: 'utf-16be', delimiter: ';', expected: { says: /UTF-16/ } },
}

function trimmed(cells: readonly string[]): readonly string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1)
}

function repeatHeader(text: string): string {
  return `${text}${text.split('\n')[0]}\n`
}

export function formatFiles(): readonly DirtyFile[] {
  const plain = Object.entries(habits).flatMap(([name, { expected, ...habit }]) =>
    importKinds.map((kind) => dirtyFile(name, cleanTable(kind), { habit, ...expected })),
  )
  const named = Object.entries(spelled).flatMap(([name, nameColumn]) =>
    importKinds.map((kind) => dirtyFile(name, cleanTable(kind), { habit: { nameColumn } })),
  )
  return [...plain, ...named]
}

const encodings: readonly (readonly [string, Language])[] = [
  ['windows-1252', 'fr'],
  ['windows-1252', 'de'],
  ['iso-8859-1', 'fr'],
  ['iso-8859-15', 'de'],
  ['macintosh', 'fr'],
  ['cp850', 'fr'],
  ['windows-1250', 'pl'],
  ['iso-8859-2', 'pl'],
  ['cp852', 'pl'],
  ['windows-1254', 'tr'],
  ['iso-8859-9', 'tr'],
  ['cp857', 'tr'],
  ['windows-1251', 'ru'],
  ['koi8-r', 'ru'],
  ['windows-1253', 'el'],
  ['utf-8', 'pl'],
  ['utf-8', 'el'],
  ['utf-16le', 'ru'],
  ['utf-16be', 'tr'],
]

export function encodedFiles(): readonly DirtyFile[] {
  return encodings.flatMap(([encoding, language], encodingIndex) =>
    importKinds.map((kind, index) => {
      const delimiter = [',', ';', '\t', '|'][(encodingIndex + index) % 4] ?? ','
      const says = encoding === 'utf-8' ? undefined : /encoding/
      return dirtyFile(`${language} in ${encoding}`, cleanTable(kind, language), {
        habit: { encoding, delimiter },
        ...(says && { says }),
      })
    }),
  )
}
