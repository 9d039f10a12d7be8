// Letters that Unicode does not take apart into a letter and a mark.
const letters: Readonly<Record<string, string>> = {
  ł: 'l',
  ı: 'i',
  ß: 'ss',
  ø: 'o',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  ς: 'σ',
  '×': 'x',
}

/**
 * Text as search sees it: lower case, without accents, in the letters a to z where there is one (ł, dotless ı and dotted
 * İ included), so that what a person types on any keyboard finds what is written in any of our languages.
 */
export function fold(text: string): string {
  if (isPlain(text)) return text.toLowerCase()
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[łıßøđæœς×]/g, (letter) => letters[letter] ?? letter)
}

/** Has it no letter that could be folded? Most texts have none, and taking others apart is slow. */
function isPlain(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) > 127) return false
  return true
}

/** The folded text, and for each of its code units the place in `text` that it comes from; one more for the end. */
export function foldWithPositions(text: string): {
  readonly folded: string
  readonly places: readonly number[]
} {
  let folded = ''
  const places: number[] = []
  let at = 0
  for (const letter of text) {
    const own = fold(letter)
    for (let unit = 0; unit < own.length; unit += 1) places.push(at)
    folded += own
    at += letter.length
  }
  return { folded, places: [...places, text.length] }
}
