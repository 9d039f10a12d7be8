import { matchesIn } from './matches-in.ts'

export interface Line {
  readonly text: string
  readonly start: number
}

/** A text in which parts are replaced by spaces, so that everything else keeps its position. */
export interface MaskedText {
  readonly text: () => string
  /** All lines as they are now, the empty ones too. Lines without an end are cut, so that no pattern takes long. */
  readonly lines: () => readonly Line[]
  readonly blank: (start: number, length: number) => void
  readonly blankLine: (line: Line) => void
  /** Blanks every match of global patterns within a line. Skips lines without `needs`, a simple pattern that all of them imply. */
  readonly blankAll: (patterns: readonly RegExp[], needs?: RegExp) => void
  readonly put: (index: number, character: string) => void
}

/** No line of a message is longer, and the time of the patterns may grow with the square of the length. */
const maxLine = 500

export function createMaskedText(source: string): MaskedText {
  const characters = source.split('')
  let text: string | undefined = source
  let lines: readonly Line[] | undefined
  const textNow = () => (text ??= characters.join(''))
  const linesNow = () => (lines ??= linesOf(textNow()))
  const change = () => {
    text = undefined
    lines = undefined
  }
  const blank = (start: number, length: number) => {
    if (length > 0) change()
    for (let index = start; index < start + length; index += 1) characters[index] = ' '
  }
  return {
    text: textNow,
    lines: linesNow,
    blank,
    blankLine: ({ text, start }) => blank(start, text.length),
    blankAll: (patterns, needs = /\S/) => {
      for (const { text, start } of linesNow()) {
        if (!needs.test(text)) continue
        for (const pattern of patterns)
          for (const match of matchesIn(text, pattern)) blank(start + match.index, match[0].length)
      }
    },
    put: (index, character) => {
      change()
      characters[index] = character
    },
  }
}

function linesOf(text: string): readonly Line[] {
  const lines: Line[] = []
  let start = 0
  const add = (end: number) => {
    while (end - start > maxLine) {
      const space = text.lastIndexOf(' ', start + maxLine)
      const cut = space > start ? space + 1 : start + maxLine
      lines.push({ text: text.slice(start, cut), start })
      start = cut
    }
    lines.push({ text: text.slice(start, end), start })
  }
  for (const end of text.matchAll(/\r\n|[\n\r\u2028\u2029]/g)) {
    add(end.index)
    start = end.index + end[0].length
  }
  add(text.length)
  return lines
}

export const isEmpty = ({ text }: Line): boolean => text.trim() === ''
