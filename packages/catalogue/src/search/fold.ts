// Letters that Unicode does not decompose into letter and mark.
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

/** Removed before a text is decomposed, too: Unicode sorts them, in a time that grows with the square of their number. */
const accents = /\p{M}+/gu

/**
 * Folds a text for search: lower case, without accents, in the letters a to z where possible (including ł, dotless ı and dotted İ), so that
 * any keyboard finds text in any of our languages.
 */
export function fold(text: string): string {
  if (isPlain(text)) return text.toLowerCase()
  return withPlainWidth(text)
    .replace(accents, '')
    .normalize('NFD')
    .replace(accents, '')
    .toLowerCase()
    .normalize('NFD')
    .replace(accents, '')
    .replace(/[łıßøđæœς×]/g, (letter) => letters[letter] ?? letter)
}

/** Full-width letters, digits and signs, as some keyboards write them, in plain ones. Keeps every position. */
export function withPlainWidth(text: string): string {
  return isPlain(text) ? text : text.replace(/[\uFF01-\uFF5E\u3000]/g, plainWidthOf)
}

const widthDistance = 0xfee0

function plainWidthOf(sign: string): string {
  return sign === '\u3000' ? ' ' : String.fromCharCode(sign.charCodeAt(0) - widthDistance)
}

/** True if no letter needs folding. Most texts need none, and decomposing is slow. */
function isPlain(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) if (text.charCodeAt(index) > 127) return false
  return true
}

/** The folded text, and for each of its code units the position in `text`; one more for the end. */
export function foldWithPositions(text: string): {
  readonly folded: string
  readonly positions: readonly number[]
} {
  let folded = ''
  const positions: number[] = []
  let offset = 0
  for (const letter of text) {
    const own = fold(letter)
    for (let unit = 0; unit < own.length; unit += 1) positions.push(offset)
    folded += own
    offset += letter.length
  }
  return { folded, positions: [...positions, text.length] }
}
