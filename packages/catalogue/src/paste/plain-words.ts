import type { Catalogue } from '../catalogue.ts'
import { nearestOf } from '../search/nearest-spellings.ts'
import { stemOf } from '../search/stem.ts'
import { soundOfWord } from '../search/typos.ts'
import { isKnownWord } from '../search/word-scores.ts'
import { isTogether } from '../search/words-together.ts'

// Endings of cases and plurals, folded, with the endings of the word as it stands on products: `sucuktan`, `ayranlar`, `kiełbasy`, `śląskiej`.
const turkish =
  'larindan lerinden lardan lerden larini lerini larin lerin lari leri lar ler ndan nden dan den tan ten ya ye'
const rules: readonly (readonly [endings: string, plain: string])[] = [
  [turkish, '-'],
  ['iego ego iemu emu', 'y i e ie'],
  ['iej ej', 'a ia'],
  ['ich ych imi ymi', 'ie e i y'],
  ['ow ami ach', 'i y a - e'],
  ['i', 'a -'],
  ['u', '-'],
  ['a', 'o -'],
  ['e', 'a -'],
  ['y o', 'a'],
]
const endings = rules
  .flatMap(([written, plain]) =>
    written.split(' ').map((ending) => ({ ending, plain: plain.replace('-', '').split(' ') })),
  )
  .toSorted((one, other) => other.ending.length - one.ending.length)
const endingsByLast = Map.groupBy(endings, ({ ending }) => ending.at(-1) ?? '')
const minStem = 4
/** A shorter word may be the beginning of another: `coco` is no cocoa. */
const minWithoutEnding = 6

/** True for a word of products, groups or synonyms, in singular or plural. */
export function isWhole({ index, groupWords, synonyms }: Catalogue, word: string): boolean {
  const stem = stemOf(word)
  return [index, groupWords, synonyms].some(({ byStem }) => byStem.has(stem)) || synonyms.exact.has(word)
}

const longName = 5

/** True for a word that nothing of the catalogue is called, and that is no typing error of one. */
export function isStrange(catalogue: Catalogue, word: string): boolean {
  if (isWhole(catalogue, plainForm(catalogue, word)) || isKnownWord(catalogue, word)) return false
  const near = nearestOf(catalogue, word)
  const sound = soundOfWord(word)
  return !near.some((other) => word.length >= longName || soundOfWord(other) === sound)
}

/** Words beside a product that say nothing about it, unless products have them. */
const asides = new Set(
  (
    'um uh er erm ehm yyy eee nice lovely any one ones wide brand edited please pls plz thanks thank ta cheers them need needed prosze poprosze bardzo ladne ladna ladny ' +
    'lutfen guzel'
  ).split(' '),
)

const fresh = /^(?:fresh|taze|swiez(?:[yaei]|ego|ej|ych|ymi))$/
/** A word that customers add to fruit, meat and bread. Other products have it in their names: `Fresh Root Ginger`. */
export const isFreshWord = (word: string): boolean => fresh.test(word)

/** The words in the form that products have, without asides: `ayrandan` is `ayran`, `śmietany` is `śmietana`. Others stay as they are. */
export function withPlainWords(catalogue: Catalogue, name: string): string {
  const words = name.split(' ')
  const isOfPhrase = (index: number) => catalogue.synonyms.exact.has(words.slice(index, index + 2).join(' '))
  const telling = words.filter(
    (word, index) => !asides.has(word) || catalogue.index.postings.has(word) || isOfPhrase(index),
  )
  const kept = telling.length > 0 ? telling : words
  const isPhrase = (index: number) => catalogue.synonyms.exact.has(`${kept[index]} ${kept[index + 1]}`)
  const pairs = kept.map((word, index) => pairOf(catalogue, word, kept[index + 1]))
  return kept
    .map((word, index) => {
      const paired = pairs[index]?.[0] ?? pairs[index - 1]?.[1]
      if (paired !== undefined) return paired
      const plain = plainForm(catalogue, word)
      return plain === word || isPhrase(index - 1) || isPhrase(index) ? word : plain
    })
    .join(' ')
}

/** `bułki tartej` is `bułka tarta` together, although `bułki` alone is a category. */
function pairOf(
  catalogue: Catalogue,
  word: string,
  next: string | undefined,
): readonly [string, string] | undefined {
  const { postings } = catalogue.index
  if (next === undefined || postings.has(word) || postings.has(next)) return undefined
  for (const form of formsOf(word))
    for (const nextForm of formsOf(next)) {
      const areOfProducts = postings.has(form) && postings.has(nextForm)
      if (areOfProducts && isTogether(catalogue, form, nextForm)) return [form, nextForm]
    }
  return undefined
}

function plainForm({ index, groupWords, synonyms }: Catalogue, word: string): string {
  if (word.length <= minStem || index.postings.has(word) || !/^\p{L}+$/u.test(word)) return word
  const isOfProducts = (form: string) => index.postings.has(form)
  const isKnown = (form: string) => isOfProducts(form) || synonyms.exact.has(form)
  const isPlural = () => isOfProducts(`${word}s`) || (word.endsWith('s') && index.byStem.has(stemOf(word)))
  if (isKnown(word) || isPlural() || groupWords.byStem.has(stemOf(word))) return word
  const forms = formsOf(word)
  return forms.find(isOfProducts) ?? forms.find(isKnown) ?? word
}

/** The forms that the word may have on products. A `k` becomes soft before a vowel: `sucuğu`, `kabağı`. */
function formsOf(word: string): readonly string[] {
  const own = (endingsByLast.get(word.at(-1) ?? '') ?? []).filter(({ ending }) => word.endsWith(ending))
  const forms = own.flatMap(({ ending, plain }) => {
    const stem = word.slice(0, -ending.length)
    if (stem.length < minStem) return []
    const hard = stem.endsWith('g') ? [`${stem.slice(0, -1)}k`] : []
    return [...plain.map((each) => stem + each), ...hard]
  })
  // `bułk` may be `bułka`, and `tereyağ` is `tereyağı`.
  return word.length >= minWithoutEnding ? [...forms, `${word}a`, `${word}i`] : forms
}
