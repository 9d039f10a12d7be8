/** What a word shares with its plural: `box` and `boxes`, `berry` and `berries`, `knife` and `knives`. Only to compare, never to show. */
export function stemOf(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word
  let stem = word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
  if (stem.length > 3 && stem.endsWith('e')) stem = stem.slice(0, -1)
  if (stem.endsWith('v')) return `${stem.slice(0, -1)}f`
  if (stem.endsWith('y')) return `${stem.slice(0, -1)}i`
  return stem
}

// The plain endings of Polish and Turkish nouns, folded, longest first.
const endings =
  /(?:larin|lerin|lari|leri|lar|ler|owych|owego|owej|owa|owe|owy|ami|ach|iego|ego|ych|ej|ow|om|em|sini|si|su|li|lu|a|e|i|o|u|y)$/
const leastLetters = 4

/** A Polish or Turkish word without its ending, where enough of it is left: `kurczaka` is `kurczak`, `peyniri` is `peynir`. */
export function withoutEnding(word: string): string {
  const short = word.replace(endings, '')
  const stem = short.endsWith('i') ? short.slice(0, -1) : short
  return stem.length < leastLetters ? word : stem
}
