/**
 * Parses a text table: one row per line, `|` between cells, blank lines ignored. The ranges are tables because a price list reads best in
 * columns.
 */
export function parseTable(table: string): readonly (readonly string[])[] {
  return table
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('|').map((cell) => cell.trim()))
}

/** Narrows a word to one of the allowed ones; throws on any other. */
export function requireOneOf<Word extends string>(allowed: readonly Word[], written: string): Word {
  const word = allowed.find((candidate) => candidate === written)
  if (word === undefined) throw new Error(`${written} is none of ${allowed.join(', ')}.`)
  return word
}
