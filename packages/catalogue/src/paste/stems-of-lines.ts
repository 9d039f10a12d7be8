import type { ReadLine } from './read-line.ts'
import { countUnit, isChatter } from './unit-words.ts'

export const namesIn = (text: string): readonly string[] =>
  (text.match(/\p{L}{3,}/gu) ?? []).filter((word) => !isChatter(word) && countUnit(word) === undefined)

const stemLength = 4
export const stemOf = (word: string): string => word.slice(0, stemLength)
export const stemsOf = (words: readonly string[]): ReadonlySet<string> => new Set(words.map(stemOf))

export function isPartOf(part: ReadonlySet<string>, whole: ReadonlySet<string>): boolean {
  for (const stem of part) if (!whole.has(stem)) return false
  return true
}

export interface StemsOfLines {
  readonly ofLine: (index: number) => ReadonlySet<string>
  /** True if a line other than these has the stem. */
  readonly hasOutside: (lines: readonly number[], stem: string) => boolean
}

/** The beginnings of the words of all lines. Reads them once, and only if a sentence refuses something: few orders have one. */
export function createStemsOfLines(lines: readonly Pick<ReadLine, 'name'>[]): StemsOfLines {
  let read: readonly ReadonlySet<string>[] | undefined
  let linesWith: ReadonlyMap<string, readonly { readonly index: number }[]> | undefined
  const stems = () => (read ??= lines.map(({ name }) => stemsOf(namesIn(name))))
  return {
    ofLine: (index) => stems()[index] ?? new Set(),
    hasOutside: (own, stem) => {
      linesWith ??= Map.groupBy(
        stems().flatMap((each, index) => Array.from(each, (one) => ({ one, index }))),
        ({ one }) => one,
      )
      return linesWith.get(stem)?.some(({ index }) => !own.includes(index)) ?? false
    },
  }
}
