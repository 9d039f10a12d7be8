import { foldWithPositions } from './fold.ts'
import { stemOf } from './stem.ts'
import { otherMeasure, type TermPosition, termPositionsOf } from './words.ts'

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

/** As `highlight`, for many texts with the same words. */
export function highlighterOf(words: readonly string[]): (text: string) => readonly TextRange[] {
  const stems = new Set(words.map(stemOf))
  return (text) => {
    const { folded, places, placed } = readText(text)
    return placed.flatMap(({ word, start, end, stem, other }): TextRange[] => {
      const isWhole = stems.has(stem) || (other !== null && words.includes(other))
      const prefix = longest(words.filter((own) => word.startsWith(own)))
      if (!isWhole && prefix === 0) return []
      // A measure may differ from its text: `2 litre` is `2l`.
      const isPart = !isWhole && folded.slice(start, end) === word
      const last = isPart ? start + prefix : end
      return [{ start: places[start] ?? 0, end: places[last] ?? text.length }]
    })
  }
}

interface ReadText {
  readonly folded: string
  readonly places: readonly number[]
  readonly placed: readonly (TermPosition & { readonly stem: string; readonly other: string | null })[]
}

/** Recently parsed texts: the same names recur with every typed letter. */
const known = new Map<string, ReadText>()
const knownAtMost = 2000

function readText(text: string): ReadText {
  const present = known.get(text)
  if (present) return present
  const { folded, places } = foldWithPositions(text)
  const placed = termPositionsOf(folded).map((each) => ({
    ...each,
    stem: stemOf(each.word),
    other: otherMeasure(each.word),
  }))
  const read = { folded, places, placed }
  if (known.size >= knownAtMost) known.clear()
  known.set(text, read)
  return read
}

function longest(words: readonly string[]): number {
  return Math.max(0, ...words.map(({ length }) => length))
}
