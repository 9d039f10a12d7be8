import { foldWithPositions } from './fold.ts'
import { stemOf } from './stem.ts'
import { otherMeasure, type TermPosition, termPositions } from './words.ts'

/** A range to highlight, in code units; the end is excluded. */
export interface TextRange {
  readonly start: number
  readonly end: number
}

/**
 * The ranges of a text that match the query, in order and without overlap: prefixes of words equal to a query word, and whole words that
 * differ only in number or are the same measure (`2kg`, `2000g`). `words` are folded, as in a query's result.
 */
export function highlight(text: string, words: readonly string[]): readonly TextRange[] {
  return highlighterOf(words)(text)
}

export function highlighterOf(words: readonly string[]): (text: string) => readonly TextRange[] {
  const stems = new Set(words.map(stemOf))
  return (text) => {
    const { folded, positions, terms } = parseText(text)
    return terms.flatMap(({ word, start, end, stem, other }): TextRange[] => {
      const isWholeWord = stems.has(stem) || (other !== null && words.includes(other))
      const prefix = longest(words.filter((own) => word.startsWith(own)))
      if (!isWholeWord && prefix === 0) return []
      // A measure may differ from its text: `2 litre` is `2l`.
      const isPart = !isWholeWord && folded.slice(start, end) === word
      const last = isPart ? start + prefix : end
      return [{ start: positions[start] ?? 0, end: positions[last] ?? text.length }]
    })
  }
}

interface ParsedText {
  readonly folded: string
  readonly positions: readonly number[]
  readonly terms: readonly (TermPosition & { readonly stem: string; readonly other: string | null })[]
}

/** Recently parsed texts: the same names recur with every typed letter. */
const parsedTexts = new Map<string, ParsedText>()
const maxParsedTexts = 2000

function parseText(text: string): ParsedText {
  const present = parsedTexts.get(text)
  if (present) return present
  const { folded, positions } = foldWithPositions(text)
  const terms = termPositions(folded).map((each) => ({
    ...each,
    stem: stemOf(each.word),
    other: otherMeasure(each.word),
  }))
  const parsed = { folded, positions, terms }
  if (parsedTexts.size >= maxParsedTexts) parsedTexts.clear()
  parsedTexts.set(text, parsed)
  return parsed
}

function longest(words: readonly string[]): number {
  return Math.max(0, ...words.map(({ length }) => length))
}
