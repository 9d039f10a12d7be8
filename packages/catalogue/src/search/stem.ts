/**
 * The stem shared by a word and its plural: `box` and `boxes`, `berry` and `berries`, `knife` and `knives`. Only for comparing, never for
 * display.
 */
export function stemOf(word: string): string {
  if (word.length < 4 || hasDigit(word) || singular.has(word)) return word
  let stem = word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
  if (stem.length > 3 && stem.endsWith('e')) stem = stem.slice(0, -1)
  if (stem.endsWith('v')) return `${stem.slice(0, -1)}f`
  if (stem.endsWith('y')) return `${stem.slice(0, -1)}i`
  return stem
}

/** Turkish words whose last letter is no plural: `patates` are potatoes, `patate` is Italian. */
const singular = new Set(['patates', 'domates'])

/** No regular expression, for speed: an order of 500 lines checks some ten thousand words. */
function hasDigit(word: string): boolean {
  for (let index = 0; index < word.length; index += 1) {
    const letter = word.charCodeAt(index)
    if (letter >= zero && letter <= nine) return true
  }
  return false
}

const [zero, nine] = [48, 57]

const endings =
  'larin lerin lari leri lar ler owych owego owej owa owe owy ami ach iego ego ych ej ow om em sini si su li lu a e i o u y'
/** Longest first, grouped by last letter: most words have none of these endings. */
const endingsWith = Map.groupBy(
  endings.split(' ').sort((one, other) => other.length - one.length),
  (ending) => ending.at(-1) ?? '',
)
const minLetters = 4

/** Removes the ending of a Polish or Turkish word of which enough is left: `kurczaka` is `kurczak`, `peyniri` is `peynir`, `lodowych` and `lodowa` are `lodow`. */
export function withoutEnding(word: string): string {
  for (const ending of endingsWith.get(word.at(-1) ?? '') ?? []) {
    if (!word.endsWith(ending)) continue
    const short = word.slice(0, -ending.length)
    const stem = short.endsWith('i') ? short.slice(0, -1) : short
    if (stem.length >= minLetters) return stem
  }
  return word
}
