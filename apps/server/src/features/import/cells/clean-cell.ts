import { decodeHTMLStrict } from 'entities'
import { cleanLine, cleanLines } from '../../../kernel/text/clean-text.ts'

/** A text of one line from a file, without its HTML entities. */
export function cleanCell(raw: string): string {
  return cleanLine(decodeEntities(raw))
}

/** A longer text from a file. Keeps no indents: in a spreadsheet they are no lists. */
export function cleanCellLines(raw: string): string {
  return cleanLines(decodeEntities(raw)).replace(/\n +/g, '\n')
}

/** Twice, because exports of web shops often escape text twice: `&amp;eacute;`. */
function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  return decodeHTMLStrict(decodeHTMLStrict(text))
}
