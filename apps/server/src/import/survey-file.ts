import { type DecimalMark, provenMark } from './cells/decimal-text.ts'
import { type Header, readHeader } from './csv/header.ts'
import { findDelimiter, readCsv } from './csv/read-csv.ts'
import { unusableFile } from './csv/unusable-file.ts'
import type { Feed } from './feed.ts'

/** What is known of a file before any of it is taken over. */
export interface Survey {
  readonly header: Header
  readonly delimiter: ',' | ';' | '\t'
  readonly mark: DecimalMark
  /** Without the first. */
  readonly lines: number
}

/**
 * Reads a file once from end to end: that it can be read at all, how long it is, and how it writes decimals. A number like
 * `1,234` means nothing by itself; another number of the file, like `0,5` or `12.50`, tells what it means.
 */
export async function surveyFile(path: string, feed: Feed): Promise<Survey> {
  const marks = new Set<'.' | ','>()
  let header: Header | undefined
  let numbers: readonly number[] = []
  let lines = 0
  for await (const { cells } of readCsv(path)) {
    if (header === undefined) {
      header = headerOf(cells, feed)
      numbers = numberPlaces(header, feed)
      continue
    }
    lines += 1
    if (marks.size === 2) continue
    for (const place of numbers) {
      const mark = provenMark(cells[place] ?? '')
      if (mark !== null) marks.add(mark)
    }
  }
  if (header === undefined) throw unusableFile('the file is empty')
  const delimiter = await findDelimiter(path)
  const [proven] = marks
  const unproven = delimiter === ',' && marks.size === 0 ? 'perhaps .' : 'unknown'
  return { header, delimiter, lines, mark: marks.size === 1 && proven ? proven : unproven }
}

function headerOf(cells: readonly string[], { columns, hasAttributes }: Feed): Header {
  const header = readHeader(cells, columns)
  if (!header.ok) throw unusableFile(header.refusal)
  if (hasAttributes) return header.value
  const unknown = header.value.attributes.map(({ name }) => `attribute:${name}`)
  return { ...header.value, attributes: [], unknown: [...header.value.unknown, ...unknown] }
}

function numberPlaces({ places }: Header, { columns }: Feed): readonly number[] {
  return [...places].flatMap(([key, place]) => (columns[key]?.hasNumbers ? [place] : []))
}
