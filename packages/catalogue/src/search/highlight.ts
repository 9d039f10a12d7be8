import { foldWithPositions } from './fold.ts'
import { stemOf } from './stem.ts'
import { otherMeasure, type TermPosition, termPositionsOf } from './words.ts'

/** From where to where a text is to be pointed out, in code units; the end is not part of it. */
export interface TextRange {
  readonly start: number
  readonly end: number
}

/**
 * Where a text has what was looked for, from left to right and apart from each other: the beginnings of words that are the words
 * given, and whole words that differ only by their plural or are the same measure (`2kg`, `2000g`). `words` are folded, as a query's
 * result gives them.
 */
export function highlight(text: string, words: readonly string[]): readonly TextRange[] {
  return highlighterOf(words)(text)
}

/** The same for many texts and the same words. */
export function highlighterOf(words: readonly string[]): (text: string) => readonly TextRange[] {
  const stems = new Set(words.map(stemOf))
  return (text) => {
    const { folded, places, placed } = readText(text)
    return placed.flatMap(({ word, start, end, stem, other }): TextRange[] => {
      const isWhole = stems.has(stem) || (other !== null && words.includes(other))
      const begun = longest(words.filter((own) => word.startsWith(own)))
      if (!isWhole && begun === 0) return []
      // A measure's letters are not those of the text: `2 litre` is `2l`.
      const isPart = !isWhole && folded.slice(start, end) === word
      const last = isPart ? start + begun : end
      return [{ start: places[start] ?? 0, end: places[last] ?? text.length }]
    })
  }
}

interface ReadText {
  readonly folded: string
  readonly places: readonly number[]
  readonly placed: readonly (TermPosition & { readonly stem: string; readonly other: string | null })[]
}

/** The texts read last: the same names are asked about with every letter that is typed. */
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
