export function prefixRange(words: readonly string[], prefix: string): readonly [number, number] {
  return betweenKeys(words, prefix, `${prefix}\uffff`)
}

export function betweenKeys(words: readonly string[], from: string, to: string): readonly [number, number] {
  const itself = (word: string) => word
  return [lowerBound(words, from, itself), lowerBound(words, to, itself)]
}

export function lowerBound<Entry, Key extends string | number>(
  entries: ArrayLike<Entry>,
  key: Key,
  keyOf: (entry: Entry) => Key,
): number {
  let low = 0
  let high = entries.length
  while (low < high) {
    const middle = (low + high) >>> 1
    const entry = entries[middle]
    if (entry !== undefined && keyOf(entry) < key) low = middle + 1
    else high = middle
  }
  return low
}
