import { slugOf } from '@provender/catalogue/product-path'

interface Named {
  readonly name: string
}

export interface LetterGroup<Value> {
  /** A to Z, or `#` for what begins otherwise. */
  readonly letter: string
  readonly values: readonly Value[]
}

/**
 * Names in the order of an index: accents do not count (Ł stands with L, Ç with C), what begins with no letter comes first.
 * Worked out without Intl, so that server and browser print the same order.
 */
export function byFirstLetter<Value extends Named>(values: readonly Value[]): readonly LetterGroup<Value>[] {
  const sorted = values
    .map((value) => ({ value, slug: slugOf(value.name) }))
    .toSorted((one, other) => compare(one.slug, other.slug) || compare(one.value.name, other.value.name))
  const groups = new Map<string, Value[]>()
  for (const { value, slug } of sorted) {
    const letter = /^[a-z]/.test(slug) ? slug.slice(0, 1).toUpperCase() : '#'
    const group = groups.get(letter)
    if (group) group.push(value)
    else groups.set(letter, [value])
  }
  return [...groups].map(([letter, group]) => ({ letter, values: group }))
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
