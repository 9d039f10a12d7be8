import { type Piece, pieceOf } from './text-lines.ts'

export interface Cell extends Piece {
  readonly value: string
}

/** Characters between quotes. Without a limit, each quote would be followed to the end of the text. */
const maxQuoted = 250

/** The rows with text, as cells; undefined if most lines have one cell only. */
export function cellsOf(text: string, separator: string): readonly (readonly Cell[])[] | undefined {
  if (!text.includes(separator)) return undefined
  const rows: Cell[][] = [[]]
  const cell = new RegExp(
    String.raw`[ ]*(?:"((?:[^"]|""){0,${maxQuoted}})"[ ]{0,9}(?=[${separator}\r\n]|$)|([^${separator}\r\n]*))(${separator}|\r\n|\r|\n|$)`,
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
