import type { Assumption } from './assumption.ts'
import { type DecimalMark, decimalMark } from './cells/decimal-text.ts'
import { type CutOffCheck, hasLineEnd, openCutOffCheck, type OpenEnd } from './csv/file-end.ts'
import { type FileLayout, findLayout } from './csv/find-layout.ts'
import { type Header, readHeader } from './csv/header.ts'
import { isOneRecordPerLine, readCsv } from './csv/read-csv.ts'
import { isUnusableFile, unusableFile } from './csv/unusable-file.ts'
import { findEncoding, namedEncoding } from './encoding/find-encoding.ts'
import type { Importer } from './importer.ts'

export interface FileInspection {
  readonly header: Header
  readonly layout: FileLayout
  readonly mark: DecimalMark
  readonly rows: number
  readonly lines: number
  readonly assumptions: readonly Assumption[]
  readonly openEnd: OpenEnd | null
}

/**
 * Reads a file once completely: its encoding and layout, whether it is readable, its length, and its decimal
 * separator. A number like `1,234` is ambiguous by itself; another number of the file, like `0,5` or `12.50`,
 * decides.
 */
export async function inspectFile(
  path: string,
  importer: Importer,
  encodingName?: string,
): Promise<FileInspection> {
  const encoding = encodingName === undefined ? await findEncoding(path) : namedEncoding(encodingName)
  const layout = await findLayout(path, encoding, importer.columns)
  const read = await readRows(path, importer, layout).catch((error: unknown) => {
    if (isUnusableFile(error)) return error
    throw error
  })
  const isCertain = !(read instanceof Error) && !read.hasFaults
  if (isCertain) return read.inspection
  const lineByLine = { ...layout, quotesSpanLines: false }
  if (await isOneRecordPerLine(path, lineByLine))
    return (await readRows(path, importer, lineByLine)).inspection
  if (read instanceof Error) throw read
  return read.inspection
}

async function readRows(
  path: string,
  importer: Importer,
  layout: FileLayout,
): Promise<{ readonly inspection: FileInspection; readonly hasFaults: boolean }> {
  const separators = new Set<'.' | ','>()
  let header: Header | undefined
  let numbers: readonly number[] = []
  let [rows, lines, hasFaults] = [0, 0, false]
  let cutOff: CutOffCheck | undefined
  let pointed: { readonly value: string; readonly line: number } | null = null
  for await (const row of readCsv(path, layout)) {
    const { cells, line, fault } = row
    lines = row.lastLine
    if (header === undefined) {
      header = headerOf(cells, importer)
      numbers = numberColumns(header, importer)
      cutOff = openCutOffCheck(header)
      continue
    }
    rows += 1
    cutOff?.add(row)
    if (fault !== undefined) hasFaults = true
    if (separators.size === 2) continue
    for (const index of numbers) {
      const text = cells[index] ?? ''
      const mark = decimalMark(text)
      if (mark !== null) separators.add(mark)
      else if (/^\s*[1-9]\d{0,2}\.\d{3}\s*$/.test(text)) pointed ??= { value: text.trim(), line }
    }
  }
  if (header === undefined) throw unusableFile({ code: 'EMPTY_FILE' })
  const [proven] = separators
  const unproven = layout.delimiter === ',' && separators.size === 0 ? 'perhaps .' : 'unknown'
  const mark = separators.size === 1 && proven ? proven : unproven
  const assumptions: readonly Assumption[] = [
    ...layoutAssumptions(layout),
    ...(pointed !== null && mark === 'perhaps .' ? [{ code: 'DECIMAL_POINT', ...pointed } as const] : []),
  ]
  const openEnd = cutOff?.openEnd(await hasLineEnd(path, layout.encoding.name)) ?? null
  return { inspection: { header, layout, mark, rows, lines, assumptions, openEnd }, hasFaults }
}

function layoutAssumptions({ encoding, headerLine, quote, quotesSpanLines }: FileLayout): Assumption[] {
  const assumptions = encoding.assumption === null ? [] : [encoding.assumption]
  if (headerLine > 1)
    assumptions.push({ code: 'HEADER_BELOW_TITLE', line: headerLine, above: headerLine - 1 })
  if (quote === "'") assumptions.push({ code: 'APOSTROPHES' })
  if (!quotesSpanLines) assumptions.push({ code: 'OPEN_QUOTES' })
  return assumptions
}

function headerOf(cells: readonly string[], { columns, hasAttributes }: Importer): Header {
  const header = readHeader(cells, columns)
  if (!header.ok) throw unusableFile(header.refusal)
  if (hasAttributes) return header.value
  const unknown = header.value.attributes.map(({ name }) => `attribute:${name}`)
  return { ...header.value, attributes: [], unknown: [...header.value.unknown, ...unknown] }
}

function numberColumns({ indexes }: Header, { columns }: Importer): readonly number[] {
  return [...indexes].flatMap(([key, index]) => (columns[key]?.hasNumbers ? [index] : []))
}
