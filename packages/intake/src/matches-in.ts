/** All matches of a global pattern. Tests first, because `matchAll` copies the pattern, which takes longer than most texts. */
export function matchesIn(text: string, pattern: RegExp): Iterable<RegExpExecArray> {
  return text.search(pattern) < 0 ? [] : text.matchAll(pattern)
}
