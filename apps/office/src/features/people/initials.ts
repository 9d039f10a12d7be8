/** 'RC' for Ruth Carter: the first letters of the first and the last word of a name. */
export function initialsIn(name: string): string {
  const words = name.split(/[\s-]+/).filter(Boolean)
  const named = words.length > 1 ? [words[0], words.at(-1)] : words
  return named.map((word) => word?.slice(0, 1) ?? '').join('')
}
