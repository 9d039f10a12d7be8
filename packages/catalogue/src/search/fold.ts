// Letters that Unicode does not take apart into a letter and a mark.
const letters: Readonly<Record<string, string>> = {
  ł: 'l',
  ı: 'i',
  ß: 'ss',
  ø: 'o',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  '×': 'x',
}

/**
 * Text as search sees it: lower case, without accents, in the letters a to z where there is one (ł, dotless ı and dotted
 * İ included), so that what a person types on any keyboard finds what is written in any of our languages.
 */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[łıßøđæœ×]/g, (letter) => letters[letter] ?? letter)
}

const word = /[\p{L}\p{N}]+/gu
const measure = 'kg|g|mg|l|lt|ltr|litre|litres|liter|ml|cl|oz|lb|cm|mm|m|inch|in|pk|pack|pcs|ct'
const measured = new RegExp(String.raw`(\d+(?:[.,]\d+)?)\s*(${measure})\b`, 'g')
const canonicalMeasures: Readonly<Record<string, string>> = {
  lt: 'l',
  ltr: 'l',
  litre: 'l',
  litres: 'l',
  liter: 'l',
  inch: 'in',
  pack: 'pk',
}

/**
 * The words of a text, folded. A number and its measure are one word however they were spaced (`2 litre` and `2L` are
 * `2l`), and a pack (`12 x 400g`) also gives its parts.
 */
export function wordsOf(text: string): string[] {
  const joined = fold(text)
    .replace(/'|’/g, '')
    .replace(/(\d)\s*x\s*(?=\d)/g, '$1 x ')
    .replace(measured, (_, amount: string, unit: string) => {
      const exact = amount.replace(',', '.').replace(/\.0+$/, '')
      return `${exact.replace('.', 'p')}${canonicalMeasures[unit] ?? unit}`
    })
  return (joined.match(word) ?? []).filter((each) => each !== 'x')
}
