/**
 * The ranges are kept as text tables, because a price list is read in columns: one row a line, `|` between
 * cells, blank lines for the eye alone.
 */
export function cellsOf(table: string): readonly (readonly string[])[] {
  return table
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('|').map((cell) => cell.trim()))
}

/** The word, known to be one of those allowed; throws on any other. */
export function requireOneOf<Word extends string>(allowed: readonly Word[], written: string): Word {
  const word = allowed.find((candidate) => candidate === written)
  if (word === undefined) throw new Error(`${written} is none of ${allowed.join(', ')}.`)
  return word
}
