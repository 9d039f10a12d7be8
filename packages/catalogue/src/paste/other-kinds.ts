import type { ParserLookups } from './parser-lookups.ts'
import type { ReadLine } from './read-line.ts'
import type { Piece } from './text-lines.ts'

type KindLine = ReadLine & { readonly piece: Piece; readonly codes: readonly string[] }

/** `2 of light` behind a comma, `2 of the caramel one`. */
const kindBehindComma = /^\S+\s+of\s/iu
const kindOnly = /^(?:\S+\s+){0,3}the\s.*\sones?$/iu
const mayBeKind = /\s(?:of|the)\s|^the\s/iu
const maxWords = 2

/**
 * Gives a line that names only another kind of the product before it the words of that product, and asks about it: `tonic 3 cases, 2 of
 * light`, and `2 of the caramel one` below `vanilla syrup 2`.
 */
export function withProductsOfKinds<Line extends KindLine>(
  lines: readonly Line[],
  text: string,
  { names }: Pick<ParserLookups, 'names'>,
): readonly (Line & { readonly doubt?: string })[] {
  return lines.map((line, index) => {
    const before = lines[index - 1]
    const own = line.name.replace(/ ones?$/, '')
    if (before === undefined || !isKind(line, own) || before.name === '') return line
    const isApart = text.slice(before.piece.end, line.piece.start).includes('\n')
    if (isApart && !kindOnly.test(line.piece.text)) return line
    const words = before.name.split(' ')
    const name = [words, words.slice(1)].map((part) => [...part, own].join(' ')).find(names)
    return { ...line, ...(name !== undefined && name !== own && { name }), doubt: line.piece.text }
  })
}

function isKind({ codes, piece, isRefused }: KindLine, own: string): boolean {
  const isShort = own !== '' && own.split(' ').length <= maxWords
  return (
    isShort &&
    mayBeKind.test(piece.text) &&
    codes.length === 0 &&
    !isRefused &&
    (kindBehindComma.test(piece.text) || kindOnly.test(piece.text))
  )
}
