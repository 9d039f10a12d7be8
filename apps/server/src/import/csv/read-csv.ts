import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { unusableFile } from './unusable-file.ts'

/** A record of a file. */
export interface CsvLine {
  /** Where it begins in the file, counted from 1, line breaks inside quotes included. */
  readonly line: number
  readonly lastLine: number
  readonly cells: readonly string[]
}

interface Parsed {
  readonly record: readonly string[]
  /** Lines read so far. */
  readonly info: { readonly lines: number }
}

const maxRecordCharacters = 200_000

/**
 * The records of a CSV file, the header among them, empty lines left out, however large the file is: UTF-8 with or
 * without a mark, separated by commas, semicolons or tabs. Throws `unusableFile` where the text is not UTF-8 or a quote is never closed.
 */
export async function* readCsv(path: string): AsyncGenerator<CsvLine> {
  const delimiter = await findDelimiter(path)
  const parser = parse({
    delimiter,
    info: true,
    record_delimiter: '\n',
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: maxRecordCharacters,
  })
  const source = Readable.from(textOf(path))
  source.on('error', (error) => parser.destroy(error)).pipe(parser)
  let lastLine = 0
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      lastLine = info.lines
      const cells = record.map(unwrap)
      if (cells.every((cell) => cell.trim() === '')) continue
      yield { line: info.lines - lineBreaksIn(record), lastLine: info.lines, cells }
    }
  } catch (error) {
    throw explain(error, lastLine)
  } finally {
    source.destroy()
  }
}

/** The character that separates the cells of the first line that is not empty: the one that occurs most, outside quotes. */
export async function findDelimiter(path: string): Promise<',' | ';' | '\t'> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(65_536), 0, 65_536, 0)
    const start = buffer.subarray(0, bytesRead).toString('utf8')
    const first = start.split(/[\r\n]/).find((line) => line.trim() !== '') ?? ''
    const bare = first.replace(/"[^"]*"/g, '')
    const count = (mark: string): number => bare.split(mark).length
    return ([',', ';', '\t'] as const).reduce((best, mark) => (count(mark) > count(best) ? mark : best))
  } finally {
    await file.close()
  }
}

/** The file as text with `\n` alone for line breaks. */
async function* textOf(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let lines = 1
  let endedInReturn = false
  const normalised = (text: string): string => {
    const joined = endedInReturn ? `\r${text}` : text
    endedInReturn = joined.endsWith('\r')
    const whole = (endedInReturn ? joined.slice(0, -1) : joined).replace(/\r\n?/g, '\n')
    lines += lineBreaksIn([whole])
    return whole
  }
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    if (lines === 1 && /^(?:\xFF\xFE|\xFE\xFF)/.test(chunk.toString('latin1', 0, 2))) throw notUtf8(1)
    let text: string
    try {
      text = decoder.decode(chunk, { stream: true })
    } catch {
      throw notUtf8(lines + (chunk.toString('utf8').split('\uFFFD')[0]?.split('\n').length ?? 1) - 1)
    }
    yield normalised(text)
  }
  yield normalised('') + (endedInReturn ? '\n' : '')
}

function notUtf8(line: number): Error {
  return unusableFile(
    `line ${line} is not UTF-8 text. In a spreadsheet, save the file as "CSV UTF-8"; elsewhere choose UTF-8 as the encoding`,
  )
}

/** Quotes that a space stands beside, or that hold further quotes not doubled, are left around the text by the parser. */
function unwrap(cell: string): string {
  const trimmed = cell.trim()
  if (trimmed.length < 2 || !trimmed.startsWith('"') || !trimmed.endsWith('"')) return cell
  return trimmed.slice(1, -1).replaceAll('""', '"')
}

function lineBreaksIn(texts: readonly string[]): number {
  return texts.reduce((count, text) => count + text.split('\n').length - 1, 0)
}

function explain(error: unknown, lastLine: number): unknown {
  if (!(error instanceof CsvError)) return error
  switch (error.code) {
    case 'CSV_QUOTE_NOT_CLOSED':
      return unusableFile(`a quote that is opened in line ${lastLine + 1} or below is never closed`)
    case 'CSV_MAX_RECORD_SIZE':
      return unusableFile(
        `what begins in line ${lastLine + 1} is longer than ${maxRecordCharacters} characters: is a quote left open there?`,
      )
    default:
      return unusableFile(`line ${lastLine + 1} cannot be read: ${error.message}`)
  }
}
